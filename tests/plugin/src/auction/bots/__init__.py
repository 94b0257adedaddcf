"""Bidders: one that bids by what the prize is worth, and one that also counts the cards it has seen."""

from __future__ import annotations

from typing import Any

from sixthman.bots.levels import PRO, ROOKIE
from sixthman.kernel.playout import uniform
from sixthman.kernel.rules import rule

from ..declaration import CARDS, PRIZES
from ..rules import State, cards_held


@rule
def policy(level: int, state: State, seat: int, rng: Any) -> int:
    """Which of the legal choices a bot of some level makes."""
    if level == PRO:
        return pro(state, seat)
    if level == ROOKIE:
        return rookie(state)
    return uniform(level, state, seat, rng)


@rule
def rookie(state: State) -> int:
    """The card that lies as high in the hand as the prize among the prizes."""
    return (int(state.prizes[state.round_]) - 1) * cards_held(state) // PRIZES


@rule
def pro(state: State, seat: int) -> int:
    """A step higher than a rookie for the better prizes, but no card that a lower one could stand in for."""
    k = rookie(state)
    if int(state.prizes[state.round_]) * 2 > PRIZES and k + 1 < cards_held(state):
        k += 1
    while k > 0 and is_as_good(state, seat, k - 1):
        k -= 1
    return k


@rule
def is_as_good(state: State, seat: int, k: int) -> bool:
    """Does the k-th card of the hand beat all that the next one beats?"""
    lower, upper = int(state.hand[seat, k]), int(state.hand[seat, k + 1])
    return rivals_above(state, seat, lower) == rivals_above(state, seat, upper)


@rule
def rivals_above(state: State, seat: int, card: int) -> int:
    """How many higher cards this seat has not seen."""
    unseen = CARDS - 1 - card
    for i in range(cards_held(state)):
        if state.hand[seat, i] > card:
            unseen -= 1
    for other in range(int(state.seats)):
        for i in range(int(state.round_)):
            if state.opened[other, i] > card:
                unseen -= 1
    return unseen
