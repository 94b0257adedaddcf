// Two sets of cards side by side: the same deals, the same bots. One worker holds one of these.
import { array, type Rows } from "$/house/records";
import type { Module } from "$/house/rules";
import { toPlain } from "$/house/values";
import { Dict } from "$/house/python";
import { changedCards, tablesOf } from "./cards";
import type { CardFacts, Found, Limits, Mean, Piece, Plan, Result, Spread } from "./kinds";
import { addUp, countsOf, Side } from "./side";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

const COURSE = "course";
const SPREAD = ["margin", "decisions"]; // figures of a game whose spread is shown

export class Comparison {
  readonly #lab: Any;
  readonly #old: Side;
  readonly #new: Side;
  readonly #options: Any; // with the new cards
  readonly #measures: Any[];
  readonly #places: Rows;
  readonly #spreads: [name: string, number: number][];

  constructor(lab: Any, module: Module, plan: Plan) {
    this.#lab = lab;
    const given = new Dict(Object.entries(plan.options));
    const agreed = [{}, plan.changes].map((changes) => new lab.Options(changedCards(lab, "changes.toml", changes), given));
    const [old, now] = agreed as [Any, Any];
    const seats = old.seats as number;
    const levels = array(new Array<number>(seats).fill(lab.level_number(plan.level) as number), "i1");
    const side = (options: Any) =>
      new Side(plan.game, module, tablesOf(lab, options.cards), {
        options: options.numbers(), key: lab.key_of(plan.seed), levels, seats, measures: lab.MEASURES, most: lab.PIECE,
      }); // prettier-ignore
    [this.#old, this.#new, this.#options] = [side(old), side(now), now];
    const [before, after] = [lab.named(old), lab.named(now)];
    const [measures, places] = lab.aligned(before, after);
    this.#measures = measures;
    this.#places = array(places, "i8");
    this.#spreads = SPREAD.flatMap((name) => {
      const found = (before as [number, Any][]).find(([, { chapter, name: own }]) => chapter === COURSE && own === name);
      return found ? [[name, found[0]] as [string, number]] : [];
    });
  }

  play(first: number, count: number): Piece {
    const [old, now] = [this.#old.play(first, count), this.#new.play(first, count)];
    const sums = addUp(this.#old.engine, this.#places, this.#lab.SUMS, old, now);
    const spreads = this.#spreads.map(([name, number]): Spread => ({ name, old: countsOf(old, number), new: countsOf(now, number) }));
    return { first, count, sums, spreads };
  }

  /** What the sums over some games say. */
  tell(games: number, sums: Float64Array): Omit<Result, "spreads" | "seconds"> {
    const parts = this.#lab.SUMS as number;
    const all = this.#measures.map((measure, i) => this.#lab.found_in(measure, [...sums.subarray(i * parts, (i + 1) * parts)]));
    const at = (some: Any[]) => some.map((one) => all.indexOf(one));
    return {
      games,
      found: all.map(plainFound),
      most: at(this.#lab.changed_most(all)),
      dead: at(this.#lab.dead_cards(all)),
      dominated: [...this.#lab.dominated(this.#options)],
    };
  }
}

function plainFound({ measure, old, new: now, gain }: Any): Found {
  const { chapter, name, unit, message } = measure;
  return { chapter, name, unit, message, old: plainMean(old), new: plainMean(now), gain: plainMean(gain) };
}

const plainMean = (mean: Any): Mean | null =>
  mean && { count: mean.count, value: mean.value, margin: mean.margin, enough: mean.enough };

/** What stands on the standard cards, and what may. */
export function cardFacts(lab: Any): CardFacts {
  const sections = toPlain(lab.sections_as_data(lab.STANDARD_CARDS.cards.sections)) as CardFacts["sections"];
  const limits: Limits = {};
  for (const [section, rows] of Object.entries(sections)) {
    const found: Record<string, [number, number]> = (limits[section] = {});
    for (const [key, value] of rows.flatMap((row) => Object.entries(row))) {
      for (const part of [key, ...(typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [])]) {
        const known = lab.limits_of(section, part) as [number, number] | null;
        if (known) found[part] = known;
      }
    }
  }
  return { sections, limits, games: lab.GAMES as number };
}
