"""Write the golden records anew: on purpose only, in a commit of its own.

    python -m tests.records.make

Each is a whole game; a change to a rule that alters an old game shows as a record that no longer
verifies.
"""

from __future__ import annotations

from pathlib import Path

from sixthman.bots import Bot
from sixthman.kernel.game import interpreted_engine
from sixthman.table import Record, Table
from sixthman.table.allstar import AllstarDesk, AllstarOptions

FOLDER = Path(__file__).parent
TABLES = {
    "heritage": AllstarOptions(seats=2, mode="heritage"),
    "free-agency": AllstarOptions(seats=2, mode="free-agency"),
    "clash": AllstarOptions(seats=2, mode="clash", whistle=False),
    "three": AllstarOptions(seats=3),
    "four": AllstarOptions(seats=4),
    "five": AllstarOptions(seats=5, whistle=False),
    "six": AllstarOptions(seats=6),
}


def play(name: str, options: AllstarOptions, bots: str) -> Record:
    """A game between bots of one kind."""
    table = Table(AllstarDesk(), options, seed=f"golden {name} {bots}")
    engine = interpreted_engine(table.desk.game)
    players = [Bot(bots, engine, f"golden {name} {seat}") for seat in range(options.seats)]
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, [players[seat].choose(table.view(seat))])
    return Record.of(table)


if __name__ == "__main__":
    for table_name, table_options in TABLES.items():
        for kind in ("random", "heuristic"):
            play(table_name, table_options, kind).save(FOLDER / f"{table_name}-{kind}.txt")
