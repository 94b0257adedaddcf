// What a finished game of basketball was: the lead turn by turn, its spans, its best player, its turning point.
import type { TableEvent } from "$/net/types";

const TURNS = new Set(["hoops-turn", "hoops-overtime-turn", "hoops-last-turn"]);
const SCORED = new Set(["hoops-scored", "hoops-scored-free", "hoops-stopped"]);
export const SPAN = 6; // turns that are counted together

export interface Course {
  lead: number[]; // of a seat, after each turn
  spans: number[][]; // by span of turns, the points of both seats
}

export function courseOf(events: TableEvent[], seat: number): Course {
  const lead: number[] = [];
  const spans: number[][] = [];
  let now = 0;
  for (const { kind, facts } of events) {
    if (TURNS.has(kind)) {
      lead.push(now);
      if ((lead.length - 1) % SPAN === 0) spans.push([0, 0]);
    } else if (SCORED.has(kind) && lead.length) {
      const points = Number(facts.points ?? 0);
      now += Number(facts.seat) === seat ? points : -points;
      lead[lead.length - 1] = now;
      spans.at(-1)![Number(facts.seat)]! += points;
    }
  }
  return { lead, spans };
}

export interface OnCourt {
  card: string;
  turns: number; // of the seat's own while the player stood there
  scored: number; // points of both sides meanwhile
  conceded: number;
  price: number | null; // what was paid for the player
}

/** Everyone who stood on a seat's court, told backwards from the last five; the best balance of points first. */
export function playersOf(events: TableEvent[], seat: number, five: string[]): OnCourt[] {
  const found = new Map<string, OnCourt>();
  const court = new Set(five);
  const player = (card: string) => {
    if (!found.has(card)) found.set(card, { card, turns: 0, scored: 0, conceded: 0, price: null });
    return found.get(card)!;
  };
  for (const card of five) player(card);
  for (const { kind, facts } of events.toReversed()) {
    const own = Number(facts.seat) === seat;
    if (TURNS.has(kind) && own) for (const card of court) player(card).turns++;
    else if (SCORED.has(kind)) for (const card of court) player(card)[own ? "scored" : "conceded"] += Number(facts.points ?? 0);
    else if (kind === "hoops-came-in" && own) {
      court.delete(String(facts.in));
      court.add(String(facts.out));
    } else if (kind === "hoops-bought" && own && found.has(String(facts.card))) player(String(facts.card)).price = Number(facts.cost);
  }
  return [...found.values()].sort((a, b) => b.scored - b.conceded - (a.scored - a.conceded) || b.turns - a.turns);
}

export interface Turn {
  turn: number; // from 1
  seat: number; // who attacked
  attack: number;
  defence: number;
  points: number;
}

/** The attack that meant most for the winner: the most points it scored, or the most it took off the other side. */
export function turningTurn(events: TableEvent[], winner: number): Turn | null {
  let turn = 0;
  let best: (Turn & { weight: number }) | null = null;
  for (const { kind, facts } of events) {
    if (TURNS.has(kind)) turn++;
    if (!SCORED.has(kind)) continue;
    const [seat, points] = [Number(facts.seat), Number(facts.points ?? 0)];
    const attack = Number(facts.attack ?? points);
    const weight = seat === winner ? points : attack - points;
    if (weight > (best?.weight ?? 0)) best = { turn, seat, attack, defence: Number(facts.defence ?? 0), points, weight };
  }
  return best;
}
