"""Write golden records: on purpose only, in a commit of its own.

    python -m tests.records.make            those there are not yet
    python -m tests.records.make first-two  these anew
    python -m tests.records.make stories    the marks of the stories they tell

Each is a whole game; a change to a rule that alters an old game shows as a record that no longer
verifies, and one that alters what people are told of it as a story with another mark.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from sixthman.bots import bot_named
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions
from sixthman.kernel.game import interpreted_engine
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.adapters import adapter_named

FOLDER = Path(__file__).parent
STORIES = FOLDER / "stories.json"
TABLES: dict[str, AllstarOptions | HoopsOptions] = {
    "heritage": AllstarOptions(seats=2, mode="heritage"),
    "free-agency": AllstarOptions(seats=2, mode="free-agency"),
    "clash": AllstarOptions(seats=2, mode="clash", whistle=False),
    "three": AllstarOptions(seats=3),
    "four": AllstarOptions(seats=4),
    "five": AllstarOptions(seats=5, whistle=False),
    "six": AllstarOptions(seats=6),
    "first-two": AllstarOptions(seats=2, edition="2020"),
    "first-three": AllstarOptions(seats=3, edition="2020"),
    "first-four": AllstarOptions(seats=4, edition="2020"),
    "first-five": AllstarOptions(seats=5, edition="2020", whistle=False),
    "first-six": AllstarOptions(seats=6, edition="2020"),
    # since records of All-Star Draft name their cards, too
    "heritage-cards": AllstarOptions(seats=2, mode="heritage"),
    "four-cards": AllstarOptions(seats=4),
    "coaches-cards": AllstarOptions(seats=5, coaches=True),
    "first-four-cards": AllstarOptions(seats=4, edition="2020"),
    "hoops": HoopsOptions(),
    "hoops-picked": HoopsOptions(pick_team=True),
    "hoops-drafted": HoopsOptions(opening_draft=True, first=2),
    "hoops-expert": HoopsOptions(pick_team=True, opening_draft=True, overtimes=2),
}


def play(name: str, options: AllstarOptions | HoopsOptions, bots: str) -> Record:
    """A game between bots of one kind."""
    adapter = adapter_named("hoops" if isinstance(options, HoopsOptions) else "allstar")
    table = Table(adapter, options, seed=f"golden {name} {bots}")
    engine = interpreted_engine(table.adapter.game)
    players = [bot_named(bots, engine, f"golden {name} {seat}") for seat in range(options.seats)]
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, players[seat].choose(table.view(seat)))
    return Record.of(table)


def story_mark(table: Table) -> str:
    """A mark of all that happened at a table, whoever was told of it."""
    events = [[event.kind, event.facts, event.to] for event in table._events]
    return hashlib.sha256(json.dumps(events, sort_keys=True).encode()).hexdigest()[:16]


def write_stories() -> None:
    """The marks of the stories of all records."""
    marks = {}
    for path in sorted(FOLDER.glob("*.txt")):
        record = read_record(path.read_text("utf-8"))
        marks[path.stem] = story_mark(verify_record(record, adapter_named(record.game)))
    STORIES.write_text(json.dumps(marks, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for table_name, table_options in TABLES.items():
        for kind in ("random", "heuristic"):
            path = FOLDER / f"{table_name}-{kind}.txt"
            if table_name in sys.argv[1:] or not path.exists():
                play(table_name, table_options, kind).save(path)
    if "stories" in sys.argv[1:]:
        write_stories()
