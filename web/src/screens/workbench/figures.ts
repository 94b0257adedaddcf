// Figures of a comparison as people read them.
import type { Workbench } from "$/games/page";
import type { Found, Mean } from "$/lab/kinds";
import { language, number, percent, t } from "$/words/words.svelte";

/** Whom or what a figure is about. */
export function labelOf({ chapter, name, message }: Found, page: Workbench): string {
  if (message) return t(message);
  return chapter === "seats" ? t("page-workbench-seat", { seat: name }) : page.nameOf(name);
}

export function valueText({ unit }: Pick<Found, "unit">, mean: Mean | null): string {
  if (!mean) return "–";
  return unit === "share" ? percent(mean.value, 1) : number(mean.value, 2);
}

/** A change with its sign, in points of a hundred for shares. */
export function signed({ unit, gain }: Pick<Found, "unit" | "gain">): string {
  if (!gain) return "–";
  const [value, digits] = unit === "share" ? [100 * gain.value, 1] : [gain.value, Math.abs(gain.value) < 10 ? 1 : 0];
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace("-", "−");
}

/** A scale over some values: where they lie between 0 and 1, and three round numbers on it. */
export function scaleOf(values: number[]): { at: (value: number) => number; ticks: number[] } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = 0.06 * (high - low || Math.abs(high) || 1);
  const [from, to] = [low - room, high + room];
  const rough = (to - from) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) ticks.push(Number(tick.toPrecision(6)));
  return { at: (value) => (value - from) / (to - from), ticks };
}
