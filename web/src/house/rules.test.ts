// The compiled modules play in a browser what they play on the server: the golden digests of tests/modules.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { modulesThere } from "$/../build/modules";
import { DType } from "./numbers";
import { array, emptyRecord, frombuffer, Rec, Rows, zeros } from "./records";
import { BadModule, Module, ModuleEngine } from "./rules";

const GOLDEN = JSON.parse(readFileSync(new URL("../../../tests/modules/digests.json", import.meta.url), "utf8")) as Record<string, string>;
const KINDS = { random: [0, 300], rookie: [1, 30], pro: [2, 30] } as const; // the level, and how many games
const LEAST_HOOPS = 10;
const CHUNK = 2000;
const MOST_LOOKS = 1000; // at the clock
const RECORDS = 4; // that a race works with (bots/race.py)

const modules = new Map(
  modulesThere()
    .filter(({ path }) => !path.includes("/earlier/"))
    .map(({ game, path }) => [game, new Module(new WebAssembly.Module(readFileSync(path)), game)]),
);
const engineOf = (game: string) => new ModuleEngine({ name: game }, modules.get(game)!);
const hash = (text: string) => new Uint8Array(createHash("sha256").update(text).digest());

/** The digest of a batch of games, as `sixthman simulate` tells it (tests/modules/batches.py). */
function digestOf(game: string, numbers: number[], bots: keyof typeof KINDS): string {
  const engine = engineOf(game);
  const [kind, counted] = KINDS[bots];
  const games = Math.max(10, game === "hoops" && bots !== "random" ? counted / LEAST_HOOPS : counted);
  const seats = game === "hoops" ? 2 : numbers[1]!;
  const label = kind === 0 ? "play_batch_at_random" : "play_batch";
  const stream = DType.of(engine.module.manifest.exports[label]!.takes[6] as never);
  const states = zeros(1, engine.module.record);
  const agreed = array(game === "hoops" ? numbers : [...numbers, ...new Array<number>(12).fill(0)], "i8");
  const [decisions, marks] = [zeros(games, "i8"), zeros(games, "u8")];
  const [scores, places] = [zeros([games, seats], "i4"), zeros([games, seats], "i4")];
  const words = states.view("u8").reshape(1, -1);
  const key = frombuffer(hash(`modules (${numbers.join(", ")})`), "u4");
  expect(games).toBeLessThan(CHUNK);
  engine.named(label)(
    states, words, 0, key, agreed, array(new Array<number>(seats).fill(kind), "i1"), emptyRecord(stream),
    decisions, marks, scores, places,
  ); // prettier-ignore
  return createHash("sha256").update(marks.tobytes()).digest("hex");
}

test.each(Object.entries(GOLDEN))("%s", (name, golden) => {
  const [game, numbers, bots] = name.split(" ") as [string, string, keyof typeof KINDS];
  expect(digestOf(game, numbers.split(",").map(Number), bots)).toBe(golden);
});

test("a record is read and written by its fields, and a copy is a record of its own", () => {
  const state = engineOf("allstar").new_state() as Rec & { seats: number; deck: Rows; bench: Rows };
  state.seats = 5;
  state.deck = [...Array(108).keys()] as unknown as Rows;
  state.bench.__setitem__([2, 17], -1);
  const other = state.copy() as typeof state;
  other.seats = 3;
  expect([state.seats, other.seats, other.deck.at(-1), other.bench.at(2)]).toMatchObject([5, 3, 107, { length: 18 }]);
  expect((state.bench.at(2) as Rows).tolist().at(-1)).toBe(-1);
  expect(state.tobytes()).not.toEqual(other.tobytes());
});

test("parts of rows are Python's, and share their memory", () => {
  const row = array([0, 1, 2, 3, 4], "i2");
  const part = (start: number | null, stop: number | null, step: number | null = null) =>
    (row.__getitem__({ start, stop, step }) as Rows).tolist();
  expect(part(1, -1)).toEqual([1, 2, 3]);
  expect(part(null, null, -1)).toEqual([4, 3, 2, 1, 0]);
  expect(part(-2, null)).toEqual([3, 4]);
  expect(part(3, 100, 2)).toEqual([3]);
  row.__setitem__({ start: 1, stop: 3, step: null }, [7, 8]);
  expect(row.tolist()).toEqual([0, 7, 8, 3, 4]);
  expect(() => row.at(5)).toThrow(RangeError);
  const square = array([[1, 2], [3, 4]], "i8"); // prettier-ignore
  expect((square.__getitem__([{ start: null, stop: null, step: null }, 1]) as Rows).tolist()).toEqual([2, 4]);
  expect(square.reshape(-1).sum()).toBe(10);
  expect(array([-(2n ** 63n), 5], "i8").tolist()).toEqual([-(2n ** 63n), 5]);
});

test("a rule gets what it takes, or an error says what it did not get", () => {
  const engine = engineOf("hoops");
  const state = engine.new_state();
  expect(() => engine.game.legal(state)).toThrow("1 arguments instead of 2");
  expect(() => engine.game.legal(engineOf("allstar").new_state(), 0)).toThrow("another kind of record");
  expect(() => engine.rule("all_choices")(state, 0, zeros(5, "i4"))).toThrow("i4 instead of i8");
  expect(() => engine.rule("nothing_of_that_name")).toThrow(BadModule);
  expect(() => engine.use_table("COST", zeros(3, "i1"))).not.toThrow();
  expect(() => engine.get_ready()).toThrow("table COST");
});

test("a thought ends when its clock says so, and the same worlds give the same thought", () => {
  const engine = engineOf("allstar");
  const thought = () => {
    const think = engine.named("think_to_the_end");
    const takes = engine.module.manifest.exports.think_to_the_end!.takes;
    const [stream, race] = [DType.of(takes[2] as never), DType.of(takes[3] as never)];
    const records = zeros(RECORDS, engine.module.record);
    const luck = emptyRecord(stream) as Rec & { key: Iterable<number> };
    luck.key = frombuffer(hash("a seed"), "u4") as Iterable<number>;
    const raced = emptyRecord(race) as Rec & { doing: number; worlds: number; playouts: number };
    engine.game.setup(records.at(0), array([0, 3, 0, 0, 0, ...new Array<number>(12).fill(0)], "i8"), deal());
    const seen = engine.new_state();
    engine.game.view(records.at(0), 0, seen);
    records.__setitem__(0, seen);
    raced.doing = 1;
    const asked: number[] = [];
    const spent = (worlds: number) => {
      if (asked.push(worlds) > MOST_LOOKS) throw new Error("It thinks for ever.");
      return worlds / 40;
    };
    const thinking = engine.thinking(spent);
    thinking.__enter__();
    think(records, records.view("u8").reshape(RECORDS, -1), luck, raced, 0);
    thinking.__exit__();
    return { worlds: raced.worlds, playouts: raced.playouts, bytes: createHash("md5").update(raced.tobytes()).digest("hex"), asked };
  };
  const deal = () => {
    const stream = emptyRecord(DType.of(engine.module.manifest.exports.setup!.takes[2] as never)) as Rec & { key: Iterable<number> };
    stream.key = frombuffer(hash("a deal"), "u4") as Iterable<number>;
    return stream;
  };
  const one = thought();
  expect(one.worlds).toBeGreaterThanOrEqual(40);
  expect(one.playouts).toBeGreaterThan(one.worlds);
  expect(one.asked.length).toBeGreaterThan(2);
  expect(thought()).toEqual(one);
});
