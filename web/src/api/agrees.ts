/** Proof, when types are checked, that what the server says it tells is what this app reads. */

import type { Choices, GameMade, Lesson, LessonDone, LessonStep, Listed } from "./client";
import type { components } from "./schema";
import type { Action, ClockSettings, ClockView, EventMessage, May, Now, Play, Preview, Refusal, SeatView, Turn, View } from "./view";

type Told = components["schemas"];
/** A field that is not set is left out by the server, never null. */
type Set<Shape> = { [Field in keyof Shape]: undefined extends Shape[Field] ? Exclude<Shape[Field], null> : Shape[Field] };
type Agrees<Read, Tells extends Read> = [Read, Tells];
type Without<Shape, Field extends PropertyKey> = Set<Omit<Shape, Field>>;

export type Agreement = [
  Agrees<SeatView, Told["SeatView"]>,
  Agrees<ClockSettings, Told["ClockSettings"]>,
  Agrees<ClockView, Told["ClockView"]>,
  Agrees<Turn, Set<Told["Turn"]>>,
  Agrees<May, Told["TilesMay"] | Told["CubesMay"] | Told["CardsMay"]>,
  Agrees<Omit<Play, "turns">, Without<Told["TilesPlay"], "turns"> | Without<Told["CubesPlay"], "turns"> | Without<Told["CardsPlay"], "turns">>,
  Agrees<Now, Told["Now"]>,
  Agrees<Omit<View, "play">, Omit<Told["View"], "play">>,
  Agrees<Omit<EventMessage, "turn" | "play">, Omit<Told["EventMessage"], "turn" | "play">>,
  Agrees<Refusal, Set<Told["Problem"]>>,
  Agrees<Omit<Preview, "refusal">, Without<Told["Preview"], "refusal">>,
  Agrees<Told["ActAsked"]["action"], Action>,
  Agrees<Choices, Told["Choices"]>,
  Agrees<Omit<GameMade, "view">, Omit<Told["GameMade"], "view">>,
  Agrees<Listed, Told["Listed"]>,
  Agrees<Omit<Lesson, "steps">, Omit<Told["Lesson"], "steps">>,
  Agrees<Omit<LessonStep, "view" | "solution">, Omit<Told["LessonStep"], "view" | "solution">>,
  Agrees<Omit<LessonDone, "view">, Omit<Told["LessonDone"], "view">>,
];
