// What happens at the basketball table on this side of the wire: what is pressed, and what is sent of it.
// The state of the game is the server's; choices go out in its notation, cards as "#" and their number.
import { Refusal } from "$/net/api";
import type { Now, TableEvent } from "$/net/types";
import type { View } from "../types";
import { play as sound } from "$/kit/sound";
import { toast } from "$/kit/toasts.svelte";
import { t } from "$/words/words.svelte";
import { stillKept } from "./keeping";
import { cheapest, needed } from "./purse";
import { Standing, type Fate, type Goods } from "./standing.svelte";
import { evaluate, type StepName } from "./evaluate";
import { dieNumber, PHASE, PLACES } from "./wire";

const AGAIN = 400; // milliseconds until the server is asked again for its numbers
const SOON = 40;
const LATER = 300; // while the other side plays, often many steps at once

export class Play extends Standing {
  #plannedDice: number[] | null = null; // still to be kept, as choices
  #plannedRemoval: number[] | null = null; // cards to be removed once the others are discarded
  #asking = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Listen to the table; returns how to stop. */
  begin(): () => void {
    this.#ask(0);
    const stop = this.table.on((events, before, after, live) => this.#hear(events, before, after, live));
    return () => {
      clearTimeout(this.#timer);
      this.#asking++;
      stop();
    };
  }

  // --- pointing at things

  turnTo(step: StepName): void {
    if (this.steps.get(step)?.state !== "open") return;
    this.wish = step;
    this.picked = [];
    this.target = null;
    this.tactic = null;
    this.spot = null;
  }

  /** On to the next step that is open. */
  next(): StepName | undefined {
    const open = this.openSteps();
    return open[open.indexOf(this.step ?? "end") + 1];
  }

  /** A step that cannot be taken now: let the server say why. */
  why(step: StepName): void {
    if (!this.is(PHASE.menu)) return;
    const defence = step === "defend";
    if (step === "attack" || defence) {
      const card = this.view.prepared[this.me]?.[defence ? 1 : 0]?.find((one) => one >= 0);
      if (card === undefined) toast(t(defence ? "page-hoops-why-no-defence" : "page-hoops-why-no-attack"));
      else if (!this.legal.has(card)) void this.tell(`${step} #${card}`);
      return;
    }
    const word = step.replace("-", " ");
    if (!this.legal.has(this.numbers.words.indexOf(word))) void this.tell(word);
  }

  /** A card of the hand was pressed. */
  pickHand(at: number): void {
    const card = this.hand[at];
    if (card === undefined || card < 0 || !this.asked || this.sending) return;
    if (this.is(PHASE.discard, PHASE.remove)) return this.#turnFate(at, card);
    if (this.is(PHASE.enter, PHASE.prepare, PHASE.pay) && !this.legal.has(card)) return this.#useless(card);
    if (this.is(PHASE.enter)) return this.#single(at);
    if (!this.is(PHASE.menu, PHASE.prepare, PHASE.pay, PHASE.buy)) return void this.#wrongTime(card);
    if (card === this.numbers.fatigue) return this.#useless(card);
    if (this.is(PHASE.menu) && !this.#turnToUse(card)) return this.#useless(card);
    if (this.is(PHASE.menu) && this.step === "replace") this.#single(at);
    else this.#toggle(at);
  }

  /** A card of a market was pressed. */
  pickGoods(goods: Goods): void {
    const card = this.goods(goods);
    if (card < 0 || !this.asked || this.sending) return;
    if (this.is(PHASE.refresh)) {
      if (goods.market === "row") return void toast(t("page-hoops-market-later"));
      this.swapped = toggled(this.swapped, goods.slot);
      return;
    }
    const action = goods.market === "row" ? "buy-player" : "buy-tactic";
    if (this.is(PHASE.menu)) {
      const words = `${goods.market === "row" ? "buy player" : "buy tactic"} #${card}`;
      const money = this.steps.get(action)?.facts.money ?? 0;
      if (this.steps.get(action)?.state !== "open" || this.cost(card) > money) return void this.tell(words);
      if (this.step !== action) this.turnTo(action);
    } else if (!this.is(PHASE.buy) || !this.legal.has(card)) return void this.tell(`#${card}`);
    this.#aim(goods, card);
  }

  /** Point at the next card of the open market that can be paid for. */
  nextGoods(): void {
    const market = this.shopping();
    if (!market) return;
    const money = this.steps.get(market === "row" ? "buy-player" : "buy-tactic")?.facts.money ?? 0;
    const within = (card: number) => card >= 0 && (this.is(PHASE.buy) ? this.legal.has(card) : this.cost(card) <= money);
    const slots = this.view[market].map((_, slot) => slot).filter((slot) => within(this.view[market][slot]!));
    if (!slots.length) return;
    const at = this.target?.market === market ? slots.indexOf(this.target.slot) : -1;
    if (at >= 0 && slots.length === 1) return;
    this.picked = [];
    this.pickGoods({ market, slot: slots[(at + 1) % slots.length]! });
  }

  /** A position of your own court was pressed. */
  pickSpot(position: number): void {
    if (!this.asked || this.sending) return;
    const place = PLACES[position]!;
    if (this.is(PHASE.spot)) return void this.send(`at ${place}`);
    if (this.is(PHASE.move)) return void this.send(`to ${place}`);
    const player = this.taking().find((card) => this.isPlayer(card));
    if (player === undefined || !this.is(PHASE.menu, PHASE.enter)) return;
    this.enter(player, position);
  }

  /** A player comes in from the hand. */
  enter(player: number, position: number): void {
    void this.send(`${this.is(PHASE.menu) ? "replace " : ""}#${player} ${PLACES[position]}`);
  }

  /** A prepared tactic was pressed. */
  pickTactic(card: number): void {
    if (!this.asked || this.sending) return;
    const tactic = this.taking().find((one) => this.isTactic(one) && this.isDefence(one) === this.isDefence(card));
    if (this.is(PHASE.makeRoom)) {
      if (!this.legal.has(card)) return void this.tell(`for #${card}`);
      this.tactic = card;
    } else if (tactic !== undefined && this.is(PHASE.menu, PHASE.prepare)) this.prepareFor(tactic, card);
    else if (this.is(PHASE.menu)) {
      const kind = this.isDefence(card) ? "defend" : "attack";
      if (!this.legal.has(card)) return void this.tell(`${kind} #${card}`);
      this.turnTo(kind);
      this.tactic = card;
    }
  }

  /** A free place for tactics was pressed. */
  pickRow(defence: boolean): void {
    const tactic = this.taking().find((one) => this.isTactic(one) && this.isDefence(one) === defence);
    if (tactic !== undefined && this.is(PHASE.menu, PHASE.prepare)) this.prepare([tactic]);
  }

  /** Lay tactics on court; the action is over if all of them have room. */
  prepare(cards: number[], end = false): void {
    const words = cards.map((card) => `#${card}`).join(", ");
    void this.send(`${this.is(PHASE.menu) ? "prepare " : ""}${words}${end ? " -" : ""}`);
  }

  prepareFor(card: number, out: number): void {
    const full = (this.view.prepared[this.me]?.[this.isDefence(card) ? 1 : 0] ?? []).every((one) => one >= 0);
    const begin = `${this.is(PHASE.menu) ? "prepare " : ""}${full ? "" : "instead "}`;
    void this.send(`${begin}#${card} for #${out}`);
  }

  /** A die was pressed: to be kept, or to be rerolled. */
  pickDie(at: number): void {
    if (!this.is(PHASE.reroll, PHASE.keep) || this.sending) return;
    if (this.rerolling) return this.#take(at);
    const die = this.lying[at]!;
    const most = stillKept(this, die.skill);
    const same = this.kept.filter((other) => this.lying[other]!.skill === die.skill);
    if (this.kept.includes(at)) this.chosenDice = this.kept.filter((other) => other !== at);
    else {
      const out = same.length >= most ? same[0] : undefined;
      this.chosenDice = [...this.kept.filter((other) => other !== out), at];
    }
  }

  /** Begin to choose dice for a reroll, or leave it. */
  switchReroll(): void {
    if (!this.is(PHASE.reroll)) return;
    this.rerolling = !this.rerolling;
    this.taken = [];
  }

  // --- sending

  /** Roll the dice taken up once more; the others stay. */
  reroll(): void {
    const words = this.taken.map((at) => this.numbers.words[dieNumber(this.numbers, this.lying[at]!)]);
    void this.send(`reroll ${words.join(" ")} -`);
  }

  /** Keep what is chosen, die by die, without a reroll. */
  keep(): void {
    this.#plannedDice = this.kept.map((at) => dieNumber(this.numbers, this.lying[at]!));
    if (this.is(PHASE.reroll)) void this.send("reroll -");
    else this.#goOn();
  }

  /** The end of the turn: discard, then remove, then draw. */
  sortOut(): void {
    const fate = (wanted: Fate) => this.hand.filter((_, at) => this.fates[at] === wanted);
    const removed = fate("remove");
    if (this.is(PHASE.remove)) return void this.send(`remove ${numbered(removed)} -`);
    this.#plannedRemoval = removed;
    void this.send(`discard ${numbered(fate("discard"))} -`);
  }

  fateOfAll(fate: Fate | null): void {
    this.fates = fate ? Object.fromEntries(this.hand.map((_, at) => [at, fate])) : {};
  }

  buy(): void {
    const goods = this.target;
    if (!goods) return;
    const card = this.goods(goods);
    const paid = needed(this.payers(goods.market).map((at) => this.value(this.hand[at]!)), this.cost(card));
    const cards = paid.map((index) => this.hand[this.payers(goods.market)[index]!]!);
    const begin = this.is(PHASE.menu) ? (goods.market === "row" ? "buy player " : "buy tactic ") : "";
    void this.send(`${begin}#${card} with ${numbered(cards)}`);
  }

  refresh(): void {
    void this.send(`refresh ${numbered(this.swapped.map((slot) => this.view.tactics[slot]!))} -`);
  }

  /** Send a choice; a refusal is told in the server's words. */
  async send(choice: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      await this.table.choose(choice);
    } catch (reason) {
      this.#plannedDice = this.#plannedRemoval = null;
      if (!(reason instanceof Refusal)) throw reason;
      toast(reason.message, true);
    } finally {
      this.sending = false;
    }
    this.#goOn();
  }

  /** Something that cannot be done now: let the server say why. */
  async tell(choice: string): Promise<void> {
    await this.send(choice);
  }

  // --- inside

  #hear(events: TableEvent[], before: Now | null, after: Now, live: boolean): void {
    const old = before?.view as View | undefined;
    const next = after.view as View | undefined;
    if (!next) return;
    if (!old || old.turn !== next.turn || old.player !== next.player) this.wish = null;
    if (!old || moved(old, next)) this.#forget();
    if (live) sounds(events);
    this.#ask(this.asked ? SOON : LATER);
    queueMicrotask(() => this.#goOn());
  }

  /** What was taken up belongs to a moment that is over. */
  #forget(): void {
    this.picked = [];
    this.target = null;
    this.tactic = null;
    this.spot = null;
    this.swapped = [];
    this.fates = {};
    this.rerolling = false;
    this.taken = [];
    this.chosenDice = null;
  }

  /** Resume what was decided in one go and is asked for in parts. */
  #goOn(): void {
    if (this.sending) return;
    if (this.is(PHASE.keep) && this.#plannedDice) {
      const at = this.#plannedDice.findIndex((die) => this.legal.has(die));
      if (at < 0) this.#plannedDice = null;
      else {
        const [die] = this.#plannedDice.splice(at, 1);
        void this.send(`keep ${this.numbers.words[die!]}`);
      }
    } else if (this.is(PHASE.remove) && this.#plannedRemoval) {
      const cards = this.#plannedRemoval;
      this.#plannedRemoval = null;
      void this.send(`remove ${numbered(cards)} -`);
    } else if (!this.is(PHASE.reroll, PHASE.discard)) {
      if (this.asked || this.phase !== PHASE.keep) this.#plannedDice = null;
      this.#plannedRemoval = null;
    }
  }

