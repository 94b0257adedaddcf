"""Endings handed to a game's solver, piece by piece."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.bots.race import LEFT, MORE, VIEW
from sixthman.bots.search import SearchRules, thought_of
from sixthman.bots.thought import Thought
from sixthman.kernel.game import Engine
from sixthman.kernel.stream import new_stream


def solution(
    engine: Engine, mind: SearchRules, view: Any, *times: float, seed: str = "ending"
) -> Thought | None:
    """What the solver tells of a view, or None if it leaves that to the race; `times` are the parts of the
    time that are over before its first pieces, the last one before all others too."""
    records, race = np.zeros(mind.records, engine.rules.record), np.zeros(1, mind.race)[0]
    words = records.view(np.uint64).reshape(mind.records, -1)
    records[VIEW] = view
    solve, rng = engine.rule(mind.solve, **mind.bound), new_stream(seed)
    said, piece = MORE, 0
    while said == MORE:
        time = times[min(piece, len(times) - 1)] if times else 0.0
        said, piece = solve(records, words, rng, race, time), piece + 1
    return None if said == LEFT else thought_of(race, 0.0)
