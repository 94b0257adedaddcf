// What someone wants to play, and how it is told to the server. Which options there are, the game declares.
import type { Declared as Open, Game, NewTable, Option } from "$/net/types";
import { characterOf } from "$/opponents/characters";
import { usualOf, valuesOf } from "$/speech/options";

export interface Wish {
  game: Game;
  options: Record<string, string>; // by their words in records; all of the game's but the seats
  chairs: string[]; // "" for a person, else a bot's level; the first is your own
  pace: string; // its kind: "mail" for any number of days
  days: number;
  hints: string;
  public: boolean;
}

const BOT = "pro";
const SEATS = "seats"; // the option that says how many chairs there are

/** What people usually play: the usual options, one chair for a friend, bots on the others. */
export function fresh(open: Open): Wish {
  const wish = { game: open.game, options: {}, chairs: ["", ""], pace: "relaxed", days: 3, hints: "yes", public: false };
  return withSeats(wish, open, open.usual_seats);
}

/** Who sits on the other chairs: the usual bot, or the best of a game that has others. */
function botOf({ levels }: Open): string {
  return !levels || levels.includes(BOT) ? BOT : levels.at(-1)!;
}

/** The same wish for another game: who may come, and how fast, stays. */
export function inGame(wish: Wish, open: Open): Wish {
  const { options, chairs } = fresh(open);
  const has = (chair = BOT) => chair === "" || !open.levels || open.levels.includes(characterOf(chair)?.level ?? chair);
  const kept = chairs.map((chair, seat) => (has(wish.chairs[seat]) ? (wish.chairs[seat] ?? chair) : chair));
  return { ...wish, game: open.game, options, chairs: kept };
}

/** The same wish with more or fewer chairs: those there are keep who sits there. */
export function withSeats(wish: Wish, open: Open, seats: number): Wish {
  const chairs = Array.from({ length: seats }, (_, i) => wish.chairs[i] ?? botOf(open));
  return settled({ ...wish, chairs }, open);
}

/** The same wish with another value. What hangs on it takes its usual value where it is another one now. */
export function withValue(wish: Wish, open: Open, option: Option, value: string): Wish {
  if (option.name === SEATS) return withSeats(wish, open, Number(value));
  const next = { ...wish, options: { ...wish.options, [option.word]: value } };
  return settled(next, open, hangingOn(open, option));
}

/** All that is chosen, the seats with it. */
export function chosenIn({ options, chairs }: Wish): Record<string, string> {
  return { ...options, [SEATS]: String(chairs.length) };
}

/** The options whose usual value another one decides. */
function hangingOn(open: Open, { name }: Option): Option[] {
  return open.options.filter(({ cases }) => cases.some(({ where }) => name in where));
}

/** Every option with a value that it can have; those to be set anew with their usual one. */
function settled(wish: Wish, open: Open, anew: Option[] = []): Wish {
  const chosen = chosenIn(wish);
  for (const option of open.options) {
    if (option.name === SEATS) continue;
    const known = chosen[option.word];
    const can = option.kind === "several" || option.kind === "colors" || valuesOf(option, chosen, open.options).includes(known ?? "");
    if (known === undefined || !can || anew.includes(option)) chosen[option.word] = usualOf(option, chosen, open.options);
  }
  for (const { kind, word } of open.options) {
    if (kind === "colors") chosen[word] = (chosen[word] ?? "").split(" ").slice(0, wish.chairs.length).join(" ");
  }
  const { [SEATS]: _seats, ...options } = chosen;
  return { ...wish, options };
}

/** The kinds of paces: all games by mail are one kind. */
export function kindsOf(paces: string[]): string[] {
  return [...new Set(paces.map((pace) => pace.split("-")[0]!))];
}

/** The days that a choice by mail may take. */
export function daysOf(paces: string[]): number[] {
  return paces.flatMap((pace) => Number(pace.split("-")[1] ?? []) || []);
}

/** The wish as the server takes it; what can only be so is left out. */
export function wishOf(wish: Wish, open: Open, name: string): NewTable {
  const pace = wish.pace === "mail" ? `mail-${wish.days}` : wish.pace;
  const hints = pace === "relaxed" ? { hints: wish.hints === "yes" } : {}; // no hints against the clock
  const chosen = chosenIn(wish);
  const said = open.options.filter(
    (option) => option.name !== SEATS && chosen[option.word] && valuesOf(option, chosen, open.options).length > 1,
  );
  const options = Object.fromEntries(said.map(({ word }) => [word, chosen[word]!]));
  return { name, chairs: wish.chairs, game: wish.game, options, pace, public: wish.public, ...hints };
}
