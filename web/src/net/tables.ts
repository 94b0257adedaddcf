// The tables that are open in this page. Two screens of one table share one connection.
import { LiveTable, type Entry } from "./table.svelte";

const LINGER = 3000; // milliseconds a table stays connected when no screen shows it
const open = new Map<string, { table: LiveTable; users: number; end?: ReturnType<typeof setTimeout> }>();

/** Come to a table; `leave` it when the screen closes. */
export function visit(id: string, entry: Entry = {}): { table: LiveTable; leave: () => void } {
  const key = `${id} ${entry.invite ?? ""} ${entry.spectate ? "watch" : ""}`;
  const known = open.get(key) ?? { table: new LiveTable(id, entry), users: 0 };
  clearTimeout(known.end);
  known.users++;
  open.set(key, known);
  return { table: known.table, leave: () => leave(key) };
}

function leave(key: string): void {
  const known = open.get(key);
  if (!known || --known.users > 0) return;
  known.end = setTimeout(() => {
    open.delete(key);
    known.table.close();
  }, LINGER);
}
