/** Requests that are not part of the play itself. Whether the server answers them or this device is not known here. */

import { Unreachable } from "./answerer";
import { answer } from "./answering";
import type { Acted, Action, GameName, Play, Preview, Refusal, Told, View, Viewed, With } from "./view";

export type Choices = Told["Choices"];
export type Edition = Told["EditionView"];
export type RulesPage = Told["RulesPage"];
export type RulesExample = RulesPage["sections"][number]["examples"][number];
export type LessonStep = Viewed<Omit<Told["LessonStep"], "solution">> & { solution: Acted<Told["LessonSolution"]> };
export type Lesson = Omit<Told["Lesson"], "steps"> & { steps: LessonStep[] };
export type LessonDone = Viewed<Told["LessonDone"]>;
export type PuzzleEntry = Told["PuzzleEntry"];
export type Puzzle = Viewed<Told["Puzzle"]>;
export type PuzzleAnswered = Omit<Told["PuzzleAnswered"], "solution"> & { solution: Acted<Told["LessonSolution"]> };
export type Hint = Acted<Told["Hint"]>;
export type GameAsked = Told["GameAsked"];
export type GameMade = Viewed<Told["GameMade"]>;
export type Listed = Told["Listed"];
export type Glance = Told["Glance"];

/** The server said no: a code, never a sentence. */
export class Denied extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What the server said no with. What cannot even be fetched, as a part of the app, is out of reach too. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Denied ? error.refusal : { code: "offline" };
}

interface Asked {
  method?: "GET" | "POST";
  secret?: string | null | undefined;
  body?: unknown;
}

async function ask<Answered>(path: string, { method = "GET", secret, body }: Asked = {}): Promise<Answered> {
  const { status, body: told } = await answer({ method, path, secret, body }).catch((error: unknown) => {
    throw new Denied({ code: error instanceof Unreachable ? error.code : "offline" });
  });
  if (status < 300) return told as Answered;
  throw new Denied(told as Refusal);
}

let choices: Promise<Choices> | null = null;
// The server may offer more than this device did while it stood in.
globalThis.addEventListener?.("online", () => (choices = null));

/** Editions and bots: asked once. */
export function fetchChoices(): Promise<Choices> {
  choices ??= ask<Choices>("/choices").catch((error: unknown) => {
    choices = null;
    throw error;
  });
  return choices;
}

const pages = new Map<string, Promise<RulesPage>>();

/** The rules of an edition: asked once. */
export function fetchRules(edition: string): Promise<RulesPage> {
  const page =
    pages.get(edition) ??
    ask<RulesPage>(`/rules/${encodeURIComponent(edition)}`).catch((error: unknown) => {
      pages.delete(edition);
      throw error;
    });
  pages.set(edition, page);
  return page;
}

export const fetchLesson = (game: GameName) => ask<Lesson>(`/lessons/${game}`);

export const tryStep = (game: GameName, step: string, action: Action) =>
  ask<Preview>(`/lessons/${game}/${step}/preview`, { method: "POST", body: { action } });

export const actInStep = (game: GameName, step: string, action: Action) =>
  ask<LessonDone>(`/lessons/${game}/${step}/act`, { method: "POST", body: { action } });

/** All puzzles with their ratings, the easiest first. */
export const listPuzzles = async () => (await ask<Told["PuzzleList"]>("/puzzles")).puzzles;

export const fetchPuzzle = (id: string) => ask<Puzzle>(`/puzzles/${id}`);

/** The puzzle of a day, the same for everybody. */
export const fetchDaily = (game: GameName, day: string) => ask<Puzzle>(`/puzzles/day/${day}?game=${game}`);

/** What a puzzle is about. */
export const fetchTheme = async (id: string) => (await ask<Told["PuzzleHint"]>(`/puzzles/${id}/hint`)).theme;

export const fetchSolution = (id: string) => ask<PuzzleAnswered>(`/puzzles/${id}/solution`);

export const tryInPuzzle = (id: string, action: Action) => ask<Preview>(`/puzzles/${id}/preview`, { method: "POST", body: { action } });

export const answerPuzzle = (id: string, action: Action) => ask<PuzzleAnswered>(`/puzzles/${id}/answer`, { method: "POST", body: { action } });

export const createGame = (asked: GameAsked) => ask<GameMade>("/games", { method: "POST", body: asked });

export const listGames = async (show: "open" | "watchable") =>
  (await ask<Told["Games"]>(`/games?show=${show}`)).games;

export const fetchGlances = async (games: Told["OwnGame"][]) =>
  (await ask<Told["Glances"]>("/glance", { method: "POST", body: { games } })).games;

/** The key by which this browser will know the server's messages. */
export const fetchPushKey = async () => (await ask<Told["PushKey"]>("/push")).key;

export const subscribeTo = (game: string, secret: string, subscription: unknown) =>
  ask<Told["PushKept"]>(`/games/${game}/push`, { method: "POST", secret, body: subscription });

