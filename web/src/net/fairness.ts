// What this browser adds to the seed, by itself: the hash of a number first, the number when all hashes are fixed.
// What stood then is kept, to be held against the record after the game. See docs/fairness.md.
import { sha256Text } from "$/modules/sha256";
import type { Command, Now } from "./types";

/** What nobody can change any more once you reveal your number. */
export interface Pinned {
  game: string;
  options: Record<string, string>;
  rules: string;
  commitment: string; // the server's
  contributions: string[]; // what each seat has shown; "" for none
  seat: number;
  nonce: string; // your own
}

const MOST_SEATS = 6;

interface Kept {
  nonce: string;
  pinned?: Pinned;
}

const inMemory = new Map<string, Kept>(); // what the page would not find again where nothing may be kept
const WORD = "fair";
const key = (table: string, seat: number) => `${WORD} ${table} ${seat}`;

/** What a seat shows of its number before it tells it, at the table with this commitment. */
export function contributionHash(commitment: string, seat: number, nonce: string): string {
  return sha256Text(`sixthman contribution ${commitment} ${seat + 1} ${nonce}`);
}

/** What you have to send now to add your own number, if anything. */
export function contribution(now: Now, store = usual()): Command | null {
  if (now.state !== "open" || now.seat === null || now.lesson || now.reveal_by === undefined) return null;
  const kept = read(store, now.table, now.seat) ?? { nonce: draw() };
  const own = contributionHash(now.commitment, now.seat, kept.nonce);
  const chair = now.seats[now.seat]!;
  if (now.reveal_by === null) {
    if (chair.commitment === own) return null;
    write(store, now.table, now.seat, kept);
    return { do: "commit", commitment: own };
  }
  if (chair.commitment !== own || chair.nonce) return null;
  if (!kept.pinned) write(store, now.table, now.seat, { ...kept, pinned: pin(now, now.seat, kept.nonce) });
  return { do: "reveal", nonce: kept.nonce };
}

/** What stood when this browser revealed its number at a table; null if it told none. */
export function pinned(table: string, seat: number, store = usual()): Pinned | null {
  return read(store, table, seat)?.pinned ?? null;
}

/** The same for whichever seat this browser had there. */
export function pinnedAt(table: string, store = usual()): Pinned | null {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const found = pinned(table, seat, store);
    if (found) return found;
  }
  return null;
}

/** The same for the game whose record shows this fingerprint of the server's. */
export function pinnedFor(commitment: string, store = usual()): Pinned | null {
  for (let at = 0; at < (store?.length ?? 0); at++) {
    const [word, table, seat] = store!.key(at)!.split(" ");
    const found = word === WORD ? pinned(table!, Number(seat), store) : null;
    if (found?.commitment === commitment) return found;
  }
  return [...inMemory.values()].find((kept) => kept.pinned?.commitment === commitment)?.pinned ?? null;
}

function pin({ game, options, rules, commitment, seats }: Now, seat: number, nonce: string): Pinned {
  const contributions = seats.map((chair) => chair.commitment ?? "");
  return { game, options, rules, commitment, contributions, seat, nonce };
}

/** 256 bits of chance. */
function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(store: Storage | undefined, table: string, seat: number): Kept | null {
  const known = inMemory.get(key(table, seat));
  if (known) return known;
  try {
    return JSON.parse(store?.getItem(key(table, seat)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function write(store: Storage | undefined, table: string, seat: number, kept: Kept): void {
  inMemory.set(key(table, seat), kept);
  try {
    store?.setItem(key(table, seat), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: what it adds counts as long as the page stays open
  }
}

/** Where numbers outlive the page, if the browser allows it. */
function usual(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
