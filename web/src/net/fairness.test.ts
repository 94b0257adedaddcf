// What the browser adds to the seed by itself.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contribution, contributionHash, pinned, pinnedFor } from "./fairness";
import { sha256Text } from "$/modules/sha256";
import type { Now } from "./types";

const COMMITMENT = "ab".repeat(32);

/** A store such as a browser's. */
function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}

const now = (table: string, own: string, more: Partial<Now> = {}): Now =>
  ({
    table, state: "open", game: "allstar", options: { seats: "2" }, rules: "1", commitment: COMMITMENT, reveal_by: null, seat: 1,
    seats: [{ commitment: "", nonce: "" }, { commitment: own, nonce: "" }],
    ...more,
  }) as unknown as Now; // prettier-ignore

test("the hash is SHA-256, whatever the length", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = "é✓x".repeat(400).slice(0, length);
    expect(sha256Text(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("the hash comes first; the number when all hashes stand, and what stands then is kept", () => {
  const kept = store();
  const first = contribution(now("A", ""), kept);
  expect(first?.do).toBe("commit");
  const own = first?.do === "commit" ? first.commitment : "";
  expect(contribution(now("A", own), kept)).toBeNull(); // it is: nothing to do
  expect(pinned("A", 1, kept)).toBeNull();
  const second = contribution(now("A", own, { reveal_by: 7 }), kept);
  expect(second?.do).toBe("reveal");
  const nonce = second?.do === "reveal" ? second.nonce : "";
  expect(contributionHash(COMMITMENT, 1, nonce)).toBe(own);
  expect(pinned("A", 1, kept)).toMatchObject({ commitment: COMMITMENT, contributions: ["", own], seat: 1, nonce });
});

test("what stood then is found again by the fingerprint of the server", () => {
  const kept = store();
  expect(pinnedFor("ef".repeat(32), kept)).toBeNull();
  kept.setItem("language", "fr");
  kept.setItem("fair Z 2", JSON.stringify({ nonce: "12", pinned: { commitment: "ef".repeat(32), seat: 2 } }));
  expect(pinnedFor("ef".repeat(32), kept)).toEqual({ commitment: "ef".repeat(32), seat: 2 });
  expect(pinnedFor(COMMITMENT)).toMatchObject({ seat: 1, contributions: ["", expect.any(String)] }); // of this page's own games
});

test("a number is not told while hashes can still change, nor for another hash than one's own", () => {
  const kept = store();
  contribution(now("B", ""), kept);
  expect(contribution(now("B", "cd".repeat(32), { reveal_by: 7 }), kept)).toBeNull();
  expect(contribution(now("B", "", { reveal_by: 7 }), kept)).toBeNull();
  expect(pinned("B", 1, kept)).toBeNull();
});

test("nothing is added by who watches, in a lesson, or to a game that has begun", () => {
  expect(contribution(now("C", "", { seat: null }))).toBeNull();
  expect(contribution(now("C", "", { lesson: true }))).toBeNull();
  expect(contribution(now("C", "", { state: "playing" }))).toBeNull();
});

test("where nothing may be kept, the same number is told that was promised", () => {
  const refusing = { getItem: () => { throw new Error(); }, setItem: () => { throw new Error(); } } as unknown as Storage; // prettier-ignore
  const first = contribution(now("D", ""), refusing);
  const own = first?.do === "commit" ? first.commitment : "";
  const second = contribution(now("D", own, { reveal_by: 7 }), refusing);
  expect(contributionHash(COMMITMENT, 1, second?.do === "reveal" ? second.nonce : "")).toBe(own);
});
