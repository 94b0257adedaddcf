"""The numbers a person wants to know before choosing: levels of a team, money, dice and what they may bring.

What dice bring on average is counted exactly, in whole numbers: in parts of all the ways ten dice can fall.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import FACES, POSITIONS_ON_COURT, SKILLS, SLOTS
from .activation import allowance
from .cards import (
    COST,
    DICE,
    INTELLIGENCE,
    KEEPS,
    POSITIONS,
    REBOUNDS,
    SKILL,
    TACTICS,
)
from .court import dice_of, team_intelligence, team_level, team_rebounds
from .dice import among_best
from .record import State
from .scoring import face_points, pending_colours

# A player's ratings and a team's levels in the order of RATINGS
INTELLIGENCE_LEVEL, REBOUND_LEVEL, SKILL_LEVEL = 0, 1, 2
LEVELS = SKILL_LEVEL + SKILLS

PARTS: int = FACES**DICE
AMONG_BEST = among_best(DICE, PARTS)


# --- teams and money


@rule
def rating_of(card: int, rating: int) -> int:
    """One of a player's ratings."""
    if rating == INTELLIGENCE_LEVEL:
        return int(INTELLIGENCE[card])
    if rating == REBOUND_LEVEL:
        return int(REBOUNDS[card])
    return int(SKILL[card, rating - SKILL_LEVEL])


@rule
def level_of(state: State, seat: int, rating: int) -> int:
    """A team's level in one of the ratings."""
    if rating == INTELLIGENCE_LEVEL:
        return team_intelligence(state, seat)
    if rating == REBOUND_LEVEL:
        return team_rebounds(state, seat)
    return team_level(state, seat, rating - SKILL_LEVEL)


@rule
def all_ratings(card: int) -> int:
    """What a player is good for, roughly: all his ratings together."""
    total = 0
    for rating in range(LEVELS):
        total += rating_of(card, rating)
    return total


@rule
def best_position(state: State, seat: int, card: int, settled: int) -> int:
    """Where a player would help most, among positions that are not in the bit mask; NONE if nowhere."""
    best, least = NONE, 0
    if state.court[seat, 0] == NONE:
        return NONE
    for position in range(POSITIONS_ON_COURT):
        if (int(POSITIONS[card]) & ~settled) >> position & 1 == 1:
            there = all_ratings(int(state.court[seat, position]))
            if best == NONE or there < least:
                best, least = position, there
    return best


@rule
def cheapest(state: State, first_model: int) -> int:
    """The lowest cost in a market, the players' or the tactics'; NONE if it is empty."""
    lowest = NONE
    for slot in range(SLOTS):
        card = int(state.row[slot]) if first_model < TACTICS else int(state.tactics[slot])
        if card != NONE and (lowest == NONE or COST[card] < lowest):
            lowest = int(COST[card])
    return lowest


# --- dice


@rule
def rerolls_with(trial: State, seat: int, card: int) -> int:
    """How many dice could be rerolled if the seat activated a tactic (H8); `trial` is a copy of the view."""
    trial.player, trial.subject = seat, card
    dice = 0
    for colour in range(SKILLS):
        if KEEPS[card, colour] > 0:
            dice += dice_of(trial, seat, colour)
    return min(dice, allowance(trial))


@rule
def worth_of(state: State, seat: int, colour: int, face: int) -> int:
    """What a seat's die counts: a face in defense nothing, if the attack holds no die of its color (H1)."""
    return face_points(colour, face, pending_colours(state, 1 - seat))


@rule
def faces_counting(state: State, seat: int, colour: int, least: int) -> int:
    """How many faces of a die count this much or more."""
    faces = 0
    for face in range(FACES):
        if worth_of(state, seat, colour, face) >= least:
            faces += 1
    return faces


@rule
def mean_of_best(state: State, seat: int, colour: int, dice: int, kept: int) -> int:
    """The mean sum of the best of some dice, in PARTS.

    A sum is how many of its dice count 1 or more, and 2 or more, and so on.
    """
    total, least = 0, 1
    faces = faces_counting(state, seat, colour, least)
    while faces > 0:
        total += int(AMONG_BEST[faces, dice, kept])
        least += 1
        faces = faces_counting(state, seat, colour, least)
    return total


@rule
def mean_of_tactic(state: State, seat: int, card: int) -> int:
    """What a tactic brings on average, in PARTS, without rerolls, keeping the dice that count most."""
    total = 0
    for colour in range(SKILLS):
        if KEEPS[card, colour] > 0:
            dice = dice_of(state, seat, colour)
            total += mean_of_best(state, seat, colour, dice, min(dice, int(KEEPS[card, colour])))
    return total
