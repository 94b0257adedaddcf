// Playing a version of one's own: a table in this browser, with its cards.
import { myName } from "$/app/settings.svelte";
import { go } from "$/app/router.svelte";
import { warmUp } from "$/screens/start/play";
import { ask, makeTable } from "$/net/api";
import { t } from "$/words/words.svelte";
import type { Bench } from "./bench.svelte";

/** Make the table, be ready, go there. */
export async function playVersion(bench: Bench): Promise<void> {
  warmUp(bench.game);
  const { changes, name } = bench.version;
  const chairs = ["", ...Array.from({ length: bench.seats - 1 }, () => bench.level)];
  const cards = bench.list.length ? { cards: { name: name || t("page-workbench-version"), changes } } : {};
  const wish = { name: myName() || t("page-you"), chairs, game: bench.game, options: bench.wordy, pace: "relaxed", public: false, ...cards };
  const { table } = await makeTable(wish);
  await ask("POST", `/api/tables/${table}/commands`, { do: "ready", ready: true, id: crypto.randomUUID() });
  await go(`/t/${table}`);
}
