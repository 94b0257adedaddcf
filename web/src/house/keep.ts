// Games kept in the browser's database: they survive reloading and closing the page.
//
// A game belongs to whoever has it open. Where another tab went on with it meanwhile, nothing is written over: what
// is kept has to be the beginning of what shall be kept. A newer page in another tab may need the database in another
// form; then this one lets go of it.
import { HouseTrouble, type Kept, type Store, type Trouble } from "./protocol";

const NAME = "sixthman";
const FORM = 1; // of the database; another one is another `onupgradeneeded`
const GAMES = "games";

export class DatabaseStore implements Store {
  #open: Promise<IDBDatabase> | undefined;
  #lost = false; // to a newer page

  async get(table: string): Promise<Kept | undefined> {
    return await this.#ask("readonly", (games) => games.get(table) as IDBRequest<Kept | undefined>);
  }

  async put(kept: Kept): Promise<void> {
    let torn = false;
    await this.#do("readwrite", (games, work) => {
      const before = games.get(kept.table) as IDBRequest<Kept | undefined>;
      before.onsuccess = () => {
        torn = !goesOn(before.result, kept);
        if (torn) work.abort();
        else games.put(kept);
      };
    }).catch((reason: unknown) => {
      throw torn ? new HouseTrouble("store-other-tab") : reason;
    });
  }

  async list(): Promise<Kept[]> {
    const all = await this.#ask("readonly", (games) => games.getAll() as IDBRequest<Kept[]>);
    return all.sort((a, b) => b.made_at - a.made_at);
  }

  async delete(table: string): Promise<void> {
    await this.#ask("readwrite", (games) => games.delete(table));
  }

  async #ask<T>(mode: IDBTransactionMode, what: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    let asked: IDBRequest<T> | undefined;
    await this.#do(mode, (games) => (asked = what(games)));
    return asked!.result;
  }

  /** Something with the games, whole or not at all. */
  async #do(mode: IDBTransactionMode, what: (games: IDBObjectStore, work: IDBTransaction) => void): Promise<void> {
    const database = await this.#database();
    await new Promise<void>((done, fail) => {
      const no = (reason: unknown) => fail(new HouseTrouble(troubleOf(reason)));
      try {
        const work = database.transaction(GAMES, mode);
        work.oncomplete = () => done();
        work.onabort = () => no(work.error);
        what(work.objectStore(GAMES), work);
      } catch (reason) {
        no(reason);
      }
    });
  }

  #database(): Promise<IDBDatabase> {
    if (this.#lost) return Promise.reject(new HouseTrouble("store-other-tab"));
    this.#open ??= openDatabase(
      () => {
        this.#lost = true;
        this.#open = undefined;
      },
      () => (this.#open = undefined),
    );
    this.#open.catch(() => (this.#open = undefined)); // asked for again next time
    return this.#open;
  }
}

/** Is what is kept the beginning of this? */
function goesOn(before: Kept | undefined, kept: Kept): boolean {
  if (!before) return true;
  const last = before.rows.at(-1);
  if (!last) return true;
  const same = kept.rows[before.rows.length - 1];
  return same?.kind === last.kind && same.made_at === last.made_at && same.idem === last.idem;
}

/** The database; `lost` if a newer page needs it, `closed` if the browser closed it. */
function openDatabase(lost: () => void, closed: () => void): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    let refused = false;
    const refuse = (trouble: Trouble) => {
      refused = true;
      fail(new HouseTrouble(trouble));
    };
    const no = (reason: unknown) => refuse(troubleOf(reason));
    let opening: IDBOpenDBRequest;
    try {
      opening = indexedDB.open(NAME, FORM);
    } catch (reason) {
      no(reason); // there is none, or it may not be used
      return;
    }
    opening.onupgradeneeded = () => opening.result.createObjectStore(GAMES, { keyPath: "table" });
    opening.onblocked = () => refuse("store-other-tab"); // an older page holds on to it
    opening.onerror = () => no(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      if (refused) {
        database.close();
        return;
      }
      database.onversionchange = () => {
        database.close();
        lost();
      };
      database.onclose = closed;
      done(database);
    };
  });
}

function troubleOf(reason: unknown): Trouble {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : "";
  if (name === "QuotaExceededError") return "store-full";
  return name === "VersionError" ? "store-other-tab" : "store-forbidden"; // a newer page has been here
}
