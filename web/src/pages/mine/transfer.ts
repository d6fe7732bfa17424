/** Everything of this device as a file, and back: games with the secrets of their seats, statistics, preferences. */

import type { OwnGame } from "../../api/device.svelte";
import type { Settings } from "../../settings.svelte";
import type { Played } from "./statistics";

export const FORMAT = "sixfold-device/1";
export const LARGEST = 4_000_000;

export interface Belongings {
  readonly games: readonly OwnGame[];
  readonly played: readonly Played[];
  readonly settings: Partial<Settings>;
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
  const { game, kind, edition, seated, status, at, seats, host, watch, invites, receipts, fit } = value;
  return (
    isText(game) && GAME.test(game) && KINDS.includes(kind as string) && isText(edition) && STATUSES.includes(status as string) && isNumber(at) &&
    Array.isArray(seated) && seated.length <= 8 && seated.every(isSeated) && isSecrets(seats) &&
    (host === undefined || isSecret(host)) && (watch === undefined || isSecret(watch)) &&
    (invites === undefined || isSecrets(invites)) && (receipts === undefined || isReceipts(receipts)) &&
    (fit === undefined || fit === true)
  );
}

function isPlayed(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { game, kind, at, against, others, won, score, best, qwirkles } = value;
  const numbers = [at, score, best, qwirkles, others ?? 1].every((number) => isNumber(number) && number >= 0);
  return isText(game) && GAME.test(game) && KINDS.includes(kind as string) && isText(against) && [true, false, null].includes(won as boolean) && numbers;
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
  const { games, played, settings } = found;
  if (!Array.isArray(games)) throw new BadFile("damaged", "games");
  if (!Array.isArray(played)) throw new BadFile("damaged", "played");
  if (!isObject(settings)) throw new BadFile("damaged", "settings");
  for (const [list, name, good] of [[games, "games", isGame], [played, "played", isPlayed]] as const) {
    const bad = list.findIndex((one) => !good(one));
    if (bad >= 0) throw new BadFile("damaged", `${name} ${bad + 1}`);
  }
  return { games: games.map(onlyKnown) as OwnGame[], played: played as Played[], settings: likes(settings, usual) };
}

const FIELDS = ["game", "kind", "edition", "seated", "status", "at", "seats", "host", "watch", "invites", "receipts", "fit"];

/** What may follow from a file into this device: nothing but what is known here. */
function onlyKnown(game: unknown): unknown {
  return Object.fromEntries(Object.entries(game as Json).filter(([name]) => FIELDS.includes(name)));
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
  };
}
