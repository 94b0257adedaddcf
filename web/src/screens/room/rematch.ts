// The same again: the new table keeps everybody's chair.
import { go } from "$/app/router.svelte";
import { join } from "$/net/api";
import type { Now } from "$/net/types";

/** Sit down at the table of the rematch under the same name, and go there. */
export async function toRematch(now: Now): Promise<void> {
  if (!now.rematch) return;
  const { table, invite } = now.rematch;
  const name = now.seat === null ? "" : (now.seats[now.seat]?.name ?? "");
  if (name) await join(table, name, invite);
  await go(`/t/${table}${invite ? `#${invite}` : ""}`);
}
