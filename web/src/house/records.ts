// Records and rows of numbers, as the table's Python knows them from numpy: a record's fields by their names, rows by
// number or by part, and views that share memory. What is read is a number.
import { DType, type Field, type Told } from "./numbers";

/** A part of a row, as `row[start:stop:step]` says it; null for what is left out. */
export interface Part {
  start: number | null;
  stop: number | null;
  step: number | null;
}

export type Index = number | string | Part | readonly (number | Part)[];
export type Value = number | bigint | boolean | Rec | Rows | Iterable<unknown>;

/** One record: its fields are its attributes. */
export class Rec {
  readonly dtype: DType;
  readonly data: DataView;

  constructor(dtype: DType, data: DataView) {
    this.dtype = dtype;
    this.data = data;
  }

  get nbytes(): number {
    return this.dtype.itemsize;
  }

  copy(): Rec {
    const { buffer, byteOffset } = this.data;
    return record(this.dtype, new DataView(buffer.slice(byteOffset, byteOffset + this.nbytes)));
  }

  tobytes(): Uint8Array {
    return new Uint8Array(this.data.buffer, this.data.byteOffset, this.nbytes).slice();
  }

  __getitem__(name: string): unknown {
    return read(this, placeOf(this.dtype, name));
  }

  __setitem__(name: string, value: Value): void {
    write(this, placeOf(this.dtype, name), value);
  }

  /** Become what another record is. */
  become(other: Rec): void {
    if (other.dtype !== this.dtype) throw new TypeError("another kind of record");
    bytesOf(this).set(bytesOf(other));
  }

  __eq__(other: unknown): boolean {
    return other instanceof Rec && other.dtype === this.dtype && bytesOf(this).every((byte, i) => byte === bytesOf(other)[i]);
  }
}

const classes = new WeakMap<DType, new (dtype: DType, data: DataView) => Rec>();

/** A record over some memory; its class knows the fields of its type. */
export function record(dtype: DType, data: DataView): Rec {
  let Class = classes.get(dtype);
  if (!Class) {
    Class = class extends Rec {};
    for (const field of dtype.fields) {
      if (field.name in Rec.prototype) throw new TypeError(`a field cannot be called ${field.name}`);
      Object.defineProperty(Class.prototype, field.name, {
        get(this: Rec) {
          return read(this, field);
        },
        set(this: Rec, value: Value) {
          write(this, field, value);
        },
      });
    }
    classes.set(dtype, Class);
  }
  return new Class(dtype, data);
}

function placeOf(dtype: DType, name: string): Field {
  const field = dtype.places.get(name);
  if (!field) throw new TypeError(`no field ${name}`);
  return field;
}

function read(owner: Rec, { type, shape, at }: Field): unknown {
  const { buffer, byteOffset } = owner.data;
  if (shape.length) return new Rows(type, buffer, byteOffset + at, shape);
  if (type.isRecord) return record(type, new DataView(buffer, byteOffset + at, type.itemsize));
  return type.read(owner.data, at);
}

function write(owner: Rec, { type, shape, at }: Field, value: Value): void {
  if (shape.length) new Rows(type, owner.data.buffer, owner.data.byteOffset + at, shape).assign(value);
  else if (type.isRecord) record(type, new DataView(owner.data.buffer, owner.data.byteOffset + at, type.itemsize)).become(value as Rec);
  else type.write(owner.data, at, plain(value));
}

function bytesOf(owner: Rec): Uint8Array {
  return new Uint8Array(owner.data.buffer, owner.data.byteOffset, owner.nbytes);
}

/** A value as a number that can be written down. */
function plain(value: unknown): number | bigint {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" || typeof value === "bigint") return value;
  throw new TypeError(`no number: ${String(value)}`);
}

/** Rows of numbers or records, in any number of dimensions, over memory that others may share. */
export class Rows {
  readonly dtype: DType;
  readonly buffer: ArrayBufferLike;
  readonly offset: number;
  readonly shape: readonly number[];
  readonly strides: readonly number[]; // in bytes
  readonly #data: DataView;

  constructor(dtype: DType, buffer: ArrayBufferLike, offset: number, shape: readonly number[], strides?: readonly number[]) {
    this.dtype = dtype;
    this.buffer = buffer;
    this.offset = offset;
    this.shape = shape;
    this.strides = strides ?? stridesOf(shape, dtype.itemsize);
    this.#data = new DataView(buffer);
  }

  get ndim(): number {
    return this.shape.length;
  }

  get size(): number {
    return this.shape.reduce((product, length) => product * length, 1);
  }

