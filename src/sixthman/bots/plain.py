"""Search in a game that has no plans of its own: every legal choice, games played on at random."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sixthman.kernel.game import Game, record_type
from sixthman.kernel.playout import lowest_seat, uniform
from sixthman.kernel.rules import Rule, rule

from .race import LEFT, RECORDS, race_type
from .search import SearchRules

game: Any = None  # bound by the target to the rules of the game

MOST_PLANS = 64  # choices looked at, of more than these the first
POINT = 0.01  # what a point of lead is worth beside winning


@rule
def plans(view: Any, seat: int, out: Any) -> int:
    """Each legal choice by itself."""
    count = min(int(game.legal(view, seat)), MOST_PLANS)
    for k in range(count):
        out[k, 0] = game.choice(view, seat, k)
    return count


@rule
def finish(state: Any, rng: Any) -> None:
    """Play on at random."""
    while not game.over(state):
        seat = lowest_seat(game.waiting(state))
        game.pick(state, seat, uniform(0, state, seat, rng))


@rule
def solve(records: Any, words: Any, rng: Any, race: Any, time: float) -> int:
    """Nothing is solved."""
    return LEFT


@rule
def seated_by_record(view: Any) -> int:
    """How many sit at the table, where that was agreed on."""
    return int(view.seats)


@rule
def seated_two(view: Any) -> int:
    """Two."""
    return 2


@cache
def plain_search_rules(rules: Game) -> SearchRules:
    """What the search needs to know of any game."""
    return SearchRules(
        plans=plans,
        finish=finish,
        solve=solve,
        seated=_seated(rules),
        lead_counts=POINT,
        race=race_type(MOST_PLANS, 1, record_type([("doing", np.int64)])),
        records=RECORDS,
    )


def _seated(rules: Game) -> Rule:
    """Who counts the seats: the record, if it can."""
    return seated_by_record if "seats" in (rules.record.names or ()) else seated_two
