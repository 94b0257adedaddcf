// Running a game's compiled module, as `sixthman.kernel.module` does: everything a rule is handed is copied into the
// module's memory and what the rule may have changed is copied back, so a record stays an ordinary record.
import { DType, type Told } from "./numbers";
import { emptyRecord, Rec, Rows } from "./records";

const SECTION = "sixthman";
const PAGE = 1 << 16;
const ALIGNED = 16;
const INT = "int";
const FLOAT = "float";

/** How much of a thought's time is over after this many worlds, 1 at its end. */
export type Spent = (worlds: number, limit: number) => number;
/** A rule: called with what it takes; gives a number or nothing. */
export type Call = (...args: unknown[]) => number | null;
/** What a rule is known by: itself, or its name. */
export type Named = string | { __name__: string };

/** What a module says of itself. */
export interface Manifest {
  game: string;
  rules: string; // the version
  data: string; // the digest of the cards
  record: Told;
  choices: number;
  exports: Record<string, { rule: string; bound: Record<string, string>; takes: ToldKind[]; gives: string | null }>;
  tables: Record<string, { type: string; shape: number[] }>;
  cards: Record<string, Record<string, unknown>[]>;
}

type ToldKind = Told | { rows: Told; dimensions: number } | ToldKind[];
type Kind = "int" | "float" | { record: DType } | { rows: DType; dimensions: number } | Kind[];

/** A file that is no module of ours, or one that cannot do what is asked. */
export class BadModule extends Error {}

/** The code of a module, and what it says of itself. */
export class Module {
  readonly manifest: Manifest;
  readonly record: DType;

  constructor(
    readonly compiled: WebAssembly.Module,
    readonly digest: string,
  ) {
    const [section] = WebAssembly.Module.customSections(compiled, SECTION);
    if (!section) throw new BadModule("no module of ours");
    this.manifest = JSON.parse(new TextDecoder().decode(section)) as Manifest;
    this.record = DType.of(this.manifest.record);
  }
}

/** A module in use: memory, and functions called over it. */
class Instance {
  spent: Spent = () => 1; // whoever lets it think puts a clock here
  readonly #exports: Record<string, unknown>;
  readonly #memory: WebAssembly.Memory;
  readonly #arguments: number;
  readonly heap: number; // where memory begins that nobody else uses
  #bytes: Uint8Array;
  #row: BigInt64Array;

  constructor(
    readonly module: Module,
    tables: Iterable<[string, Rows]>,
  ) {
    const env: Record<string, unknown> = {};
    for (const { name } of WebAssembly.Module.imports(module.compiled)) env[name] = this.#imported(name);
    const imports = { env } as WebAssembly.Imports;
    this.#exports = new WebAssembly.Instance(module.compiled, imports).exports;
    this.#memory = this.#exports.memory as WebAssembly.Memory;
    this.#arguments = this.#address("arguments");
    this.heap = aligned(this.#address("__heap_base"));
    this.#bytes = new Uint8Array(this.#memory.buffer);
    this.#row = new BigInt64Array(this.#memory.buffer, this.#arguments, 1);
    this.#makeRoom(this.heap);
    for (const [name, table] of tables) this.writeTable(name, table);
  }

  #imported(name: string): (...args: bigint[]) => number {
    if (name === "spent") return (worlds, limit) => this.spent(Number(worlds), Number(limit));
    return () => {
      throw new BadModule(`no ${name}`);
    };
  }

