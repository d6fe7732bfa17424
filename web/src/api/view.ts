/** What the server tells of a game, in the words of its API. */

export type GameName = "tiles" | "cubes" | "cards";
export type PlacedCode = [piece: string, x: number, y: number];
export type CellPair = [x: number, y: number];

export interface SeatView {
  name: string;
  bot: string | null;
  taken: boolean;
  entropy: boolean;
  taken_over: "resigned" | "timed-out" | "voted-out" | null;
  setup: "here" | "link" | "bot";
}

export interface ClockSettings {
  kind: "none" | "turn" | "game";
  seconds: number;
  increment: number;
}

export interface ClockView {
  since: number | null;
  deadline: number | null;
  left: number[] | null;
  vote_from: number | null;
}

export interface Turn {
  seat: number;
  play?: PlacedCode[] | string[];
  score?: number;
  drawn?: number;
  draw?: string[];
  traded?: number;
  pass?: boolean;
  reroll?: [string, string][];
  forced?: string[][];
  table?: string[][];
  qwirkles?: string[][];
}

export interface May {
  play: boolean;
  pass: boolean;
  opening?: number | null;
  trade?: number;
  reroll?: boolean;
  must_roll?: boolean;
}

export interface Play {
  first: number;
  scores: number[];
  ended: string | null;
  unseen: Record<string, number>;
  may: May | null;
  turns: Turn[];
  hand?: string[] | null;
  hands?: string[][];
  hand_sizes?: number[];
  bag_size?: number;
  board?: PlacedCode[];
  reroll?: [string, string][] | null;
  forced?: string[][];
  stack_size?: number;
  table?: string[][];
  qwirkles?: string[][][];
  turns_left?: number | null;
}

export interface Now {
  number: number;
  answers: number;
  status: "lobby" | "playing" | "ended" | "resigned" | "closed";
  you: number | null;
  seats: SeatView[];
  seniority: number[] | null;
  on_turn: number | null;
  clock: ClockView;
  votes: [number, number][];
  shuffle: { method: string | null; commitment: string; seed: string | null; entropy: (string | null)[] | null };
  result: { scores: number[]; winners: number[]; reason: string } | null;
  rematch: string | null;
}

export interface View extends Now {
  game: string;
  kind: GameName;
  edition: string;
  created: number;
  settings: {
    clock: ClockSettings;
    absence: "bot" | "skip";
    grace: number;
    spectators: "none" | "link" | "open";
    open: boolean;
    start: "full" | "host";
  };
  play: Play | null;
}

export interface EventMessage {
  type: "event";
  number: number;
  at: number;
  kind: string;
  seat: number | null;
  turn: Turn | null;
  now: Now;
  play: Partial<Play> | null;
}

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

/** A refusal of the rules, or of the server: a code and the places it concerns. */
export interface Refusal {
  code: string;
  cells?: CellPair[];
  line?: CellPair[];
  pieces?: string[];
  series?: number;
}

export type Action =
  | { play: PlacedCode[] }
  | { play: string[]; table: string[][] }
  | { trade: string[] }
  | { reroll: string[] }
  | { pass: true };

export interface LineView {
  cells: CellPair[];
  points: number;
}

/** What a play that is tried out would give. */
export interface Preview {
  refusal: Refusal | null;
  score?: number;
  lines?: LineView[];
  fits?: Record<string, (CellPair | number)[]>;
  series?: (string | null)[];
  missing?: string[];
  added?: string[];
  qwirkles?: string[][];
}
