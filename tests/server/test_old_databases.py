"""Databases of earlier versions: everything that stood there stands there still, and goes on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sixthman.server.engines import RulesCache
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import OVER, PLAYING
from tests.server.conftest import Hands
from tests.server.old.make import FOLDER, facts, play
from tests.server.sittings import rest

OLD = sorted(FOLDER.glob("*.sql"))


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
async def test_an_old_database_goes_on(old: Path, shelf: RulesCache, hands: Hands, tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    with sqlite3.connect(database) as connection:
        connection.executescript(old.read_text("utf-8"))
    stood: dict[str, dict[str, Any]] = json.loads(old.with_suffix(".json").read_text("utf-8"))
    registry = TableRegistry(Settings(database=str(database), idle=1e9), shelf, hands)
    await registry.open()
    for table_id, expected in stood.items():
        live = await registry.live(table_id)
        assert as_it_was(facts(live)) == expected
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
