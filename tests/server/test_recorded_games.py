"""Finished games from records: what the rules confirm is shown, all else is refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixthman.messages import LANGUAGES, UserError
from sixthman.server.engines import Rules, RulesCache
from sixthman.server.log_rows import LogRow
from sixthman.server.recorded_games import LONGEST, agree_on_recorded, read_finished, rows_of_recorded
from sixthman.server.table_state import OVER, TableState
from sixthman.table import Record

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("clash-heuristic", "first-two-random", "hoops-second-picked-random")


def text_of(name: str) -> str:
    """A golden record."""
    return (RECORDS / f"{name}.txt").read_text("utf-8")


def rules_of(record: Record) -> Rules:
    """The rules that a record names, by which the page shows it, too."""
    found = RulesCache().find(record.game, record.rules, "")
    assert found is not None
    return found


def shown(text: str) -> TableState:
    """The table at which the game of a record ended."""
    record = read_finished(text)
    rules = rules_of(record)
    agreed = agree_on_recorded(rules.adapter, record, 1.0)
    state = TableState("record", agreed, rules)
    for type_, seat, by, body, idem in rows_of_recorded(rules, agreed, record):
        state.apply(LogRow(state.number + 1, type_, seat, by, body, 1.0, idem))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_ends_as_it_says(name: str) -> None:
    text = text_of(name)
    state = shown(text)
    record = read_finished(text)
    assert state.state == OVER
    assert state.table is not None
    assert state.table.scores() == record.result
    assert state.table.seed == record.seed


def test_a_name_that_is_a_level_is_a_bot() -> None:
    text = text_of("clash-heuristic").replace("names: 1 | 2", "names: Ann | rookie-2")
    state = shown(text)
    assert state.agreed.chairs == ["", "rookie"]
    assert state.names() == ["Ann", "rookie-2"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sixthman record 1", "sixthman record 2"),
        ("seed: golden clash heuristic", "seed: another"),
        ("seed: golden clash heuristic", "seed: golden clash heuristic\ngiven deck: Duck7"),
        ("seed: golden clash heuristic\n", ""),
        ("names: 1 | 2", "names: 1 | 2 | 3"),
        ("names: 1 | 2", "names: 1 | \u202e2"),
        ("seats: 2", "seats: 99999999"),
        ("mode: clash", "mode: nothing"),
        ("Horse4 Panda9", "Horse4 Horse4"),
        ("rules: 1", "rules: 1\ncommitment 9: " + "0" * 64),
        ("result:", "result: 7"),
    ],
)
def test_what_was_changed_is_refused(old: str, new: str) -> None:
    text = text_of("clash-heuristic")
    assert old in text
    with pytest.raises(UserError) as refused:
        shown(text.replace(old, new, 1))
    assert all(refused.value.text(language) for language in LANGUAGES)


def test_what_is_too_long_is_not_even_read() -> None:
    with pytest.raises(UserError, match="too long"):
        read_finished("1: Duck7\n" * LONGEST)


def test_a_game_that_goes_on_is_nothing_to_show() -> None:
    lines = [line for line in text_of("clash-heuristic").splitlines() if not line.startswith("result")]
    with pytest.raises(UserError, match="isn’t over"):
        read_finished("\n".join(lines))
