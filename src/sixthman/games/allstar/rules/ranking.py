"""Hockey game results: how strong a team is, and who ranks where (rulings A1 to A7).

A strength is one whole number, so that comparing teams is comparing numbers: the size of the best
set, then the medal of its attribute, then how high that attribute's value ranks. A coach may lift a
team: the last bit wins ties, the bit behind the size beats all sets of that size. Sets of size 1 need no
rule of their own (A2): the best single attribute is the best set.

A coach may change how one player counts. Such a change is one number too: card, attribute, value.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.rules import inlined, rule

from ..declaration import CARDS, SEATS, TEAM, TEAMS
from .cards import ATTRIBUTE, COMBO, NO_COMBO, NUMBER, ONE_OF_EACH, RUN, SPECIES, SYMBOL, THREE_AND_TWO
from .record import State

COMBO_STRENGTH = 6 << 8  # above five alike
WINS_TIE, BEATS_SIZE = 1, 1 << 7  # bits of a strength that a coach may set
NO_CHANGE = -1
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
    return (size << 8) | (medal << 5) | (value << 1)


@rule
def set_size(strength: int) -> int:
    """How many alike: 1 to 5, or 6 for a combo."""
    return strength >> 8


@rule
def is_combo(strength: int) -> bool:
    """Is it a combo, whatever it does with ties?"""
    return set_size(strength) == COMBO_STRENGTH >> 8


@rule
def without_lift(strength: int) -> int:
    """The same strength without what a coach does for it."""
    return strength & ~(WINS_TIE | BEATS_SIZE)


@rule
def is_lifted(strength: int) -> bool:
    """Does a coach let the team win ties, or beat all that show as many alike?"""
    return without_lift(strength) != strength


@rule
def set_medal(strength: int) -> int:
    """GOLD, SILVER or BRONZE."""
    return (strength >> 5) & 3


@rule
def set_value(strength: int) -> int:
    """How high the symbol, number or species of the set ranks, from 1."""
    return (strength >> 1) & 15


@rule
def change_of(card: int, attribute: int, value: int) -> int:
    """A player that counts as something else, as one number."""
    return (card << 6) | (attribute << 4) | value


@rule
def changed(change: int) -> tuple[int, int, int]:
    """Card, attribute and value of such a number: `change_of` the other way round."""
    return change >> 6, (change >> 4) & 3, change & 15


@rule
def attribute_of(edition: int, attribute: int, card: int, change: int) -> int:
    """How strong a card's symbol, number or species counts."""
    if change >> 4 == (card << 2) | attribute:
        return change & 15
    return int(ATTRIBUTE[edition, attribute, card])


# A card by itself makes three sets of one. They are side by side in one number, a lane for each medal, so
# that whatever is done with such numbers is done for all medals at once. No symbol is no set: an empty lane.
LANE = 16
LANES = 1 | 1 << LANE | 1 << 2 * LANE  # a one in every lane


