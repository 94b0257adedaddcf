"""Scoring: a pending attack, minus the defense against it."""

from __future__ import annotations

from sixthman.kernel.rules import rule

from ..declaration import FACES, SKILLS
from .cards import ATTACKS, FACE, FACE_COLOUR
from .dice import clear_zone, dice_kept
from .record import State


@rule
def is_pending(state: State, seat: int) -> bool:
    """Does an attack of this seat wait to be scored?"""
    for colour in range(ATTACKS):
        if dice_kept(state, seat, colour) > 0:
            return True
    return False


@rule
def attack_value(state: State, seat: int) -> int:
    """The sum of a seat's attack dice."""
    total = 0
    for colour in range(ATTACKS):
        for face in range(FACES):
            total += int(state.kept[seat, colour, face]) * int(FACE[colour, face])
    return total


@rule
def pending_colours(state: State, seat: int) -> int:
    """Bit mask of the colors of a seat's pending attack."""
    mask = 0
    for colour in range(ATTACKS):
        if dice_kept(state, seat, colour) > 0:
            mask |= 1 << colour
    return mask


@rule
def face_points(colour: int, face: int, attack: int) -> int:
    """What a face of a die counts; one in defense only against an attack in its color (H1).

    attack: the colors that are attacked in, a bit mask.
    """
    number = int(FACE[colour, face])
    if colour < ATTACKS or number == 0 or (attack >> int(FACE_COLOUR[colour, face])) & 1 == 1:
        return number
    return 0


@rule
def defence_value(state: State, seat: int) -> int:
    """What a seat's defense dice stop: faces in a color the attack does not hold count nothing (H1)."""
    total, attack = 0, pending_colours(state, 1 - seat)
    for colour in range(ATTACKS, SKILLS):
        for face in range(FACES):
            total += int(state.kept[seat, colour, face]) * face_points(colour, face, attack)
    return total


@rule
def score_attack(state: State, seat: int) -> None:
    """Attack minus defense, never below 0; both sets of dice go back to their pools (H1)."""
    if is_pending(state, seat):
        state.points[seat] += max(0, attack_value(state, seat) - defence_value(state, 1 - seat))
        clear_zone(state, seat, 0)
        clear_zone(state, 1 - seat, ATTACKS)
