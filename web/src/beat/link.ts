// "Beat my draft" as a link: a finished game's record, packed, and whose draft it is about. The rules of the game check
// every line of it (`house/deals.ts`); here only its form and size.

export interface Challenge {
  seat: number; // from 0
  record: string;
}

const LONGEST = 12_000; // letters of a link
const MOST = 60_000; // of a record
const FORM = /^([1-6])\.([\w-]+)$/;

/** The part of an address that follows the #. */
export async function linkOf({ seat, record }: Challenge): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"), Infinity);
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `${seat + 1}.${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** What a link says; null for anything else. */
export async function challengeIn(link: string): Promise<Challenge | null> {
  const [, seat, letters] = link.length <= LONGEST ? (FORM.exec(link) ?? []) : [];
  if (!seat || !letters) return null;
  try {
    const packed = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"), MOST);
    return { seat: Number(seat) - 1, record: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most: number): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next; !(next = await reader.read()).done; ) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      throw new RangeError("too long");
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
