"""What a club agrees on before its evening, and who meets whom because of it.

Players are numbers here: their places in the draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixthman.messages import BadOption

EVERYBODY, BRACKET = "everybody", "bracket"
FORMATS = (EVERYBODY, BRACKET)
PAIR = 2
LARGEST_TABLE = 6
MOST_TABLES = 16
PASSES = 8  # over all swaps of two players, when tables of a round are made


@dataclass(frozen=True)
class Plan:
    """How an evening goes."""

    format: str = EVERYBODY
    seats: int = PAIR  # at a table, if there are players enough
    tables: int = 0  # that play at the same time; 0: as many as there are games for
    final: bool = True  # after everybody has met: the first of the standings play once more

    def check(self) -> None:
        """BadOption says what cannot be."""
        if self.format not in FORMATS:
            raise BadOption("error-evening-format", given=self.format[:32], known=", ".join(FORMATS))
        if not PAIR <= self.seats <= LARGEST_TABLE:
            raise BadOption("error-evening-seats", given=self.seats, most=LARGEST_TABLE)
        if not 0 <= self.tables <= MOST_TABLES:
            raise BadOption("error-evening-tables", given=self.tables, most=MOST_TABLES)


def everybody_meets(players: int, seats: int) -> list[list[list[int]]]:
    """Rounds of tables. Two at a table: all meet once; at larger ones as evenly as can be."""
    return _pairs(players) if seats == PAIR else _mixed(players, seats)


def _pairs(players: int) -> list[list[list[int]]]:
    """The circle: one stays, the others move on by one. With an odd number, each has one round off."""
    circle = list(range(players + players % 2))  # the last one of an odd number is nobody
    rounds = []
    for turn in range(len(circle) - 1):
        met = [[circle[i], circle[-1 - i]] for i in range(len(circle) // 2)]
        if turn % 2:
            met[0].reverse()  # who stays is first at the table every other time
        rounds.append([pair for pair in met if max(pair) < players])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def sizes_of(players: int, seats: int) -> list[int]:
    """Tables for all players: as few as there can be, and as equal."""
    tables = -(-players // seats)
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def _mixed(players: int, seats: int) -> list[list[list[int]]]:
    """As many rounds as it takes to meet everybody if nobody met twice; then whoever met least meets."""
    sizes = sizes_of(players, seats)
    met = [[0] * players for _ in range(players)]
    rounds = []
    for turn in range(-(-(players - 1) // (sizes[0] - 1))):
        row = [*range(players)] if turn == 0 else _least_met(players, sizes, met, turn)
        tables = _cut(row, sizes)
        for table in tables:
            for one in table:
                for other in table:
                    met[one][other] += one != other
        rounds.append(tables)
    return rounds


def _least_met(players: int, sizes: Sequence[int], met: list[list[int]], turn: int) -> list[int]:
    """Players in a row, table after table: two are swapped as long as that parts some who have met."""
    row = [(turn + player * (turn + 1)) % players for player in range(players)]
    if len(set(row)) < players:
        row = [(turn + player) % players for player in range(players)]
    table_of = [table for table, size in enumerate(sizes) for _ in range(size)]

    def often(player: int, at: int, besides: int) -> int:
        there = [
            row[i] for i, table in enumerate(table_of) if table == at and row[i] not in (player, besides)
        ]
        return sum((2 * met[player][other] + 1) for other in there)

    for _ in range(PASSES):
        better = False
        for i in range(players):
            for j in range(i + 1, players):
                one, other = row[i], row[j]
                here, there = table_of[i], table_of[j]
                if here == there:
                    continue
                now = often(one, here, other) + often(other, there, one)
                if often(one, there, other) + often(other, here, one) < now:
                    row[i], row[j] = other, one
                    better = True
        if not better:
            break
    return row


def _cut(row: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    tables, start = [], 0
    for size in sizes:
        tables.append(sorted(row[start : start + size]))
        start += size
    return tables


def first_bracket(players: int) -> list[int | None]:
    """Pairs in a row, for two at a table: the first of the draw meet last, and have the rounds off."""
    row = [0]
    while len(row) < players:
        last = 2 * len(row) - 1
        row = [seed for one in row for seed in (one, last - one)]
    return [seed if seed < players else None for seed in row]


def snake(players: Sequence[int], seats: int) -> list[list[int]]:
    """Tables of a bracket with more at a table: the first of each row of players sit at different ones."""
    count = len(sizes_of(len(players), seats))
    tables: list[list[int]] = [[] for _ in range(count)]
    for index, player in enumerate(players):
        turn, at = divmod(index, count)
        tables[count - 1 - at if turn % 2 else at].append(player)
    return tables


def going_on(seats_taken: int) -> int:
    """How many of a table go on in a bracket: half of them."""
    return max(1, seats_taken // 2)
