"""Games measured by rules: what happened in each, and how often it could have; and sums over games.

One row of numbers a game, a number for every measure of the game's `report.measures`. The same rules measure
here and in the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from sixthman.kernel.rules import rule
from sixthman.registry import game_named
from sixthman.table.options import Options

from .batches import CHUNK, Batch
from .columns import Numbers
from .measures import SUMS, Found, Measure, Measured, aligned, found_in
from .watching import Watcher

measure: Any = None  # bound: measure(state, notes, decisions, scores, shares, happened, could), of zeros

PIECE = 256  # games that are added up before others are; the sums depend on it in their last digits


@rule
def measure_games(
    states: Any, notes: Any, decisions: Any, scores: Any, ranks: Any, shares: Any, happened: Any, could: Any
) -> None:
    """Measure games that are over; `shares` has room for what every seat won of a game."""
    for i in range(len(decisions)):
        for number in range(happened.shape[1]):
            happened[i, number] = 0.0
            could[i, number] = 0.0
        winners = 0
        for seat in range(len(shares)):
            winners += int(ranks[i, seat] == 1)
        for seat in range(len(shares)):
            shares[seat] = 1.0 / winners if ranks[i, seat] == 1 else 0.0
        measure(states[i], notes[i], decisions[i], scores[i], shares, happened[i], could[i])


@rule
def add_up(numbers: Any, old: Any, old_could: Any, new: Any, new_could: Any, sums: Any) -> None:
    """Add what was measured of some games with either set of cards: see `measures.PARTS`.

    numbers[measure]: its numbers with the old cards and with the new, -1 where there is none.
    """
    for number in range(len(numbers)):
        before, after = int(numbers[number, 0]), int(numbers[number, 1])
        row = sums[number]
        for game in range(len(old)):
            happened, could, happened_now, could_now = 0.0, 0.0, 0.0, 0.0
            if before >= 0:
                happened, could = old[game, before], old_could[game, before]
            if after >= 0:
                happened_now, could_now = new[game, after], new_could[game, after]
            if could != 0.0 or could_now != 0.0:
                row[0] += happened
                row[1] += could
                row[2] += happened_now
                row[3] += could_now
                row[4] += happened * happened
                row[5] += happened * could
                row[6] += happened * happened_now
                row[7] += happened * could_now
                row[8] += could * could
                row[9] += could * happened_now
                row[10] += could * could_now
                row[11] += happened_now * happened_now
                row[12] += happened_now * could_now
                row[13] += could_now * could_now


def measured(options: Options) -> Measured | None:
    """What the game measures; None for a game that says nothing about it."""
    found: Any = game_named(options.declared.name).load("report.measures")
    return found  # type: ignore[no-any-return]


class Side:
    """Plays and measures games with one set of cards."""

    def __init__(self, options: Options, batch: Batch, target: str) -> None:
        known = measured(options)
        assert known is not None
        own = replace(batch, options=tuple(options.numbers().tolist()))
        self.named = known.named(options)
        self._watcher = Watcher(options.cards.game, own, target)
        self.engine = self._watcher.engine
        self._measure = self.engine.rule(measure_games, measure=known.measure)
        self._shares = np.zeros(options.seats)
        self.happened, self.could = (np.zeros((CHUNK, known.MEASURES)) for _ in range(2))

    def play(self, first: int, count: int) -> tuple[Numbers, Numbers]:
        """What happened in these games and could have, [game, measure]: good until the next ones."""
        self._watcher.watch(first, count)
        happened, could = self.happened[:count], self.could[:count]
        self._measure(*self._watcher.watched(count), self._shares, happened, could)
        return happened, could


class Pair:
    """Measures of two sets of cards, brought together; `other` is the set that plays the same deals."""

    def __init__(self, old: Side, new: Side) -> None:
        self.measures, numbers = aligned(old.named, new.named)
        self._numbers = np.array(numbers, np.int64)
        self._add: Any = old.engine.rule(add_up)

    def sums(self, old: tuple[Numbers, Numbers], new: tuple[Numbers, Numbers]) -> Numbers:
        """Some games, summed up: [measure, part]."""
        found = np.zeros((len(self.measures), SUMS))
        self._add(self._numbers, *old, *new, found)
        return found


@dataclass
class Sums:
    """What is kept of all games, for each measure."""

    measures: Sequence[Measure] = ()
    rows: Numbers | None = None
    games: int = 0

    def add(self, games: int, measures: Sequence[Measure], rows: Numbers) -> None:
        """The sums of some more games."""
        self.measures = measures
        self.rows = rows.copy() if self.rows is None else self.rows + rows
        self.games += games

    def found(self) -> list[Found]:
        """Every measure."""
        if self.rows is None:
            return []
        return [
            found_in(measure, row) for measure, row in zip(self.measures, self.rows.tolist(), strict=True)
        ]
