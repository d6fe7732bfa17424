/** Everything of this device as a file, and back: games with the secrets of their seats, statistics, what is kept of puzzles, real tables and positions, preferences. */

import type { OwnGame } from "../../api/device.svelte";
import type { GameName } from "../../api/view";
import type { Settings } from "../../settings.svelte";
import type { KeptPosition } from "../analysis/kept.svelte";
import type { Progress } from "../puzzles/progress";
import type { KeptTable } from "../real/kept.svelte";
import type { Played } from "./statistics";

export const FORMAT = "sixfold-device/1";
export const LARGEST = 4_000_000;

export interface Belongings {
  readonly games: readonly OwnGame[];
  readonly played: readonly Played[];
  readonly settings: Partial<Settings>;
  readonly puzzles: Progress;
  readonly real: readonly KeptTable[];
  readonly positions: readonly KeptPosition[];
}

/** A file that cannot be taken in: not one of ours, made by a later version, or damaged at some place. */
export class BadFile extends Error {
  constructor(
    readonly why: "other" | "newer" | "damaged",
    readonly place = "",
  ) {
    super(`${why} ${place}`.trim());
  }
}

type Json = Record<string, unknown>;
const KINDS = ["tiles", "cubes", "cards"];
const STATUSES = ["lobby", "shuffling", "playing", "ended", "resigned", "closed"];
const SECRET = /^[A-Za-z0-9_-]{20,128}$/;
const GAME = /^[a-z0-9]{1,32}$/;
const NAME = /^[a-z0-9-]{1,64}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const PIECE = /^[ROYGBP][ocdstx]$/;
/** More than anybody has; what a device itself keeps of tables and positions, it sees to. */
const MOST = { puzzles: 20_000, turns: 1000, pieces: 108 };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, most = 80): value is string => typeof value === "string" && value.length <= most;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isSeat = (value: unknown) => Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) < 8;
const isSecret = (value: unknown): value is string => typeof value === "string" && SECRET.test(value);
const isSecrets = (value: unknown) => isObject(value) && Object.entries(value).every(([seat, secret]) => isSeat(seat) && isSecret(secret));

function isSeated(value: unknown): boolean {
  return isObject(value) && isText(value["name"]) && (value["bot"] === null || isText(value["bot"])) && (value["setup"] === undefined || isText(value["setup"]));
}

function isReceipts(value: unknown): boolean {
  return isObject(value) && Object.entries(value).every(([seat, receipt]) => isSeat(seat) && isObject(receipt) && isSeat(receipt["seat"]));
}

function isGame(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { game, kind, edition, seated, status, at, seats, host, watch, invites, mixes, receipts, fit } = value;
  return (
    isText(game) && GAME.test(game) && KINDS.includes(kind as string) && isText(edition) && STATUSES.includes(status as string) && isNumber(at) &&
    Array.isArray(seated) && seated.length <= 8 && seated.every(isSeated) && isSecrets(seats) &&
    (host === undefined || isSecret(host)) && (watch === undefined || isSecret(watch)) &&
    (invites === undefined || isSecrets(invites)) && (receipts === undefined || isReceipts(receipts)) &&
    (mixes === undefined || isSeat(mixes)) && (fit === undefined || fit === true)
  );
}

function isPlayed(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { game, kind, at, against, others, won, score, best, qwirkles } = value;
  const numbers = [at, score, best, qwirkles, others ?? 1].every((number) => isNumber(number) && number >= 0);
  return isText(game) && GAME.test(game) && KINDS.includes(kind as string) && isText(against) && [true, false, null].includes(won as boolean) && numbers;
}

const isCode = (value: unknown) => typeof value === "string" && PIECE.test(value);
const isList = (value: unknown, most: number, good: (one: unknown) => boolean): value is unknown[] => Array.isArray(value) && value.length <= most && value.every(good);
const isPieces = (value: unknown) => isList(value, MOST.pieces, isCode);
const isCount = (value: unknown) => isNumber(value) && value >= 0;

