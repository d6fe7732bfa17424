/** Who is asked: the server wherever it can be reached, this device for its own games and where there is no server. */

import { type Answer, type Answerer, type Line, type Request, Unreachable } from "./answerer";
import { server } from "./server";

/** Whether these pages came from a folder of files: then there is no server at all. */
export const ALONE = globalThis.document?.documentElement.hasAttribute("data-pocket") ?? false;
/** What the ids of this device's own games begin with (`sixfold/pocket/table.py`). */
const MARK = "0";
/** Where this browser notes that it keeps all that playing without a network takes. */
export const KEPT = "sixfold.pocket";

/** Whether a game is played on this device, without a server. */
export const isLocal = (game: string) => game.startsWith(MARK);

/** What is noted there once the browser has tidied it away. */
export const GONE = "gone";

/** What this browser has noted of what it takes to answer by itself: nothing if that was never kept here. */
export function noted(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Whether this browser keeps what it takes to answer by itself. */
export const keeps = () => ![null, GONE].includes(noted());

/** This device; what it takes is fetched when it is first asked. */
const device: Answerer = {
  async ask(request) {
    const { ask } = await import("../local/table").catch(() => {
      throw new Unreachable();
    });
    return ask(request);
  },
  listen: (game) => new LocalLine(game),
};

export function listen(game: string): Line {
  return (isLocal(game) ? device : server).listen(game);
}

/** The answer of whoever can give it. */
export async function answer(request: Request): Promise<Answer> {
  const game = gameOf(request);
  if (ALONE || (game !== undefined && isLocal(game))) return device.ask(request);
  try {
    return await server.ask(request);
  } catch (error) {
    if (game !== undefined || !keeps()) throw error;
    if (canStandIn(request)) return device.ask(request);
    throw request.path === "/games" ? new Unreachable("needs-server") : error;
  }
}

/** The game that a request is about, if it is about one. */
function gameOf({ path, body }: Request): string | undefined {
  if (path === "/glance") return (body as { games: { game: string }[] }).games[0]?.game;
  return /^\/games\/([a-z0-9]+)/.exec(path)?.[1];
}

/** Whether this device can stand in for the server: not where other people take part, or their browsers are told. */
function canStandIn({ path, body }: Request): boolean {
  if (path !== "/games") return !path.startsWith("/games?") && !path.startsWith("/push");
  return (body as { seats: { kind: string }[] }).seats.every(({ kind }) => kind !== "link");
}

/** A line to a game of this device, used as a WebSocket is. */
class LocalLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  #line: { say: (message: string) => void; hangUp: () => void } | null = null;

  constructor(game: string) {
    void this.#open(game);
  }

  send(message: string): void {
    this.#line?.say(message);
  }

  close(): void {
    this.#line?.hangUp();
    this.#ended();
  }

  async #open(game: string): Promise<void> {
    try {
      const { openLine } = await import("../local/table");
      if (this.readyState === WebSocket.CLOSED) return;
      this.#line = openLine(
        game,
        (data) => this.readyState === WebSocket.OPEN && this.onmessage?.(new MessageEvent("message", { data })),
        (code, why) => this.#ended(code, why),
      );
    } catch {
      this.#ended();
      return;
    }
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  #ended(code = 1000, reason = ""): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code, reason }));
  }
}