  #address(name: string): number {
    const found = this.#exports[name];
    if (!(found instanceof WebAssembly.Global)) throw new BadModule(`no ${name}`);
    return Number(found.value) >>> 0;
  }

  #makeRoom(end: number): void {
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    if (this.#bytes.buffer === this.#memory.buffer && this.#row.length > 1) return;
    this.#bytes = new Uint8Array(this.#memory.buffer);
    this.#row = new BigInt64Array(this.#memory.buffer, this.#arguments, 64);
  }

  /** Write another table over one of the module's. */
  writeTable(name: string, table: Rows): void {
    const told = this.module.manifest.tables[name];
    if (!told) throw new BadModule(`no table ${name}`);
    if (table.shape.join() !== told.shape.join()) throw new BadModule(`table ${name}: ${table.shape.join()} instead of ${told.shape.join()}`);
    this.#bytes.set(table.astype(told.type).tobytes(), this.#address(`table ${name}`));
  }

  /** A table as it lies in the memory. */
  readTable(name: string): Rows {
    const told = this.module.manifest.tables[name];
    if (!told) throw new BadModule(`no table ${name}`);
    const dtype = DType.of(told.type);
    const size = told.shape.reduce((product, length) => product * length, dtype.itemsize);
    const at = this.#address(`table ${name}`);
    return new Rows(dtype, this.#bytes.slice(at, at + size).buffer, 0, told.shape);
  }

  /** Call a function with arguments that were laid out; returns the 64 bits it gives. */
  call(name: string, laid: Laid): bigint {
    this.#makeRoom(laid.end);
    for (const { here, there } of laid.copies) this.#bytes.set(here, there);
    for (let i = 0; i < laid.slots.length; i++) this.#row[i] = laid.slots[i]!;
    (this.#exports[name] as () => void)();
    this.#makeRoom(laid.end); // what a rule does may have moved the memory
    for (const { here, there } of laid.copies) here.set(this.#bytes.subarray(there, there + here.length));
    return this.#row[0]!;
  }
}

const aligned = (address: number): number => Math.ceil(address / ALIGNED) * ALIGNED;

const scratch = new DataView(new ArrayBuffer(8));

function floatOf(bits: bigint): number {
  scratch.setBigInt64(0, bits);
  return scratch.getFloat64(0);
}

function bitsOf(value: number): bigint {
  scratch.setFloat64(0, value);
  return scratch.getBigInt64(0);
}

/** Arguments of a call, laid out in a module's memory from some address on. */
class Laid {
  readonly slots: bigint[] = [];
  readonly copies: { here: Uint8Array; there: number }[] = [];
  end: number;

  constructor(start: number) {
    this.end = start;
  }

  /** One more argument, or a group of them. */
  add(kind: Kind, argument: unknown): void {
    if (kind === INT) this.slots.push(typeof argument === "bigint" ? argument : BigInt(Number(argument)));
    else if (kind === FLOAT) this.slots.push(bitsOf(Number(argument)));
    else if (Array.isArray(kind)) this.#addGroup(kind, argument as unknown[]);
    else if ("record" in kind) this.#addRecord(kind.record, argument);
    else if (typeof kind === "object") this.#addRows(kind, argument);
  }

  #addGroup(kinds: Kind[], parts: unknown[]): void {
    if (parts.length !== kinds.length) throw new TypeError(`${parts.length} parts instead of ${kinds.length}`);
    kinds.forEach((inner, i) => this.add(inner, parts[i]));
  }

  #addRecord(wanted: DType, argument: unknown): void {
    if (!(argument instanceof Rec)) throw new TypeError("no record");
    if (!sameType(wanted, argument.dtype)) throw new TypeError("another kind of record");
    this.#addMemory(argument.data.buffer, argument.data.byteOffset, argument.nbytes);
  }

  #addRows(kind: { rows: DType; dimensions: number }, argument: unknown): void {
    if (!(argument instanceof Rows)) throw new TypeError("no rows");
    if (!sameType(kind.rows, argument.dtype)) throw new TypeError(`${argument.dtype.kind || "records"} instead of ${kind.rows.kind || "records"}`);
    if (argument.ndim !== kind.dimensions) throw new TypeError(`${argument.ndim} dimensions instead of ${kind.dimensions}`);
    if (!argument.whole) throw new TypeError("not in one piece");
    this.#addMemory(argument.buffer, argument.offset, argument.nbytes);
    for (const length of argument.shape) this.slots.push(BigInt(length));
  }

  /** A record or rows, at the next free address unless they are there already. */
  #addMemory(buffer: ArrayBufferLike, offset: number, size: number): void {
    let found = this.copies.find(({ here }) => here.buffer === buffer && here.byteOffset === offset);
    if (!found) {
      found = { here: new Uint8Array(buffer, offset, size), there: this.end };
      this.copies.push(found);
      this.end += aligned(size);
    }
    this.slots.push(BigInt(found.there));
  }
}

/** Are two types the same? Records of earlier rules may be told in other words. */
function sameType(one: DType, other: DType): boolean {
  if (one === other) return true;
  if (one.isRecord !== other.isRecord || one.itemsize !== other.itemsize || one.kind !== other.kind) return false;
  return (
    one.fields.length === other.fields.length &&
    one.fields.every((field, i) => {
      const twin = other.fields[i]!;
      return field.name === twin.name && field.at === twin.at && field.shape.join() === twin.shape.join() && sameType(field.type, twin.type);
    })
  );
}

function kindOf(told: ToldKind): Kind {
  if (Array.isArray(told)) return told.map(kindOf);
  if (told === INT || told === FLOAT) return told;
  if (typeof told === "object" && "rows" in told) return { rows: DType.of(told.rows), dimensions: told.dimensions };
  return { record: DType.of(told) };
}

/** What the table's Python knows of a game: `sixthman.kernel.game.Game`. */
export interface Rules {
  name: string;
  record?: DType;
  choices?: number;
  tables?: Iterable<[string, Rows]>;
}

const PROTOCOL = [
  "setup", "waiting", "legal", "choice", "act", "pick", "choose", "due",
  "follow", "bucket", "over", "score", "rank", "view", "imagine",
] as const; // prettier-ignore
export type Protocol = Record<(typeof PROTOCOL)[number], Call>;

