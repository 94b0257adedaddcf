"""What dice may bring: the expectation of the best of some dice, and of tactics with a given team.

All hopes are whole numbers, in thousandths of a point: they are the same on every target.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sixthman.kernel.rules import rule

from ..declaration import POSITIONS_ON_COURT, SKILLS
from ..rules.activation import rerolls_for
from ..rules.cards import (
    ATTACKS,
    COMPLEXITY,
    DICE,
    FACE,
    FACE_COLOUR,
    INTELLIGENCE,
    KEEPS,
    REBOUNDS,
    SKILL,
)
from ..rules.court import team_rebounds
from ..rules.dice import among_best
from ..rules.record import State

Table = np.ndarray[Any, Any]
Team = tuple[int, int, int, int, int, int, int, int]  # dice of each skill, intelligence, rerolls in attack

POINT = 1000
MOST_DICE = 2 * DICE  # rolled, and rerolls counted as further dice
ANY_ATTACK = (1 << ATTACKS) - 1  # a bit mask of attack colors
AMONG_BEST = among_best(MOST_DICE, POINT)
WITS, REROLLS = SKILLS, SKILLS + 1  # where a team's tuple has them


def hope_tables(tables: Mapping[str, Table]) -> dict[str, Table]:
    """What this coach derives from the tables of a card set, by the names its rules know it by.

    ATTACK_HOPE[skill, dice, kept] is the expected sum of the dice kept if those are the best ones;
    DEFENCE_HOPE[skill - 3, against, dice, kept] is the same for faces in the attack colors of the bit
    mask `against`, others counting nothing (H1).
    """
    attack = np.zeros((ATTACKS, MOST_DICE + 1, DICE + 1), np.int32)
    defence = np.zeros((SKILLS - ATTACKS, ANY_ATTACK + 1, DICE + 2, DICE + 1), np.int32)
    for skill in range(ATTACKS):
        _put_hope(attack[skill], _values(tables, skill, ANY_ATTACK))
        for against in range(ANY_ATTACK + 1):
            _put_hope(defence[skill, against], _values(tables, ATTACKS + skill, against))
    return {"ATTACK_HOPE": attack, "DEFENCE_HOPE": defence}


def _put_hope(table: Table, values: Sequence[int]) -> None:
    """table[dice, kept] for a die with these faces."""
    best_first = sorted(values, reverse=True)
    for dice in range(len(table)):
        for kept in range(DICE + 1):
            table[dice, kept] = sum(
                value * int(AMONG_BEST[rank + 1, dice, kept] - AMONG_BEST[rank, dice, kept])
                for rank, value in enumerate(best_first)
            )


def _values(tables: Mapping[str, Table], skill: int, against: int) -> list[int]:
    """What each face of a die counts."""
    faces, colours = tables["FACE"][skill].tolist(), tables["FACE_COLOUR"][skill].tolist()
    return [
        face if skill < ATTACKS or (face and (against >> colour) & 1) else 0
        for face, colour in zip(faces, colours, strict=True)
    ]


_standard = hope_tables({"FACE": FACE, "FACE_COLOUR": FACE_COLOUR})
ATTACK_HOPE = _standard["ATTACK_HOPE"]
DEFENCE_HOPE = _standard["DEFENCE_HOPE"]


@rule
def hope(skill: int, against: int, dice: int, kept: int) -> int:
    """The expected sum of the best dice of a skill; a defensive one counts against some attack colors."""
    if skill < ATTACKS:
        return int(ATTACK_HOPE[skill, dice, kept])
    return int(DEFENCE_HOPE[skill - ATTACKS, against, dice, kept])


@rule
def team_of(state: State, seat: int) -> Team:
    """What a seat's team can roll: dice of each skill, ten at most (H8); its intelligence; its rerolls."""
    three, inside, drive, steal, block, stop, wits, rebounds = 0, 0, 0, 0, 0, 0, 0, 0
    for position in range(POSITIONS_ON_COURT):
        card = int(state.court[seat, position])
        three += int(SKILL[card, 0])
        inside += int(SKILL[card, 1])
        drive += int(SKILL[card, 2])
        steal += int(SKILL[card, 3])
        block += int(SKILL[card, 4])
        stop += int(SKILL[card, 5])
        wits += int(INTELLIGENCE[card])
        rebounds += int(REBOUNDS[card])
    ahead = rebounds - team_rebounds(state, 1 - seat)
    return (
        min(three, DICE),
        min(inside, DICE),
        min(drive, DICE),
        min(steal, DICE),
        min(block, DICE),
        min(stop, DICE),
        wits,
        min(rerolls_for(ahead), DICE),
    )


@rule
def is_within(team: Team, card: int) -> bool:
    """Is the team clever enough for a tactic?"""
    return int(COMPLEXITY[card]) <= team[WITS]


@rule
def attack_hope(team: Team, card: int) -> int:
    """The points an offense may bring; a die that can be rerolled is as good as one more."""
    total = 0
    for skill in range(ATTACKS):
        kept, dice = int(KEEPS[card, skill]), team[skill]
        if kept > 0 and dice > 0:
            total += hope(skill, ANY_ATTACK, dice + team[REROLLS], min(kept, dice))
    return total


@rule
def defence_hope(team: Team, card: int, against: int) -> int:
    """The points a defense may stop of an attack in the colors of a bit mask."""
    total = 0
    for skill in range(ATTACKS, SKILLS):
        total += hope(skill, against, team[skill], int(KEEPS[card, skill]))
    return total


@rule
def attack_colours(card: int) -> int:
    """Bit mask of the colors an offense attacks with."""
    mask = 0
    for colour in range(ATTACKS):
        if KEEPS[card, colour] > 0:
            mask |= 1 << colour
    return mask
