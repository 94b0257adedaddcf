// The table as this screen sees it: names for the numbers of the view, all derived from `table.now`.
import { PHASES } from "$declared/allstar";
import { bench_of } from "$declared/table/allstar-views.js";
import { getContext, setContext } from "svelte";
import type { Player } from "../art/species";
import { ask, Refusal } from "$/net/api";
import type { LiveTable } from "$/net/table.svelte";
import { toast } from "$/kit/toasts.svelte";
import { BLANK, playerOf } from "../speech/cards";
import { chairName } from "$/speech/table";
import { t } from "$/words/words.svelte";
import type { AllstarNow, ArenaCard, Attribute, Catalogue, Hint, Medal, Phase, RankRow, View } from "../types";

export interface Seat {
  seat: number;
  name: string;
  you: boolean;
  bot: string; // "" for a person
}
export interface ShownTeam {
  cards: number[];
  row: RankRow | null; // how it did when it was last seen in an arena
}

const MEDALS: Medal[] = ["gold", "silver", "bronze"];
const ORDER: Record<Attribute, (player: Player, symbols: string[]) => number> = {
  Symbol: (player, symbols) => (player.symbol ? symbols.indexOf(player.symbol) : symbols.length),
  Number: (player) => -player.number,
  Species: () => 0,
};

export class Rink {
  readonly table!: LiveTable;
  readonly catalogue!: Catalogue;
  readonly now = $derived(this.table.now as AllstarNow);
  readonly view = $derived(this.now.view as View);
  readonly me = $derived(this.now.seat);
  readonly edition = $derived(this.catalogue.editions[this.view.edition] ?? "");
  readonly phase = $derived<Phase>(PHASES[this.view.phase] ?? "over");
  /** The round after those of the season. */
  readonly playoffs = $derived(this.catalogue.arenas_by_round.length);
  /** From 0; `playoffs` after the season. */
  readonly round = $derived(this.view.round_);
  readonly seats = $derived<Seat[]>(
    this.now.seats.map((chair, seat) => ({
      seat,
      name: seat === this.me ? t("page-you") : chairName(chair, seat),
      you: seat === this.me,
      bot: chair.bot,
    })),
  );
  readonly players = $derived(
    (this.catalogue.symbols[this.edition] ?? []).map((_, card) => playerOf(card, this.catalogue, this.edition)),
  );

  // --- what is asked
  readonly legal = $derived((this.now.legal ?? []).map(([number]) => number));
  readonly sealed = $derived(this.now.sealed ?? []);
  /** Does this phase ask me for anything? */
  readonly asked = $derived(this.me !== null && this.now.state === "playing" && isBit(this.view.asked, this.me));
  readonly locked = $derived(this.asked && this.legal.length === 0);
  readonly deciding = $derived(this.asked && !this.locked);
  readonly chosen = $derived<[number, number]>(this.now.chosen ?? [0, 0]);
  /** Have all the others chosen? Who has is never told; this can be counted. */
  readonly othersLocked = $derived(
    this.chosen[1] > 0 && this.chosen[0] - (this.locked ? 1 : 0) === this.chosen[1] - (this.asked ? 1 : 0),
  );

