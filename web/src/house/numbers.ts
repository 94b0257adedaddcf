// Types of numbers and records, as a module's manifest tells them (`sixthman.kernel.exports.described`): "i1", "u4",
// "f8", or fields with where each lies. Memory is in the order of WebAssembly: the lowest byte first.

/** A type as a manifest tells it. */
export type Told = string | { fields: [name: string, type: Told, shape: number[], at: number][]; size: number };

export type Reader = (view: DataView, at: number) => number | bigint;
export type Writer = (view: DataView, at: number, value: number | bigint) => void;

export interface Field {
  name: string;
  type: DType;
  shape: number[];
  at: number;
}

/** Whole numbers and floats by their names; `whole`: is it written as a whole number? */
const PLAIN: Record<string, [size: number, read: Reader, write: Writer]> = {
  b1: [1, (view, at) => view.getUint8(at), (view, at, value) => view.setUint8(at, Number(value))],
  i1: [1, (view, at) => view.getInt8(at), (view, at, value) => view.setInt8(at, Number(value))],
  u1: [1, (view, at) => view.getUint8(at), (view, at, value) => view.setUint8(at, Number(value))],
  i2: [2, (view, at) => view.getInt16(at, true), (view, at, value) => view.setInt16(at, Number(value), true)],
  u2: [2, (view, at) => view.getUint16(at, true), (view, at, value) => view.setUint16(at, Number(value), true)],
  i4: [4, (view, at) => view.getInt32(at, true), (view, at, value) => view.setInt32(at, Number(value), true)],
  u4: [4, (view, at) => view.getUint32(at, true), (view, at, value) => view.setUint32(at, Number(value), true)],
  i8: [8, (view, at) => short(view.getBigInt64(at, true)), (view, at, value) => view.setBigInt64(at, BigInt(value), true)],
  u8: [8, (view, at) => short(view.getBigUint64(at, true)), (view, at, value) => view.setBigUint64(at, BigInt(value), true)],
  f4: [4, (view, at) => view.getFloat32(at, true), (view, at, value) => view.setFloat32(at, Number(value), true)],
  f8: [8, (view, at) => view.getFloat64(at, true), (view, at, value) => view.setFloat64(at, Number(value), true)],
};

/** As a number where that says the same. */
function short(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** What numpy calls a dtype. Every plain type exists once; records are the same type if their fields are. */
export class DType {
  readonly names: string[] | null;
  readonly places: ReadonlyMap<string, Field>;

  private constructor(
    readonly kind: string, // "i1", …; "" for a record
    readonly itemsize: number,
    readonly fields: readonly Field[],
    readonly read: Reader,
    readonly write: Writer,
  ) {
    this.names = fields.length ? fields.map(({ name }) => name) : null;
    this.places = new Map(fields.map((field) => [field.name, field]));
  }

  static readonly #known = new Map<string, DType>();

  /** The type that a manifest tells of. */
  static of(told: Told | DType): DType {
    if (told instanceof DType) return told;
    const key = typeof told === "string" ? told : JSON.stringify(told);
    let found = DType.#known.get(key);
    if (!found) {
      found = typeof told === "string" ? DType.#plain(told) : DType.#record(told);
      DType.#known.set(key, found);
    }
    return found;
  }

  static #plain(name: string): DType {
    const known = PLAIN[name];
    if (!known) throw new TypeError(`no type ${name}`);
    return new DType(name, known[0], [], known[1], known[2]);
  }

  static #record({ fields, size }: Exclude<Told, string>): DType {
    const inner = fields.map(([name, type, shape, at]) => ({ name, type: DType.of(type), shape, at }));
    const none = () => {
      throw new TypeError("a record is no number");
    };
    return new DType("", size, inner, none, none);
  }

  get isRecord(): boolean {
    return this.names !== null;
  }
}
