"""Simulations with bare numbers: what the game does not have is refused, and nothing hangs."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sixthman.lab.batches import Batch
from sixthman.lab.simulate import simulate
from sixthman.registry import game_named


@pytest.mark.parametrize(
    ("game", "options", "levels", "said"),
    [
        ("allstar", (7, 4, 0, 0), (0,) * 4, r"0 \(2025\), 1 \(2020\)"),
        ("allstar", (0, 9, 0, 0), (0,) * 9, "2–6"),
        ("allstar", (0, 4, 3, 0), (0,) * 4, "Use one of: standard"),
        ("allstar", (0, 4, -1, 0), (0,) * 4, "standard"),
        ("allstar", (0, 4, 0, 2), (0,) * 4, "0, 1"),
        ("allstar", (0, 4, 0, 0, 0, 1), (0,) * 3, "3 bots were named for 4 seats"),
        ("allstar", (0, 4, 0, 0, 0, *[1] * 12), (0,) * 4, "8 different species"),
        ("allstar", (0, 4, 0, 0, 0, *[2] * 12), (0,) * 4, "0, 1"),
        ("allstar", (0, 4, 0, 0, 0, *[0] * 14), (0,) * 4, "at most 18"),
        ("allstar", (0, 4, 0, 0), (0, 0, 0, 9), "There is no bot"),
        ("hoops", (0, 0, 99, -1), (0, 0), "0–9"),
        ("hoops", (0, 0, 4, 2), (0, 0), "-1–1"),
        ("hoops", (0, 0, 4, -1), (0, 0, 0), "3 bots were named for 2 seats"),
    ],
)
def test_nonsense_is_refused_at_once(game: str, options: Any, levels: Any, said: str) -> None:
    rules = game_named(game).rules
    begun = time.process_time()
    with pytest.raises(ValueError, match=said):
        simulate(rules, Batch(options, levels, "7"), 10)
    assert time.process_time() - begun < 1  # others may be at work on this machine


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_numbers_and_values_are_the_same(game: str) -> None:
    """Every option comes back from its numbers."""
    options = game_named(game).options
    for given in ({}, {"seats": 2, "mode": "clash"}, {"first": 2, "overtimes": 0}, {"edition": "2020"}):
        if set(given) <= set(options.names()):
            agreed = options(**given)
            assert options.from_numbers(agreed.numbers()) == agreed
