// Games with one set of cards, played and measured by the rules (`lab/comparing.py`, class Side), and two of them
// brought together (class Pair).
import { DType } from "$/house/numbers";
import { emptyRecord, type Rec, type Rows, zeros } from "$/house/records";
import { type Call, type Module, ModuleEngine } from "$/house/rules";
import type { Counts } from "./kinds";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

const STREAM = 8; // where the stream is among what `watch_batch` takes
const NOTES = 2;

/** What happened in some games and could have: [game, measure]. */
export interface Measured {
  happened: Rows;
  could: Rows;
}

export interface Played {
  options: Rows; // as the rules know them
  key: Rows; // of the seed
  levels: Rows;
  seats: number;
  measures: number;
  most: number; // games at a time
}

const upTo = (rows: Rows, count: number): Rows => rows.__getitem__({ start: null, stop: count, step: null }) as Rows;

export class Side {
  readonly engine: ModuleEngine;
  readonly #play: Call;
  readonly #measure: Call;
  readonly #given: Played;
  readonly #states: Rows;
  readonly #words: Rows;
  readonly #notes: Rows;
  readonly #stream: Rec;
  readonly #rooms: { decisions: Rows; checksums: Rows; scores: Rows; ranks: Rows };
  readonly #shares: Rows;
  readonly #happened: Rows;
  readonly #could: Rows;

  constructor(game: string, module: Module, tables: Iterable<[string, Rows]>, given: Played) {
    const { most, seats, measures } = given;
    this.engine = new ModuleEngine({ name: game, tables }, module);
    this.#play = this.engine.named("watch_batch");
    this.#measure = this.engine.named("measure_games");
    this.#given = given;
    const takes = module.manifest.exports.watch_batch!.takes as Any[];
    this.#states = zeros(most + 1, module.record);
    this.#words = this.#states.ravel().view("u8").reshape(most + 1, -1);
    this.#notes = zeros(most, DType.of(takes[NOTES].rows));
    this.#stream = emptyRecord(DType.of(takes[STREAM]));
    this.#rooms = { decisions: zeros(most, "i8"), checksums: zeros(most, "u8"), scores: zeros([most, seats], "i4"), ranks: zeros([most, seats], "i4") };
    this.#shares = zeros(seats, "f8");
    this.#happened = zeros([most, measures], "f8");
    this.#could = zeros([most, measures], "f8");
  }

  /** Games first to first + count - 1: good until the next ones. */
  play(first: number, count: number): Measured {
    const { key, options, levels } = this.#given;
    const [decisions, checksums, scores, ranks] = [this.#rooms.decisions, this.#rooms.checksums, this.#rooms.scores, this.#rooms.ranks].map((rows) => upTo(rows, count));
    const choices = zeros(0, DType.of((this.engine.module.manifest.exports.watch_batch!.takes as Any[])[NOTES + 1].rows));
    new Uint8Array(this.#notes.buffer).fill(0);
    this.#play(this.#states, this.#words, this.#notes, choices, first, key, options, levels, this.#stream, decisions, checksums, scores, ranks);
    const [happened, could] = [upTo(this.#happened, count), upTo(this.#could, count)];
    this.#measure(upTo(this.#states, count), upTo(this.#notes, count), decisions, scores, ranks, this.#shares, happened, could);
    return { happened: happened!, could: could! };
  }
}

/** Sum up games that both sides have played: [measure, part], one row after the other. */
export function addUp(engine: ModuleEngine, places: Rows, parts: number, old: Measured, now: Measured): Float64Array {
  const sums = zeros([places.length, parts], "f8");
  engine.named("add_up")(places, old.happened, old.could, now.happened, now.could, sums);
  return new Float64Array(sums.buffer as ArrayBuffer);
}

/** How many games had each value of a measure. */
export function countsOf({ happened }: Measured, number: number): Counts {
  const counts = new Map<number, number>();
  for (let game = 0; game < happened.length; game++) {
    const value = (happened.at(game) as Rows).at(number) as number;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts];
}
