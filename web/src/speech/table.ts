// How tables, chairs, paces and options are called.
import type { Chair, Now } from "$/net/types";
import { characterOf } from "$/opponents/characters";
import { said, t } from "$/words/words.svelte";

/** "ABCDE-FGHJK": a table's code as people read it out. */
export function codeOf(table: string): string {
  return table.length === 10 ? `${table.slice(0, 5)}-${table.slice(5)}` : table;
}

/** Who sits on a chair: a person's name, a bot's, its level if it has none, or nobody. */
export function chairName(chair: Chair, seat: number): string {
  const name = chair.name || characterOf(chair.bot)?.called;
  if (name) return name;
  return chair.bot ? t("page-bot-named", { level: levelName(chair.bot), seat: seat + 1 }) : t("page-chair-free");
}

/** Everyone's names, with "You" for yourself. */
export function seatNames(now: Now): string[] {
  return now.seats.map((chair, seat) => (seat === now.seat ? t("page-you") : chairName(chair, seat)));
}

/** What a bot is called, or its level; "pro@2s" and other special ones as they are. */
export function levelName(level: string): string {
  const character = characterOf(level);
  if (character) return character.called;
  return said(`page-bot-${level}`) ? t(`page-bot-${level}`) : level;
}

export function paceName(pace: string): string {
  const days = /^mail-(\d+)$/.exec(pace)?.[1];
  return days ? t("page-pace-mail", { days: Number(days) }) : t(`page-pace-${pace}`);
}
