// Games kept in memory: for tests, and where a browser allows nothing else.
import type { Kept, Store } from "./protocol";

export class MemoryStore implements Store {
  #kept = new Map<string, Kept>();

  async get(table: string): Promise<Kept | undefined> {
    return structuredClone(this.#kept.get(table));
  }

  async put(kept: Kept): Promise<void> {
    this.#kept.set(kept.table, structuredClone(kept));
  }

  async list(): Promise<Kept[]> {
    return [...this.#kept.values()].map((one) => structuredClone(one)).sort((a, b) => b.made_at - a.made_at);
  }

  async delete(table: string): Promise<void> {
    this.#kept.delete(table);
  }
}
