/** The packed Python in Pyodide itself, on a store in memory: what the browser's worker does, without a browser. */

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { beforeAll, describe, expect, it } from "vitest";
import { KERNEL, sources } from "../pocket.ts";
import { handed, openKernel } from "../src/local/kernel.ts";

const HOME = "/sixfold";
const SLOWEST = 600_000;

/** What `Store` is in the browser. */
class MemoryStore {
  written = new Map();
  rows = new Map();

  async append(text) {
    const entries = JSON.parse(text);
    for (const { game, events } of entries) if (events.some(({ number }) => this.written.get(game)?.has(number))) return false;
    for (const { game, events, row } of entries) {
      if (!this.written.has(game)) this.written.set(game, new Map());
      for (const event of events) this.written.get(game).set(event.number, event);
      if (row) this.rows.set(game, row);
    }
    return true;
  }

  async events(game, after) {
    const all = [...(this.written.get(game)?.values() ?? [])];
    return JSON.stringify(all.filter(({ number }) => number > after).sort((one, other) => one.number - other.number));
  }

  async last(game) {
    return Math.max(0, ...(this.written.get(game)?.keys() ?? []));
  }

  async games() {
    return JSON.stringify([...this.rows.values()]);
  }

  async game(game) {
    return JSON.stringify(this.rows.get(game) ?? null);
  }
}

let beginning;
let call;
beforeAll(async () => {
  const python = await loadPyodide();
  for (const [path, text] of Object.entries(sources())) {
    python.FS.mkdirTree(`${HOME}/${path.slice(0, path.lastIndexOf("/"))}`);
    python.FS.writeFile(`${HOME}/${path}`, text);
  }
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  beginning = python.pyimport("sixfold.pocket.browser");
  call = handed(await openKernel(readFileSync(KERNEL)));
}, SLOWEST);

/** A table, with a way to ask it and what it has said on its lines. */
async function opened(store) {
  const said = [];
  const table = await beginning.open_table(store, (line, message) => said.push({ line, ...JSON.parse(message) }), call);
  async function ask(method, path, secret, body) {
    const told = JSON.parse(await table.ask(method, path, secret, body === undefined ? undefined : JSON.stringify(body)));
    expect(told.status, JSON.stringify(told.body)).toBeLessThan(300);
    return told.body;
  }
  return { table, ask, said };
}

const here = (name) => ({ kind: "here", name });
const settled = (enough) => expect.poll(enough, { timeout: SLOWEST }).toBe(true);

describe("the packed Python", () => {
  it.each(["tiles-nl", "cubes-nl", "cards-999"])(
    "plays a turn of %s against an expert, tells it on a line, and knows it again later",
    async (edition) => {
      const store = new MemoryStore();
      const { table, ask, said } = await opened(store);
      const seats = [here("Ann"), { kind: "bot", bot: "expert" }];
      const made = await ask("POST", "/games", undefined, { edition, seats, seniority: [0, 1] });
      const token = made.seats[0].token;
      expect(made.game).toMatch(/^0/);
      expect(await table.call("1", made.game, JSON.stringify({ type: "hello", token }))).toBe(true);
      const look = () => ask("GET", `/games/${made.game}`, token);
      await settled(async () => (await look()).on_turn === 0);
      const before = (await look()).play.turns.length;
      for (let view = await look(); view.on_turn === 0 && view.play.turns.length === before; view = await look()) {
        const [{ action }] = (await ask("POST", `/games/${made.game}/hint`, token)).hints;
        const id = `${view.answers}`;
        await table.say("1", JSON.stringify({ type: "act", id, answers: view.answers, action }));
        await settled(() => said.some((one) => one.id === id && one.type === "accepted"));
      }
      await settled(() => said.some(({ type, by }) => type === "event" && by === "expert"));
      await table.close();
      const again = await opened(store);
      const turns = (await again.ask("GET", `/games/${made.game}`, token)).play.turns.length;
      expect(turns).toBeGreaterThanOrEqual(2);
      await again.table.close();
    },
    SLOWEST,
  );

  it(
    "knows editions, rules, lessons and puzzles, and refuses what is not in form",
    async () => {
      const { table, ask } = await opened(new MemoryStore());
      const { editions, bots } = await ask("GET", "/choices");
      expect(bots).toEqual(["random", "novice", "greedy", "club", "expert"]);
      for (const { id } of editions) expect((await ask("GET", `/rules/${id}`)).edition).toBe(id);
      for (const game of ["tiles", "cubes", "cards"]) expect((await ask("GET", `/lessons/${game}`)).game).toBe(game);
      const { puzzles } = await ask("GET", "/puzzles");
      expect(new Set(puzzles.map(({ game }) => game))).toEqual(new Set(["tiles", "cubes", "cards"]));
      for (const { id } of puzzles.slice(0, 3)) expect((await ask("GET", `/puzzles/${id}`)).id).toBe(id);
      const wrong = JSON.parse(await table.ask("POST", "/games", undefined, JSON.stringify({ edition: 7 })));
      expect({ ...wrong.body, fields: wrong.body.fields.toSorted() }).toEqual({ code: "malformed", fields: ["body.edition", "body.seats"] });
      expect(wrong.status).toBe(422);
      await table.close();
    },
    SLOWEST,
  );
});
