"""The regression corpus: whole games of every mode and seat count, played long ago, still verify."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixthman.table import read_record, verify_record
from sixthman.table.allstar import AllstarDesk

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def test_there_is_a_corpus() -> None:
    assert len(RECORDS) >= 14


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_old_games_still_verify(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    table = verify_record(record, AllstarDesk())
    assert table.over
    assert table.scores() == record.result
