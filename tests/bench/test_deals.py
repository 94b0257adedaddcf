"""Deals and puzzles in the package: enough of them, each with one clear answer, made with today's cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.deals import LEAD, PROVEN, SURE, Maker, check, path_of, read, write
from sixthman.messages import LANGUAGES, knows
from sixthman.server.daily import listed
from sixthman.server.deals import agree_on_deal, rows_of_deal
from sixthman.server.log_rows import LogRow
from sixthman.server.table_state import TableState
from sixthman.table import read_record

GAME = "allstar"
ROWS = [(name, row) for name in ("daily", "puzzles") for row in listed(GAME, name)["rows"]]


@pytest.fixture(scope="module")
def maker() -> Maker:
    return Maker.of(GAME)


def test_they_were_made_with_the_cards_and_rules_of_today(maker: Maker) -> None:
    assert check(maker, GAME) == []


def test_there_are_enough() -> None:
    assert len(listed(GAME, "daily")["rows"]) >= 10
    assert len(listed(GAME, "puzzles")["rows"]) >= 30
    ids = [row["id"] for row in listed(GAME, "puzzles")["rows"]]
    assert len(set(ids)) == len(ids)


def test_every_answer_is_best_by_three_points() -> None:
    for name, row in ROWS:
        best, *others = row["answers"]
        assert others, (name, row["seed"])
        for other in others:
            assert best["win"] - other["win"] - SURE * other["error"] >= LEAD - 0.0002, (name, row["seed"])
        assert row["games"] >= PROVEN


def test_every_position_can_be_reached_and_its_answers_chosen(maker: Maker) -> None:
    for name, row in ROWS:
        state = position(maker, row)
        assert state.table is not None
        if name == "puzzles":
            assert state.table.heading == row["heading"]
            for language in LANGUAGES:
                assert knows(language, f"page-puzzle-{GAME}-{row['kind']}"), row["kind"]
        for answer in row["answers"]:
            assert state.table.can(0, answer["choice"]), (row["seed"], answer["choice"])


def position(maker: Maker, row: dict[str, Any]) -> TableState:
    """The table at the position of a row."""
    options = {word: value for word, value in row["options"].items() if word != "seats"}
    agreed = agree_on_deal(maker.rules.adapter, "a", row["seed"], options, row["chairs"], True, 0.0)
    state = TableState("a", agreed, maker.rules)
    record = read_record(row["record"]) if "record" in row else None
    for number, (kind, seat, by, body, idem) in enumerate(rows_of_deal(state, record), start=1):
        state.apply(LogRow(number, kind, seat, by, body, 0.0, idem))
    return state


def test_what_other_cards_made_is_called_stale(
    maker: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("daily", "puzzles"):
        known = read(path_of(GAME, name))
        path = tmp_path / GAME / "data" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, {"rules": known["rules"], "cards": "0" * 64}, known["rows"])
    monkeypatch.setattr("bench.deals.GAMES", tmp_path)
    wrong = check(maker, GAME)
    assert [text.partition(":")[0] for text in wrong] == ["daily", "puzzles"]
    assert all("python -m bench.deals allstar --anew" in text for text in wrong)


@pytest.mark.long
def test_proofs_hold_when_they_are_done_again(maker: Maker) -> None:
    """Other simulated games than those of the proofs say the same."""
    for name, row in ROWS:
        state = position(maker, row)
        assert state.table is not None
        view = state.table.view(0)
        choices = [choices_of(maker, state, answer["choice"]) for answer in row["answers"]]
        first, *others = maker._bot(f"{row['seed']} again").compare(view, choices, 4000)
        for other in others:
            assert first.win - other.win > LEAD - 3 * other.error, (name, row["seed"])


def choices_of(maker: Maker, state: TableState, text: str) -> list[int]:
    assert state.table is not None
    trial = state.table.copy()
    found: list[int] = []
    for word in maker.rules.adapter.read(text):
        for small in trial.verify(0, [word]):
            found.append(small)
            trial.choose(0, [small])
    return found
