// What games are called, and what there is to agree on. Of a game without screens of its own the server says so.
import { catalogue } from "$/net/api";
import { gamePage } from "$/games";
import type { Catalogue, Game, Option } from "$/net/types";
import { said, t } from "$/words/words.svelte";

const asked = new Set<Game>();
let heard = $state.raw<Record<Game, Catalogue>>({});

/** A game's name in the language of the page. */
export function gameName(game: Game): string {
  const id = `page-game-${game}`;
  if (said(id)) return t(id);
  return known(game)?.title ?? game;
}

/** The options of a game. */
export function gameOptions(game: Game): readonly Option[] {
  return gamePage(game).declared?.options ?? known(game)?.options ?? [];
}

/** What the server says of a game; asked for when it is first wanted. */
function known(game: Game): Catalogue | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    catalogue(game).then(
      (found) => (heard = { ...heard, [game]: found }),
      () => asked.delete(game), // its own name will do for now
    );
  }
  return heard[game];
}
