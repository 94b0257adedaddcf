// The same again: the new table keeps everyone's chair.
import { go } from "$/app/router.svelte";
import { ask, join } from "$/net/api";
import type { Now } from "$/net/types";

/** Sit down at the table of the rematch under the same name, and go there. */
export async function toRematch(now: Now): Promise<void> {
  if (!now.rematch) return;
  const { table, invite } = now.rematch;
  const name = now.seat === null ? "" : (now.seats[now.seat]?.name ?? "");
  if (name) await join(table, name, invite);
  // against bots nobody has to be waited for: the cards are dealt at once
  const alone = now.seat !== null && now.seats.every(({ bot }, seat) => bot !== "" || seat === now.seat);
  if (alone) await ask("POST", `/api/tables/${table}/commands`, { do: "ready", ready: true, id: crypto.randomUUID() });
  await go(`/t/${table}${invite ? `#${invite}` : ""}`);
}
