import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Unreachable } from "../api/answerer";
import type { ToPage, ToWorker } from "./messages";

/** A worker that does what a test says. */
class Pretended {
  static all: Pretended[] = [];
  static get latest(): Pretended {
    return Pretended.all[Pretended.all.length - 1] as Pretended;
  }
  onmessage: ((event: { data: ToPage }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: ToWorker[] = [];
  ended = false;

  constructor() {
    Pretended.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(data: ToPage): void {
    this.onmessage?.({ data });
  }
}

const LONG = 600_000;
const request = { method: "GET", path: "/choices" } as const;

async function fresh() {
  vi.resetModules();
  return import("./table");
}

beforeEach(() => {
  Pretended.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Pretended);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the page's end of the local table", () => {
  it.each(["offline", "evicted", "not-kept", "fault"] as const)("tells all who wait that there is none: %s", async (code) => {
    const { ask, openLine } = await fresh();
    const ended = vi.fn();
    openLine("0game", () => undefined, ended).say("hello");
    const asked = ask(request);
    Pretended.latest.tell({ told: "failed", code });
    await expect(asked).rejects.toMatchObject({ message: code });
    expect(ended).toHaveBeenCalledExactlyOnceWith(1006, code);
    expect(Pretended.latest.ended).toBe(true);
  });

  it("knows what was tidied away from what was never kept", async () => {
    vi.stubGlobal("localStorage", { getItem: () => "gone" });
    const { ask } = await fresh();
    const asked = ask(request);
    Pretended.latest.tell({ told: "failed", code: "offline" });
    await expect(asked).rejects.toThrow("evicted");
  });

  it("begins anew after a worker that broke, and hears nothing more of that one", async () => {
    const { ask } = await fresh();
    const before = ask(request);
    const broken = Pretended.latest;
    broken.onerror?.();
    await expect(before).rejects.toThrow(/fault/);
    const after = ask(request);
    expect(Pretended.all).toHaveLength(2);
    broken.tell({ told: "failed", code: "fault" });
    broken.onerror?.();
    Pretended.latest.tell({ told: "answer", id: 2, answer: '{"status":200,"body":1}' });
    expect(await after).toEqual({ status: 200, body: 1 });
  });

  it("gives up a worker that has died without a word", async () => {
    const { openLine } = await fresh();
    const ended = vi.fn();
    const line = openLine("0game", () => undefined, ended);
    line.say("hello");
    Pretended.latest.tell({ told: "ready" });
    for (let said = 0; said < 20; said++) {
      await vi.advanceTimersByTimeAsync(LONG / 20);
      line.say("are you there?");
    }
    expect(Pretended.all[0]?.heard).toContainEqual({ do: "ping" });
    expect(ended).toHaveBeenCalledExactlyOnceWith(1006, "fault");
  });

  it("keeps one that answers, one that nobody waits for, and one that still begins", async () => {
    const { ask, openLine } = await fresh();
    const ended = vi.fn();
    const line = openLine("0game", () => undefined, ended);
    line.say("hello");
    await vi.advanceTimersByTimeAsync(LONG);
    const [worker] = Pretended.all as [Pretended];
    const usual = worker.postMessage.bind(worker);
    worker.postMessage = (message) => {
      usual(message);
      if (message.do === "ping") worker.tell({ told: "here" });
    };
    worker.tell({ told: "ready" });
    await vi.advanceTimersByTimeAsync(LONG);
    line.hangUp();
    worker.postMessage = usual;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(ended).not.toHaveBeenCalled();
    void ask(request).catch((error: unknown) => expect(error).toBeInstanceOf(Unreachable));
    expect(Pretended.all).toHaveLength(1);
  });
});
