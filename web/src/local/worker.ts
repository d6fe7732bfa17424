/** The worker in which the Python of the local table runs. */

import type { Silence } from "../api/answerer";
import { handed, openKernel, type PythonCall } from "./kernel";
import type { ToPage, ToWorker } from "./messages";
import { Store } from "./store";

/** The table as Python has it (`sixfold/pocket/table.py`). What is not given is `undefined`, which is Python's `None`. */
interface Table {
  ask(method: string, path: string, secret: string | undefined, body: string | undefined): Promise<string>;
  call(line: string, game: string, hello: string): Promise<boolean>;
  say(line: string, message: string): Promise<void>;
  hang_up(line: string): void;
  heed(game: string): Promise<void>;
}
interface Beginning {
  open_table(store: Store, tell: (line: string, message: string) => void, call: PythonCall | undefined): Promise<Table>;
}
interface Python {
  readonly FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
  pyimport(name: "sys"): { readonly path: { insert(place: number, folder: string): void } };
  pyimport(name: "sixfold.pocket.browser"): Beginning;
}
interface Loader {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

/** Where the files of the pocket lie: beside this one. Vite would look for a `new URL` among the sources. */
const FILES = import.meta.url.replace(/[^/]*$/, `${__POCKET__}/`);
const HOME = "/sixfold";

const tell = (message: ToPage) => self.postMessage(message);

/** Milliseconds in which an answer must begin: a network may be there and carry nothing. */
const PATIENCE = 20_000;

/** What cannot be had: the browser has tidied it away, and there is no network. */
class Unfetched extends Error {}

/** A part of the pocket. */
async function fetched(name: string): Promise<Response> {
  const late = new Promise<null>((told) => setTimeout(told, PATIENCE, null));
  const response = await Promise.race([fetch(FILES + name).catch(() => null), late]);
  if (!response?.ok) throw new Unfetched(name);
  return response;
}

/** Fails once something cannot be fetched: Pyodide itself would wait for it for ever. */
function missing(): Promise<never> {
  const failing = new Promise<never>((_, fail) => {
    const usual = self.fetch.bind(self);
    self.fetch = async (...asked) => {
      const response = await usual(...asked).catch(() => null);
      if (response?.ok) return response;
      fail(new Unfetched(String(asked[0])));
      throw new TypeError("unfetched");
    };
  });
  failing.catch(() => undefined);
  return failing;
}

async function python(): Promise<Python> {
  // First, for it can be told apart from a fault whether this one comes.
  const source = (await fetched("sixfold.json")).json() as Promise<Record<string, string>>;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FILES}pyodide.mjs`)) as Loader;
  const failing = missing();
  const [made, files] = await Promise.all([Promise.race([loadPyodide({ indexURL: FILES }), failing]), source]);
  for (const [path, text] of Object.entries(files)) {
    made.FS.mkdirTree(`${HOME}/${path.slice(0, path.lastIndexOf("/"))}`);
    made.FS.writeFile(`${HOME}/${path}`, text);
  }
  made.pyimport("sys").path.insert(0, HOME);
  return made;
}

async function kernel(): Promise<PythonCall | undefined> {
  return __KERNEL__ ? handed(await openKernel(fetched("sixfold.wasm"))) : undefined;
}

/** The browser lets nothing be kept. */
class NotKept extends Error {}

async function log(): Promise<Store> {
  try {
    return await Store.open();
  } catch (error) {
    throw new NotKept("IndexedDB", { cause: error });
  }
}

async function opened(): Promise<Table> {
  const [made, store, call] = await Promise.all([python(), log(), kernel()]);
  const table = await made.pyimport("sixfold.pocket.browser").open_table(store, (line, message) => tell({ told: "message", line, message }), call);
  store.heed((game) => void table.heed(game));
  store.onLost(() => tell({ told: "failed", code: "not-kept" }));
  tell({ told: "ready" });
  return table;
}

const table = opened();
table.catch(async (error: unknown) => {
  console.error(error);
  tell({ told: "failed", code: await whyNot(error) });
});

/** Why there is no table. */
async function whyNot(error: unknown): Promise<Silence> {
  if (error instanceof NotKept) return "not-kept";
  if (error instanceof Unfetched) return "offline";
  const reached = await fetched("sixfold.json").catch(() => null);
  return reached === null ? "offline" : "fault";
}

/** Calls by line: what is said on a line waits until its call is through. */
const calls = new Map<string, Promise<boolean>>();

async function hear(asked: ToWorker): Promise<void> {
  const here = await table.catch(() => null);
  // The page has been told why.
  if (here === null) return;
  switch (asked.do) {
    case "ask":
      tell({ told: "answer", id: asked.id, answer: await here.ask(asked.method, asked.path, asked.secret, asked.body) });
      break;
    case "call":
      calls.set(asked.line, here.call(asked.line, asked.game, asked.hello));
      if (!(await calls.get(asked.line))) tell({ told: "refused", line: asked.line });
      break;
    case "say":
      await calls.get(asked.line);
      await here.say(asked.line, asked.message);
      break;
    case "hang-up":
      await calls.get(asked.line);
      here.hang_up(asked.line);
      calls.delete(asked.line);
      break;
    case "ping":
      tell({ told: "here" });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => {
    // The table answers whatever it is asked: if it does not, Python itself has broken, and only a new one will do.
    console.error(error);
    tell({ told: "failed", code: "fault" });
  });
};
