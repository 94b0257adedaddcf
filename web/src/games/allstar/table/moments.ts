// Where the game is, in a few words for the bar.
import { t } from "$/words/words.svelte";
import { picksOf } from "./draft";
import type { Scene } from "./reveal.svelte";
import type { Rink } from "./rink.svelte";

export interface Where {
  title: string;
  note: string;
  round: number;
}

/** While something is revealed, that is where we are. */
export function where(rink: Rink, scene: Scene | null): Where {
  if (scene?.kind === "arenas")
    return { title: t("page-rink-round", { round: scene.round }), note: t("page-rink-at-arenas"), round: scene.round - 1 };
  if (scene?.kind === "match" || scene?.kind === "shootout")
    return { title: t("page-rink-playoffs"), note: t("page-rink-match", { match: scene.match }), round: rink.playoffs };
  const round = rink.round;
  const title = round === rink.playoffs ? t("page-rink-playoffs") : t("page-rink-round", { round: round + 1 });
  return { title, note: note(rink), round };
}

function note(rink: Rink): string {
  if (rink.phase === "draft") {
    if (rink.mode === "free-agency") return t("page-rink-at-draft");
    return t("page-rink-at-pick", { pick: rink.view.step + 1, picks: picksOf(rink) });
  }
  if (rink.phase === "lineup") return t(rink.round === 0 ? "page-rink-at-first-team" : "page-rink-at-teams");
  if (rink.phase === "playoff-team") return t("page-rink-at-playoff-team");
  if (rink.phase === "over") return t("page-rink-at-over");
  if (rink.phase === "choose-coach" || rink.phase === "swap-buses") return t(`page-rink-at-${rink.phase}`);
  return t(`page-rink-at-${rink.phase}`, { match: rink.matches });
}
