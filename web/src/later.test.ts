import { beforeEach, describe, expect, it, vi } from "vitest";

/** A page whose pictures are made by hand. */
class Pictures {
  static tell: (() => void) | null = null;

  constructor(readonly told: () => void) {}

  observe(): void {
    Pictures.tell = this.told;
  }

  disconnect(): void {
    Pictures.tell = null;
  }
}

const page = { hidden: false, documentElement: {} };
vi.stubGlobal("document", page);
vi.stubGlobal("ResizeObserver", Pictures);
const { afterPicture } = await import("./later.svelte");

/** Make a picture; what is done after it is done by then. */
async function picture(): Promise<void> {
  Pictures.tell?.();
  const { port1, port2 } = new MessageChannel();
  await new Promise((shown) => {
    port1.onmessage = shown;
    port2.postMessage(null);
  });
  port1.close();
}

describe("after a picture", () => {
  let done: string[] = [];
  const note = (what: string) => () => done.push(what);

  beforeEach(() => {
    page.hidden = false;
    done = [];
  });

  it("things are done in the order in which they were asked for", async () => {
    afterPicture(note("first"));
    afterPicture(note("second"));
    expect(done).toEqual([]);
    await picture();
    expect(done).toEqual(["first", "second"]);
  });

  it("what is asked for then waits for one more", async () => {
    afterPicture(() => afterPicture(note("later")));
    await picture();
    expect(done).toEqual([]);
    await picture();
    expect(done).toEqual(["later"]);
  });

  it("a page that shows none does not wait, nor let anybody overtake", () => {
    afterPicture(note("first"));
    page.hidden = true;
    afterPicture(note("second"));
    expect(done).toEqual(["first", "second"]);
  });
});
