// SHA-256 (FIPS 180-4). The browser has one of its own, but only for pages that came over a safe line, and never
// at once: a page from a neighbor's address could not check anything with it.

const ROOTS = primes(64);
const START = ROOTS.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const STEPS = ROOTS.map((prime) => fraction(Math.cbrt(prime)));

/** The digest of some bytes. */
export function sha256(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  const whole = data.length - (data.length % 64);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at < whole; at += 64) mix(state, words, view, at);
  const end = ending(data.subarray(whole), data.length);
  for (let at = 0; at < end.byteLength; at += 64) mix(state, words, end, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** The digest of a text, in hexadecimal digits. */
export function sha256Text(text: string): string {
  return hex(sha256(new TextEncoder().encode(text)));
}

/** Bytes in hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is left of the data, a single bit, zeros, and how long all of it is in bits. */
function ending(rest: Uint8Array, length: number): DataView {
  const end = new DataView(new ArrayBuffer(rest.length < 56 ? 64 : 128));
  new Uint8Array(end.buffer).set(rest);
  end.setUint8(rest.length, 0x80);
  end.setUint32(end.byteLength - 8, Math.floor(length / 0x20000000));
  end.setUint32(end.byteLength - 4, (length << 3) >>> 0);
  return end;
}

/** One block of 64 bytes. */
function mix(state: Uint32Array, words: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]!;
    const y = words[i - 2]!;
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + STEPS[i]! + words[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x100000000);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
