"""Write the database of an evening as this version stores it: once for each version of the schema.

    python -m tests.server.old.make

makes 0002.sql and 0002.json, or whatever the newest version is called. Databases once written here are
never written again: a later version must be able to go on with them.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from sixthman.server.database import connect, revisions
from sixthman.server.engines import Shelf
from sixthman.server.house import House
from sixthman.server.replays import record_text
from sixthman.server.room import Room
from sixthman.server.settings import Settings
from sixthman.server.sitting import OVER
from tests.server.sittings import choose, dealt, rest, table

FOLDER = Path(__file__).parent


def facts(room: Room) -> dict[str, Any]:
    """What must be found again at a table."""
    sitting = room.sitting
    return {
        "state": sitting.state,
        "number": sitting.number,
        "waiting": sitting.waiting(),
        "scores": sitting.table.scores() if sitting.table else None,
        "record": record_text(sitting) if sitting.state == OVER else None,
    }


async def play(room: Room, choices: int) -> None:
    """People choose as a pro would, so many times or to the end."""
    for _ in range(choices):
        people = [seat for seat in room.sitting.waiting() if not room.sitting.chairs[seat].bot]
        if not people or room.sitting.table is None:
            return
        view = room.sitting.table.view(people[0])
        await choose(room, people[0], room.sitting.quick_choice("pro", view))
        await rest(room)


async def evening(database: Path) -> tuple[str, dict[str, Any]]:
    """Some tables in a database, and how they stand."""
    house = House(Settings(database=str(database), idle=1e9), Shelf(), lambda: 1_000_000.0)
    await house.open()
    rooms = [
        await table(house, ["", "", "pro"]),
        await dealt(house, ["", "", "rookie"]),
        await dealt(house, ["", "pro", "pro"], pace="mail-1", edition="2020"),
        await dealt(house, ["", "pro"], mode="heritage"),
        await dealt(house, ["", "pro"], game="hoops"),
        await dealt(house, ["", "pro"], game="hoops"),
    ]
    for room, choices in zip(rooms, (0, 5, 9, 1000, 7, 1000), strict=True):
        await play(room, choices)
    found = {room.sitting.id: facts(room) for room in rooms}
    await house.close()
    engine = connect(str(database))
    revision, _ = await revisions(engine)
    await engine.dispose()
    return str(revision), found


def main() -> None:
    """Write both files, unless they are there."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "evening.db"
        revision, found = asyncio.run(evening(database))
        path = FOLDER / f"{revision}.sql"
        if path.exists():
            sys.exit(f"{path.name} is there already.")
        with sqlite3.connect(database) as connection:
            path.write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
    path.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(f"Wrote {path.name}, with {len(found)} tables")


if __name__ == "__main__":
    main()
