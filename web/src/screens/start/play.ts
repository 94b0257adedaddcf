// "Play now against bots": a table with pros, dealt at once.
import { USUAL_SEATS } from "$/app/seats";
import { myName } from "$/app/settings.svelte";
import { go } from "$/app/router.svelte";
import { ask, catalogue, makeTable, patiently } from "$/net/api";
import type { Game } from "$/net/types";
import { toast } from "$/kit/toasts.svelte";
import { gameScreen } from "$/screens/table/games";
import { need, t } from "$/words/words.svelte";

const LEVEL = "pro";

/** Fetch what the table of a game will need: as soon as somebody seems to want it, not both games at once. */
export function warmUp(game: Game): void {
  const wanted = [import("$/screens/table/Table.svelte"), gameScreen(game), need(game), catalogue(game)];
  void Promise.allSettled(wanted); // whatever fails is asked for again when it is needed
}

/** Make the table, be ready, go there. */
export async function playNow(game: Game): Promise<void> {
  warmUp(game);
  const chairs = ["", ...Array.from({ length: USUAL_SEATS[game] - 1 }, () => LEVEL)];
  const name = myName() || t("page-you");
  const wish = { name, chairs, game, options: {}, pace: "relaxed", public: false };
  const { table } = await patiently(makeTable(wish), () => toast(t("page-warming")));
  await ask("POST", `/api/tables/${table}/commands`, { do: "ready", ready: true, id: crypto.randomUUID() });
  await go(`/t/${table}`);
}
