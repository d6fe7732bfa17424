/** The messages of the rules: their keys come from the server. */

import type { RulesPage } from "../../api/client";
import type { MessageKey } from "../../i18n/keys";
import { say, type Values } from "../../i18n/words.svelte";

/** A message of the rules, with the facts of the edition. */
export function sayRule(key: string, page: RulesPage, values: Values = {}): string {
  return say(key as MessageKey, { ...page.facts, ...values });
}
