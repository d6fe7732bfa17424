/** Every word a person reads, from the catalogues that the terminal reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageKey } from "./keys";

const sources = import.meta.glob<string>("../../../src/sixfold/locale/*/{pieces,refusals,web}.ftl", {
  query: "?raw",
  import: "default",
});

/** What only some pages need. */
const more = import.meta.glob<string>("../../../src/sixfold/locale/*/{rules,lessons}.ftl", { query: "?raw", import: "default" });
const needed = new Set<string>();

const FALLBACK = "en";
const FOLDER = /locale\/([^/]+)\//;

/** The languages there are catalogues in. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(sources).flatMap((path) => FOLDER.exec(path)?.[1] ?? [])),
].sort();

export type Values = Record<string, FluentVariable>;

let current = $state.raw({ language: FALLBACK, bundle: new FluentBundle(FALLBACK) });

/** The language that suits these wishes best, such as those of the browser. */
export function languageFor(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found = [wish, wish.split("-")[0]].find((tag) => tag && LANGUAGES.includes(tag));
    if (found) return found;
  }
  return FALLBACK;
}

/** Load the catalogue of a language and speak it from now on. */
export async function speak(language: string): Promise<void> {
  const wanted = Object.entries(more).filter(([path]) => [...needed].some((part) => path.endsWith(`/${part}.ftl`)));
  const parts = { ...sources, ...Object.fromEntries(wanted) };
  const paths = Object.keys(parts).filter((path) => FOLDER.exec(path)?.[1] === language);
  const texts = await Promise.all(paths.map((path) => parts[path]?.()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    if (text !== undefined) bundle.addResource(new FluentResource(text));
  }
  current = { language, bundle };
}

/** Load a part that only some pages need, in this language and in every one that is chosen later. */
export async function needs(part: "rules" | "lessons"): Promise<void> {
  if (needed.has(part)) return;
  needed.add(part);
  await speak(current.language);
}

export function language(): string {
  return current.language;
}

/** The message of a key with the values put in; a key that is missing shows itself between brackets. */
export function say(key: MessageKey, values: Values = {}): string {
  const pattern = current.bundle.getMessage(key)?.value;
  if (!pattern) return `⟦${key}⟧`;
  return current.bundle.formatPattern(pattern, values, []);
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
