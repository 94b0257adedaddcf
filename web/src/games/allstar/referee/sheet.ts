// The referee's sheet: which real cards lie on the table, as far as they have been entered. Who ranks where the server says.
export type Match = "arena" | "playoff" | "shootout";
export interface LaidCoach {
  coach: string;
  card: string | null;
  mate: string | null;
}
export interface Sheet {
  match: Match;
  players: number; // managers who sat down at the start
  edition: string;
  arena: string;
  names: string[];
  teams: string[][]; // cards in notation: "Duck7"
  coaches: (LaidCoach | null)[];
  at: number; // the team that is being entered
}

/** A clean sheet for the same people at the same table. */
export function cleared(sheet: Sheet): Sheet {
  return { ...sheet, teams: sheet.teams.map(() => []), coaches: sheet.coaches.map(() => null), at: 0 };
}

/** A sheet for this many managers; what is entered for those who stay is kept. */
export function seated(sheet: Sheet, players: number): Sheet {
  const fit = <T>(rows: T[], blank: T): T[] => Array.from({ length: players }, (_, i) => rows[i] ?? blank);
  return {
    ...sheet,
    players,
    names: fit(sheet.names, ""),
    teams: fit(sheet.teams, []),
    coaches: fit(sheet.coaches, null),
    at: Math.min(sheet.at, players - 1),
  };
}

/** The team a card lies in, or -1. */
export function teamWith(sheet: Sheet, card: string): number {
  return sheet.teams.findIndex((team) => team.includes(card));
}

/** Lay a card into the team that is being entered, or take it out of it; a full team makes way for the next. */
export function tapped(sheet: Sheet, card: string, size: number): Sheet {
  const lies = teamWith(sheet, card);
  if (lies === sheet.at) return withTeam(sheet, sheet.at, (team) => team.filter((one) => one !== card));
  const own = sheet.teams[sheet.at] ?? [];
  if (lies >= 0 || own.length >= size) return sheet;
  const laid = withTeam(sheet, sheet.at, (team) => [...team, card]);
  return own.length + 1 < size ? laid : { ...laid, at: nextOpen(laid, size) };
}

/** Take a card out of its team and go on entering there. */
export function takenOut(sheet: Sheet, team: number, card: string): Sheet {
  return { ...withTeam(sheet, team, (cards) => cards.filter((one) => one !== card)), at: team };
}

/** The teams that are complete, by their numbers. */
export function complete(sheet: Sheet, size: number): number[] {
  return sheet.teams.flatMap((team, i) => (team.length === size ? [i] : []));
}

function nextOpen(sheet: Sheet, size: number): number {
  const order = sheet.teams.map((_, i) => (sheet.at + 1 + i) % sheet.teams.length);
  return order.find((i) => sheet.teams[i]!.length < size) ?? sheet.at;
}

function withTeam(sheet: Sheet, at: number, change: (team: string[]) => string[]): Sheet {
  return {
    ...sheet,
    teams: sheet.teams.map((team, i) => (i === at ? change(team) : team)),
    coaches: sheet.coaches.map((coach, i) => (i === at && coach ? { ...coach, card: null, mate: null } : coach)),
  };
}
