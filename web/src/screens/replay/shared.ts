// A link that carries a whole game: its record, packed, behind the #. It works on any page, and no server is asked.
import { at } from "$/app/address";
import { record } from "$/net/api";

export const PATH = "/shared";
const LONGEST = 60_000; // letters of a record; more is no game

/** The link to a finished game of this browser. */
export async function linkTo(table: string): Promise<string> {
  return `${location.origin}${at(PATH)}#${await pack(await record(table))}`;
}

export async function pack(text: string): Promise<string> {
  const packed = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...packed)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The record that a link carries; null if it is damaged, or far too long. */
export async function unpack(data: string): Promise<string | null> {
  if (!data || data.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const found = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(found);
  } catch {
    return null;
  }
}

/** All that comes out; a small link may hold more than any page can take. */
async function through(from: Blob, by: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = from.stream().pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > 4 * LONGEST) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(length);
  let at_ = 0;
  for (const part of parts) {
    whole.set(part, at_);
    at_ += part.length;
  }
  return whole;
}
