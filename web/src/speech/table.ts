// How tables, chairs, paces and options are called.
import type { Chair, Now } from "$/net/types";
import { said, t } from "$/words/words.svelte";

/** "ABCDE-FGHJK": a table's code as people read it out. */
export function codeOf(table: string): string {
  return table.length === 10 ? `${table.slice(0, 5)}-${table.slice(5)}` : table;
}

/** Who sits on a chair: a person's name, a bot's level, or nobody. */
export function chairName(chair: Chair, seat: number): string {
  if (chair.name) return chair.name;
  return chair.bot ? t("page-bot-named", { level: levelName(chair.bot), seat: seat + 1 }) : t("page-chair-free");
}

/** Everybody's names, with "You" for oneself. */
export function seatNames(now: Now): string[] {
  return now.seats.map((chair, seat) => (seat === now.seat ? t("page-you") : chairName(chair, seat)));
}

/** What a bot's level is called; "allstar@2s" and other special ones as they are. */
export function levelName(level: string): string {
  return said(`page-bot-${level}`) ? t(`page-bot-${level}`) : level;
}

export function paceName(pace: string): string {
  const days = /^mail-(\d+)$/.exec(pace)?.[1];
  return days ? t("page-pace-mail", { days: Number(days) }) : t(`page-pace-${pace}`);
}

/** What was agreed on, as short words: edition, mode, coaches … */
export function optionWords(game: string, options: Record<string, string>): string[] {
  const words: string[] = [];
  if (game === "allstar") {
    if (options.edition) words.push(t(`page-edition-${options.edition}`));
    if (options.mode && options.seats === "2" && options.mode !== "classic") words.push(t(`page-mode-${options.mode}`));
    if (options.coaches) words.push(t(options.coaches === "yes" ? "page-with-coaches" : "page-without-coaches"));
    if (options.whistle === "no") words.push(t("page-without-whistle"));
  } else {
    if (options["pick team"] === "yes") words.push(t("page-pick-team"));
    if (options["opening draft"] === "yes") words.push(t("page-opening-draft"));
    if (options.overtimes) words.push(t("page-overtimes-most", { overtimes: Number(options.overtimes) }));
  }
  return words;
}
