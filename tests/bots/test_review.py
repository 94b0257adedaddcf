"""Luck and a second look: exact expectations counted again the long way; every line of a record is read."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any

import numpy as np
import pytest

from sixthman.bots.review import ChanceEvent, chance_events_of, lines_of, luck_facts
from sixthman.games.allstar import rules as allstar
from sixthman.games.allstar.bots.chances import empty_envelope
from sixthman.games.allstar.bots.luck import best_in_pack
from sixthman.games.allstar.table.options import AllstarOptions
from sixthman.games.hoops.bots.luck import best_sum
from sixthman.games.hoops.bots.odds import spread_of_best
from sixthman.kernel.game import Engine, interpreted_engine, module_engine
from sixthman.kernel.rules import cpu
from sixthman.kernel.stream import new_stream
from sixthman.table import read_record
from sixthman.table.adapters import adapter_named

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize(
    ("worths", "stays", "fresh", "kept"),
    [
        ((0, 1, 1, 2, 3, 5), (), 3, 2),
        ((0, 1, 1, 2, 3, 5), (2, 3), 2, 2),
        ((0, 0, 0, 0, 0, 0), (), 2, 1),
        ((1, 2, 3, 4, 5, 6), (4,), 3, 4),
        ((1, 2, 3, 4, 5, 6), (4, 4), 0, 1),
    ],
)
def test_the_expectation_of_dice_is_exact(
    worths: tuple[int, ...], stays: tuple[int, ...], fresh: int, kept: int
) -> None:
    totals = [sum(sorted([*stays, *fell], reverse=True)[:kept]) for fell in product(worths, repeat=fresh)]
    mean, variance = best_sum(worths, stays, fresh, kept)
    assert mean == pytest.approx(fmean(totals))
    assert variance == pytest.approx(pvariance(totals), abs=1e-9)


@pytest.mark.xdist_group("compiled")
def test_what_is_asked_of_rules_is_the_same_compiled() -> None:
    """The best of a pack, as every seat likes it, and an envelope made empty; the spread of the best dice."""
    plain, compiled = interpreted_engine(allstar.GAME), module_engine(allstar.GAME)
    views = []
    state = deal(plain, "compiled")
    for seat in range(4):
        plain.game.pick(state, seat, seat)
    for seat in range(4):
        views.append(allstar.GAME.new_state())
        plain.game.view(state, seat, views[-1])
    best = [(one, other) for one in views for other in views]
    assert [best_in_pack(*pair) for pair in best] == [compiled.rule(best_in_pack)(*pair) for pair in best]
    assert len({best_in_pack(*pair) for pair in best}) > 1
    begun, other = views[0].copy(), views[0].copy()
    empty_envelope(begun, 0)
    compiled.rule(empty_envelope)(other, 0)
    assert begun.tobytes() == other.tobytes()
    values, ways, there = np.array([0, 2, 6, 9]), np.array([3, 1, 1, 1]), np.array([0, 1, 0, 2])
    dice = (values, ways, there, 4, 3, np.zeros(4, np.int64))
    assert spread_of_best(*dice) == cpu().rule(spread_of_best)(*dice)


def deal(engine: Engine, seed: str) -> Any:
    state = allstar.GAME.new_state()
    engine.game.setup(state, AllstarOptions(seats=4).numbers(), new_stream(seed))
    return state


@pytest.mark.parametrize(
    "name", ["four-heuristic", "clash-random", "hoops-second-heuristic", "hoops-second-picked-random"]
)
def test_every_line_of_a_record_is_read(name: str) -> None:
    record = read_record((RECORDS / f"{name}.txt").read_text())
    adapter = adapter_named(record.game)
    plain = interpreted_engine(adapter.game)
    lines = lines_of(record, adapter, plain)
    assert len(lines) == sum(len(moment.choices) for moment in record.reveals)
    for line in lines:
        assert len(line.views) == len(line.played) + 1
        assert all(int(view.viewer) == line.seat for view in line.views)
    chance_events = chance_events_of(record, adapter, lines, adapter.engine)
    assert chance_events == chance_events_of(record, adapter, lines, plain)
    assert {stroke.what for stroke in chance_events} <= {"pack", "attack", "defence"}
    assert all(stroke.variance >= 0 and stroke.got >= 0 for stroke in chance_events)
    assert chance_events


def test_dice_are_fair_on_average() -> None:
    """Over the rolls of several records luck is what chance makes it, not more."""
    chance_events: list[ChanceEvent] = []
    for name in ("heuristic", "random", "drafted-heuristic", "picked-heuristic"):
        record = read_record((RECORDS / f"hoops-second-{name}.txt").read_text())
        adapter = adapter_named(record.game)
        chance_events += chance_events_of(
            record, adapter, lines_of(record, adapter, adapter.engine), adapter.engine
        )
    total = sum(stroke.got - stroke.expected for stroke in chance_events)
    spread = sum(stroke.variance for stroke in chance_events) ** 0.5
    assert len(chance_events) > 80
    assert abs(total) < 3.5 * spread


def test_luck_in_figures() -> None:
    chance_events = [ChanceEvent(1, 0, "attack", 9.0, 5.0, 4.0), ChanceEvent(2, 0, "attack", 1.0, 5.0, 4.0)]
    verdicts = [
        {"seat": 0, "forced": False, "lost": 0.25, "given": 3.5, "same": False},
        {"seat": 0, "forced": False, "lost": 0.0, "given": 0.0, "same": True},
        {"seat": 0, "forced": True, "lost": 0.0, "given": 0.0, "same": True},
    ]
    own, other = luck_facts(2, chance_events, verdicts)
    assert (own["luck"], own["total"], own["lost"], own["best"], own["choices"]) == (0.0, 0.0, 0.25, 1, 2)
    assert (other["luck"], other["items"], other["choices"]) == (None, [], 0)
