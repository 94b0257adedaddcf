// What is special about an arena, in words.
import { rankName } from "../speech/sets";
import { t } from "$/words/words.svelte";
import type { Rink } from "./rink.svelte";
import type { ArenaCard } from "../types";

export interface ArenaMark {
  of: "combo" | "whistle" | "not-two";
  text: string;
  short: string;
}

export function marksOf(card: ArenaCard, rink: Rink): ArenaMark[] {
  const marks: ArenaMark[] = [];
  if (card.combo)
    marks.push({ of: "combo", text: t(`page-rink-combo-${card.combo}`), short: t(`page-rink-combo-${card.combo}-short`) });
  if (card.whistle) {
    const fans = card.fans.slice(0, rink.view.seats);
    const rank = rankName(fans.indexOf(Math.max(...fans)) + 1);
    marks.push({ of: "whistle", text: t("page-rink-whistle", { rank }), short: t("page-rink-whistle-short", { rank }) });
  }
  if (rink.catalogue.not_for_two.includes(card.name)) marks.push({ of: "not-two", text: t("page-rink-not-two"), short: t("page-rink-not-two-short") });
  return marks;
}

/** Everything about an arena in a sentence or two, for an explanation. */
export function arenaText(card: ArenaCard, rink: Rink): string {
  const fans = card.fans.slice(0, rink.view.seats).map((value, i) => `${rankName(i + 1)} ${value}`);
  return [t("page-rink-arena-tip", { arena: card.name, fans: fans.join(", ") }), ...marksOf(card, rink).map(({ of }) => t(`page-rink-mark-${of}-tip`))].join(" ");
}
