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
from typing import Any

from sixthman.bots import bot_named
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions
from sixthman.kernel.game import interpreted_engine
from sixthman.registry import game_named
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.adapter import GameAdapter
from sixthman.table.adapters import adapter_named
from sixthman.table.cardset import STANDARD_NAME, PlayedCards

FOLDER = Path(__file__).parent
STORIES = FOLDER / "stories.json"
OWN = FOLDER / "own"  # cards of our own, a file for each game


def own_cards(game: str) -> PlayedCards[Any]:
    """The cards of a game that are our own."""
    return game_named(game).cards(OWN / f"{game}.toml")


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
    # since basketball has its second card set
    "hoops-second": HoopsOptions(),
    "hoops-second-picked": HoopsOptions(pick_team=True),
    "hoops-second-drafted": HoopsOptions(opening_draft=True, first=2),
    # with cards of our own: their names and digests are in the records
    "allstar-own-cards": AllstarOptions(
        coaches=True, cards=game_named("allstar").cards(OWN / "allstar.toml")
    ),
    "hoops-own-cards": HoopsOptions(pick_team=True, cards=own_cards("hoops")),
}


def play(name: str, options: AllstarOptions | HoopsOptions, bots: str) -> Record:
    """A game between bots of one kind."""
    adapter = game_named(options.declared.name).adapter_with(options.cards)
    table = Table(adapter, options, seed=f"golden {name} {bots}")
    engine = interpreted_engine(table.adapter.game)
    players = [bot_named(bots, engine, f"golden {name} {seat}") for seat in range(options.seats)]
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, players[seat].choose(table.view(seat)))
    return Record.of(table)


def adapter_for(record: Record) -> GameAdapter:
    """The adapter of the rules and the cards that a record names."""
    own = record.options.get("cards", STANDARD_NAME) != STANDARD_NAME
    return adapter_named(record.game, OWN / record.options["cards"] if own else None, record.rules)


def story_mark(table: Table) -> str:
    """A mark of all that happened at a table, whoever was told of it."""
    events = [[event.type, event.facts, event.to] for event in table._events]
    return hashlib.sha256(json.dumps(events, sort_keys=True).encode()).hexdigest()[:16]


def write_stories() -> None:
    """The marks of the stories of all records."""
    marks = {}
    for path in sorted(FOLDER.glob("*.txt")):
        record = read_record(path.read_text("utf-8"))
        marks[path.stem] = story_mark(verify_record(record, adapter_for(record)))
    STORIES.write_text(json.dumps(marks, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    for table_name, table_options in TABLES.items():
        for kind in ("random", "heuristic"):
            path = FOLDER / f"{table_name}-{kind}.txt"
            if table_name in sys.argv[1:] or not path.exists():
                play(table_name, table_options, kind).save(path)
    if "stories" in sys.argv[1:]:
        write_stories()
