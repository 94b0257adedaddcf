// How the basketball table stands for the one who looks at it, and what they have taken up but not yet sent.
import { SKILLS } from "../art/looks";
import type { LiveTable } from "$/net/table.svelte";
import type { Now } from "$/net/types";
import type { Catalogue, View } from "../types";
import { modelsOf, type HoopsModel } from "../speech/cards";
import { chairName } from "$/speech/table";
import { bestDice } from "./keeping";
import type { Option, Step, StepName, TacticFacts, Evaluated } from "./evaluate";
import { diceIn, handOf, numbersOf, PHASE, type Lying, type Numbers } from "./wire";

export type Market = "row" | "tactics";
export type Fate = "discard" | "remove";
export interface Goods {
  market: Market;
  slot: number;
}
/** The order in which a turn is usually gone through. */
const ORDER: StepName[] = ["replace", "prepare", "buy-player", "buy-tactic", "defend", "attack", "end"];

export class Standing {
  readonly models: HoopsModel[];
  readonly numbers: Numbers;

  /** Places in hand that are taken up. */
  picked = $state<number[]>([]);
  /** The card of a market that is to be bought. */
  target = $state<Goods | null>(null);
  /** A prepared tactic that is pointed at: to be activated, or to make room. */
  tactic = $state<number | null>(null);
  /** A position that is pointed at. */
  spot = $state<number | null>(null);
  /** Slots of the tactic market to be replaced. */
  swapped = $state<number[]>([]);
  /** What becomes of cards left in hand; those that are not named are kept. */
  fates = $state<Record<number, Fate>>({});
  /** Is it dice to reroll that are chosen, rather than dice to keep? */
  rerolling = $state(false);
  /** Dice marked to be rerolled, as places among those that lie there. */
  taken = $state<number[]>([]);
  /** The step of the turn one has turned to. */
  wish = $state<StepName | null>(null);
  sending = $state(false);
  evaluated = $state.raw<Evaluated | null>(null);
  /** Dice chosen to be kept, unless it is those that count most. */
  protected chosenDice = $state.raw<number[] | null>(null);

