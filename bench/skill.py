"""Does a review tell a bad player from good ones, also where games are lost early?

python -m bench.skill [--games 4]

Games in which one seat takes the first choice every time, and pros sit in all others. Each is looked at
again as the page does. Prints, for the player of first choices and for the pros: the win chance and the fans
(or points) given away by a choice, and by a game. Win chance saturates: who has none left loses none.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from statistics import fmean

from sixthman.bots import bot_named
from sixthman.bots.review import Reviewer, lines_of, luck_facts
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions
from sixthman.kernel.game import module_engine
from sixthman.kernel.playout import lowest_seat
from sixthman.registry import game_named
from sixthman.table import Record, Table
from sixthman.table.options import Options

TABLES: tuple[tuple[str, Options], ...] = (("allstar", AllstarOptions(seats=4)), ("hoops", HoopsOptions()))
FIRST = 0  # the seat that takes the first choice


def played(game: str, options: Options, seed: str) -> Record:
    """A game in which one seat takes the first choice, and pros play the others."""
    adapter = game_named(game).adapter()
    engine = module_engine(game_named(game).rules)
    table = Table(
        adapter, options, seed, names=[f"seat {seat}" for seat in range(options.seats)], engine=engine
    )
    bots = [bot_named("pro", engine, f"{seed} {seat}") for seat in range(options.seats)]
    while not table.over:
        seat = lowest_seat(sum(1 << one for one in table.waiting()))
        view = table.view(seat)
        table.choose(seat, table.legal(seat)[:1] if seat == FIRST else bots[seat].choose(view))
    return Record.of(table)


def looked_at(record: Record) -> Iterator[dict[str, float]]:
    """What each seat gave away."""
    adapter = game_named(record.game).adapter()
    engine = module_engine(game_named(record.game).rules)
    assert record.seed is not None
    lines = lines_of(record, adapter, engine)
    reviewer = Reviewer(adapter, engine, record.seed)
    verdicts = [verdict for number, line in enumerate(lines) for verdict in reviewer.review(line, number)]
    yield from luck_facts(len(record.names), [], verdicts)


def main() -> int:
    """Play, look again, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    games = parser.parse_args().games
    for game, options in TABLES:
        found: dict[str, list[dict[str, float]]] = {"first choice": [], "pro": []}
        for number in range(games):
            for seat, facts in enumerate(looked_at(played(game, options, f"skill {number}"))):
                found["first choice" if seat == FIRST else "pro"].append(facts)
        unit = game_named(game).declared.score
        for who, rows in found.items():
            choices = fmean(row["choices"] for row in rows)
            win, given = fmean(row["lost"] for row in rows), fmean(row["given"] for row in rows)
            print(
                f"{game}, {who}: {len(rows)} games; a game: win chance {win:.3f}, {unit} {given:.1f}; "
                f"a choice: win chance {win / choices:.4f}, {unit} {given / choices:.3f}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
