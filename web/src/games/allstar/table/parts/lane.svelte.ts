import { t } from "$/words/words.svelte";
import type { Lineup } from "../lineup.svelte";

/** What a team of the line-up shows, however wide its lane is. */
export class Lane {
  readonly #lineup: () => Lineup;
  readonly #team: () => number;
  readonly lineup = $derived.by(() => this.#lineup());
  readonly team = $derived.by(() => this.#team());
  readonly rink = $derived.by(() => this.lineup.rink);
  readonly fresh = $derived.by(() => this.team === this.lineup.older.length);
  readonly cards = $derived.by(() => this.lineup.teams[this.team] ?? []);
  readonly places = $derived.by(() => (this.fresh ? Math.max(0, this.rink.catalogue.team - this.cards.length) : 0));
  readonly evaluated = $derived.by(() => this.lineup.evaluated[this.team]);
  readonly lit = $derived.by(() => new Set(this.rink.numbers(this.evaluated?.made_of ?? [])));
  readonly swaps = $derived.by(() => this.lineup.shown.swaps[this.team] ?? []);
  readonly can = $derived.by(() => this.rink.deciding);
  readonly besideTeam = $derived.by(() => this.lineup.beside?.team === this.team);

  constructor(lineup: () => Lineup, team: () => number) {
    this.#lineup = lineup;
    this.#team = team;
  }

  /** What is special about a player of it: the coach, like whom it counts, or that it came in. */
  flag(card: number): string {
    if (this.lineup.beside?.card === card) return t("page-rink-flag-coach");
    if (this.lineup.beside?.mate === card) return t("page-rink-flag-mate");
    return this.lineup.incoming(this.team, card) ? t("page-rink-flag-in") : "";
  }

  /** What a button for the next player is called. */
  placeLabel(index: number): string {
    const more = index === 0 ? `${t("page-rink-more-cards", { count: this.places })}: ` : "";
    return `${more}${t("page-rink-place", { place: this.cards.length + index + 1 })}`;
  }

  /** Lay the coach beside the team, or take it back. */
  layCoach(): void {
    this.lineup.layCoach(this.besideTeam ? null : { team: this.team });
  }
}
