// "Play now against bots": a table with bots as good as your own results, dealt at once.
import { keep, myName } from "$/app/settings.svelte";
import { go } from "$/app/router.svelte";
import { door } from "$/house/door";
import { ask, catalogue, makeTable, ownGames, patiently } from "$/net/api";
import { gamePage } from "$/games";
import type { Game } from "$/net/types";
import { toast } from "$/kit/toasts.svelte";
import { need, t } from "$/words/words.svelte";
import { opponentsAt } from "$/opponents/characters";
import { strengthAfter } from "./results";

const FEWEST = 2; // who can play any game

/** Fetch what the table of a game will need: as soon as someone seems to want it, not all games at once. */
export function warmUp(game: Game): void {
  door.warmUp(game);
  const page = gamePage(game);
  const wanted = [import("$/screens/table/Table.svelte"), page.table(), need(...page.words), catalogue(game)];
  void Promise.allSettled(wanted); // whatever fails is asked for again when it is needed
}

/** A table whose bots are as good as one's own results. */
export async function playNow(game: Game): Promise<void> {
  warmUp(game);
  const games = await ownGames().catch(() => []);
  const { usual_seats = FEWEST, levels } = gamePage(game).declared ?? {};
  await playAgainst(game, opponentsAt(strengthAfter(game, games), usual_seats - 1, levels, games.length));
}

/** Make the table, be ready, go there. */
export async function playAgainst(game: Game, bots: string[], hints = true): Promise<void> {
  warmUp(game);
  keep("game", game);
  const name = myName() || t("page-you");
  const wish = { name, chairs: ["", ...bots], game, options: {}, pace: "relaxed", public: false, hints };
  const { table } = await patiently(makeTable(wish), () => toast(t("page-warming")));
  await ask("POST", `/api/tables/${table}/commands`, { do: "ready", ready: true, id: crypto.randomUUID() });
  await go(`/t/${table}`);
}