  /** Ask the server for its numbers; an answer that comes too late is forgotten. */
  #ask(delay: number): void {
    if (this.over) return;
    const turn = ++this.#asking;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.over) return;
      evaluate(this.table.id, this.watching ? this.table.invite : undefined).then(
        (answer) => turn === this.#asking && (this.evaluated = answer),
        () => turn === this.#asking && this.#ask(AGAIN),
      );
    }, delay);
  }

  #single(at: number): void {
    this.picked = this.picked.includes(at) ? [] : [at];
    this.spot = null;
  }

  #toggle(at: number): void {
    this.picked = toggled(this.picked, at);
  }

  /** Pressing a card in the menu turns to a step it is good for, if the present one is none. */
  #turnToUse(card: number): boolean {
    const player = this.isPlayer(card);
    const uses: StepName[] = player ? ["replace", "buy-player"] : ["prepare", "buy-tactic"];
    if (this.step && uses.includes(this.step)) return true;
    const open = uses.find((name) => this.steps.get(name)?.state === "open");
    if (open) this.turnTo(open);
    return open !== undefined;
  }

  /** Say what a card is not good for now. */
  #useless(card: number): void {
    const known: Record<number, string> = { [PHASE.enter]: "enter", [PHASE.prepare]: "prepare", [PHASE.pay]: "pay" };
    const why = known[this.phase] ?? "now";
    const odd = this.is(PHASE.enter) && this.isPlayer(card); // a player for whom no position is left
    if (card === this.numbers.fatigue) toast(t("page-hoops-tip-fatigue"));
    else if (odd) void this.tell(`#${card}`);
    else toast(t(`page-hoops-useless-${why}`));
  }

  #aim(goods: Goods, card: number): void {
    const same = this.target?.market === goods.market && this.target.slot === goods.slot;
    this.target = same ? null : goods;
    if (same || this.purse(goods.market) >= this.cost(card)) return;
    const places = this.hand.map((_, at) => at).filter((at) => this.pays(this.hand[at]!, goods.market));
    const paid = cheapest(places.map((at) => this.value(this.hand[at]!)), this.cost(card));
    this.picked = (paid ?? []).map((index) => places[index]!);
  }

  #wrongTime(card: number): void {
    if (this.is(PHASE.spot, PHASE.move)) toast(t("page-hoops-spot-first"));
    else if (this.is(PHASE.refresh)) toast(t("page-hoops-refresh-first"));
    else this.#useless(card);
  }

  /** Kept, discarded, removed, kept … Fatigue cannot be removed: the server would say so. */
  #turnFate(at: number, card: number): void {
    const { [at]: found, ...rest } = this.fates;
    const may = card !== this.numbers.fatigue;
    const first: Fate = this.is(PHASE.remove) ? "remove" : "discard";
    if (first === "remove" && !may) return void this.tell(`remove #${card}`);
    const next = !found ? first : found === "discard" && may ? "remove" : null;
    this.fates = next ? { ...rest, [at]: next } : rest;
  }

  #take(at: number): void {
    const most = this.evaluated?.dice?.rerolls ?? 0;
    if (!this.taken.includes(at) && this.taken.length >= most) {
      return void toast(t("page-hoops-reroll-most", { most }), true);
    }
    this.taken = toggled(this.taken, at);
  }
}

function toggled(list: number[], item: number): number[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

function numbered(cards: number[]): string {
  return cards.map((card) => `#${card}`).join(", ");
}

/** Has the table moved, so that what was taken up means nothing any more? */
function moved(old: View, next: View): boolean {
  const print = ({ phase, player, turn, hand, rolled, row, tactics, subject }: View) =>
    JSON.stringify([phase, player, turn, hand, rolled, row, tactics, subject]);
  return print(old) !== print(next);
}

function sounds(events: TableEvent[]): void {
  const kinds = new Set(events.map((event) => event.kind));
  if (kinds.has("hoops-final")) sound("win");
  else if (kinds.has("hoops-attacks") || kinds.has("hoops-defends") || kinds.has("hoops-rerolled")) sound("dice");
  else if (kinds.has("hoops-stopped")) sound("stop");
  else if (kinds.has("hoops-scored") || kinds.has("hoops-scored-free")) sound("fans");
  else if (kinds.has("hoops-bought") || kinds.has("hoops-came-in") || kinds.has("hoops-prepared")) sound("lock");
}
