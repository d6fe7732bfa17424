import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection.svelte";
import type { Refusal } from "./view";

/** A socket that keeps what is said, and hears what the test tells. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  said: { type: string; id: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    FakeSocket.last = this;
  }

  send(message: string): void {
    this.said.push(JSON.parse(message) as { type: string; id: string });
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function connected(): { line: Connection; socket: FakeSocket } {
  const line = new Connection("aGame", "aToken");
  const socket = FakeSocket.last;
  socket.tell({ type: "view", view: { number: 4, answers: 4, play: null } });
  socket.tell({ type: "presence", connected: [0], spectators: 0 });
  return { line, socket };
}

/** Whether an action that was sent is done, and what became of it. */
function outcome(acted: Promise<Refusal | null>): { done: boolean; refusal: Refusal | null } {
  const told = { done: false, refusal: null as Refusal | null };
  void acted.then((refusal) => Object.assign(told, { done: true, refusal }));
  return told;
}

const later = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal("window", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("location", { href: "http://here/#/game/abc" });
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => vi.unstubAllGlobals());

describe("an action on its way", () => {
  const event = { type: "event", number: 5, kind: "played", turn: null, play: null, now: { number: 5, answers: 5 } };

  it("is done once it is accepted and its event has been heard, in either order", async () => {
    for (const eventFirst of [false, true]) {
      const { line, socket } = connected();
      const told = outcome(line.act({ pass: true }));
      const accepted = { type: "accepted", id: socket.said.at(-1)?.id, number: 5 };
      socket.tell(eventFirst ? event : accepted);
      await later();
      expect(told.done).toBe(false);
      socket.tell(eventFirst ? accepted : event);
      await later();
      expect(told).toEqual({ done: true, refusal: null });
      line.close();
    }
  });

  it("is done when it is refused", async () => {
    const { line, socket } = connected();
    const told = outcome(line.act({ pass: true }));
    socket.tell({ type: "refused", id: socket.said.at(-1)?.id, code: "not-your-turn" });
    await later();
    expect(told.refusal?.code).toBe("not-your-turn");
    line.close();
  });

  it("is done when the page goes elsewhere", async () => {
    const { line, socket } = connected();
    const told = outcome(line.act({ pass: true }));
    socket.tell({ type: "accepted", id: socket.said.at(-1)?.id, number: 5 });
    await later();
    line.close();
    await later();
    expect(told.done).toBe(true);
  });
});
