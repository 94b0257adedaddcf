// The moments of a game in words: records write them in English ("round 2, lineups"), the page in its language.
import { said, t } from "$/words/words.svelte";

const OVERTIME = /^overtime (\d+), (.*)$/;

/** "Round 2, pick 3"; without `turn` the moment as a whole. */
export function momentName(title: string, turn?: number): string {
  if (!title) return t("page-replay-at-end");
  const overtime = OVERTIME.exec(title);
  if (overtime) {
    return t("page-replay-both", {
      where: t("page-replay-overtime", { overtime: Number(overtime[1]) }),
      what: momentName(overtime[2]!),
    });
  }
  const [where = "", what] = title.split(", ");
  if (what === undefined) return partName(where);
  const named = turn !== undefined && what === "draft" ? t("page-replay-pick", { pick: turn }) : phaseName(what);
  return t("page-replay-both", { where: partName(where), what: named });
}

/** "Round 2", "Playoffs", "Turn 7", "Coaches" … */
export function partName(where: string): string {
  const [, kind, number] = /^(round|turn) (\d+)$/.exec(where) ?? [];
  if (kind) return t(kind === "round" ? "page-replay-round" : "page-replay-turn", { number: Number(number) });
  return named("part", where);
}

/** As short as a phone wants it: "R2", "7". */
export function partShort(where: string): string {
  const [, kind, number] = /^(round|turn) (\d+)$/.exec(where) ?? [];
  if (kind === "round") return t("page-replay-round-short", { number: Number(number) });
  return number ?? partName(where);
}

function phaseName(what: string): string {
  return named("phase", what);
}

/** The words for a part or a phase of a game; as records write them if there are none. */
function named(what: "part" | "phase", title: string): string {
  const id = `page-replay-${what}-${dashed(title)}`;
  return said(id) ? t(id) : title.charAt(0).toUpperCase() + title.slice(1);
}

/** "last turn" as messages are named: "last-turn". */
export function dashed(words: string): string {
  return words.replaceAll(" ", "-");
}
