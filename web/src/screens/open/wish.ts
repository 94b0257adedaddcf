// What somebody wants to play, and how it is told to the server.
import type { AllstarCatalogue, Game, NewTable } from "$/net/types";

export interface Wish {
  game: Game;
  edition: string;
  mode: string;
  coaches: string;
  whistle: string;
  openingDraft: string;
  pickTeam: string;
  overtimes: string;
  chairs: string[]; // "" for a person, else a bot's level; the first is one's own
  pace: string; // its kind: "mail" for any number of days
  days: number;
  hints: string;
  public: boolean;
}

const BOT = "pro";

/** What the rules of All-Star Draft leave open. */
export type Open = Pick<AllstarCatalogue, "editions" | "modes_for_two" | "seats" | "with_coaches">;

export function fresh(open: Open): Wish {
  return {
    game: "allstar",
    ...inEdition(open, open.editions[0]!),
    whistle: "yes",
    openingDraft: "no",
    pickTeam: "no",
    overtimes: "4",
    chairs: ["", "", BOT, BOT],
    pace: "relaxed",
    days: 3,
    hints: "yes",
    public: false,
  };
}

/** An edition, with its usual mode for two and its coaches, if it has them. */
export function inEdition(open: Open, edition: string): Pick<Wish, "edition" | "mode" | "coaches"> {
  return { edition, mode: open.modes_for_two[edition]![0]!, coaches: open.with_coaches[edition] ? "yes" : "no" };
}

/** The same wish with more or fewer chairs: those there are keep who sits there. */
export function withSeats(wish: Wish, seats: number): Wish {
  const chairs = Array.from({ length: seats }, (_, i) => wish.chairs[i] ?? BOT);
  return { ...wish, chairs };
}

/** The kinds of paces: all games by mail are one kind. */
export function kindsOf(paces: string[]): string[] {
  return [...new Set(paces.map((pace) => pace.split("-")[0]!))];
}

/** The days that a choice by mail may take. */
export function daysOf(paces: string[]): number[] {
  return paces.flatMap((pace) => Number(pace.split("-")[1] ?? []) || []);
}

/** The wish as the server takes it; what is usual is left out. */
export function wishOf(wish: Wish, name: string): NewTable {
  const pace = wish.pace === "mail" ? `mail-${wish.days}` : wish.pace;
  const hints = pace === "relaxed" ? { hints: wish.hints === "yes" } : {}; // no hints against the clock
  return { name, chairs: wish.chairs, game: wish.game, options: optionsOf(wish), pace, public: wish.public, ...hints };
}

function optionsOf(wish: Wish): Record<string, string> {
  if (wish.game === "hoops") {
    return { "opening draft": wish.openingDraft, "pick team": wish.pickTeam, overtimes: wish.overtimes };
  }
  const { edition, coaches, whistle, mode } = wish;
  const usual = { edition, coaches, whistle };
  return wish.chairs.length === 2 ? { ...usual, mode } : usual;
}