  readonly now = $derived.by(() => this.table.now as Now);
  readonly view = $derived.by(() => this.now.view as View);
  readonly me = $derived(this.now.seat ?? 0);
  readonly rival = $derived(1 - this.me);
  readonly watching = $derived(this.now.seat === null);
  readonly phase = $derived(this.view.phase);
  readonly asked = $derived(this.now.state === "playing" && (this.now.legal?.length ?? 0) > 0);
  readonly legal = $derived(new Set((this.now.legal ?? []).map(([number]) => number)));
  readonly hand = $derived(handOf(this.view, this.me));
  readonly names = $derived(this.now.seats.map((chair, seat) => chairName(chair, seat)));
  readonly bots = $derived(this.now.seats.map(({ bot }) => bot));
  readonly over = $derived(this.now.state === "over");
  readonly lying = $derived.by(() => this.#lying());
  readonly options = $derived(new Map((this.evaluated?.options ?? []).map((option) => [option.choice, option])));
  readonly steps = $derived(new Map((this.evaluated?.steps ?? []).map((step) => [step.step, step])));
  readonly step = $derived.by(() => this.#step());
  /** Dice that would be kept, as places among those that lie there. */
  readonly kept = $derived(this.chosenDice ?? this.#bestDice());

  constructor(
    readonly table: LiveTable,
    readonly catalogue: Catalogue,
  ) {
    this.models = modelsOf(catalogue);
    this.numbers = numbersOf(catalogue);
  }

  model(number: number): HoopsModel | undefined {
    return number < 0 ? undefined : this.models[number];
  }

  is(...phases: number[]): boolean {
    return this.asked && phases.includes(this.phase);
  }

  can(choice: number): boolean {
    return this.asked && this.legal.has(choice);
  }

  option(choice: number): Option | undefined {
    return this.options.get(choice);
  }

  stepOf(name: StepName): Step | undefined {
    return this.steps.get(name);
  }

  /** The steps that can be taken now, in their order. */
  openSteps(): StepName[] {
    return ORDER.filter((name) => this.steps.get(name)?.state === "open");
  }

  goods({ market, slot }: Goods): number {
    return this.view[market][slot] ?? -1;
  }

  cost(card: number): number {
    const model = this.model(card);
    return model && model.kind !== "fatigue" ? model.cost : 0;
  }

  value(card: number): number {
    return this.model(card)?.row.value ?? 0;
  }

  isPlayer(card: number): boolean {
    return this.model(card)?.kind === "player";
  }

  isTactic(card: number): boolean {
    return this.model(card)?.kind === "tactic";
  }

  isDefence(card: number): boolean {
    const model = this.model(card);
    return model?.kind === "tactic" && model.tactic.defence;
  }

  /** What the server knows of a prepared tactic. */
  facts(card: number, seat = this.me): TacticFacts | undefined {
    const name = this.numbers.words[card];
    return this.evaluated?.tactics.find((facts) => facts.card === name && facts.seat === seat);
  }

  /** The tactics that can be activated now, the best first. */
  ready(kind: "attack" | "defend"): number[] {
    if (!this.is(PHASE.menu)) return [];
    const cards = [...this.legal].filter((card) => this.isTactic(card) && this.isDefence(card) === (kind === "defend"));
    return cards.sort((a, b) => (this.facts(b)?.mean ?? 0) - (this.facts(a)?.mean ?? 0));
  }

  /** The cards taken up, by number. */
  taking(): number[] {
    return this.picked.map((at) => this.hand[at]!).filter((card) => card >= 0);
  }

  /** What the cards taken up are worth where something of this market is bought. */
  purse(market: Market): number {
    return this.payers(market).reduce((sum, at) => sum + this.value(this.hand[at]!), 0);
  }

  /** The places taken up whose cards pay in a market. */
  payers(market: Market): number[] {
    return this.picked.filter((at) => this.pays(this.hand[at]!, market));
  }

  pays(card: number, market: Market): boolean {
    return market === "row" ? this.isPlayer(card) : this.isTactic(card);
  }

  /** Which market is being bought from, in the menu or once an action has begun. */
  shopping(): Market | null {
    if (this.is(PHASE.buy, PHASE.pay)) return this.isTactic(this.view.subject) || this.#tacticsLegal() ? "tactics" : "row";
    if (!this.is(PHASE.menu)) return null;
    return this.step === "buy-player" ? "row" : this.step === "buy-tactic" ? "tactics" : null;
  }

  /** Is there room for these tactics beside those that are prepared? */
  fits(cards: number[]): boolean {
    return [0, 1].every((row) => {
      const free = (this.view.prepared[this.me]?.[row] ?? []).filter((card) => card < 0).length;
      return cards.filter((card) => Number(this.isDefence(card)) === row).length <= free;
    });
  }

  #step(): StepName | null {
    if (!this.is(PHASE.menu)) return null;
    const open = this.openSteps();
    return this.wish && open.includes(this.wish) ? this.wish : (open[0] ?? null);
  }

  #tacticsLegal(): boolean {
    return this.phase === PHASE.buy && [...this.legal].every((card) => this.isTactic(card));
  }

  /** The dice on the table, color by color, those that count most first. */
  #lying(): Lying[] {
    const worth = new Map((this.evaluated?.dice?.dice ?? []).map((die) => [die.colour * 10 + die.face, die.worth]));
    const rank = ({ skill, face }: Lying) => worth.get(SKILLS.indexOf(skill) * 10 + face) ?? face / 10;
    return diceIn(this.view.rolled).sort(
      (a, b) => SKILLS.indexOf(a.skill) - SKILLS.indexOf(b.skill) || rank(b) - rank(a) || b.face - a.face,
    );
  }

  #bestDice(): number[] {
    return this.is(PHASE.reroll, PHASE.keep) ? bestDice(this) : [];
  }
}
