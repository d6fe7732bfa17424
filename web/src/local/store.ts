/** The log of this device's games, in IndexedDB: events by game and number, only ever added to, and a row for each game. */

const NAME = "sixfold";
const CHANNEL = "sixfold-games";

interface Event {
  readonly number: number;
}
interface Entry {
  readonly game: string;
  readonly events: readonly Event[];
  readonly row: object | null;
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("events", { keyPath: ["game", "number"] });
    request.result.createObjectStore("games", { keyPath: "game" });
  };
  return done(request);
}

const ofGame = (game: string, after: number) => IDBKeyRange.bound([game, after], [game, Infinity], true);

export class Store {
  readonly #database: IDBDatabase;
  readonly #others = new BroadcastChannel(CHANNEL);
  #lost: () => void = () => undefined;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // Another page may bring a newer form, or the log may be cleared; neither need wait for this one.
    database.onversionchange = () => {
      database.close();
      this.#lost();
    };
    database.onclose = () => this.#lost();
  }

  static async open(): Promise<Store> {
    return new Store(await opened());
  }

  /** Be told when another page has gone on with a game. */
  heed(grown: (game: string) => void): void {
    this.#others.onmessage = ({ data }: MessageEvent<string>) => grown(data);
  }

  /** Be told when nothing can be kept here any more. */
  onLost(lost: () => void): void {
    this.#lost = lost;
  }

  /** Keep events and rows, all or none, and answer once the disk has them; false if the number of an event is taken. */
  async append(written: string): Promise<boolean> {
    const entries = JSON.parse(written) as Entry[];
    const kept = await this.#written(entries);
    if (kept) for (const { game } of entries) this.#others.postMessage(game);
    return kept;
  }

  async events(game: string, after: number): Promise<string> {
    return JSON.stringify(await done(this.#read("events").getAll(ofGame(game, after))));
  }

  async last(game: string): Promise<number> {
    const cursor = await done(this.#read("events").openKeyCursor(ofGame(game, 0), "prev"));
    return cursor === null ? 0 : ((cursor.primaryKey as [string, number])[1]);
  }

  async games(): Promise<string> {
    return JSON.stringify(await done(this.#read("games").getAll()));
  }

  async game(game: string): Promise<string> {
    return JSON.stringify((await done(this.#read("games").get(game))) ?? null);
  }

  #read(name: "events" | "games"): IDBObjectStore {
    return this.#database.transaction(name).objectStore(name);
  }

  #written(entries: readonly Entry[]): Promise<boolean> {
    return new Promise((settle, fail) => {
      const transaction = this.#database.transaction(["events", "games"], "readwrite", { durability: "strict" });
      let taken = false;
      transaction.oncomplete = () => settle(true);
      transaction.onabort = () => (taken ? settle(false) : fail(transaction.error ?? new Error("aborted")));
      for (const { game, events, row } of entries) {
        for (const event of events) {
          const adding = transaction.objectStore("events").add({ ...event, game });
          adding.onerror = () => {
            taken ||= adding.error?.name === "ConstraintError";
          };
        }
        if (row !== null) transaction.objectStore("games").put(row);
      }
    });
  }
}
