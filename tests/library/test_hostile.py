"""Anything at all in place of an argument: it is taken, or refused by a ValueError in a sentence of ours."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import sixthman as sm
from sixthman.messages import UserError


class Unprintable:
    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __str__


class Obliging:
    """Has every attribute that anyone asks for."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *given, **named: None


# What was handed over by mistake, or in order to see what happens.
ANYTHING: list[Any] = [
    *(True, -1, 0, 99, 10**30, 10**5000, 1.5, float("nan"), float("inf"), 1j, Decimal(3), Fraction(1, 2)),
    *("", " ", "x", "\0", "a\nb", "|", "\ud800", "x" * 100_000, b"x", b"", "..", ":", "a:b:c", "no.py:Mine"),
    *("mvp@", "mvp@0s", "mvp@-1s", "mvp@9999h", Path("x"), Path("/")),
    *([], [None], [[]], [True], ["x", 7], (None,), {}, {"a": 1}, {"x"}, range(3), iter([]), slice(1)),
    *(np.float64(2.5), np.array([1, 2]), np.array("x"), np.zeros((2, 2))),
    *(object(), int, len, type, lambda view: view, Unprintable(), Obliging(), Exception("x"), ...),
]
ALLSTAR = ("seats", "edition", "mode", "coaches", "whistle", "species")
HOOPS = ("seats", "overtimes", "pick_team", "opening_draft", "first")
AGREED = ("game", "seed", "cards", "language", "patience", "nothing")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that gets written lands among our own files."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def at() -> SimpleNamespace:
    """A table of each game, and one that is over."""
    over = sm.new("allstar", seats=2, seed="7", bots=["rookie", "rookie"])
    draft, court = sm.new("allstar", seats=4, seed="7"), sm.new("hoops", seed="7")
    return SimpleNamespace(draft=draft, court=court, over=over)


def survives(function: Callable[..., Any], *given: Any, **named: Any) -> None:
    """It does what it is asked, or says why not in our words."""
    try:
        function(*given, **named)
    except UserError as reason:
        for language in ("en", "fr", "de"):
            text = reason.text(language)
            assert text.strip()
            assert len(text) < 1200
            assert "error-" not in text


@pytest.mark.parametrize("name", [*AGREED, *ALLSTAR, "bots", "names"])
def test_a_table(name: str) -> None:
    for given in ANYTHING:
        survives(sm.new, **{name: given})


@pytest.mark.parametrize("name", ["cards", *HOOPS])
def test_a_table_of_basketball(name: str) -> None:
    for given in ANYTHING:
        survives(sm.new, "hoops", **{name: given})


@pytest.mark.parametrize("name", [*AGREED, "seats", "mode", "bots", "games", "processes", "target"])
def test_a_simulation(name: str) -> None:
    usual: dict[str, Any] = {"seats": 2, "games": 1, "target": "wasm"}
    for given in ANYTHING:
        survives(sm.simulate, **usual | {name: given})


@pytest.mark.parametrize("name", [*AGREED, "seats", "mode", "bots", "games", "processes"])
def test_a_league(name: str) -> None:
    usual: dict[str, Any] = {"bots": ["random", "random"], "games": 1}
    for given in ANYTHING:
        survives(sm.league, **usual | {name: given})


def test_a_bot_of_a_list() -> None:
    for given in ANYTHING:
        survives(sm.new, bots=[given])
        survives(sm.league, ["random", given], games=1, patience=0.1)


@pytest.mark.parametrize("name", ["bot", "address", "name", "seat", "patience"])
def test_a_seat_at_a_server(name: str) -> None:
    usual: dict[str, Any] = {"bot": "random", "address": "http://127.0.0.1:9/t/x#y"}
    for given in ANYTHING:
        survives(sm.join, **usual | {name: given})


def test_a_record(at: SimpleNamespace) -> None:
    for given in ANYTHING:
        survives(sm.load, given)
        survives(at.over.record.replay, given)
        survives(at.over.save, given)


@pytest.mark.parametrize("name", ["play", "can", "verify_choice", "view", "story"])
def test_what_a_table_is_asked(at: SimpleNamespace, name: str) -> None:
    for table in (at.draft, at.court, at.over):
        heading = table.heading
        for given in ANYTHING:
            survives(getattr(table, name), given)
            if name == "play":
                survives(table.play, table.view(1).legal[:1], seat=given)
                survives(table.play, [given])
        assert table.heading == heading


def test_what_a_view_is_asked(at: SimpleNamespace) -> None:
    for given in ANYTHING:
        for asked in (given, [given]):
            survives(at.draft.view().strength, asked)
        survives(at.draft.view().legal.named, given)
        survives(at.court.view().levels, given)
        survives(at.court.view().money, given)


def test_how_strong_what_is_no_team_is(at: SimpleNamespace) -> None:
    strength = at.draft.view().strength
    assert strength(["Duck7", "Duck8"]) == strength(["Duck8", "Duck7"]) > 0
    with pytest.raises(sm.BadCards, match="5 cards"):
        strength([f"Duck{number}" for number in range(1, 7)])
    with pytest.raises(sm.BadCards, match="twice"):
        strength(["Duck7", "Duck7"])
