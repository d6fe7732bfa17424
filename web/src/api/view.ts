/** What the server tells of a game: its own shapes, which schema.ts has from it, under the names that this app uses. */

import type { components } from "./schema";

export type Told = components["schemas"];

type KeyOfAny<Shapes> = Shapes extends unknown ? keyof Shapes : never;
type ValueInAny<Shapes, Key> = Shapes extends unknown ? (Key extends keyof Shapes ? Shapes[Key] : never) : never;
/** One shape for several: what only some of them have may be missing. */
type Joined<Shapes> = Pick<Shapes, keyof Shapes> & {
  [Key in Exclude<KeyOfAny<Shapes>, keyof Shapes>]?: ValueInAny<Shapes, Key>;
};
/** A shape with some of its fields told more exactly. */
export type With<Shape, Fields> = Omit<Shape, keyof Fields> & Fields;

export type Action = Told["ActAsked"]["action"];
export type CellPair = Told["Line"]["cells"][number];
export type GameName = Told["View"]["kind"];
export type May = Joined<Told["TilesMay"] | Told["CubesMay"] | Told["CardsMay"]>;
export type PlacedCode = Told["Placing"]["play"][number];
export type Play = With<Joined<Told["TilesPlay"] | Told["CubesPlay"] | Told["CardsPlay"]>, { may: May | null }>;
export type Preview = Told["Preview"];
export type Refusal = Told["Problem"];
export type SeatView = Told["SeatView"];
export type Turn = Told["Turn"];

/** The view of any of the games. */
export type View = With<Told["View"], { play: Play | null }>;
export type EventMessage = With<Told["EventMessage"], { play: Partial<Play> | null }>;
/** Something with a view in it. */
export type Viewed<Shape> = With<Shape, { view: View }>;
/** Something with an action in it, as it would be sent. */
export type Acted<Shape> = With<Shape, { action: Action }>;

/** The view after an event: what changed around the board, and the turn that was played. */
export function after(view: View, event: EventMessage): View {
  const play = view.play === null ? (event.play as Play | null) : { ...view.play, ...event.play };
  if (play !== null && view.play !== null && event.turn !== null && event.kind !== "started") {
    play.turns = [...view.play.turns, event.turn];
    if (view.play.board && event.turn.play) {
      play.board = [...view.play.board, ...(event.turn.play as PlacedCode[])];
    }
  }
  return { ...view, ...event.now, play };
}
