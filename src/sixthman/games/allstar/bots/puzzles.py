"""Positions that make puzzles: which card to keep, and which bus each team takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.piles import NONE

from ..declaration import BUS, DRAFT, LINEUP

CARD, BUSES = "card", "bus"  # what is asked
TABLES: tuple[dict[str, str], ...] = ({"seats": "4"}, {"seats": "4"}, {"seats": "3"})  # with the usual rules
SECTIONS = ("arena", "species")  # the cards that these tables play with
FEWEST = 4  # cards in a pack worth a question
FIRST = (2, 3)  # arenas of the rounds in which buses differ


def question(view: Any, plans: Sequence[Sequence[int]]) -> tuple[str, list[list[int]]] | None:
    """What a position asks, and the choices there are, the one thought best first; None if it is no puzzle.

    `plans` are what a manager may do, the best first: for a bus assignment the best lineup stays as it is,
    and only the buses differ.
    """
    if int(view.phase) == DRAFT:
        return (CARD, [list(plan) for plan in plans]) if len(plans) >= FEWEST else None
    if int(view.phase) != LINEUP:
        return None
    best = list(plans[0])
    at = [index for index, choice in enumerate(best) if BUS <= choice < BUS + 6]
    if not at:
        return None
    ways = _ways(int(view.round_))
    others = [
        [*best[: at[0]], BUS + way, *best[at[0] + 1 :]] for way in range(ways) if BUS + way != best[at[0]]
    ]
    return BUSES, [best, *others]


def first_question(view: Any) -> list[list[int]]:
    """The first thing every manager decides: a card of the pack."""
    at, seats = int(view.pack_at[int(view.viewer)]), range(6)
    return [[int(view.deck[at + index])] for index in seats if int(view.deck[at + index]) != NONE]


def _ways(round_: int) -> int:
    """How many ways there are to send two or three teams to as many arenas."""
    return {1: 2, 2: 6}.get(round_, 1)
