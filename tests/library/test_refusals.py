"""What cannot be is a ValueError that says what is allowed, at once, whichever function is asked."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sixthman as sm

AGREED: list[tuple[dict[str, Any], str]] = [
    ({"seats": 9}, "2–6"),
    ({"seats": 1}, "2–6"),
    ({"seats": "four"}, "2–6"),
    ({"seats": True}, "2–6"),
    ({"edition": 7}, "2025, 2020"),
    ({"seats": 4, "mode": "clash"}, "Use one of: standard"),
    ({"seats": 2, "mode": "classic"}, "heritage, free-agency, clash"),
    ({"coaches": "maybe"}, "yes, no"),
    ({"species": ("Moose",)}, "Rabbit"),
    ({"overtimes": 2}, "has no option"),
    ({"game": "chess"}, "allstar, hoops"),
    ({"game": 7}, "allstar, hoops"),
    ({"game": "hoops", "seats": 3}, "Use one of: 2"),
    ({"game": "hoops", "overtimes": 10}, "0–9"),
    ({"cards": "nowhere.toml"}, "nowhere.toml"),
    ({"cards": "broken.toml"}, "broken.toml"),
    ({"seed": ""}, "visible letters"),
    ({"seed": "a\nb"}, "visible letters"),
    ({"seed": 1.5}, "visible letters"),
    ({"language": "tlh"}, "en, fr, de"),
    ({"patience": 0}, "above 0"),
    ({"patience": "long"}, "above 0"),
    ({"bots": "gretzky"}, "random, rookie, starter, pro"),
    ({"bots": "nowhere.py:Mine"}, "no file nowhere.py"),
    ({"bots": "pro@2s"}, "There is no bot"),
    ({"bots": "mvp@1h"}, "200ms"),
    ({"bots": 7}, "choose"),
    ({"bots": int}, "choose"),
]
PLAYED: list[tuple[dict[str, Any], str]] = [
    ({"games": 0}, "Give 1 to"),
    ({"games": -1}, "Give 1 to"),
    ({"games": 1.5}, "whole number"),
    ({"games": "many"}, "whole number"),
    ({"processes": 0}, "Give 1 to"),
    ({"processes": 10_000}, "Give 1 to"),
]


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """Whatever has to be loaded is loaded."""
    for game in ("allstar", "hoops"):
        sm.new(game, seats=2, bots=["rookie", "rookie"])


@pytest.fixture(autouse=True)
def at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.toml").write_text("arena = [{ name = 7 }]", "utf-8")


def refused(said: str, function: Callable[..., Any], *given: Any, **named: Any) -> None:
    begun = time.process_time()
    with pytest.raises(ValueError) as caught:  # noqa: PT011  (what it says is looked at below)
        function(*given, **named)
    assert time.process_time() - begun < 1  # others may be at work on this machine
    text = str(caught.value)
    assert said in text
    assert text[0] != " "
    assert " " in text
    assert "{" not in text


@pytest.mark.parametrize(("named", "said"), AGREED)
def test_new(named: dict[str, Any], said: str) -> None:
    refused(said, sm.new, **named)


@pytest.mark.parametrize(("named", "said"), [*AGREED, *PLAYED, ({"target": "abacus"}, "fastest, wasm")])
def test_simulate(named: dict[str, Any], said: str) -> None:
    refused(said, sm.simulate, **{"games": 10} | named)


@pytest.mark.parametrize(
    ("named", "said"), [*((named, said) for named, said in AGREED if "bots" not in named), *PLAYED]
)
def test_league(named: dict[str, Any], said: str) -> None:
    refused(said, sm.league, ["pro", "random"], **{"games": 10} | named)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["pro"], "two or more"),
        ("pro", "two or more"),
        (["pro"] * 7, "2–6"),
        (["pro", "gretzky"], "random, rookie, starter, pro"),
        (["pro", sm.Bot], "choose"),
    ],
)
def test_league_lists(bots: Any, said: str) -> None:
    refused(said, sm.league, bots)


@pytest.mark.parametrize("bots", [["pro"] * 5, ["pro", "pro", "pro", "pro", "gretzky"]])
def test_too_many_bots(bots: list[str]) -> None:
    refused("5 bots were named for 4 seats", sm.new, "allstar", seats=4, bots=bots)


def test_names() -> None:
    refused("2 names", sm.new, "allstar", seats=4, names=["Ann", "Bo"])
    refused("visible letters", sm.new, "allstar", seats=4, names=["a|b"])


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "can’t be read"), (b"hello", "no game record"), (b"\xff\xfe", "can’t be read")],
)
def test_load(content: bytes | None, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    if content is not None:
        path.write_bytes(content)
    refused(said, sm.load, path)


def test_saving_where_nothing_can_be(tmp_path: Path) -> None:
    refused("can’t be written", sm.new("allstar", seats=2).save, tmp_path / "no" / "folder.txt")


def test_steps_of_a_record() -> None:
    record = sm.new("allstar", seats=2, seed="7", bots=["pro", "pro"]).record
    refused("steps are 0 to", record.replay, 1000)
    refused("whole number", record.replay, "last")


@pytest.mark.parametrize("seat", [0, 5, -1, "1", True, 1.0])
def test_seats(seat: Any) -> None:
    table = sm.new("allstar", seats=4)
    refused("seat", table.view, seat)
    refused("seat", table.story, seat)
    refused("seat", table.play, table.legal[0], seat=seat)
