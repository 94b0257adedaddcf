"""Write the database of an evening as this version stores it: once for each version of the schema.

    python -m tests.server.old.make

makes 0004.sql.gz and 0004.json, or whatever the newest version is called. Databases once written here are
never written again: a later version must be able to resume them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from sixthman.server.database import connect, revisions
from sixthman.server.engines import RulesCache
from sixthman.server.live_table import LiveTable
from sixthman.server.replays import record_text
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import OVER
from tests.server.sittings import choose, dealt, rest, table

FOLDER = Path(__file__).parent
WIDTH = 200  # of a line with several rows


def facts(room: LiveTable) -> dict[str, Any]:
    """What must be found again at a table."""
    table_state = room.table_state
    return {
        "state": table_state.state,
        "number": table_state.number,
        "waiting": table_state.waiting(),
        "scores": table_state.table.scores() if table_state.table else None,
        "record": record_text(table_state) if table_state.state == OVER else None,
    }


async def play(room: LiveTable, choices: int) -> None:
    """People choose as a pro would, this many times or to the end."""
    for _ in range(choices):
        people = [seat for seat in room.table_state.waiting() if not room.table_state.chairs[seat].bot]
        if not people or room.table_state.table is None:
            return
        view = room.table_state.table.view(people[0])
        await choose(room, people[0], room.table_state.quick_choice("pro", view))
        await rest(room)


async def evening(database: Path) -> tuple[str, dict[str, Any]]:
    """Some tables in a database, and how they stand."""
    house = TableRegistry(Settings(database=str(database), idle=1e9), RulesCache(), lambda: 1_000_000.0)
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
    found = {room.table_state.id: facts(room) for room in rooms}
    await house.close()
    engine = connect(str(database))
    revision, _ = await revisions(engine)
    await engine.dispose()
    return str(revision), found


def short(dump: Iterable[str]) -> Iterator[str]:
    """The statements of a dump: each table on one line, several rows of a table on one."""
    line = ""
    for statement in dump:
        one = " ".join(statement.split()) if statement.startswith("CREATE") else statement
        into, values, row = one.partition(" VALUES")
        if values and line.startswith(into + values) and len(line) + len(row) <= WIDTH:
            line = f"{line[:-1]},{row}"
            continue
        if line:
            yield line
        line = one
    yield line


def main() -> None:
    """Write both files, unless they are there."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "evening.db"
        revision, found = asyncio.run(evening(database))
        path = FOLDER / f"{revision}.sql.gz"
        if path.exists():
            sys.exit(f"{path.name} is there already.")
        with sqlite3.connect(database) as connection:
            path.write_bytes(gzip.compress("\n".join(short(connection.iterdump())).encode(), mtime=0))
    (FOLDER / f"{revision}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(f"Wrote {path.name}, with {len(found)} tables")


if __name__ == "__main__":
    main()
