"""Databases of earlier versions: everything that stood there stands there still, and goes on."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sixthman.server import migrations
from sixthman.server.engines import RulesCache
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import OVER, PLAYING
from tests.server.conftest import Hands
from tests.server.old.make import FOLDER, facts, play
from tests.server.sittings import rest

OLD = sorted([*FOLDER.glob("*.sql"), *FOLDER.glob("*.sql.gz")])
NO_DAYS = ["DROP TABLE daily_results", "DROP TABLE puzzle_tries"]
NO_BANS = ["DROP TABLE bans", "DROP TABLE notices"]
EVENINGS = [
    "CREATE TABLE evenings (id VARCHAR(16) PRIMARY KEY, agreed TEXT NOT NULL, made_at DOUBLE NOT NULL)",
    "CREATE TABLE evening_guests (evening_id TEXT, guest TEXT, PRIMARY KEY (evening_id, guest))",
]
PUSH = [
    "CREATE TABLE push_keys (id INTEGER PRIMARY KEY, private VARCHAR(64) NOT NULL)",
    "CREATE TABLE push_subscriptions (id VARCHAR(64) PRIMARY KEY, guest VARCHAR(16) NOT NULL, "
    "endpoint VARCHAR(600) NOT NULL, browser VARCHAR(100) NOT NULL, auth VARCHAR(32) NOT NULL, "
    "language VARCHAR(8) NOT NULL, made_at DOUBLE NOT NULL)",
]
STEP_BACK = {  # what an earlier schema did not have yet; nothing else was different
    "0001": ("0002", ["DROP TABLE analyses"]),
    "0003": ("0004", ["DROP TABLE modules", "UPDATE tables SET agreed = json_remove(agreed, '$.module')"]),
    "0005": ("0007", [*NO_DAYS, *NO_BANS]),
    "0006": ("0007", NO_DAYS),
    "0008": ("0007", []),  # SQLite: the same
    "0009": ("0007", EVENINGS),
    "0010": ("0007", [*EVENINGS, *PUSH]),
}
VERSIONS = sorted(path.name[1:5] for path in Path(migrations.__file__).parent.glob("versions/v*.py"))


def put_back(version: str, database: Path) -> dict[str, dict[str, Any]]:
    """A database as it was stored with an earlier schema; how its tables stood."""
    kept, changes = STEP_BACK.get(version, (version, []))
    path = next(path for path in OLD if path.name.startswith(kept))
    script = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    with sqlite3.connect(database) as connection:
        connection.executescript(script.decode())
        for change in changes:
            connection.execute(change)
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / f"{kept}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_old_database_goes_on(version: str, shelf: RulesCache, hands: Hands, tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    stood = put_back(version, database)
    registry = TableRegistry(Settings(database=str(database), idle=1e9), shelf, hands)
    await registry.open()
    for table_id, expected in stood.items():
        live = await registry.live(table_id)
        assert as_it_was(facts(live)) == as_it_was(expected)
        await rest(live)
        await play(live, 1000)
        if expected["state"] == PLAYING:
            assert live.table_state.state == OVER
    await registry.close()


def as_it_was(told: dict[str, Any]) -> dict[str, Any]:
    """Records of All-Star Draft name their cards by now, and those of finished games the commitment."""
    record = told["record"]
    if record is None:
        return told
    new = [*(["cards"] if "game: allstar" in record else []), *(["commitment"] if "seed: " in record else [])]
    lines = [line for line in record.splitlines(keepends=True) if not line.startswith(tuple(new))]
    return {**told, "record": "".join(lines)}


def test_there_are_old_databases() -> None:
    assert OLD
