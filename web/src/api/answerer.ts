/** Who answers: the server, or this device itself. Both take the same requests and the same messages. */

export interface Request {
  readonly method: "GET" | "POST";
  /** What follows `api` in the address. */
  readonly path: string;
  readonly secret?: string | null | undefined;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A line to a game: what of a WebSocket is used. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(message: string): void;
  close(): void;
}

export interface Answerer {
  /** The answer to a request; `Unreachable` if nobody gives one. */
  ask(request: Request): Promise<Answer>;
  listen(game: string): Line;
}

/**
 * Why nobody answers: there is no way to the server, or none and only a server could; the browser has tidied away what it
 * takes, or may keep nothing; or something broke.
 */
export type Silence = "offline" | "needs-server" | "evicted" | "not-kept" | "fault";

/** Nobody answers; the code says why. */
export class Unreachable extends Error {
  constructor(readonly code: Silence = "offline") {
    super(code);
  }
}