  // --- what lies on the table
  readonly bench = $derived(this.me === null ? [] : this.#bench(this.me));
  readonly arenas = $derived(this.#arenas());
  readonly mode = $derived(this.catalogue.modes[this.view.mode] ?? "");
  readonly packSize = $derived(this.catalogue.pack_size[this.mode] ?? 0);
  readonly symbols = $derived(this.catalogue.symbol_order[this.edition] ?? []);
  readonly medals = $derived(this.catalogue.medals[this.view.seats] ?? []);
  /** By what coaches' numbers go. */
  readonly at = $derived({ edition: this.edition, seats: this.view.seats });
  /** Tickets, bonus and fans of the playoffs. */
  readonly prize = $derived(
    this.catalogue.playoffs[this.edition]?.[this.view.seats] ?? { tickets: 0, bonus: 0, fans: [] },
  );
  readonly matches = $derived(this.table.story.filter((event) => event.kind === "match").length);
  /** The last playoff match, strongest first. */
  readonly match = $derived((this.#last("match")?.facts.ranking ?? []) as RankRow[]);
  readonly shown = $derived(this.#shown());
  /** The fans won in each round of the season, for each seat. */
  readonly won = $derived(this.#won());

  #numbers!: Map<string, number>;

  constructor(table: LiveTable, catalogue: Catalogue) {
    this.table = table;
    this.catalogue = catalogue;
    this.#numbers = new Map(catalogue.choices.map((name, number) => [name, number]));
  }

  player(card: number): Player {
    return this.players[card] ?? this.players[0]!;
  }

  /** "Duck7" and its like as a number. */
  number(name: string): number {
    return this.#numbers.get(name) ?? BLANK;
  }

  numbers(names: string[]): number[] {
    return names.map((name) => this.number(name));
  }

  /** A choice in notation. */
  name(choice: number): string {
    return this.catalogue.choices[choice] ?? "";
  }

  seat(seat: number): Seat {
    return this.seats[seat] ?? { seat, name: "", you: false, bot: "" };
  }

  medal(attribute: Attribute): Medal {
    return MEDALS[this.medals.indexOf(attribute)] ?? "bronze";
  }

  /** Cards with like beside like, the strongest first. */
  sorted(cards: number[], by: Attribute = "Symbol"): number[] {
    const rank = (card: number) => ORDER[by](this.player(card), this.symbols);
    return [...cards].sort((a, b) => rank(a) - rank(b) || b - a);
  }

  // --- acts

  /** Seal a choice; says so if the server does not take it. */
  choose(choice: string | number[]): Promise<boolean> {
    return this.#try(this.table.choose(choice));
  }

  takeBack(): Promise<boolean> {
    return this.#try(this.table.takeBack());
  }

  async hint(): Promise<Hint | null> {
    try {
      return await ask<Hint>("POST", `/api/tables/${this.table.id}/hint`, {});
    } catch (reason) {
      complain(reason);
      return null;
    }
  }

  async #try(act: Promise<unknown>): Promise<boolean> {
    try {
      await act;
      return true;
    } catch (reason) {
      complain(reason);
      return false;
    }
  }

  // --- inside

  #bench(seat: number): number[] {
    return bench_of(this.view, seat) as number[];
  }

  #arenas(): { arena: number; card: ArenaCard }[] {
    if (this.phase === "choose-coach") return [];
    const row = (this.catalogue.arenas_by_round[this.round] ?? []).map((place) => this.view.arenas[place] ?? BLANK);
    return row.filter((arena) => arena !== BLANK).map((arena) => ({ arena, card: this.catalogue.arenas[arena]! }));
  }

  #last(kind: string) {
    return this.table.story.findLast((event) => event.kind === kind);
  }

  #shown(): ShownTeam[][] {
    const rows = new Map<string, RankRow>();
    for (const event of this.table.story)
      if (event.kind === "arena")
        for (const row of event.facts.ranking as RankRow[]) rows.set(`${row.seat}.${row.team}`, row);
    return this.view.teams.map((teams, seat) =>
      teams
        .map((cards, team) => ({ cards, row: rows.get(`${seat}.${team + 1}`) ?? null }))
        .filter(({ cards }) => cards[0] !== BLANK && cards[0] !== undefined),
    );
  }

  #won(): number[][] {
    const won = this.view.fans.map(() => this.catalogue.arenas_by_round.map(() => 0));
    let round = 0;
    for (const event of this.table.story) {
      if (event.kind === "arena")
        for (const row of event.facts.ranking as RankRow[]) won[row.seat]![round]! += row.fans ?? 0;
      if (event.kind === "round-over") round++;
    }
    return won;
  }
}

export function isBit(mask: number, bit: number): boolean {
  return ((mask >> bit) & 1) === 1;
}

export function complain(reason: unknown): void {
  toast(reason instanceof Refusal && reason.message ? reason.message : t("page-gone-short"), true);
}

const KEY = Symbol("rink");
export function provideRink(rink: Rink): Rink {
  return setContext(KEY, rink);
}
export function useRink(): Rink {
  return getContext<Rink>(KEY);
}