  get nbytes(): number {
    return this.size * this.dtype.itemsize;
  }

  get length(): number {
    return this.shape[0]!;
  }

  __len__(): number {
    return this.shape[0]!;
  }

  /** Does it lie in one piece? */
  get whole(): boolean {
    const usual = stridesOf(this.shape, this.dtype.itemsize);
    return this.strides.every((stride, i) => stride === usual[i] || this.shape[i]! < 2);
  }

  *[Symbol.iterator](): IterableIterator<unknown> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }

  /** One of the first dimension. */
  at(i: number): unknown {
    const length = this.shape[0]!;
    const place = i < 0 ? i + length : i;
    if (!(place >= 0 && place < length)) throw new RangeError(`index ${i} of ${length}`);
    const offset = this.offset + place * this.strides[0]!;
    if (this.shape.length > 1) return new Rows(this.dtype, this.buffer, offset, this.shape.slice(1), this.strides.slice(1));
    if (this.dtype.isRecord) return record(this.dtype, new DataView(this.buffer, offset, this.dtype.itemsize));
    return this.dtype.read(this.#data, offset);
  }

  __getitem__(index: Index): unknown {
    if (typeof index === "number") return this.at(index);
    if (typeof index === "string") return this.#column(index);
    if (isList(index)) return this.#pick(index);
    return this.#part(index);
  }

  __setitem__(index: Index, value: Value): void {
    if (typeof index === "number" && this.shape.length === 1 && !this.dtype.isRecord) {
      const place = index < 0 ? index + this.shape[0]! : index;
      if (!(place >= 0 && place < this.shape[0]!)) throw new RangeError(`index ${index} of ${this.shape[0]}`);
      this.dtype.write(this.#data, this.offset + place * this.strides[0]!, plain(value));
      return;
    }
    if (isList(index) && index.every((one) => typeof one === "number") && index.length === this.shape.length) {
      const row = index.slice(0, -1).reduce<Rows>((rows, i) => rows.at(i as number) as Rows, this);
      row.__setitem__(index.at(-1) as number, value);
      return;
    }
    const found = this.__getitem__(index);
    if (found instanceof Rows) found.assign(value);
    else (found as Rec).become(value as Rec);
  }

  /** A field of every record. */
  #column(name: string): Rows {
    const field = placeOf(this.dtype, name);
    const inner = stridesOf(field.shape, field.type.itemsize);
    return new Rows(field.type, this.buffer, this.offset + field.at, [...this.shape, ...field.shape], [...this.strides, ...inner]);
  }

  #pick(index: readonly (number | Part)[]): unknown {
    const [first, ...rest] = index;
    if (first === undefined) return this;
    if (typeof first === "number") {
      const found = this.at(first);
      return rest.length ? (found as Rows).__getitem__(rest) : found;
    }
    const part = this.#part(first);
    if (!rest.length) return part;
    const [one] = rest;
    if (rest.length > 1 || typeof one !== "number") throw new TypeError("no such part");
    const offset = part.offset + one * part.strides[1]!;
    return new Rows(this.dtype, this.buffer, offset, [part.shape[0]!, ...part.shape.slice(2)], [part.strides[0]!, ...part.strides.slice(2)]);
  }

  #part(part: Part): Rows {
    const length = this.shape[0]!;
    const { first, count, step } = span(part, length);
    const offset = this.offset + first * this.strides[0]!;
    return new Rows(this.dtype, this.buffer, offset, [count, ...this.shape.slice(1)], [step * this.strides[0]!, ...this.strides.slice(1)]);
  }

  /** Write one value everywhere, or values one after the other. */
  assign(value: Value): void {
    if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
      this.fill(value);
      return;
    }
    const values = value instanceof Rows && value.buffer === this.buffer ? value.copy() : value;
    if (values instanceof Rec) {
      for (const own of this) (own as Rec).become(values);
      return;
    }
    let i = 0;
    for (const one of values) this.__setitem__(i++, one as Value);
    if (i !== this.length) throw new RangeError(`${i} values for ${this.length}`);
  }

  fill(value: number | bigint | boolean): void {
    if (this.shape.length > 1) {
      for (const row of this) (row as Rows).fill(value);
      return;
    }
    for (let i = 0; i < this.length; i++) this.dtype.write(this.#data, this.offset + i * this.strides[0]!, plain(value));
  }

  copy(): Rows {
    return new Rows(this.dtype, this.tobytes().buffer, 0, this.shape);
  }

  tobytes(): Uint8Array<ArrayBuffer> {
    if (this.whole) return new Uint8Array(this.buffer, this.offset, this.nbytes).slice();
    const all = new Uint8Array(this.nbytes);
    const there = new Rows(this.dtype, all.buffer, 0, this.shape);
    let i = 0;
    for (const row of this) there.__setitem__(i++, row as Value);
    return all;
  }

  tolist(): unknown[] {
    return [...this].map((one) => (one instanceof Rows ? one.tolist() : one));
  }

  ravel(): Rows {
    const { dtype, size } = this;
    return this.whole ? new Rows(dtype, this.buffer, this.offset, [size]) : new Rows(dtype, this.tobytes().buffer, 0, [size]);
  }

  get flat(): Rows {
    return this.ravel();
  }

  reshape(...shape: (number | readonly number[])[]): Rows {
    const wanted = shape.flat() as number[];
    const known = wanted.reduce((product, length) => (length < 0 ? product : product * length), 1);
    const lengths = wanted.map((length) => (length < 0 ? this.size / known : length));
    const flat = this.ravel();
    if (lengths.reduce((product, length) => product * length, 1) !== this.size) throw new RangeError("another number of values");
    return new Rows(this.dtype, flat.buffer, flat.offset, lengths);
  }

  /** The same memory as other numbers: in one dimension, as many as it holds. */
  view(type: Told | DType): Rows {
    const dtype = DType.of(type);
    if (!this.whole) throw new TypeError("not in one piece");
    return new Rows(dtype, this.buffer, this.offset, [this.nbytes / dtype.itemsize]);
  }

  astype(type: Told | DType): Rows {
    const other = zeros(this.shape, type);
    other.assign(this);
    return other;
  }

  sum(): number {
    return this.#numbers().reduce((sum, one) => sum + one, 0);
  }

  max(): number {
    return Math.max(...this.#numbers());
  }

  min(): number {
    return Math.min(...this.#numbers());
  }

  any(): boolean {
    return this.#numbers().some((one) => one !== 0);
  }

  all(): boolean {
    return this.#numbers().every((one) => one !== 0);
  }

  __contains__(value: unknown): boolean {
    return [...this.ravel()].includes(value);
  }

  #numbers(): number[] {
    return [...this.ravel()].map(Number);
  }
}

function isList(index: Index): index is readonly (number | Part)[] {
  return Array.isArray(index);
}

/** Where a part of this many begins, and how many it has. */
export function span({ start, stop, step: by }: Part, length: number): { first: number; count: number; step: number } {
  const step = by ?? 1;
  const inside = (place: number, least: number, most: number) => Math.min(most, Math.max(least, place < 0 ? place + length : place));
  const [least, most] = step > 0 ? [0, length] : [-1, length - 1];
  const first = start == null ? (step > 0 ? 0 : length - 1) : inside(start, least, most);
  const last = stop == null ? (step > 0 ? length : -1) : inside(stop, least, most);
  return { first, count: Math.max(0, Math.ceil((last - first) / step)), step };
}

function stridesOf(shape: readonly number[], itemsize: number): number[] {
  const strides = new Array<number>(shape.length);
  let stride = itemsize;
  for (let i = shape.length - 1; i >= 0; i--) {
    strides[i] = stride;
    stride *= shape[i]!;
  }
  return strides;
}

/** Rows of nothing. */
export function zeros(shape: number | readonly number[], type: Told | DType): Rows {
  const dtype = DType.of(type);
  const lengths = typeof shape === "number" ? [shape] : [...shape];
  const size = lengths.reduce((product, length) => product * length, 1);
  return new Rows(dtype, new ArrayBuffer(size * dtype.itemsize), 0, lengths);
}

/** Rows of these numbers, which may be rows of rows. */
export function array(values: Iterable<unknown>, type: Told | DType): Rows {
  const made = zeros(shapeOf([...values]), type);
  made.assign(values);
  return made;
}

function shapeOf(values: unknown[]): number[] {
  const [first] = values;
  const inner = first instanceof Rows ? [...first.shape] : Array.isArray(first) ? shapeOf(first) : [];
  return [values.length, ...inner];
}

/** Bytes as numbers, sharing their memory. */
export function frombuffer(bytes: Uint8Array, type: Told | DType): Rows {
  const dtype = DType.of(type);
  return new Rows(dtype, bytes.buffer, bytes.byteOffset, [Math.floor(bytes.byteLength / dtype.itemsize)]);
}

/** An empty record. */
export function emptyRecord(type: DType): Rec {
  return record(type, new DataView(new ArrayBuffer(type.itemsize)));
}
