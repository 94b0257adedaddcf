// Between plain JavaScript, which can be kept and sent, and the table's Python: dictionaries are objects there and
// `Dict`s here; lists, texts and numbers are the same.
import { Dict } from "./python";

export function toPython(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPython);
  if (value === null || typeof value !== "object") return value;
  return new Dict(Object.entries(value).map(([name, inner]) => [name, toPython(inner)] as const));
}

export function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Map) return Object.fromEntries([...value.entries()].map(([name, inner]) => [String(name), toPlain(inner)]));
  if (value instanceof Set) return [...value].map(toPlain);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toPlain(inner)])); // a Struct
}
