"""The regression corpus: whole games of every mode and seat count, played long ago, still verify and read
the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixthman.messages import BadRecord
from sixthman.table import read_record, verify_record
from sixthman.table.adapters import adapter_named
from tests.records.make import OWN, STORIES, TABLES, adapter_for, story_mark

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def test_there_is_a_corpus() -> None:
    names = {f"{name}-{kind}" for name in TABLES for kind in ("random", "heuristic")}
    assert {path.stem for path in RECORDS} == names
    assert len(names) == 2 * (7 + 5 + 4 + 4 + 3 + 2)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_old_games_still_verify(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    table = verify_record(record, adapter_for(record))
    assert table.over
    assert table.scores() == record.result
    assert story_mark(table) == json.loads(STORIES.read_text("utf-8"))[path.stem]


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_records_with_cards_of_our_own_name_them_and_need_them(game: str, tmp_path: Path) -> None:
    path = next(path for path in RECORDS if path.stem == f"{game}-own-cards-heuristic")
    record = read_record(path.read_text("utf-8"))
    assert record.options["cards"] == f"{game}.toml"
    with pytest.raises(BadRecord, match=f"{game}.toml"):
        verify_record(record, adapter_named(game, version=record.rules))
    changed = tmp_path / f"{game}.toml"
    text = (OWN / changed.name).read_text("utf-8")
    changed.write_text(text.replace("value = 2", "value = 3").replace("24, 12", "24, 13"), "utf-8")
    with pytest.raises(BadRecord, match=f"{game}.toml"):
        verify_record(record, adapter_named(game, changed, record.rules))
