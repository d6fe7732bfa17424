/** The words of the lessons: fetched when a lesson is, and their keys come from the server. */

import type { MessageKey } from "../../i18n/keys";
import { needs, say, type Values } from "../../i18n/words.svelte";

export function fetchWords(): Promise<void> {
  return needs("lessons");
}

/** A message of a lesson. */
export function sayLesson(key: string, values: Values): string {
  return say(key as MessageKey, values);
}
