"""Luck in NBA Deck-Building: how dice fell, against their exact expectation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from sixthman.kernel.game import Engine
from sixthman.table.adapter import GameAdapter

from ..declaration import DIE, DONE, FACES, MENU, REROLL
from ..table.figures import Figures
from .odds import spread_of_best

if TYPE_CHECKING:
    from sixthman.bots.review import ChanceEvent, Line


def chance_events(adapter: GameAdapter, lines: Sequence[Line], engine: Engine) -> list[ChanceEvent]:
    """Every roll and reroll: the dice that count most of those that can be kept, against the mean of that.

    A roll with which the turn ended by itself is left out: its dice do not lie there any more.
    """
    cards: Any = adapter
    figures = Figures(cards.cards, engine)
    found = []
    for line in lines:
        for before, choice, after in zip(line.views[:-1], line.played, line.views[1:], strict=True):
            if (before.player, before.turn, before.last_turn) != (after.player, after.turn, after.last_turn):
                continue
            if before.phase == MENU and choice < DONE:
                fresh = {colour: dice for colour, dice, _ in figures.rolled_by(before, line.seat, choice)}
                found.append(_stroke(line, before, after, choice, {}, fresh, figures))
            elif before.phase == REROLL and after.phase != REROLL:
                there, fresh = _taken_up(before, choice)
                found.append(_stroke(line, before, after, int(before.subject), there, fresh, figures))
    return [stroke for stroke in found if stroke.variance > 0]


def _taken_up(before: Any, choice: int) -> tuple[dict[int, list[int]], dict[int, int]]:
    """With the last choice of a reroll: the faces that stay, and how many dice are rolled again."""
    counts, selected = before.rolled.astype(int), before.marked.astype(int)
    if choice != DONE:
        colour, face = divmod(choice - DIE, FACES)
        counts[colour, face] -= 1
        selected[colour] += 1
    there = {colour: _faces(row) for colour, row in enumerate(counts)}
    return there, {colour: int(count) for colour, count in enumerate(selected)}


def _stroke(
    line: Line,
    before: Any,
    after: Any,
    card: int,
    there: dict[int, list[int]],
    fresh: dict[int, int],
    figures: Figures,
) -> ChanceEvent:
    """One roll: what the dice that can be kept came to."""
    from sixthman.bots.review import ChanceEvent

    got, mean, variance = 0.0, 0.0, 0.0
    for colour, _, kept in figures.rolled_by(before, line.seat, card):
        worths = tuple(figures.face_points(before, colour, face) for face in range(FACES))
        stays = tuple(sorted(worths[face] for face in there.get(colour, ())))
        expected = best_sum(worths, stays, fresh.get(colour, 0), kept)
        mean, variance = mean + expected[0], variance + expected[1]
        fell = (
            after.rolled[colour].astype(int) + after.kept[line.seat, colour] - before.kept[line.seat, colour]
        )
        got += sum(sorted((worths[face] for face in _faces(fell)), reverse=True)[:kept])
    what = "attack" if figures.is_offence(card) else "defence"
    return ChanceEvent(line.step, line.seat, what, got, mean, variance)


def _faces(counts: Any) -> list[int]:
    return [face for face, count in enumerate(counts) for _ in range(int(count))]


@lru_cache(maxsize=4096)
def best_sum(worths: tuple[int, ...], stays: tuple[int, ...], fresh: int, kept: int) -> tuple[float, float]:
    """Mean and variance of the sum of the best dice: of those that stay and of some still to be rolled."""
    values = sorted(set(worths))
    ways = np.array([worths.count(value) for value in values], np.int64)
    there = np.array([stays.count(value) for value in values], np.int64)
    figures, room = np.array(values, np.int64), np.zeros(len(values), np.int64)
    mean, variance = spread_of_best(figures, ways, there, fresh, kept, room)
    return float(mean), float(variance)