def lay_out_sets(attributes: np.ndarray[Any, np.dtype[Any]]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The table of them, [edition, seats, card], for a table like ATTRIBUTE."""
    table = np.zeros((len(attributes), SEATS + 1, CARDS), np.int64)
    for edition in range(len(attributes)):
        for seats in range(SEATS + 1):
            for card in range(CARDS):
                table[edition, seats, card] = sum(
                    strength_of(1, medal, value) << medal * LANE
                    for medal in (BRONZE, SILVER, GOLD)
                    if (value := int(attributes[edition, attribute_for(seats, medal), card])) > 0
                )
    return table


SETS_OF_ONE = lay_out_sets(ATTRIBUTE)


@rule
def sets_of_one(edition: int, seats: int, card: int, change: int) -> int:
    """A card's sets of one, in lanes, as a coach may have changed them."""
    sets = int(SETS_OF_ONE[edition, seats, card])
    if change >> 6 == card:
        for medal in range(BRONZE, GOLD + 1):
            if attribute_for(seats, medal) == (change >> 4) & 3:
                others = sets & ~((1 << LANE) - 1 << medal * LANE)
                sets = others | strength_of(1, medal, change & 15) << medal * LANE
    return sets


@inlined
def all_sets_of_one(edition: int, seats: int, team: Any, change: int) -> tuple[int, int, int, int, int]:
    """Those of the five cards of a team."""
    return (
        sets_of_one(edition, seats, int(team[0]), change),
        sets_of_one(edition, seats, int(team[1]), change),
        sets_of_one(edition, seats, int(team[2]), change),
        sets_of_one(edition, seats, int(team[3]), change),
        sets_of_one(edition, seats, int(team[4]), change),
    )


@rule
def alike(one: int, other: int) -> int:
    """A one in every lane in which two cards make the same set of one: lanes that differ in nothing."""
    same = (LANES << LANE - 1) - (one ^ other) >> LANE - 1
    return same & set_size(one) & LANES


@inlined
def all_alike(
    a: int, b: int, c: int, d: int, e: int
) -> tuple[int, int, int, int, int, int, int, int, int, int]:
    """The same for every two of five cards, named ab, ac, ad, ae, bc, bd, be, cd, ce and de."""
    of_a = alike(a, b), alike(a, c), alike(a, d), alike(a, e)
    of_b = alike(b, c), alike(b, d), alike(b, e)
    return *of_a, *of_b, alike(c, d), alike(c, e), alike(d, e)


@rule
def best_lane(sets: int, more: int) -> int:
    """The strongest of three sets of one, each with this many more cards, all in lanes."""
    lane = (1 << LANE) - 1
    sets += strength_of(more, 0, 0)
    return max(sets & lane, sets >> LANE & lane, sets >> 2 * LANE)


@rule
def strength(edition: int, seats: int, team: Any, change: int = NO_CHANGE) -> int:
    """The strength of five cards by their best set (A1): a set of one grows with every card like it."""
    a, b, c, d, e = all_sets_of_one(edition, seats, team, change)
    ab, ac, ad, ae, bc, bd, be, cd, ce, de = all_alike(a, b, c, d, e)
    best_a, best_b = best_lane(a, ab + ac + ad + ae), best_lane(b, ab + bc + bd + be)
    best_c, best_d = best_lane(c, ac + bc + cd + ce), best_lane(d, ad + bd + cd + de)
    return max(best_a, best_b, best_c, best_d, best_lane(e, ae + be + ce + de))


@rule
def strength_in(edition: int, seats: int, team: Any, arena: int, change: int = NO_CHANGE) -> int:
    """The strength of a team in an arena: all teams that make its combo tie at the top (A7)."""
    usual = strength(edition, seats, team, change)
    combo = int(COMBO[arena])
    if combo != NO_COMBO and makes_combo(edition, seats, team, combo, set_size(usual), change):
        return COMBO_STRENGTH
    return usual


@rule
def makes_combo(edition: int, seats: int, team: Any, combo: int, most: int, change: int) -> bool:
    """Does a team with at most this many alike make what the arena puts above five alike?"""
    if combo == ONE_OF_EACH:
        return values_mask(edition, team, SYMBOL, change) == 0b111110
    if combo == RUN:
        return is_run(values_mask(edition, team, NUMBER, change))
    return combo == THREE_AND_TWO and 3 <= most < TEAM and is_three_and_two(edition, seats, team, change)


@rule
def values_mask(edition: int, team: Any, attribute: int, change: int) -> int:
    """The values of one attribute that occur in a team, as bits."""
    mask = 0
    for i in range(TEAM):
        mask |= 1 << attribute_of(edition, attribute, int(team[i]), change)
    return mask


@rule
def is_run(numbers: int) -> bool:
    """Five consecutive numbers, no wrap (A5)."""
    for lowest in range(1, 6):
        if numbers == 0b11111 << lowest:
            return True
    return False


@rule
def is_three_and_two(edition: int, seats: int, team: Any, change: int = NO_CHANGE) -> bool:
    """Three share one attribute value, the other two a different one; attributes may mix (A6). Five alike are
    not asked about, so that what three share and what two share cannot be the same."""
    ab, ac, ad, ae, bc, bd, be, cd, ce, de = all_alike(*all_sets_of_one(edition, seats, team, change))
    return (
        min(ab, cd & ce) > 0
        or min(ac, bd & be) > 0
        or min(ad, bc & be) > 0
        or min(ae, bc & bd) > 0
        or min(bc, ad & ae) > 0
        or min(bd, ac & ae) > 0
        or min(be, ac & ad) > 0
        or min(cd, ab & ae) > 0
        or min(ce, ab & ad) > 0
        or min(de, ab & ac) > 0
    )


@rule
def rank(state: State, seat: int) -> int:
    """1 for the strongest; equals share a rank and the next ranks are skipped (A4)."""
    stronger = 0
    for other in range(state.seats):
        if state.strengths[other] > state.strengths[seat]:
            stronger += 1
    return 1 + stronger


@rule
def is_last(state: State, seat: int) -> bool:
    """Does a team rank behind another, and no team behind it? Equals may share the last place."""
    if rank(state, seat) == 1:
        return False
    for other in range(state.seats):
        if state.strengths[other] < state.strengths[seat]:
            return False
    return True


@rule
def shot_strength(edition: int, seats: int, card: int, change: int = NO_CHANGE) -> int:
    """A single card in a shootout: Gold, then Silver, then Bronze; no symbol is lowest (A18)."""
    total = 0
    for medal in range(GOLD, BRONZE - 1, -1):
        total = (total << 4) | attribute_of(edition, attribute_for(seats, medal), card, change)
    return total


@rule
def shot_value(shot: int, medal: int) -> int:
    """How high the attribute of a medal ranks on a card shot, from its strength."""
    return (shot >> 4 * medal) & 15


@rule
def team_of(state: State, seat: int, arena: int) -> int:
    """Which of a seat's teams took the bus to this arena."""
    team = 0
    for other in range(1, TEAMS):
        if state.bus[seat, other] == arena:
            team = other
    return team
