// A lineup as someone builds it (how it is written: ../speech/notation.ts). What may be done is the server's to
// say; here is only what lies where: cards discarded, exchanged, put together, and the buses.

export interface Swap {
  out: number;
  in: number;
}
export interface Beside {
  team?: number; // from 0: a coach beside a team
  card?: number; // … or beside a player,
  mate?: number; // who is like this one
}
export interface Plan {
  thrown: number | null;
  swaps: Swap[][]; // for each older team
  fresh: number[]; // the new team
  buses: number[]; // for each team the place of its arena in the row
  coach: Beside | null;
}

/** What a lineup consists of, this round and for this seat. */
export interface Shape {
  throws: boolean;
  team: number; // cards of a team
  older: number; // face-up teams
  swaps: number; // substitutions for each of them, at most
  coach: "team" | "player" | "mate" | null; // how the coach is laid, if it is
}

export function emptyPlan(shape: Shape): Plan {
  return {
    thrown: null,
    swaps: Array.from({ length: shape.older }, () => []),
    fresh: [],
    buses: Array.from({ length: shape.older + 1 }, (_, i) => i),
    coach: null,
  };
}

/** The cards of an older team with its substitutions made. */
export function teamAfter(cards: number[], swaps: Swap[]): number[] {
  return cards.map((card) => swaps.find((swap) => swap.out === card)?.in ?? card);
}

/** What still lies on the bench. */
export function benchAfter(bench: number[], plan: Plan): number[] {
  const swaps = plan.swaps.flat();
  const gone = new Set([...plan.fresh, ...swaps.map((swap) => swap.in), plan.thrown]);
  return [...bench, ...swaps.map((swap) => swap.out)].filter((card) => !gone.has(card));
}

/** One substitution, and the team it is for. */
export interface Step extends Swap {
  team: number;
}

/** The substitutions in an order in which they can be made: a card comes in only after it has left its team. Where
 * there is a choice, team by team and the oldest first. `null`: there is no such order. */
export function inOrder(all: Swap[][]): Step[] | null {
  const open = all.map((swaps, team) => swaps.map((swap, turn) => ({ ...swap, team, turn }))).flat();
  open.sort((one, other) => one.turn - other.turn || one.team - other.team);
  const made: Step[] = [];
  while (open.length) {
    const next = open.findIndex(
      (step) => !open.some((other) => other.out === step.in || (other.team === step.team && other.turn < step.turn)),
    );
    if (next < 0) return null;
    const { out, in: comes, team } = open.splice(next, 1)[0]!;
    made.push({ out, in: comes, team });
  }
  return made;
}

/** The team that is asked first, given how many substitutions each may still make: -1 if none is. */
export function firstInLine(left: number[]): number {
  const most = Math.max(0, ...left);
  return most ? left.indexOf(most) : -1;
}

/** Substitute; null if the card cannot come in time or the team has no substitution left. */
export function withSwap(plan: Plan, shape: Shape, team: number, swap: Swap): Plan | null {
  const own = plan.swaps[team] ?? [];
  const swaps = plan.swaps.map((swaps, of) => (of === team ? [...swaps, swap] : swaps));
  return own.length < shape.swaps && inOrder(swaps) ? { ...plan, swaps } : null;
}

/** Take a substitution back, and what was built on the card that had left. */
export function withoutSwap(plan: Plan, team: number, card: number): Plan {
  const gone = plan.swaps[team]?.find((swap) => swap.in === card);
  if (!gone) return plan;
  const swaps = plan.swaps.map((own) => own.filter((swap) => swap !== gone && swap.in !== gone.out));
  return { ...plan, swaps, fresh: plan.fresh.filter((one) => one !== gone.out) };
}

export function withFresh(plan: Plan, card: number): Plan {
  return { ...plan, fresh: [...plan.fresh, card] };
}

export function withoutFresh(plan: Plan, card: number): Plan {
  return { ...plan, fresh: plan.fresh.filter((one) => one !== card) };
}

export function withThrown(plan: Plan, card: number | null): Plan {
  const swaps = plan.swaps.map((own) => own.filter((swap) => swap.in !== card));
  return { ...plan, swaps, thrown: card, fresh: plan.fresh.filter((one) => one !== card) };
}

/** Send a team to an arena; the team that was to go there takes the other bus. */
export function withBus(plan: Plan, team: number, arena: number): Plan {
  const other = plan.buses.indexOf(arena);
  const buses = [...plan.buses];
  if (other >= 0) buses[other] = plan.buses[team]!;
  buses[team] = arena;
  return { ...plan, buses };
}

/** The buses in the next order; all orders come round. */
export function nextBuses(buses: number[]): number[] {
  const at = buses.findLastIndex((arena, i) => i + 1 < buses.length && arena < buses[i + 1]!);
  if (at < 0) return buses.toSorted((a, b) => a - b);
  const other = buses.findLastIndex((arena) => arena > buses[at]!);
  const next = [...buses];
  [next[at], next[other]] = [buses[other]!, buses[at]!];
  return [...next.slice(0, at + 1), ...next.slice(at + 1).reverse()];
}

/** Is everyone beside whom the coach stands in one of these teams? */
export function standsBeside(coach: Beside | null, teams: number[][]): boolean {
  if (!coach) return false;
  const there = (card: number | undefined) => card === undefined || teams.some((team) => team.includes(card));
  return there(coach.card) && there(coach.mate);
}

/** Can this plan still be made of these cards? `bench` is what lies there before anything is exchanged. */
export function fits(plan: Plan, shape: Shape, bench: number[], older: number[][]): boolean {
  if (plan.swaps.length !== shape.older || plan.swaps.some((swaps) => swaps.length > shape.swaps)) return false;
  if (plan.thrown !== null && !shape.throws) return false;
  const left = new Set(bench);
  const come = (card: number) => left.delete(card);
  if (plan.thrown !== null && !come(plan.thrown)) return false;
  const teams = older.map((cards) => [...cards]);
  const order = inOrder(plan.swaps);
  if (!order) return false;
  for (const swap of order) {
    const at = teams[swap.team]?.indexOf(swap.out) ?? -1;
    if (at < 0 || !come(swap.in)) return false;
    teams[swap.team]![at] = swap.in;
    left.add(swap.out);
  }
  const buses = plan.buses.toSorted((a, b) => a - b);
  return plan.fresh.every(come) && buses.length === shape.older + 1 && buses.every((arena, i) => arena === i);
}