export const unsubscribeFrom = (game: string, secret: string, endpoint: string) =>
  ask<Told["PushKept"]>(`/games/${game}/push/stop`, { method: "POST", secret, body: { endpoint } });

export const fetchView = (game: string, secret: string | null) => ask<View>(`/games/${game}`, { secret });

export const joinGame = (game: string, body: Told["JoinAsked"]) =>
  ask<Viewed<Told["Joined"]>>(`/games/${game}/join`, { method: "POST", body });

export const leaveGame = (game: string, secret: string) => ask(`/games/${game}/leave`, { method: "POST", secret });

export const startGame = (game: string, host: string) => ask(`/games/${game}/start`, { method: "POST", secret: host });

export const closeGame = (game: string, host: string) => ask(`/games/${game}/close`, { method: "POST", secret: host });

export const newInvite = (game: string, host: string, seat: number | null) =>
  ask<Told["Invited"]>(`/games/${game}/invites`, { method: "POST", secret: host, body: { seat } });

/** Make a link to one's own seat, for another device or somebody else. */
export const handOn = (game: string, secret: string) => ask<Told["Invited"]>(`/games/${game}/hand-on`, { method: "POST", secret });

export const commitTo = (game: string, secret: string, round: number, commitment: string) =>
  ask(`/games/${game}/commit`, { method: "POST", secret, body: { round, commitment } });

export const revealTo = (game: string, secret: string, entropy: string) =>
  ask(`/games/${game}/reveal`, { method: "POST", secret, body: { entropy } });

export const resign = (game: string, secret: string, end: boolean) =>
  ask(`/games/${game}/resign`, { method: "POST", secret, body: { end } });

export const takeBackSeat = (game: string, secret: string) => ask(`/games/${game}/return`, { method: "POST", secret });

export const vote = (game: string, secret: string, seat: number) =>
  ask(`/games/${game}/votes`, { method: "POST", secret, body: { seat } });

/** Play again, the computers perhaps on another level. */
export const askRematch = (game: string, secret: string, level?: string) =>
  ask<Told["Rematch"]>(`/games/${game}/rematch${level ? `?level=${level}` : ""}`, { method: "POST", secret });

export const fetchHints = async (game: string, secret: string) =>
  (await ask<{ hints: Hint[] }>(`/games/${game}/hint`, { method: "POST", secret })).hints;

export const fetchRecord = <Content>(game: string, secret: string | null) =>
  ask<Content>(`/games/${game}/record`, { secret });

/** Whether a record is right by the rules. */
export const checkRecord = (record: Record<string, unknown>) => ask<Told["Checked"]>("/check", { method: "POST", body: { record } });

export type RealKnown = Told["RealKnown"];

/** A real table as far as it was entered, played through by the rules. */
export const followReal = (table: object, also: { correct?: { turn: number; by: object }; hand?: Told["RealHand"] } = {}) =>
  ask<RealKnown>("/real", { method: "POST", body: { table, ...also } });

/** What a play would give where hands are unknown. */
export const tryReal = (asked: object) => ask<Preview>("/real/preview", { method: "POST", body: asked });

export type Position = Told["SetupJson"];
export type Described = With<Told["DescribedJson"], { play: Play | null }>;
export type Analysed = Told["AnalysedJson"];

/** What is wrong with a position, and how its player on turn sees it. */
export const describePosition = (position: Partial<Position>) => ask<Described>("/analysis/position", { method: "POST", body: { position } });

/** The position that a text stands for. */
export const readPosition = (text: string) => ask<Described>("/analysis/position", { method: "POST", body: { text } });

/** The position after so many turns of a record. */
export const positionOf = (record: object, turn: number) => ask<Described>("/analysis/record", { method: "POST", body: { record, turn } });

/** The best plays of a position, or what an action is worth in it. */
export const analysePosition = (position: Partial<Position>, action?: object) =>
  ask<Analysed>("/analysis", { method: "POST", body: { position, ...(action ? { action } : {}) } });

/** What the coach looks at: a game of this server, or a record that somebody has brought. */
export type Coached = { readonly game: string; readonly secret: string | null } | { readonly record: object };

function coach<Answered>(coached: Coached, path: string, body: object): Promise<Answered> {
  if ("record" in coached) return ask<Answered>(`/coach${path}`, { method: "POST", body: { ...body, record: coached.record } });
  return ask<Answered>(`/games/${coached.game}/coach${path}`, { method: "POST", secret: coached.secret, body });
}

export const judgeTurns = async (coached: Coached, turns: readonly number[]) => (await coach<Told["Judged"]>(coached, "", { turns })).turns;

export const considerPlay = (coached: Coached, turn: number, action: object) =>
  coach<Told["Considered"]>(coached, "/try", { turn, action });

/** A secret for a seat, chosen here so that joining can be repeated without harm. */
export function ownToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36));
  return `seat_${btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_")}`;
}
