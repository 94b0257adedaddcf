// Building a lineup: the plan so far, what a click or a drop does to it, and what the scales say.
import { older_teams } from "$declared/table/allstar-views.js";
import { keepPlan, keptPlan, type Place } from "./kept";
import type { Rink } from "./rink.svelte";
import {
  benchAfter,
  emptyPlan,
  fits,
  standsBeside,
  teamAfter,
  withBus,
  withFresh,
  withoutFresh,
  withoutSwap,
  withSwap,
  withThrown,
  type Beside,
  type Plan,
  type Shape,
} from "./plan";
import { readPlan, wordsOf, written } from "../speech/notation";
import { modifierAt } from "../speech/sets";
import { Scales } from "./scales.svelte";
import type { Question, EvaluatedTeam } from "../types";

/** What the next click on a player means. */
export type Mode = "build" | "throw" | "coach" | "mate";

export class Lineup {
  readonly rink!: Rink;
  readonly scales!: Scales;
  readonly tries!: Scales; // what the picked card would make
  plan = $state.raw<Plan>({ thrown: null, swaps: [], fresh: [], buses: [], coach: null });
  picked = $state<number | null>(null);
  mode = $state<Mode>("build");

  readonly me = $derived(this.rink.me ?? 0);
  readonly coach = $derived(this.rink.catalogue.coaches[this.rink.view.coach[this.me] ?? -1] ?? null);
  readonly shape = $derived<Shape>({
    throws: this.rink.catalogue.throws_away.includes(this.rink.mode),
    team: this.rink.catalogue.team,
    older: this.rink.round,
    swaps: 1 + this.able("substitutions"),
    coach: !this.able("beside") ? null : this.able("beside") === 1 ? "team" : this.able("like_mate") ? "mate" : "player",
  });
  /** What is shown: the sealed lineup once it is locked. */
  readonly shown = $derived((this.rink.locked && this.#sealed()) || this.plan);
  readonly older = $derived(older_teams(this.rink.view, this.me) as number[][]);
  readonly base = $derived(this.#base());
  readonly teams = $derived([
    ...this.older.map((cards, team) => teamAfter(cards, this.shown.swaps[team] ?? [])),
    this.shown.fresh,
  ]);
  readonly bench = $derived(this.rink.sorted(benchAfter(this.base, this.shown)));
  readonly full = $derived(this.shown.fresh.length >= this.rink.catalogue.team);
  readonly beside = $derived(standsBeside(this.shown.coach, this.teams) ? this.shown.coach : null);
  readonly ready = $derived(this.full && (!this.shape.throws || this.shown.thrown !== null));
  readonly evaluated = $derived(this.#evaluated());
  readonly fans = $derived(
    this.evaluated.every((team) => team?.fans != null)
      ? this.evaluated.reduce((sum, team) => sum + (team?.fans ?? 0), 0)
      : null,
  );

  /** A number of the coach, as long as it is not used up and can be paid. */
  able(modifier: string): number {
    const { view } = this.rink;
    const can = (what: string) => modifierAt(this.coach?.modifiers[what], this.rink.at);
    return view.turned_over[this.me] || (view.fans[this.me] ?? 0) < can("price") ? 0 : can(modifier);
  }

  constructor(rink: Rink) {
    this.rink = rink;
    this.scales = new Scales(rink.table.id);
    this.tries = new Scales(rink.table.id);
    this.plan = keptPlan(this.#place(), (plan) => fits(plan, this.shape, this.base, this.older)) ?? emptyPlan(this.shape);
  }

  reset(): void {
    this.plan = emptyPlan(this.shape);
    this.picked = null;
    this.mode = "build";
  }

  /** Do not lose what is built if the page is loaded again. */
  keep(): void {
    keepPlan(this.#place(), this.plan);
  }

  // --- clicks

  clickBench(card: number, fill: boolean): void {
    if (!this.rink.deciding) return;
    if (this.mode === "throw") this.throwAway(card);
    else if (this.picked !== null && this.teamOf(this.picked) !== null) this.swap(this.teamOf(this.picked)!, this.picked, card);
    else if (!this.full && (fill || this.picked === card)) this.add(card);
    else this.picked = this.picked === card ? null : card;
  }

  clickPlayer(team: number, card: number): void {
    if (!this.rink.deciding) return;
    if (this.mode === "coach" || this.mode === "mate") this.besidePlayer(card);
    else if (team === this.older.length) this.#clickFresh(card);
    else if (this.incoming(team, card)) this.plan = withoutSwap(this.plan, team, card);
    else if (this.picked !== null && this.bench.includes(this.picked)) this.swap(team, card, this.picked);
    else this.picked = this.picked === card ? null : card;
  }

  clickPlace(): void {
    if (this.picked !== null && this.bench.includes(this.picked)) this.add(this.picked);
  }

  drop(card: number, on: string): void {
    const [what, team, other] = on.split(":");
    const inFresh = this.plan.fresh.includes(card);
    if (what === "bench") {
      if (inFresh) this.plan = withoutFresh(this.plan, card);
      const of = this.plan.swaps.findIndex((swaps) => swaps.some((swap) => swap.in === card));
      if (of >= 0) this.plan = withoutSwap(this.plan, of, card);
    } else if (!this.bench.includes(card)) return;
    else if (what === "fresh") this.add(card);
    else if (what === "throw") this.throwAway(card);
    else if (what === "player" && Number(team) === this.older.length) this.#replace(Number(other), card);
    else if (what === "player") this.swap(Number(team), Number(other), card);
  }

  // --- acts

  add(card: number): void {
    if (!this.full && this.bench.includes(card)) this.plan = withFresh(this.plan, card);
    this.picked = null;
  }

  /** A set into the new team, before those who are there already. */
  takeSet(cards: number[]): void {
    const others = this.plan.fresh.filter((card) => !cards.includes(card));
    this.plan = { ...this.plan, fresh: [...cards, ...others].slice(0, this.rink.catalogue.team) };
    this.picked = null;
  }

  swap(team: number, out: number, card: number): void {
    this.plan = withSwap(this.plan, this.shape, team, { out, in: card }) ?? this.plan;
    this.picked = null;
  }

  undoSwaps(team: number): void {
    for (const swap of this.plan.swaps[team] ?? []) this.plan = withoutSwap(this.plan, team, swap.in);
  }

  throwAway(card: number): void {
    if (this.mayThrow(card)) this.plan = withThrown(this.plan, card);
    this.mode = "build";
    this.picked = null;
  }

  keepAll(): void {
    this.plan = withThrown(this.plan, null);
  }

  /** To the next arena; the team that goes there takes this one's bus. */
  nextBus(team: number): void {
    this.sendBus(team, (this.plan.buses[team]! + 1) % this.plan.buses.length);
  }

  sendBus(team: number, arena: number): void {
    if (this.rink.deciding) this.plan = withBus(this.plan, team, arena);
  }

  layCoach(coach: Beside | null): void {
    this.plan = { ...this.plan, coach };
    this.mode = "build";
  }

  besidePlayer(card: number): void {
    const first = this.plan.coach?.card;
    if (this.mode === "mate" && first !== undefined && first !== card) this.layCoach({ card: first, mate: card });
    else {
      this.plan = { ...this.plan, coach: { card } };
      this.mode = this.shape.coach === "mate" ? "mate" : "build";
    }
  }

  take(words: string): void {
    const plan = readPlan(wordsOf(words), this.shape, this.older, (word) => this.rink.number(word));
    if (plan) this.plan = plan;
  }

  lock(): Promise<boolean> {
    const plan = { ...this.plan, coach: this.#placed() };
    return this.rink.choose(written(plan, this.shape, (card) => this.rink.name(card)));
  }

  // --- questions

  mayThrow(card: number): boolean {
    return this.rink.locked || this.rink.legal.includes(card);
  }

  incoming(team: number, card: number): boolean {
    return (this.shown.swaps[team] ?? []).some((swap) => swap.in === card);
  }

  /** Which older team a card plays in, as it is now. */
  teamOf(card: number): number | null {
    const team = this.older.findIndex((_, i) => this.teams[i]?.includes(card));
    return team >= 0 ? team : null;
  }

  /** Whom a card from the bench would replace: someone who does not count for the set. */
  spare(team: number): number {
    const lit = new Set(this.rink.numbers(this.evaluated[team]?.made_of ?? []));
    const cards = this.older[team] ?? [];
    return cards.find((card) => !lit.has(card) && this.teams[team]?.includes(card)) ?? cards.at(-1)!;
  }

  /** The whole lineup, as far as it is. */
  question(): Question {
    const name = (card: number) => this.rink.name(card);
    const placed = this.#placed();
    return {
      bench: true,
      teams: this.teams.flatMap((cards, team) => {
        if (!cards.length) return [];
        const here = placed && (placed.team ?? this.teams.findIndex((one) => one.includes(placed.card!))) === team;
        const coach = here
          ? {
              ...(placed.card === undefined ? {} : { card: name(placed.card) }),
              ...(placed.mate === undefined ? {} : { mate: name(placed.mate) }),
            }
          : undefined;
        return [{ cards: cards.map(name), arena: this.shown.buses[team] ?? 0, ...(coach && cards.length === this.shape.team ? { coach } : {}) }];
      }),
    };
  }

  /** What each team would be with the picked card. */
  tryout(card: number): Question {
    const name = (one: number) => this.rink.name(one);
    const teams = this.older.map((_, team) => {
      const out = this.spare(team);
      return { cards: this.teams[team]!.map((one) => name(one === out ? card : one)) };
    });
    const fresh = this.full ? [] : [{ cards: [...this.shown.fresh, card].map(name) }];
    return { teams: [...teams, ...fresh] };
  }

  stop(): void {
    this.scales.stop();
    this.tries.stop();
  }

  // --- inside

  #place(): Place {
    return { table: this.rink.table.id, seat: this.me, stage: this.rink.now.stage ?? 0 };
  }

  /** A coach that wants a mate and has none yet is not placed. */
  #placed(): Beside | null {
    if (!this.beside || (this.shape.coach === "mate" && this.beside.mate === undefined)) return null;
    return this.shape.coach ? this.beside : null;
  }

  #clickFresh(card: number): void {
    if (this.picked !== null && this.bench.includes(this.picked)) this.#replace(card, this.picked);
    else this.plan = withoutFresh(this.plan, card);
  }

  #replace(out: number, card: number): void {
    this.plan = withFresh(withoutFresh(this.plan, out), card);
    this.picked = null;
  }

  #sealed(): Plan | null {
    const words = this.rink.sealed.map((number) => this.rink.name(number));
    return readPlan(words, this.shape, this.older, (word) => this.rink.number(word));
  }

  /** The bench before anything was exchanged: sealed substitutions already lie in it. */
  #base(): number[] {
    const sealed = this.rink.locked ? this.#sealed() : null;
    const swaps = sealed?.swaps.flat() ?? [];
    const gone = new Set(swaps.map((swap) => swap.out));
    const back = swaps.map((swap) => swap.in).filter((card) => !gone.has(card));
    return [...new Set([...this.rink.bench.filter((card) => !gone.has(card)), ...back])];
  }

  #evaluated(): (EvaluatedTeam | null)[] {
    const asked = this.teams.map((cards) => cards.length > 0);
    const told = [...(this.scales.answer?.teams ?? [])];
    return asked.map((isAsked) => (isAsked ? (told.shift() ?? null) : null));
  }
}
