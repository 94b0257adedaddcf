"""Dice: they are counted by color and face, and faces that look the same are one face."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

from ..declaration import FACES, GIVEN, SKILLS
from .cards import DICE, FACE, FACE_COLOUR
from .record import State

FALLS = FACES ** np.arange(DICE + 1)  # [dice]: in how many ways this many of them can fall


def among_best(most: int, parts: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """[good, dice, kept], of up to `most` dice: how many of those kept show one of `good` faces, on average,
    if such faces are kept first; in this many parts of a die.

    That is the mean of the lesser of `kept` and the number of good ones rolled.
    """
    table = np.zeros((FACES + 1, most + 1, DICE + 1), np.int64)
    for good in range(FACES + 1):
        for dice in range(most + 1):
            ways = [
                comb(dice, hits) * good**hits * (FACES - good) ** (dice - hits) for hits in range(dice + 1)
            ]
            for kept in range(DICE + 1):
                total = sum(min(kept, hits) * way for hits, way in enumerate(ways))
                table[good, dice, kept] = total * parts // FACES**dice
    return table


@rule
def roll(state: State, colour: int, count: int) -> None:
    """Roll some dice of a color: those laid down beforehand, then all others in one draw."""
    left = count
    while left > 0 and state.given_used < GIVEN and state.given[state.given_used] != NONE:
        land(state, colour, int(state.given[state.given_used]))
        state.given_used += 1
        left -= 1
    if left > 0:
        fallen = draw(state.stream, int(FALLS[left]))
        for _ in range(left):
            land(state, colour, fallen % FACES)
            fallen //= FACES


@rule
def land(state: State, colour: int, face: int) -> None:
    """A die lies on the table; it counts as the first face that looks the same."""
    like = 0
    while FACE[colour, like] != FACE[colour, face] or FACE_COLOUR[colour, like] != FACE_COLOUR[colour, face]:
        like += 1
    state.rolled[colour, like] += 1


@rule
def dice_rolled(state: State, colour: int) -> int:
    """How many dice of a color lie on the table."""
    total = 0
    for face in range(FACES):
        total += int(state.rolled[colour, face])
    return total


@rule
def dice_kept(state: State, seat: int, colour: int) -> int:
    """How many dice of a color lie in the zones on court."""
    total = 0
    for face in range(FACES):
        total += int(state.kept[seat, colour, face])
    return total


@rule
def dice_marked(state: State) -> int:
    """How many dice have been taken up again."""
    total = 0
    for colour in range(SKILLS):
        total += int(state.marked[colour])
    return total


@rule
def keep_dice(state: State, colour: int, face: int, count: int) -> None:
    """Some dice go from the table to their zone on court."""
    state.rolled[colour, face] -= count
    state.kept[state.player, colour, face] += count


@rule
def put_back(state: State, colour: int) -> None:
    """The dice of a color on the table go back to the pool."""
    for face in range(FACES):
        state.rolled[colour, face] = 0


@rule
def clear_zone(state: State, seat: int, first: int) -> None:
    """The dice of three colors on court go back to the pool: attack from 0, defense from 3."""
    for colour in range(first, first + 3):
        for face in range(FACES):
            state.kept[seat, colour, face] = 0
