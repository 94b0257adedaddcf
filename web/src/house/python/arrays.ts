// What the table's Python asks of numpy, by the records and rows of the house.
import { DType, type Told } from "../numbers";
import { array, frombuffer, Rec, Rows, zeros } from "../records";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A kind of number: a function that makes one of it, and a type for rows of it. */
function kind(code: string): ((x: Any) => number) & { code: string } {
  const bits = 8 * Number(code[1]);
  const make = (x: Any): number => {
    if (bits > 32) return Number(x);
    const wrapped = Number(BigInt.asUintN(bits, BigInt(Math.trunc(Number(x)))));
    return code[0] === "i" && wrapped >= 2 ** (bits - 1) ? wrapped - 2 ** bits : wrapped;
  };
  return Object.assign(make, { code });
}

/** A type, however the table's Python names it. */
export function typeOf(type: Any, usual = "i8"): DType {
  if (type === undefined || type === null) return DType.of(usual);
  if (type instanceof DType) return type;
  if (typeof type === "function") return DType.of(type.code);
  return DType.of(typeof type === "string" ? type.replace(/^[<|=]/, "") : (type as Told));
}

export const np = {
  int8: kind("i1"),
  int16: kind("i2"),
  int32: kind("i4"),
  int64: kind("i8"),
  uint8: kind("u1"),
  uint32: kind("u4"),
  uint64: kind("u8"),
  dtype: (told: Told): DType => DType.of(told),
  zeros: (shape: Any, type?: Any): Rows => zeros(shape, typeOf(type, "f8")),
  array: (values: Any, type?: Any): Rows => (values instanceof Rows ? values.astype(typeOf(type, values.dtype.kind)) : array(values, typeOf(type))),
  full: (shape: Any, value: number, type?: Any): Rows => {
    const made = zeros(shape, typeOf(type));
    made.fill(value);
    return made;
  },
  fixed: (type: string, shape: number[], values: number[]): Rows => array(values, type).reshape(...shape),
  frombuffer: (bytes: Uint8Array, type: Any): Rows => frombuffer(bytes, typeOf(type)),
  ravel: (rows: Any): Any => (rows instanceof Rows ? rows.ravel() : typeof rows === "number" ? [rows] : [...rows].flat(Infinity)),
  floor: Math.floor,
};

export { Rec, Rows };
