// "Play now against bots": a table with bots as good as your own results, dealt at once.
import { keep, myName } from "$/app/settings.svelte";
import { go } from "$/app/router.svelte";
import { door } from "$/house/door";
import { ask, catalogue, makeTable, ownGames, patiently } from "$/net/api";
import { gamePage } from "$/games";
import type { Game } from "$/net/types";
import { toast } from "$/kit/toasts.svelte";
import { need, t } from "$/words/words.svelte";
import { levelAfter } from "./results";

const FEWEST = 2; // who can play any game

/** Fetch what the table of a game will need: as soon as someone seems to want it, not all games at once. */
export function warmUp(game: Game): void {
  door.warmUp(game);
  const page = gamePage(game);
  const wanted = [import("$/screens/table/Table.svelte"), page.table(), need(...page.words), catalogue(game)];
  void Promise.allSettled(wanted); // whatever fails is asked for again when it is needed
}

/** Make the table, be ready, go there. */
export async function playNow(game: Game): Promise<void> {
  warmUp(game);
  keep("game", game);
  const level = levelAfter(game, await ownGames().catch(() => []));
  const chairs = ["", ...Array.from({ length: (gamePage(game).declared?.usual_seats ?? FEWEST) - 1 }, () => level)];
  const name = myName() || t("page-you");
  const wish = { name, chairs, game, options: {}, pace: "relaxed", public: false };
  const { table } = await patiently(makeTable(wish), () => toast(t("page-warming")));
  await ask("POST", `/api/tables/${table}/commands`, { do: "ready", ready: true, id: crypto.randomUUID() });
  await go(`/t/${table}`);
}
