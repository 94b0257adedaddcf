// Picking a team (H14) and the opening draft (H15): what is gathered here before the server hears of it.
import type { Catalogue } from "../types";
import { shortCard } from "../speech/short";
import { t } from "$/words/words.svelte";
import lock from "icon:lock";
import type { Act, Acts } from "./acts";
import type { Play } from "./play.svelte";
import { PHASE } from "./wire";

export type Part = keyof Catalogue["team"];

/** A team, gathered in any order and sealed card by card as the server asks for them. */
export class Picking {
  chosen = $state<number[]>([]);
  #sealing = false;

  constructor(readonly play: Play) {}

  readonly offer = $derived.by(() => this.#offer());
  /** How many cards of each part a team has. */
  readonly parts = $derived.by(() => Object.entries(this.play.catalogue.team) as [Part, number][]);
  readonly missing = $derived(this.parts.reduce((sum, [, most]) => sum + most, -this.chosen.length));
  readonly complete = $derived(this.parts.every(([part, most]) => this.count(part) === most));
  readonly acts = $derived.by(() => this.#acts());

  begin(): () => void {
    const seal = () => queueMicrotask(() => void this.#goOn());
    return this.play.table.on(seal);
  }

  partOf(card: number): Part {
    const name = this.play.numbers.words[card] ?? "";
    if (this.play.isTactic(card)) return this.play.isDefence(card) ? "defence" : "offence";
    return name.startsWith("starter") ? "starter" : "substitute";
  }

  count(part: Part): number {
    return this.chosen.filter((card) => this.partOf(card) === part).length;
  }

  /** Take a card into the team, or leave it. A starter takes the place of the other one of his position. */
  toggle(card: number): void {
    if (!this.play.is(PHASE.pickTeam) || this.play.sending) return;
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((other) => other !== card);
    else {
      const part = this.partOf(card);
      const rivals = this.chosen.filter((other) => this.partOf(other) === part && (part !== "starter" || this.#same(other, card)));
      const full = part === "starter" ? rivals.length > 0 : rivals.length >= this.play.catalogue.team[part];
      this.chosen = [...this.chosen.filter((other) => !full || other !== rivals[0]), card];
    }
  }

  /** The cards marked for a first game. */
  takeUsual(): void {
    this.chosen = Object.values(this.offer)
      .flat()
      .filter((card) => this.play.model(card)?.row.initiation);
  }

  #same(one: number, other: number): boolean {
    const position = (card: number) => this.play.model(card)?.row.positions?.[0];
    return position(one) === position(other);
  }

  #offer(): Record<Part, number[]> {
    const found: Record<Part, number[]> = { starter: [], substitute: [], offence: [], defence: [] };
    const { starter, substitute, base_tactic } = this.play.catalogue.cards;
    for (const { name } of [...starter, ...substitute, ...base_tactic]) {
      const card = this.play.numbers.words.indexOf(name);
      found[this.partOf(card)].push(card);
    }
    return found;
  }

  #acts(): Acts {
    const { play } = this;
    if (!play.asked) {
      const back: Act = { text: t("page-hoops-take-back"), run: () => void play.table.takeBack().catch(() => undefined) };
      const text = play.watching ? t("page-hoops-pick-watching") : t("page-hoops-sealed");
      return { lamp: { text, icon: lock }, others: play.watching ? [] : [back] };
    }
    const { missing } = this;
    return {
      lamp: this.complete
        ? { text: t("page-hoops-pick-seal"), icon: lock, key: "Enter", run: () => this.#seal() }
        : { text: t("page-hoops-pick-missing", { missing }) },
      others: [{ text: t("page-hoops-pick-usual"), run: () => this.takeUsual() }],
    };
  }

  #seal(): void {
    this.#sealing = true;
    void this.#goOn();
  }

  async #goOn(): Promise<void> {
    const { play } = this;
    if (!this.#sealing || play.sending) return;
    if (!play.is(PHASE.pickTeam)) return void (this.#sealing = false);
    const next = [...this.chosen].sort((a, b) => a - b).find((card) => play.can(card));
    if (next === undefined) return void (this.#sealing = false);
    await play.send(`#${next}`);
    void this.#goOn();
  }
}

/** One player at a time, and the substitute he replaces. */
export class Drafting {
  aimed = $state<number | null>(null);

  constructor(readonly play: Play) {}

  readonly leaving = $derived.by(() => this.play.phase === PHASE.leaveOut);
  readonly offer = $derived.by(() =>
    this.leaving && this.play.asked ? [...this.play.legal] : this.play.view.player_pile.filter((card) => card >= 0),
  );
  readonly acts = $derived.by(() => this.#acts());

  pick(card: number): void {
    if (!this.play.asked) return;
    this.aimed = this.aimed === card ? null : card;
  }

  #acts(): Acts {
    const { play } = this;
    if (!play.asked) {
      const name = play.names[play.view.player] ?? "";
      return { lamp: { text: t(play.watching ? "page-hoops-watching" : "page-hoops-wait", { name }) }, others: [] };
    }
    const card = this.aimed !== null && play.can(this.aimed) ? this.aimed : null;
    if (card === null) return { lamp: { text: t(this.leaving ? "page-hoops-leave-which" : "page-hoops-draft-which") }, others: [] };
    const named = { card: shortCard(play.model(card)) };
    const run = () => void play.send(`${this.leaving ? "for" : "draft"} #${card}`);
    const text = t(this.leaving ? "page-hoops-leave" : "page-hoops-draft", named);
    return { lamp: { text, key: "Enter", run }, others: [] };
  }
}