/** Whether a value has so many entries at most, each with a good name and a good value. */
function isBook(value: unknown, most: number, name: (name: string) => boolean, good: (one: unknown) => boolean): value is Json {
  return isObject(value) && Object.keys(value).length <= most && Object.entries(value).every(([key, one]) => name(key) && good(one));
}

const isKind = (value: unknown) => KINDS.includes(value as string);
const isTruth = (value: unknown) => typeof value === "boolean";

/** Which part of what was solved is damaged; nothing if all of it is good. */
function wrongIn(puzzles: Json): string | undefined {
  const { ratings = {}, answered = {}, solved = {}, days = {} } = puzzles;
  const good = {
    ratings: isBook(ratings, KINDS.length, isKind, isNumber),
    answered: isBook(answered, KINDS.length, isKind, isCount),
    solved: isBook(solved, MOST.puzzles, (id) => NAME.test(id), isTruth),
    days: isBook(days, MOST.puzzles, (day) => DAY.test(day), (day) => isBook(day, KINDS.length, isKind, isTruth)),
  };
  return Object.entries(good).find(([, right]) => !right)?.[0];
}

/** Whether these are turns as they were entered; what is played in them, the rules judge when the table is opened. */
function isEntered(value: unknown): boolean {
  return isObject(value) && Number.isInteger(value["seat"]) && isSeat(value["seat"]) && JSON.stringify(value).length <= 4000;
}

function isHolding(value: unknown): boolean {
  return isObject(value) && isCount(value["turns"]) && isTruth(value["rolled"]) && isPieces(value["pieces"]);
}

function isTable(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, kind, edition, names, first, mode, seconds, turns, mine, deal, held, scores, over, at } = value;
  return (
    isText(id) && GAME.test(id) && isKind(kind) && isText(edition) && NAME.test(edition) && isList(names, 8, (name) => isText(name)) && isSeat(first) &&
    (mode === "sheet" || mode === "game") && (seconds === null || isCount(seconds)) && isList(turns, MOST.turns, isEntered) &&
    isList(scores, 8, isNumber) && isTruth(over) && isNumber(at) && (mine === undefined || mine === null || isSeat(mine)) &&
    (deal === undefined || isList(deal, 8, (hand) => hand === null || isPieces(hand))) && (held === undefined || held === null || isHolding(held))
  );
}

function isPosition(value: unknown): boolean {
  return isObject(value) && isText(value["text"], 10_000) && isText(value["name"]) && isNumber(value["at"]);
}

/** What a file holds; `BadFile` says what is wrong with it. */
export function parseBelongings(text: string, usual: Settings): Belongings {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadFile("other");
  }
  if (!isObject(found) || typeof found["format"] !== "string" || !found["format"].startsWith("sixfold-device/")) throw new BadFile("other");
  if (found["format"] !== FORMAT) throw new BadFile("newer");
  // Files from before these were moved, too, have none of them.
  const { games, played, settings, puzzles = {}, real = [], positions = [] } = found;
  if (!Array.isArray(games)) throw new BadFile("damaged", "games");
  if (!Array.isArray(played)) throw new BadFile("damaged", "played");
  if (!isObject(settings)) throw new BadFile("damaged", "settings");
  if (!isObject(puzzles)) throw new BadFile("damaged", "puzzles");
  if (!Array.isArray(real)) throw new BadFile("damaged", "real");
  if (!Array.isArray(positions)) throw new BadFile("damaged", "positions");
  const wrong = wrongIn(puzzles);
  if (wrong) throw new BadFile("damaged", `puzzles ${wrong}`);
  for (const [list, name, good] of [[games, "games", isGame], [played, "played", isPlayed], [real, "real", isTable], [positions, "positions", isPosition]] as const) {
    const bad = list.findIndex((one) => !good(one));
    if (bad >= 0) throw new BadFile("damaged", `${name} ${bad + 1}`);
  }
  return {
    games: games.map((one) => onlyKnown(one, FIELDS.game)) as unknown as OwnGame[],
    played: played as Played[],
    settings: likes(settings, usual),
    puzzles: { ratings: {}, answered: {}, solved: {}, days: {}, ...onlyKnown(puzzles, FIELDS.puzzles) },
    real: real.map((one) => onlyKnown(one, FIELDS.table)) as unknown as KeptTable[],
    positions: positions.map((one) => onlyKnown(one, FIELDS.position)) as unknown as KeptPosition[],
  };
}

