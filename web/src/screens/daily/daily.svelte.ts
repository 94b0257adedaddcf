// A day's deal as it is for whoever looks at it: not begun, under way, or what came of it.
import { dayOf, PREFIX, rowOf, streakOf } from "$/daily/day";
import { gamePage } from "$/games";
import type { Daily, Souvenir } from "$/games/page";
import { catalogue, record } from "$/net/api";
import { daysPlayed, handIn, onTheirDay, openDeal, wholeStory, type DayTable } from "$/net/deals";
import type { PlayedGame } from "$/net/types";
import { need } from "$/words/words.svelte";

export interface FirstPick {
  mine: string; // in notation
  best: string;
  lead: number; // of the best over mine, in win chance
}

export class DayDeal {
  state = $state<"loading" | "open" | "begun" | "over" | "none">("loading");
  souvenir = $state.raw<Souvenir | null>(null);
  others = $state.raw<DayTable | null>(null);
  first = $state.raw<FirstPick | null>(null);
  streak = $state.raw({ days: 0, best: 0 });
  played = $state.raw(new Map<string, PlayedGame>());
  daily = $state.raw<Daily | null>(null);
  table = $state("");

  constructor(
    readonly game: string,
    readonly day: string,
  ) {}

  get deal() {
    return rowOf(this.daily!.DEALS.rows, this.daily!.DEALS.first_day, this.day);
  }

  async load(): Promise<void> {
    const page = gamePage(this.game);
    if (!page.daily) {
      this.state = "none";
      return;
    }
    const [daily, played] = await Promise.all([page.daily(), daysPlayed(this.game), need(...page.words)]);
    this.daily = daily;
    this.played = played;
    this.streak = streakOf(onTheirDay(played), dayOf(new Date()));
    const mine = played.get(this.day);
    this.table = mine?.id ?? "";
    if (!mine) this.state = "open";
    else if (mine.state !== "over") this.state = "begun";
    else await this.#end(daily);
  }

  async #end(daily: Daily): Promise<void> {
    const [{ now, story }, known, text] = await Promise.all([wholeStory(this.table), catalogue(this.game), record(this.table)]);
    this.souvenir = daily.souvenir({ now, story, catalogue: known });
    this.first = this.#firstPick(text, (now.seat ?? 0) + 1);
    this.state = "over";
    this.others = await handIn(this.game, this.day, this.table);
  }

  /** The first choice in a record, beside the best one. */
  #firstPick(text: string, seat: number): FirstPick | null {
    const mine = new RegExp(`^${seat}: (.+)$`, "m").exec(text)?.[1]?.trim() ?? "";
    const [best] = this.deal.answers;
    const own = this.deal.answers.find(({ choice }) => choice === mine);
    return best && own ? { mine, best: best.choice, lead: best.win - own.win } : null;
  }

  /** The table to sit down at. */
  async begin(): Promise<string> {
    const { seed, options, chairs } = this.deal;
    const { table } = await openDeal(this.game, { name: PREFIX + this.day, seed, options, chairs }, { once: true });
    return table;
  }
}
