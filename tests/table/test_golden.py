"""The regression corpus: whole games of every mode and seat count, played long ago, still verify and read
the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixthman.table import read_record, verify_record
from sixthman.table.adapters import adapter_named
from tests.records.make import STORIES, TABLES, story_mark

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def test_there_is_a_corpus() -> None:
    names = {f"{name}-{kind}" for name in TABLES for kind in ("random", "heuristic")}
    assert {path.stem for path in RECORDS} == names
    assert len(names) == 2 * (7 + 5 + 4 + 4)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_old_games_still_verify(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    table = verify_record(record, adapter_named(record.game))
    assert table.over
    assert table.scores() == record.result
    assert story_mark(table) == json.loads(STORIES.read_text("utf-8"))[path.stem]
