// What a module says of itself, and whether its file is whole. The same file as in Python: sixthman.kernel.module.
import { sha256 } from "./sha256.ts";

export interface Manifest {
  game: string;
  rules: string;
  choices: number;
}

/** A file that is no module of ours, or a damaged one. */
export class BadModule extends Error {}

const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const SECTION = "sixthman";
// The last section: 50 bytes, its name and a SHA-256 of all before it.
const CHECKSUM = [0, 0x32, 0x11, ...new TextEncoder().encode("sixthman checksum")];
const DIGEST = 32;

/** What is in the section with our name. */
export function manifestOf(code: Uint8Array): Manifest {
  if (!MAGIC.every((byte, i) => code[i] === byte)) throw new BadModule("not WebAssembly");
  let at = MAGIC.length;
  while (at < code.length) {
    const kind = code[at];
    const [size, start] = leb(code, at + 1);
    if (kind === 0) {
      const [length, name] = leb(code, start);
      if (text(code, name, name + length) === SECTION) return JSON.parse(text(code, name + length, start + size)) as Manifest;
    }
    at = start + size;
  }
  throw new BadModule("no module of ours");
}

/** Does the checksum at its end fit the file? */
export function isWhole(code: Uint8Array): boolean {
  const end = code.length - CHECKSUM.length - DIGEST;
  if (end < MAGIC.length || !CHECKSUM.every((byte, i) => code[end + i] === byte)) return false;
  const digest = sha256(code.subarray(0, end));
  return digest.every((byte, i) => code[end + CHECKSUM.length + i] === byte);
}

function text(code: Uint8Array, from: number, to: number): string {
  return new TextDecoder().decode(code.subarray(from, to));
}

/** A whole number as WebAssembly writes it, and where it ends. */
function leb(code: Uint8Array, at: number): [number: number, end: number] {
  let number = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = code[at++];
    if (byte === undefined || shift > 28) throw new BadModule("cut short");
    number |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [number, at];
  }
}
