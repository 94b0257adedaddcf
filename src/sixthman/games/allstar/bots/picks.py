"""How much the pro likes a card, and which it picks for a team."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import inlined, rule

from ..declaration import BUS_PLAN, NEW_TEAM, TEAM
from ..rules.cards import ATTRIBUTE, NUMBER, SPECIES, SYMBOL
from ..rules.ranking import attribute_for, set_medal, set_value, strength_of
from ..rules.record import State
from .counts import Counts, tallies
from .weights import HIGH, KEPT

Weights = Any  # an array as WEIGHTS is

NO_LIMIT = 1 << 14  # above all strengths


@rule
def worth(weights: Weights, row: int, edition: int, card: int, own: int, bench: Counts) -> int:
    """How much a card is liked beside those on the bench; `own` is 1 if it is one of them."""
    return (
        worth_by(weights, row, SYMBOL, int(ATTRIBUTE[edition, SYMBOL, card]), own, bench[SYMBOL])
        + worth_by(weights, row, NUMBER, int(ATTRIBUTE[edition, NUMBER, card]), own, bench[NUMBER])
        + worth_by(weights, row, SPECIES, int(ATTRIBUTE[edition, SPECIES, card]), own, bench[SPECIES])
    )


@rule
def worth_by(weights: Weights, row: int, attribute: int, value: int, own: int, counts: int) -> int:
    """The same for one attribute; nothing for a card without a symbol."""
    like = int(weights[row, attribute, ((counts >> (4 * value)) - own) & 15])
    return (like if value > 0 else 0) + value * int(weights[HIGH, attribute, 0])


@rule
def best_team(view: State, seat: int, limit: int = NO_LIMIT) -> int:
    """The strongest set below a limit that the cards for the new team can make: those still usable and those
    already in it."""
    chosen = max(0, int(view.stage[seat]) - NEW_TEAM)
    pool = tallies(int(view.edition), view.bench[seat], 0, int(view.held[seat]) + chosen)
    return best_below(int(view.seats), pool, limit)


@rule
def best_below(seats: int, counts: Counts, limit: int) -> int:
    """The strongest set below a limit among cards, given how many there are of each kind."""
    best = 0
    for medal in range(3):
        left = counts[attribute_for(seats, medal)] >> 4
        value = 1
        while left > 0:
            if left & 15 > 0:
                found = strength_of(min(left & 15, TEAM), medal, value)
                if best < found < limit:
                    best = found
            left >>= 4
            value += 1
    return best


@rule
def pick_for_team(weights: Weights, view: State, seat: int, wanted: int) -> int:
    """The next card of a team: those of its set, then what will be missed least."""
    return pick_for_set(weights, view, seat, wanted, BUS_PLAN - int(view.stage[seat]))


@rule
def pick_for_set(weights: Weights, view: State, seat: int, wanted: int, count: int) -> int:
    """The next of so many bench cards: one of the set wanted while there are such; of these, or of the others
    once there are none, the one that will be missed least."""
    edition = int(view.edition)
    attribute, value = attribute_for(int(view.seats), set_medal(wanted)), set_value(wanted)
    held = int(view.held[seat])
    found, last = 0, 0
    for k in range(held):
        if ATTRIBUTE[edition, attribute, view.bench[seat, k]] == value:
            last = k
            found += 1
    if 0 < found <= count:
        return last
    bench = tallies(edition, view.bench[seat], 0, held)
    if found == 0:
        value = NONE
    return least_missed(weights, view, seat, attribute, value, bench)


@inlined
def least_missed(weights: Weights, view: State, seat: int, attribute: int, value: int, bench: Counts) -> int:
    """Of the bench cards with this value of an attribute, or of all, the one worth least."""
    edition, row = int(view.edition), KEPT + int(view.round_)
    best, best_worth = 0, 1 << 40
    for k in range(int(view.held[seat])):
        card = int(view.bench[seat, k])
        if value == NONE or ATTRIBUTE[edition, attribute, card] == value:
            liked = worth(weights, row, edition, card, 1, bench)
            if liked < best_worth:
                best, best_worth = k, liked
    return best
