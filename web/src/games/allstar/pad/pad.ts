// The score pad of an evening: games with their arenas and playoffs. It adds up what people tell it; fans come from the catalog.
export interface Line {
  arena: string; // "" until it is known
  ranks: number[]; // by manager; 0: not told yet
  extra: number[]; // coaches, tickets left
}
export interface PadGame {
  edition: string;
  arenas: Line[];
  playoffs: Line;
}
export interface Pad {
  names: string[];
  games: PadGame[];
  now: number; // the game that is being written
}
/** Fans by rank. */
export interface FanTable {
  arena: (name: string) => readonly number[];
  playoffs: (edition: string, managers: number) => readonly number[];
}

/** The lines of a season: one arena in round 1, two in round 2, three in round 3. */
export const ROUNDS = [[0], [1, 2], [3, 4, 5]];
const LINES = 6;

function newLine(managers: number): Line {
  return { arena: "", ranks: Array<number>(managers).fill(0), extra: Array<number>(managers).fill(0) };
}

export function newGame(managers: number, edition: string): PadGame {
  return {
    edition,
    arenas: Array.from({ length: LINES }, () => newLine(managers)),
    playoffs: newLine(managers),
  };
}

export function newPad(names: string[], edition = "2025"): Pad {
  return { names, games: [newGame(names.length, edition)], now: 0 };
}

/** Fans of one line for every manager. */
export function fansOf(line: Line, byRank: readonly number[]): number[] {
  return line.ranks.map((rank, seat) => (rank ? (byRank[rank - 1] ?? 0) : 0) + (line.extra[seat] ?? 0));
}

/** Fans of a whole game for every manager. */
export function totals(game: PadGame, table: FanTable): number[] {
  const lines = game.arenas.map((line) => fansOf(line, table.arena(line.arena)));
  lines.push(fansOf(game.playoffs, table.playoffs(game.edition, game.playoffs.ranks.length)));
  return game.playoffs.ranks.map((_, seat) => lines.reduce((sum, fans) => sum + (fans[seat] ?? 0), 0));
}

/** Has anything been written down in a game? */
export function begun(game: PadGame): boolean {
  return [...game.arenas, game.playoffs].some((line) => line.ranks.some(Boolean) || line.extra.some(Boolean));
}

/** The pad with one line of the current game written anew; -1 stands for the playoffs. */
export function withLine(pad: Pad, at: number, change: (line: Line) => Line): Pad {
  const games = pad.games.map((game, i) => {
    if (i !== pad.now) return game;
    if (at < 0) return { ...game, playoffs: change(game.playoffs) };
    return { ...game, arenas: game.arenas.map((line, j) => (j === at ? change(line) : line)) };
  });
  return { ...pad, games };
}

/** One more manager, or one less: lines grow and shrink with them. */
export function withNames(pad: Pad, names: string[]): Pad {
  const fit = (row: number[]) => Array.from({ length: names.length }, (_, i) => row[i] ?? 0);
  const line = (one: Line): Line => ({ ...one, ranks: fit(one.ranks), extra: fit(one.extra) });
  const games = pad.games.map((game) => ({ ...game, arenas: game.arenas.map(line), playoffs: line(game.playoffs) }));
  return { ...pad, names, games };
}

/** Another game of the same people. */
export function nextGame(pad: Pad): Pad {
  const edition = pad.games[pad.now]?.edition ?? "2025";
  return { ...pad, games: [...pad.games, newGame(pad.names.length, edition)], now: pad.games.length };
}

/** What the referee settled, on the first free line of the current game; other people or another edition begin a new pad or game. */
export function writeArena(
  pad: Pad | null,
  names: string[],
  edition: string,
  arena: string,
  rows: { seat: number; rank: number; extra: number }[],
): Pad {
  let mine = pad && pad.names.length === names.length ? { ...pad, names } : newPad(names, edition);
  const game = mine.games[mine.now]!;
  if (game.edition !== edition && !begun(game)) mine = { ...mine, games: mine.games.with(mine.now, { ...game, edition }) };
  let at = mine.games[mine.now]!.arenas.findIndex((line) => !line.ranks.some(Boolean));
  if (at < 0 || mine.games[mine.now]!.edition !== edition) {
    mine = nextGame(mine);
    mine.games[mine.now] = newGame(names.length, edition);
    at = 0;
  }
  return withLine(mine, at, (line) => {
    const written = { arena, ranks: [...line.ranks], extra: [...line.extra] };
    for (const { seat, rank, extra } of rows) {
      written.ranks[seat] = rank;
      written.extra[seat] = extra;
    }
    return written;
  });
}

/** Managers with the most fans first. */
export function standing(fans: number[]): number[] {
  return fans.map((_, seat) => seat).sort((a, b) => fans[b]! - fans[a]! || a - b);
}
