"""Rerolls at the end of a game: how many of the lowest dice of each color to roll again, exactly."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import DIE, DONE, FACES, SKILLS
from ..rules.cards import KEEPS
from ..rules.dice import dice_marked, dice_rolled
from ..rules.record import State
from ..rules.scoring import face_points
from .evaluation import COLOURS, add_candidate
from .odds import lie, no_dice


@rule
def evaluate_rerolls(view: State, room: Any) -> bool:
    """All numbers of dice, each with its worth, as wins and leads are given by sums of dice; False if there
    are too many dice to tell, or if some have been taken up."""
    card, owed, colours = int(view.subject), int(view.owed), int(room.facts[COLOURS])
    one, two = next_skill(view, card, NONE), NONE
    if one != NONE:
        two = next_skill(view, card, one)
    if two != NONE and next_skill(view, card, two) != NONE:
        return False
    if view.least > 0 or dice_marked(view) > 0:
        return False
    if not take_rolled(view, room.one, one, colours) or not take_rolled(view, room.two, two, colours):
        return False
    for more in range(int(room.two.again) + 1):
        for again in range(min(int(room.one.again), owed - more) + 1):
            choose_lowest(view, one, colours, again, room.taken)
            choose_lowest(view, two, colours, more, room.taken)
            write_reroll(view, one, two, room.taken, room.plan[room.found])
            win = mean_of_sums(room, again, more, room.wins)
            add_candidate(room, win, mean_of_sums(room, again, more, room.leads))
    return True


@rule
def next_skill(view: State, card: int, before: int) -> int:
    """The next skill of a tactic of which dice lie on the table, or NONE."""
    for skill in range(before + 1, SKILLS):
        if KEEPS[card, skill] > 0 and dice_rolled(view, skill) > 0:
            return skill
    return NONE


@rule
def take_rolled(view: State, falls: Any, skill: int, colours: int) -> bool:
    """What the dice of a skill that lie on the table may come to; False if there is no room for it."""
    if skill == NONE:
        no_dice(falls)
        return True
    return lie(falls, skill, colours, view.rolled[skill], int(KEEPS[view.subject, skill]), int(view.owed))


@rule
def mean_of_sums(room: Any, again: int, more: int, worth: Any) -> float:
    """The expectation of worth[sum] if this many dice of the two colors are rolled again."""
    mean = 0.0
    for one in range(int(room.one.most) + 1):
        for two in range(int(room.two.most) + 1):
            chance = room.one.sums[0, again, one] * room.two.sums[0, more, two]
            mean += chance * worth[min(one + two, int(room.most))]
    return mean


@rule
def choose_lowest(view: State, skill: int, colours: int, number: int, taken: Any) -> None:
    """taken[skill, face]: this many of the lowest dice of a color."""
    if skill == NONE:
        return
    left, last = number, NONE
    for _ in range(FACES):
        lowest = NONE
        for face in range(FACES):
            rank = face_points(skill, face, colours) * FACES + face
            if rank > last and (lowest == NONE or rank < lowest):
                lowest = rank
        last = lowest
        taken[skill, lowest % FACES] = min(left, int(view.rolled[skill, lowest % FACES]))
        left -= taken[skill, lowest % FACES]


@rule
def write_reroll(view: State, one: int, two: int, taken: Any, plan: Any) -> None:
    """The choices that take up these dice, and DONE if that is still to be said."""
    length, stays = 0, False
    for die in range(SKILLS * FACES):
        skill, face = die // FACES, die % FACES
        up = int(taken[skill, face]) if skill == one or skill == two else 0
        for _ in range(up):
            plan[length] = DIE + die
            length += 1
        if up > 0:
            stays = False
        stays = stays or int(view.rolled[skill, face]) > up
    if length < view.owed and stays:
        plan[length] = DONE
