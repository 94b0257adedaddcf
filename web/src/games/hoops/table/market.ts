// What a market says above its cards, and which of them can be had now.
import { t } from "$/words/words.svelte";
import type { Play } from "./play.svelte";
import type { Market } from "./standing.svelte";
import { PHASE } from "./wire";

const step = (market: Market) => (market === "row" ? "buy-player" : "buy-tactic");

/** Is the card within reach of what is taken up, or of the whole hand while nothing is? */
export function isLit(play: Play, market: Market, card: number): boolean {
  if (market !== play.shopping()) return false;
  if (play.is(PHASE.buy)) return play.can(card);
  const taken = play.purse(market);
  return play.cost(card) <= (taken || (play.stepOf(step(market))?.facts.money ?? 0));
}

export function marketNote(play: Play, market: Market): string {
  if (play.is(PHASE.refresh) && market === "tactics") return t("page-hoops-note-refresh");
  if (play.shopping() === market && play.purse(market)) {
    return t("page-hoops-note-pays", { count: play.payers(market).length, sum: play.purse(market) });
  }
  if (play.view.overtime) return t("page-hoops-note-overtime");
  const told = play.stepOf(step(market));
  if (play.is(PHASE.menu) && told?.state === "open") {
    return t(`page-hoops-note-${market}`, { money: told.facts.money ?? 0 });
  }
  if (play.is(PHASE.menu) && told?.state === "done") return t("page-hoops-note-bought");
  return play.is(PHASE.menu) ? t("page-hoops-note-money") : t("page-hoops-note-closed");
}
