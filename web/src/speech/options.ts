// What options and their values are called. Messages are named after both, `page-option-<game>-<option>-<value>`; an option
// of a game without messages is called as records write it.
import type { Game, Option } from "$/net/types";
import { gameOptions } from "./game.svelte";
import { list, said, t } from "$/words/words.svelte";

const first = (game: Game, option: Option) => `page-option-${game}-${option.name}`;
const SEATS = "seats"; // every game calls it so
const spoken = (id: string): string | undefined => (said(id) ? t(id) : undefined);

/** "Edition". */
export function optionName(game: Game, option: Option): string {
  if (option.name === SEATS) return spoken(first(game, option)) ?? t("page-seats");
  if (option.kind === "colors") return t("page-colors");
  return spoken(first(game, option)) ?? option.word.replace(/^./, (letter) => letter.toUpperCase());
}

/** What the option is about, or what the chosen value means; nothing if there is no such message. */
export function optionText(game: Game, option: Option, value: string): string {
  if (option.kind === "colors") return t("page-colors-text");
  const id = first(game, option);
  return spoken(`${id}-${value}-text`) ?? spoken(`${id}-text`) ?? "";
}

/** "First edition", "Yes", "4". */
export function valueName(game: Game, option: Option, value: string): string {
  if (option.kind === "flag") return t(value === "yes" ? "page-yes" : "page-no");
  if (option.kind === "seat") return value === "lot" ? t("page-by-lot") : t("page-seat-of", { seat: value });
  if (option.kind === "colors") return t(`page-color-${value}`);
  const shared = option.kind === "several" ? spoken(`${option.name}-${value}`) : undefined;
  return spoken(`${first(game, option)}-${value}`) ?? shared ?? value;
}

/** An option as one of the short words beside a table; nothing if it goes without saying. */
function told(game: Game, option: Option, value: string): string {
  if (option.kind === "colors") return ""; // they are seen
  const id = first(game, option);
  if (option.kind === "one" || option.kind === "flag") return spoken(`${id}-${value}`) ?? plainly(game, option, value);
  if (option.kind === "several") {
    const names = value.split(" ").filter(Boolean);
    return names.length ? list(names.map((name) => valueName(game, option, name))) : "";
  }
  if (Number.isNaN(Number(value))) return value === option.usual ? "" : valueName(game, option, value); // "unlimited"
  if (said(`${id}-told`)) return t(`${id}-told`, { [option.name]: Number(value) });
  return plainly(game, option, value);
}

/** For a game without messages: "rounds 5". */
function plainly(game: Game, option: Option, value: string): string {
  if (said(first(game, option)) || option.name === SEATS) return ""; // how many sit there is seen anyway
  return option.kind === "flag" ? (value === "yes" ? option.word : "") : `${option.word} ${value}`;
}

/** What was agreed on, as short words: edition, mode, overtimes … What can only be so is left out. */
export function optionWords(game: Game, chosen: Record<string, string>): string[] {
  const options = gameOptions(game);
  return options.flatMap((option) => {
    const value = chosen[option.word];
    return value === undefined || valuesOf(option, chosen, options).length === 1 ? [] : told(game, option, value) || [];
  });
}

/** The values an option has where others have been chosen. Numbers are counted out, the usual first if a case says so. */
export function valuesOf(option: Option, chosen: Record<string, string>, options: readonly Option[]): string[] {
  const wordOf = (name: string) => options.find((one) => one.name === name)?.word ?? name;
  const fits = ({ where }: Option["cases"][number]) =>
    Object.entries(where).every(([name, values]) => values.includes(chosen[wordOf(name)] ?? ""));
  const found = option.cases.find(fits);
  if (found) return [...found.values];
  if (option.kind !== "number") return [...option.values];
  const counted = option.values.find((value) => value.includes("–")) ?? "";
  const [least = 0, most = 0] = counted.split("–").map(Number);
  const words = option.values.filter((value) => value !== counted); // such as "unlimited"
  return [...words, ...Array.from({ length: most - least + 1 }, (_, i) => String(least + i))];
}

/** The value that an option has unless something else is chosen. */
export function usualOf(option: Option, chosen: Record<string, string>, options: readonly Option[]): string {
  const hasCase = option.cases.length > 0 && valuesOf(option, chosen, options);
  return (hasCase && hasCase[0]) || (option.usual ?? option.values[0] ?? "");
}
