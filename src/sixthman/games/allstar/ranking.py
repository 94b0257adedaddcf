"""Hockey game results: how strong a team is, and who ranks where (rulings A1 to A7).

A strength is one whole number, so that comparing teams is comparing numbers: the size of the best
set, then the medal of its attribute, then how high that attribute's value stands. Sets of size 1
need no rule of their own (A2): the best single attribute is the best set.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.rules import rule

from .cards import (
    ATTRIBUTE,
    COMBO,
    NO_COMBO,
    NUMBER,
    ONE_OF_EACH,
    RUN,
    SPECIES,
    SYMBOL,
    THREE_AND_TWO,
)
from .record import TEAM, State

COMBO_STRENGTH = 6 << 6  # above five alike
GOLD, SILVER, BRONZE = 2, 1, 0


@rule
def attribute_for(seats: int, medal: int) -> int:
    """The attribute that counts as Gold, Silver or Bronze (A3: by the managers seated at the start)."""
    if medal == GOLD:
        return SYMBOL
    if (medal == SILVER) == (seats <= 4):
        return NUMBER
    return SPECIES


@rule
def strength_of(size: int, medal: int, value: int) -> int:
    """A set as one number: sets compare as these numbers do (A1)."""
    return (size << 6) | (medal << 4) | value


@rule
def set_size(strength: int) -> int:
    """How many alike: 1 to 5, or 6 for a combo."""
    return strength >> 6


@rule
def set_medal(strength: int) -> int:
    """GOLD, SILVER or BRONZE."""
    return (strength >> 4) & 3


@rule
def set_value(strength: int) -> int:
    """How high the symbol, number or species of the set stands, from 1."""
    return strength & 15


@rule
def strength(edition: int, seats: int, team: Any) -> int:
    """The strength of five cards by their best set (A1)."""
    best = 0
    for medal in range(3):
        values = ATTRIBUTE[edition, attribute_for(seats, medal)]
        tally = 0  # four bits for each value
        for i in range(TEAM):
            tally += 1 << (4 * int(values[team[i]]))
        tally &= ~15  # no symbol is no set
        for i in range(TEAM):
            value = int(values[team[i]])
            best = max(best, strength_of((tally >> (4 * value)) & 15, medal, value))
    return best


@rule
def strength_in(edition: int, seats: int, team: Any, arena: int) -> int:
    """The strength of a team in an arena: all teams that make its combo tie at the top (A7)."""
    usual = strength(edition, seats, team)
    if COMBO[arena] != NO_COMBO and makes_combo(edition, team, int(COMBO[arena]), set_size(usual)):
        return COMBO_STRENGTH
    return usual


@rule
def makes_combo(edition: int, team: Any, combo: int, alike: int) -> bool:
    """Does a team with so many alike make what the arena puts above five alike?"""
    if combo == ONE_OF_EACH:
        return values_mask(edition, team, SYMBOL) == 0b111110
    if combo == RUN:
        return is_run(values_mask(edition, team, NUMBER))
    return combo == THREE_AND_TWO and 3 <= alike < TEAM and is_three_and_two(edition, team)


@rule
def values_mask(edition: int, team: Any, attribute: int) -> int:
    """The values of one attribute that occur in a team, as bits."""
    mask = 0
    for i in range(TEAM):
        mask |= 1 << int(ATTRIBUTE[edition, attribute, team[i]])
    return mask


@rule
def is_run(numbers: int) -> bool:
    """Five consecutive numbers, no wrap (A5)."""
    for lowest in range(1, 6):
        if numbers == 0b11111 << lowest:
            return True
    return False


@rule
def is_three_and_two(edition: int, team: Any) -> bool:
    """Three share one attribute value, the other two a different one; attributes may mix (A6)."""
    for i in range(TEAM):
        for j in range(i + 1, TEAM):
            for attribute in range(3):
                pair = int(ATTRIBUTE[edition, attribute, team[i]])
                if pair > 0 and pair == ATTRIBUTE[edition, attribute, team[j]]:
                    for other in range(3):
                        triple = shared_value(edition, team, other, i, j)
                        if triple > 0 and (other != attribute or triple != pair):
                            return True
    return False


@rule
def shared_value(edition: int, team: Any, attribute: int, left_out: int, and_out: int) -> int:
    """The value that all cards but two have in common, or 0."""
    value = -1
    for i in range(TEAM):
        if i != left_out and i != and_out:
            own = int(ATTRIBUTE[edition, attribute, team[i]])
            if value == -1:
                value = own
            elif own != value:
                return 0
    return value


@rule
def rank(state: State, seat: int) -> int:
    """1 for the strongest; equals share a rank and the next ranks are skipped (A4)."""
    stronger = 0
    for other in range(state.seats):
        if state.strengths[other] > state.strengths[seat]:
            stronger += 1
    return 1 + stronger


@rule
def shot_strength(edition: int, seats: int, card: int) -> int:
    """A single card in a shootout: Gold, then Silver, then Bronze; no symbol is lowest (A18)."""
    total = 0
    for medal in range(GOLD, BRONZE - 1, -1):
        total = (total << 4) | int(ATTRIBUTE[edition, attribute_for(seats, medal), card])
    return total


@rule
def team_of(state: State, seat: int, arena: int) -> int:
    """Which of a seat's teams took the bus to this arena."""
    team = 0
    while state.bus[seat, team] != arena:
        team += 1
    return team
