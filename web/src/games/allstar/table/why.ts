// Why a team ranks where it does: the server's reasons as sentences.
import { setName, valueName } from "../speech/sets";
import { t } from "$/words/words.svelte";
import type { Rink } from "./rink.svelte";
import type { Attribute, Decides, RankRow, Strength } from "../types";

/** A sentence for a row: why it is above the next one, or below the one before. */
export function whyRow(rows: RankRow[], at: number, rink: Rink): string {
  const row = rows[at]!;
  const others = rows.filter((other) => other !== row && other.rank === row.rank);
  if (others.length)
    return t("page-rink-why-tied", { names: others.map((other) => rink.seat(other.seat).name).join(", "), strength: setName(row.strength) });
  if (row.decides) return reason(row.decides, row.strength, row.over!, rink);
  const before = rows[at - 1];
  return before ? reason(before.decides, before.strength, row.strength, rink) : "";
}

/** What puts a strength above another one. */
export function reason(decides: Decides, above: Strength, below: Strength, rink: Rink): string {
  const facts = { above: setName(above), below: setName(below) };
  if (decides === "size") return t("page-rink-why-size", { ...facts, more: above[0], fewer: below[0] });
  if (decides === "medal")
    return t("page-rink-why-medal", { ...facts, first: kindWithMedal(above, rink), second: kindWithMedal(below, rink) });
  if (decides === "value")
    return t("page-rink-why-value", { ...facts, first: valueOfSet(above), second: valueOfSet(below) });
  return decides ? t(`page-rink-why-${decides}`, facts) : "";
}

function kindWithMedal([, kind]: Strength, rink: Rink): string {
  if (kind === "Combo") return t("page-rink-combo");
  return t("page-rink-kind-medal", { kind: t(`attribute-${kind}`), medal: t(`page-rink-medal-${rink.medal(kind)}`) });
}

function valueOfSet([, kind, value]: Strength): string {
  return kind === "Combo" ? t(`combo-${value}`) : valueName(kind, value);
}

export interface Comparison {
  step: string;
  mine: string;
  theirs: string;
  sign: "=" | ">" | "<";
}

/** The three comparisons between two teams, as far as they were needed. */
export function comparisons(mine: RankRow, theirs: RankRow, decides: Decides, rink: Rink): Comparison[] {
  const win = mine.rank < theirs.rank;
  const differ = win ? ">" : "<";
  const steps: Comparison[] = [];
  const at = { size: 0, medal: 1, value: 2 }[decides as string] ?? 3;
  if (decides === "combo" || mine.strength[1] === "Combo" || theirs.strength[1] === "Combo") return [];
  const step = (name: string, i: number, one: string, other: string) => {
    if (i <= at) steps.push({ step: name, mine: one, theirs: other, sign: i === at ? differ : "=" });
  };
  const medal = (row: RankRow) => t(`page-rink-medal-${rink.medal(row.strength[1] as Attribute)}`);
  step(t("page-rink-why-step-size"), 0, String(mine.strength[0]), String(theirs.strength[0]));
  step(t("page-rink-why-step-kind"), 1, medal(mine), medal(theirs));
  step(t("page-rink-why-step-value"), 2, valueOfSet(mine.strength), valueOfSet(theirs.strength));
  return steps;
}
