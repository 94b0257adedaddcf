"""What the reference lists beyond `import sixthman` refuses what cannot be in words, at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixthman.envs.gymnasium import VectorEnv
from sixthman.envs.pettingzoo import aec_env, parallel_env
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.lab import simulate
from sixthman.lab.batches import Batch
from sixthman.lab.league import pair_up
from sixthman.lab.store import open_results
from sixthman.messages import UserError
from sixthman.registry import game_named
from sixthman.table import Table, read_record

ALLSTAR, HOOPS = game_named("allstar").rules, game_named("hoops").rules
USUAL = (0, 4, 0, 0, 0)
FOUR = (0, 0, 0, 0)


def played(options: Any = USUAL, levels: Any = FOUR, seed: Any = "7", games: Any = 10, **named: Any) -> Any:
    return simulate(ALLSTAR, Batch(options, levels, seed), games, **{"target": "wasm", **named})


def at_table(what: str, *given: Any) -> Any:
    return getattr(Table(AllstarAdapter(), AllstarOptions(seats=4), seed="7"), what)(*given)


def stepped(make: Callable[..., Any], action: Any) -> Any:
    env = make("allstar", seats=3, target="wasm")
    env.reset(seed=1)
    return env.step(action)


REFUSED: list[tuple[Callable[[], Any], str]] = [
    (lambda: played(options=(7, 4, 0, 0, 0)), "0 (2025), 1 (2020)"),
    (lambda: played(options=(0, 9, 0, 0, 0), levels=(0,) * 9), "2–6"),
    (lambda: played(options=(0, 4, 3, 0, 0)), "standard"),
    (lambda: played(options="four"), "whole number"),
    (lambda: played(levels=(0, 0, 0)), "3 bots were named for 4 seats"),
    (lambda: played(levels=(9,) * 4), "random, rookie, pro"),
    (lambda: played(levels=("pro",) * 4), "random, rookie, pro"),
    (lambda: played(seed=7), "visible letters"),
    (lambda: played(games=-1), "Give 1 to"),
    (lambda: played(games="many"), "whole number"),
    (lambda: played(processes=0), "Give 1 to"),
    (lambda: played(processes="all"), "whole number"),
    (lambda: played(target="abacus"), "fastest"),
    (lambda: played(backend="pigeons"), "processes, ray"),
    (lambda: simulate(HOOPS, Batch(USUAL, FOUR, "7"), 10), "at most"),
    (lambda: AllstarOptions(seats=9), "2–6"),
    (lambda: AllstarOptions(edition=7), "2025, 2020"),
    (lambda: AllstarOptions(seats=4, mode="clash"), "standard"),
    (lambda: AllstarOptions(cards="mine.toml"), "standard"),  # type: ignore[arg-type]
    (lambda: AllstarOptions.from_numbers([0, 9]), "2–6"),
    (lambda: Table(AllstarAdapter(), AllstarOptions(), seed=7), "visible letters"),  # type: ignore[arg-type]
    (lambda: Table(AllstarAdapter(), AllstarOptions(), names="Ann"), "list"),
    (lambda: Table(AllstarAdapter(), AllstarOptions(seats=2), names=["Ann", 7]), "visible"),  # type: ignore[list-item]
    *((lambda what=what: at_table(what, 9), "1 to 4") for what in ("view", "legal", "events", "sealed")),
    (lambda: at_table("view", "first"), "1 to 4"),
    (lambda: at_table("take_back", 9), "Seat 10 has nothing"),
    (lambda: at_table("choose", -1, "Duck7"), "1 to 4"),
    (lambda: at_table("choose", 0, None), "choice"),
    (lambda: at_table("choose", 0, [1.5]), "choice"),
    (lambda: read_record(None), "record"),
    (lambda: pair_up(["pro"], 4), "two or more"),
    (lambda: pair_up(["pro", "gretzky"], 4), "random, rookie, starter, pro"),
    (lambda: pair_up(["pro", "rookie"], 4, "all"), "one-way"),
    (lambda: open_results("nowhere.duckdb"), "nowhere.duckdb"),
    (lambda: aec_env("chess"), "allstar, hoops"),
    (lambda: aec_env("allstar", seats=9), "2–6"),
    (lambda: aec_env("allstar", reward="praise"), "wins"),
    (lambda: aec_env("allstar", target="abacus"), "fastest"),
    (lambda: aec_env("allstar", seats=3, target="wasm").observe("nobody"), "seat_0, seat_1, seat_2"),
    (lambda: stepped(aec_env, "Duck7"), "action mask"),
    (lambda: stepped(aec_env, 10**6), "action mask"),
    (lambda: stepped(parallel_env, {}), "action mask"),
    (lambda: stepped(parallel_env, None), "action mask"),
    (lambda: VectorEnv("allstar", 0, "pro"), "1, 2, 3"),
    (lambda: VectorEnv("allstar", 1, "gretzky"), "random, rookie, pro"),
    (lambda: game_named(7), "allstar, hoops"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("ask", "said"), REFUSED, ids=[said for _, said in REFUSED])
def test_what_cannot_be(
    ask: Callable[[], Any], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    begun = time.process_time()
    with pytest.raises(UserError) as caught:
        ask()
    assert time.process_time() - begun < 1  # others may be at work on this machine
    assert said in str(caught.value)
    assert isinstance(caught.value, ValueError)
