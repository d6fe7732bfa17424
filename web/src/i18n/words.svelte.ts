/** Every word a person reads, from the catalogues that the terminal reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import catalogues from "virtual:catalogues";
import type { MessageKey } from "./keys";

/** A language's messages come in parts: the words of every page, and what only some pages need. */
export type Part = "words" | "rules" | "lessons" | "coach" | "puzzles" | "real" | "analysis";

const FALLBACK = "en";

/** The languages there are catalogues in. */
export const LANGUAGES: readonly string[] = Object.keys(catalogues).sort();

export type Values = Record<string, FluentVariable>;

/** What was loaded of a language: its messages, and the terms of its books by game or edition. */
interface Loaded {
  readonly language: string;
  readonly messages: readonly FluentResource[];
  readonly books: Readonly<Record<string, string>>;
}

let loaded = $state.raw<Loaded>({ language: FALLBACK, messages: [], books: {} });
/** The editions and games that the components there speak of, the latest last. A page may come before the one it follows goes. */
let books = $state.raw<readonly { readonly name: string }[]>([]);
/** The edition or game in whose words everything is said. */
const book = $derived(books.at(-1)?.name ?? null);
const current = $derived({ language: loaded.language, bundle: bundleOf(loaded, book), game: book?.split("-")[0] });
const needed = new Set<Part>(["words"]);
let wished = FALLBACK;
let asked = 0;
let latest = Promise.resolve();

/** The language that suits these wishes best, such as those of the browser. */
export function languageFor(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found = [wish, wish.split("-")[0]].find((tag) => tag && LANGUAGES.includes(tag));
    if (found) return found;
  }
  return FALLBACK;
}

/** Load the catalogue of a language and speak it; of several wishes at once the last one counts. */
export function speak(language: string): Promise<void> {
  wished = language;
  latest = load(language, [...needed]);
  return latest;
}

async function load(language: string, parts: readonly Part[]): Promise<void> {
  const number = ++asked;
  const found = (await Promise.all(parts.map((part) => catalogues[language]?.[part]?.()))).filter((one) => one !== undefined);
  if (number !== asked) return latest;
  const books = Object.assign({}, ...found.map((one) => one.books)) as Record<string, string>;
  loaded = { language, messages: found.map((one) => new FluentResource(one.default)), books };
}

/** The messages of a language; the terms of a game, then of an edition, replace the usual ones. */
function bundleOf({ language, messages, books }: Loaded, name: string | null): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const one of messages) bundle.addResource(one);
  for (const part of new Set([name?.split("-")[0], name])) {
    const terms = part && books[part];
    if (terms) bundle.addResource(new FluentResource(terms), { allowOverrides: true });
  }
  return bundle;
}

/** While this component is there, say everything in the words of this edition or game. */
export function inWordsOf(edition: () => string | null | undefined): void {
  const name = $derived(edition());
  $effect.pre(() => {
    if (!name) return;
    const own = { name };
    books = [...untrack(() => books), own];
    return () => (books = books.filter((one) => one !== own));
  });
}

/** Load a part that only some pages need, in this language and in every one that is chosen later. */
export function needs(part: Part): Promise<void> {
  if (needed.has(part)) return latest;
  needed.add(part);
  return speak(wished);
}

export function language(): string {
  return current.language;
}

/** What a language calls itself. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The message of a key with the values put in; a key that is missing shows itself between brackets. */
export function say(key: MessageKey, values: Values = {}): string {
  const pattern = current.bundle.getMessage(key)?.value;
  if (!pattern) return `⟦${key}⟧`;
  return current.bundle.formatPattern(pattern, current.game ? { game: current.game, ...values } : values, []);
}

/** Whether there is a message of that key: for codes that come from the server. */
export function known(key: string): key is MessageKey {
  return current.bundle.hasMessage(key);
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  const [first, ...rest] = items;
  if (first === undefined) return "";
  const last = rest.pop();
  if (last === undefined) return first;
  return say("list-last", { first: rest.reduce((before, next) => say("list-more", { first: before, next }), first), last });
}

/** When something happened: the time if it was today, else the day. */
export function moment(at: number): string {
  const [then, today] = [new Date(at), new Date()];
  const same = then.toDateString() === today.toDateString();
  return new Intl.DateTimeFormat(current.language, same ? { timeStyle: "short" } : { dateStyle: "medium" }).format(then);
}

/** A duration as a clock shows it, such as 1:05:09. */
export function clockTime(seconds: number): string {
  const digits = new Intl.NumberFormat(current.language, { minimumIntegerDigits: 2 });
  const plain = new Intl.NumberFormat(current.language);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0
    ? say("clock-hours", { hours: plain.format(hours), minutes: digits.format(minutes), seconds: digits.format(rest) })
    : say("clock-minutes", { minutes: plain.format(minutes), seconds: digits.format(rest) });
}
