// What functions over views stand on in the page itself: Python's ways with numbers and rows of them, as JSON holds
// them, and nothing else. The whole of Python's ways is in index.ts, for those who bring records, texts and tables.
type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

interface Part {
  part: [start: number | null, stop: number | null];
}

export const int = (x: Any): number => Math.trunc(Number(x));
export const len = (x: Any): number => x.length;
export const t = (x: Any): boolean => (Array.isArray(x) ? x.length > 0 : Boolean(x));
export const eq = (a: Any, b: Any): boolean => a === b;
export const ne = (a: Any, b: Any): boolean => a !== b;
export const lt = (a: Any, b: Any): boolean => a < b;
export const ge = (a: Any, b: Any): boolean => a >= b;
export const add = (a: Any, b: Any): Any => (Array.isArray(a) ? [...a, ...b] : a + b);
export const mul = (a: number, b: number): number => a * b;
export const floordiv = (a: number, b: number): number => Math.floor(a / b);
export const mod = (a: number, b: number): number => a - b * Math.floor(a / b);
export const in_ = (x: Any, rows: Any): boolean => rows.includes(x);
export const range = (start: number, stop?: number): number[] =>
  stop === undefined ? [...Array(Math.max(0, start)).keys()] : [...Array(Math.max(0, stop - start)).keys()].map((i) => i + start);
export const enumerate = (rows: Any[]): [number, Any][] => rows.map((row, i) => [i, row]);
export const part = (start: number | null, stop: number | null): Part => ({ part: [start, stop] });
export const slice = (rows: Any, start: number | null, stop: number | null, step?: number | null): Any => {
  const found = rows.slice(start ?? 0, stop ?? undefined);
  return step === -1 ? found.reverse() : found;
};
export const each = (rows: Iterable<Any>, work: (row: Any) => Any, test?: (row: Any) => boolean): Any[] => {
  const made = [];
  for (const row of rows) if (!test || test(row)) made.push(work(row));
  return made;
};
export const m_append = (rows: Any[], value: Any): void => void rows.push(value);
export const sorted = (rows: Iterable<number>): number[] => [...rows].sort((a, b) => a - b);
export const bound = (owner: Any, name: string): Any => owner[name];

/** `rows[i]`, `rows[i, j]`, `rows[i, j:k]` */
export function get(rows: Any, key: Any): Any {
  if (!Array.isArray(key)) return rows.at(Number(key));
  return key.reduce((row: Any, one: Any) => (one?.part ? slice(row, one.part[0], one.part[1]) : row.at(Number(one))), rows);
}

/** A table of the rules. */
export const np = {
  fixed: (_type: string, shape: number[], values: number[]): Any => nested(shape, values),
};

function nested(shape: number[], values: number[]): Any {
  const [first = 0, ...rest] = shape;
  if (!rest.length) return values;
  const size = values.length / first;
  return range(first).map((i) => nested(rest, values.slice(i * size, (i + 1) * size)));
}
