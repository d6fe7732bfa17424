/** A game from a file, which no server needs to know: it lasts as long as the tab. */

import { checkRecord, refusalOf } from "../api/client";
import { denialText } from "../games/naming";
import { say } from "../i18n/words.svelte";
import type { FullRecord } from "./history";

const PLACE = "sixfold.record";
/** What the server takes to check. */
const LARGEST = 1024 * 1024 - 64;
/** Faults of a file that holds no record at all. */
const NO_RECORD = new Set(["not-json", "not-a-record", "not-text", "empty", "missing-field"]);

export function openedRecord(): FullRecord | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as FullRecord | null;
  } catch {
    return null;
  }
}

/** Open a file; why it cannot be opened, in words. */
export async function openFile(file: File): Promise<string | null> {
  const { name } = file;
  if (file.size > LARGEST) return say("open-large", { name });
  const record = await read(file);
  if (record === null) return say("open-unreadable", { name });
  try {
    const { good, fault } = await checkRecord(record);
    if (!good) return fault && NO_RECORD.has(fault.code) ? say("open-unreadable", { name }) : say("open-faulty", { name, turn: fault?.turn ?? 0 });
    sessionStorage.setItem(PLACE, JSON.stringify(record));
    return null;
  } catch (error) {
    return denialText(refusalOf(error));
  }
}

async function read(file: File): Promise<Record<string, unknown> | null> {
  try {
    const found: unknown = JSON.parse(await file.text());
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
