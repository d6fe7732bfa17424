import { beforeEach, describe, expect, it, vi } from "vitest";
import { Unreachable } from "./answerer";

const { fromServer, fromDevice } = vi.hoisted(() => ({ fromServer: vi.fn(), fromDevice: vi.fn() }));
vi.mock("./server", () => ({ server: { ask: fromServer, listen: () => ({}) } }));
vi.mock("../local/table", () => ({ ask: fromDevice, openLine: vi.fn() }));

const { answer, isLocal, KEPT } = await import("./answering");

const GAME = "k3m9x2p7q4w8z5ab";
const LOCAL = `0${GAME}`;
const seats = (...kinds: string[]) => ({ seats: kinds.map((kind) => ({ kind })) });

function keeping(kept: boolean): void {
  vi.stubGlobal("localStorage", { getItem: (place: string) => (kept && place === KEPT ? "today" : null) });
}

beforeEach(() => {
  fromServer.mockReset().mockResolvedValue({ status: 200, body: "server" });
  fromDevice.mockReset().mockResolvedValue({ status: 200, body: "device" });
  keeping(false);
});

describe("who is asked", () => {
  it("is told by the game", async () => {
    expect([isLocal(GAME), isLocal(LOCAL)]).toEqual([false, true]);
    for (const path of ["", "/actions", "/record", "/coach/try"]) {
      expect((await answer({ method: "GET", path: `/games/${LOCAL}${path}` })).body).toBe("device");
      expect((await answer({ method: "GET", path: `/games/${GAME}${path}` })).body).toBe("server");
    }
    expect((await answer({ method: "POST", path: "/glance", body: { games: [{ game: LOCAL }] } })).body).toBe("device");
    expect((await answer({ method: "POST", path: "/glance", body: { games: [{ game: GAME }] } })).body).toBe("server");
  });

  it("is this device where the server is out of reach and everything is kept", async () => {
    fromServer.mockRejectedValue(new Unreachable());
    const asked = [
      { method: "GET", path: "/choices" },
      { method: "GET", path: "/lessons/tiles" },
      { method: "POST", path: "/games", body: seats("here", "bot") },
      { method: "POST", path: "/coach", body: {} },
    ] as const;
    for (const request of asked) await expect(answer(request)).rejects.toThrow(Unreachable);
    keeping(true);
    for (const request of asked) expect((await answer(request)).body).toBe("device");
  });

  it("is never this device where others take part", async () => {
    fromServer.mockRejectedValue(new Unreachable());
    keeping(true);
    for (const request of [
      { method: "POST", path: "/games", body: seats("here", "link") },
      { method: "GET", path: "/games?show=open" },
      { method: "GET", path: "/push" },
      { method: "GET", path: `/games/${GAME}` },
    ] as const)
      await expect(answer(request)).rejects.toThrow(Unreachable);
    expect(fromDevice).not.toHaveBeenCalled();
  });

  it("is said to be missing where only a server would do", async () => {
    fromServer.mockRejectedValue(new Unreachable());
    const request = { method: "POST", path: "/games", body: seats("here", "link") } as const;
    await expect(answer(request)).rejects.toThrow("offline");
    keeping(true);
    await expect(answer(request)).rejects.toThrow("needs-server");
  });

  it("is the server if it answers at all, even with a refusal", async () => {
    keeping(true);
    fromServer.mockResolvedValue({ status: 503, body: { code: "busy" } });
    expect((await answer({ method: "GET", path: "/choices" })).status).toBe(503);
  });
});
