/** The page's end of the local table: requests and lines go to a worker, in which the same Python runs as on a server. */

import { type Answer, type Request, Unreachable } from "../api/answerer";
import type { ToPage, ToWorker } from "./messages";

/** The code with which a server closes a socket that it will not accept. */
const REFUSED = 4_400;

interface Waiting {
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Unreachable) => void;
}
interface Listening {
  readonly heard: (message: string) => void;
  readonly ended: (code: number) => void;
}

let worker: Worker | null = null;
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
      giveUp(new Unreachable(told.code));
      break;
    case "ready":
  }
}

/** The worker could not begin, or broke: whoever waits is told, and the next request begins anew. */
function giveUp(error: Unreachable): void {
  worker?.terminate();
  worker = null;
  for (const { fail } of waiting.values()) fail(error);
  waiting.clear();
  for (const { ended } of lines.values()) ended(1006);
  lines.clear();
}

function say(message: ToWorker): void {
  if (worker === null) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "sixfold" });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
    worker.onerror = () => giveUp(new Unreachable());
  }
  worker.postMessage(message);
}

export function ask({ method, path, secret, body }: Request): Promise<Answer> {
  const id = ++count;
  return new Promise((settle, fail) => {
    waiting.set(id, { settle, fail });
    say({ do: "ask", id, method, path, secret: secret ?? undefined, body: body === undefined ? undefined : JSON.stringify(body) });
  });
}

/** A line to a game; what is said first says who is there. */
export function openLine(game: string, heard: (message: string) => void, ended: (code: number) => void): { say: (message: string) => void; hangUp: () => void } {
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