const FIELDS = {
  game: ["game", "kind", "edition", "seated", "status", "at", "seats", "host", "watch", "invites", "mixes", "receipts", "fit"],
  puzzles: ["ratings", "answered", "solved", "days"],
  table: ["id", "kind", "edition", "names", "first", "mode", "seconds", "turns", "mine", "deal", "held", "scores", "over", "at"],
  position: ["text", "name", "at"],
};

/** What may follow from a file into this device: nothing but what is known here. */
function onlyKnown(value: unknown, fields: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value as Json).filter(([name]) => fields.includes(name)));
}

/** The preferences among these that this app knows, of the kind that it knows. */
function likes(settings: Json, usual: Settings): Partial<Settings> {
  const known = Object.entries(usual).filter(([name, value]) => {
    const given = settings[name];
    if (given === null) return value === null;
    return value === null ? isText(given) : typeof given === typeof value && (typeof given !== "string" || given.length <= 80);
  });
  return Object.fromEntries(known.map(([name]) => [name, settings[name]]));
}

/** What was solved on both devices: of each game the rating that more answers have led to, and what was answered here stays answered so. */
function solvedOnBoth(mine: Progress, theirs: Progress): Progress {
  const more = (KINDS as GameName[]).filter((kind) => (theirs.answered[kind] ?? 0) > (mine.answered[kind] ?? 0));
  const taken = <Value>(from: Partial<Record<GameName, Value>>) => Object.fromEntries(more.flatMap((kind) => (from[kind] === undefined ? [] : [[kind, from[kind]]])));
  const days = Object.keys({ ...theirs.days, ...mine.days }).sort().map((day) => [day, { ...theirs.days[day], ...mine.days[day] }]);
  return {
    ratings: { ...mine.ratings, ...taken(theirs.ratings) },
    answered: { ...mine.answered, ...taken(theirs.answered) },
    solved: { ...theirs.solved, ...mine.solved },
    days: Object.fromEntries(days) as Progress["days"],
  };
}

/** What both have kept, of two alike the later; the latest first. */
function latest<Kept extends { readonly at: number }>(mine: readonly Kept[], theirs: readonly Kept[], nameOf: (one: Kept) => string): Kept[] {
  const all = new Map(mine.map((one) => [nameOf(one), one]));
  for (const one of theirs) if ((all.get(nameOf(one))?.at ?? -Infinity) < one.at) all.set(nameOf(one), one);
  return [...all.values()].sort((one, other) => other.at - one.at);
}

/** Both together: of a game that both know, the later state and the secrets of both; preferences that were changed here stay. */
export function merged(mine: Belongings, theirs: Belongings, usual: Settings): Belongings {
  const games = new Map(mine.games.map((game) => [game.game, game]));
  for (const game of theirs.games) {
    const here = games.get(game.game);
    if (!here) {
      games.set(game.game, game);
      continue;
    }
    const [older, newer] = here.at < game.at ? [here, game] : [game, here];
    const receipts = older.receipts || newer.receipts ? { receipts: { ...game.receipts, ...here.receipts } } : {};
    games.set(game.game, { ...older, ...newer, seats: { ...game.seats, ...here.seats }, ...receipts });
  }
  const played = new Map([...theirs.played, ...mine.played].map((one) => [one.game, one]));
  const untouched = Object.entries(theirs.settings).filter(([name]) => {
    const at = name as keyof Settings;
    return mine.settings[at] === usual[at];
  });
  return {
    games: [...games.values()].sort((one, other) => other.at - one.at),
    played: [...played.values()],
    settings: { ...mine.settings, ...Object.fromEntries(untouched) },
    puzzles: solvedOnBoth(mine.puzzles, theirs.puzzles),
    real: latest(mine.real, theirs.real, (table) => table.id),
    positions: latest(mine.positions, theirs.positions, (position) => position.text),
  };
}