/** A game's rules in a compiled module. */
export class ModuleEngine {
  readonly rules: Rules & { record: DType; choices: number };
  readonly game: Protocol;
  readonly #tables: Map<string, Rows>;
  readonly #others = new Map<string, ModuleEngine>();
  readonly #calls = new Map<string, Call>();
  readonly #found = new Map<unknown, Call>();
  #mine: Instance | undefined;

  constructor(
    game: Rules,
    readonly module: Module,
  ) {
    const told = module.manifest;
    if (told.game !== game.name) throw new BadModule(`the rules of ${told.game}, not of ${game.name}`);
    const changed = { record: { value: module.record, enumerable: true }, choices: { value: told.choices, enumerable: true } };
    this.rules = Object.create(game, changed) as Rules & { record: DType; choices: number };
    this.#tables = new Map(game.tables instanceof Map ? (game.tables as Map<string, Rows>).entries() : game.tables);
    this.game = Object.fromEntries(PROTOCOL.map((name) => [name, this.#call(name)])) as Protocol;
  }

  /** An empty record, as this module lays it out. */
  new_state(): Rec {
    return emptyRecord(this.module.record);
  }

  /** The rule of that name, if the module offers it with these rules bound to names in it. */
  rule(rule: Named, bound: Map<unknown, unknown> = new Map()): Call {
    const plain = bound.size === 0;
    const known = plain && this.#found.get(rule);
    if (known) return known;
    const call = this.#call(this.#label(nameOf(rule), bound));
    if (plain) this.#found.set(rule, call);
    return call;
  }

  #label(name: string, bound: Map<unknown, unknown>): string {
    const names = [...bound.entries()].map(([key, value]) => [String(key), nameOf(value)] as const);
    for (const [label, offered] of Object.entries(this.module.manifest.exports)) {
      if (offered.rule !== name || Object.keys(offered.bound).length !== names.length) continue;
      if (names.every(([key, value]) => isNamed(offered.bound[key], value))) return label;
    }
    throw new BadModule(`no rule ${name}`);
  }

  /** The rule offered under a name of its own. */
  named(label: string): Call {
    return this.#call(label);
  }

  /** Write a table over the module's. */
  use_table(name: string, table: Rows): void {
    this.#tables.set(name, table);
    this.#mine = undefined;
  }

  /** The same module with these tables written over its own; made once for this name. */
  with_tables(name: string, tables: Map<string, Rows>): ModuleEngine {
    let other = this.#others.get(name);
    if (!other) {
      this.#others.set(name, (other = new ModuleEngine(this.rules, this.module)));
      for (const [table, rows] of [...this.#tables.entries(), ...tables.entries()]) other.use_table(table, rows);
    }
    return other;
  }

  /** A table as the rules find it. */
  table(name: string): Rows {
    return this.#instance.readTable(name);
  }

  /** Between entering and leaving this, `spent` says how much of a thought's time is over. */
  thinking(spent: Spent): { __enter__(): void; __exit__(): void } {
    const instance = this.#instance;
    const before = instance.spent;
    return {
      __enter__: () => void (instance.spent = spent),
      __exit__: () => void (instance.spent = before),
    };
  }

  /** Load the module before it is needed. */
  get_ready(): void {
    void this.#instance;
  }

  get #instance(): Instance {
    return (this.#mine ??= new Instance(this.module, this.#tables));
  }

  #call(label: string): Call {
    let call = this.#calls.get(label);
    if (!call) this.#calls.set(label, (call = this.#newCall(label)));
    return call;
  }

  #newCall(label: string): Call {
    const told = this.module.manifest.exports[label];
    if (!told) throw new BadModule(`no rule ${label}`);
    const { gives } = told;
    let takes: Kind[] | undefined; // read when it is first called: there are many rules, and records are long
    return (...args) => {
      takes ??= told.takes.map(kindOf);
      if (args.length !== takes.length) throw new TypeError(`${label}: ${args.length} arguments instead of ${takes.length}`);
      const instance = this.#instance;
      const laid = new Laid(instance.heap);
      takes.forEach((kind, i) => laid.add(kind, args[i]));
      const bits = instance.call(label, laid);
      if (gives === FLOAT) return floatOf(bits);
      return gives ? Number(bits) : null;
    };
  }
}

/** Is this what is bound? Python writes "1.0" where JavaScript writes "1". */
function isNamed(offered: string | undefined, value: string): boolean {
  return offered === value || (offered !== undefined && Number(offered) === Number(value));
}

/** What is bound to a name, in words: a rule by its own name, a number as it is written. */
function nameOf(value: unknown): string {
  const name = (value as { __name__?: unknown } | null)?.__name__;
  return typeof name === "string" ? name : String(value);
}
