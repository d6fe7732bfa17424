/** The page's end of the local table: requests and lines go to a worker, in which the same Python runs as on a server. */

import { type Answer, type Request, type Silence, Unreachable } from "../api/answerer";
import { noted } from "../api/answering";
import type { ToPage, ToWorker } from "./messages";

/** The code with which a server closes a socket that it will not accept. */
const REFUSED = 4_400;
/** Games that are listened to are heard of four times a minute; no thought takes as long as both of these together. */
const QUIET = 45_000;
const PATIENCE = 30_000;

interface Waiting {
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Unreachable) => void;
}
interface Listening {
  readonly heard: (message: string) => void;
  /** The code as a socket closes with it, and why if that is known. */
  readonly ended: (code: number, why?: Silence) => void;
}

let worker: Worker | null = null;
/** Whether it has said anything yet: before that it may take as long as it must. */
let started = false;
let attending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, Waiting>();
const lines = new Map<string, Listening>();
let count = 0;

function hear(told: ToPage): void {
  switch (told.told) {
    case "answer":
      waiting.get(told.id)?.settle(JSON.parse(told.answer) as Answer);
      waiting.delete(told.id);
      break;
    case "message":
      lines.get(told.line)?.heard(told.message);
      break;
    case "refused":
      lines.get(told.line)?.ended(REFUSED);
      lines.delete(told.line);
      break;
    case "failed":
      // What cannot be fetched and was kept before has been tidied away.
      giveUp(new Unreachable(told.code === "offline" && noted() !== null ? "evicted" : told.code));
      break;
    case "ready":
    case "here":
  }
}

/** The worker could not begin, or broke: whoever waits is told, and the next request begins anew. */
function giveUp(error: Unreachable): void {
  worker?.terminate();
  worker = null;
  started = false;
  clearTimeout(attending);
  attending = undefined;
  const failed = [...waiting.values()];
  waiting.clear();
  for (const { fail } of failed) fail(error);
  const ended = [...lines.values()];
  lines.clear();
  for (const line of ended) line.ended(1006, error.code);
}

function say(message: ToWorker): void {
  if (worker === null) {
    const begun = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sixfold" });
    worker = begun;
    begun.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (begun !== worker) return;
      started = true;
      attend(QUIET);
      hear(data);
    };
    begun.onerror = () => {
      if (begun === worker) giveUp(new Unreachable("fault"));
    };
  }
  worker.postMessage(message);
  // What is said says nothing of whether it is heard: the time counts from what was heard last.
  if (started && attending === undefined) attend(QUIET);
}

/** A worker that says nothing while it is waited for is asked whether it is there; without an answer, it counts as broken. */
function attend(patience: number, asked = false): void {
  clearTimeout(attending);
  attending = setTimeout(() => {
    attending = undefined;
    if (worker === null || waiting.size + lines.size === 0) return;
    if (asked) return giveUp(new Unreachable("fault"));
    attend(PATIENCE, true);
    worker.postMessage({ do: "ping" } satisfies ToWorker);
  }, patience);
}

export function ask({ method, path, secret, body }: Request): Promise<Answer> {
  const id = ++count;
  return new Promise((settle, fail) => {
    waiting.set(id, { settle, fail });
    say({ do: "ask", id, method, path, secret: secret ?? undefined, body: body === undefined ? undefined : JSON.stringify(body) });
  });
}

/** A line to a game; what is said first says who is there. */
export function openLine(game: string, heard: (message: string) => void, ended: Listening["ended"]): { say: (message: string) => void; hangUp: () => void } {
  const line = `${++count}`;
  let greeted = false;
  lines.set(line, { heard, ended });
  return {
    say(message) {
      say(greeted ? { do: "say", line, message } : { do: "call", line, game, hello: message });
      greeted = true;
    },
    hangUp() {
      lines.delete(line);
      if (greeted) say({ do: "hang-up", line });
    },
  };
}
