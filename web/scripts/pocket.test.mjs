/** The packed Python in Pyodide itself, on a store in memory: what the browser's worker does, without a browser. */

import { loadPyodide } from "pyodide";
import { beforeAll, describe, expect, it } from "vitest";
import { sources } from "../pocket.ts";

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
beforeAll(async () => {
  const python = await loadPyodide();
  for (const [path, text] of Object.entries(sources())) {
    python.FS.mkdirTree(`${HOME}/${path.slice(0, path.lastIndexOf("/"))}`);
    python.FS.writeFile(`${HOME}/${path}`, text);
  }
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  beginning = python.pyimport("sixfold.pocket.browser");
}, SLOWEST);

/** A table, with a way to ask it and what it has said on its lines. */
async function opened(store) {
  const said = [];
  const table = await beginning.open_table(store, (line, message) => said.push({ line, ...JSON.parse(message) }));
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
  it(
    "plays a turn against a bot, tells it on a line, and knows it again later",
    async () => {
      const store = new MemoryStore();
      const { table, ask, said } = await opened(store);
      const seats = [here("Ann"), { kind: "bot", bot: "random" }];
      const made = await ask("POST", "/games", undefined, { edition: "tiles-nl", seats, seniority: [0, 1] });
      const token = made.seats[0].token;
      expect(made.game).toMatch(/^0/);
      expect(await table.call("1", made.game, JSON.stringify({ type: "hello", token }))).toBe(true);
      await settled(async () => (await ask("GET", `/games/${made.game}`, token)).on_turn === 0);
      const view = await ask("GET", `/games/${made.game}`, token);
      const [{ action }] = (await ask("POST", `/games/${made.game}/hint`, token)).hints;
      await table.say("1", JSON.stringify({ type: "act", id: "mine", answers: view.answers, action }));
      await settled(() => said.some(({ id, type }) => id === "mine" && type === "accepted"));
      await settled(() => said.some(({ type, by }) => type === "event" && by === "random"));
      await table.close();
      const again = await opened(store);
      const turns = (await again.ask("GET", `/games/${made.game}`, token)).play.turns.length;
      expect(turns).toBeGreaterThanOrEqual(2);
      await again.table.close();
    },
    SLOWEST,
  );

  it(
    "knows editions, rules and lessons, and refuses what is not in form",
    async () => {
      const { table, ask } = await opened(new MemoryStore());
      const { editions, bots } = await ask("GET", "/choices");
      expect(bots).toContain("random");
      for (const { id } of editions) expect((await ask("GET", `/rules/${id}`)).edition).toBe(id);
      for (const game of ["tiles", "cubes", "cards"]) expect((await ask("GET", `/lessons/${game}`)).game).toBe(game);
      const wrong = JSON.parse(await table.ask("POST", "/games", undefined, JSON.stringify({ edition: 7 })));
      expect({ ...wrong.body, fields: wrong.body.fields.toSorted() }).toEqual({ code: "malformed", fields: ["body.edition", "body.seats"] });
      expect(wrong.status).toBe(422);
      await table.close();
    },
    SLOWEST,
  );
});
