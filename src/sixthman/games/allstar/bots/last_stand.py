"""The last stand: what is strongest where nothing counts but the next playoff match.

With at most three cards on the benches of the last two managers this is the last substitution (A21). Then the
strongest team, the best shot kept for a tie, is best whatever the other does.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.rules import rule

from ..declaration import LAY_DOWN, PASS, SHOOTOUT, TEAM
from ..rules.cards import ATTRIBUTE
from ..rules.coaches import shot_change
from ..rules.course import act, pick
from ..rules.envelopes import FEWEST_LAID, MOST_LAID
from ..rules.playoffs import count_in
from ..rules.ranking import attribute_for, set_medal, set_value, shot_strength
from ..rules.record import State, still_in
from .counts import count_of, recount, tallies
from .pro import strength_after

LAST = 3  # cards on a bench, for a last substitution


@rule
def is_last_stand(state: State) -> bool:
    """Can neither of the last two managers substitute again after this time?"""
    if count_in(state) != 2:
        return False
    for seat in range(state.seats):
        if still_in(state, seat) and state.benched[seat] > LAST:
            return False
    return True


@rule
def last_stand(state: State, seat: int) -> int:
    """Which bench cards to lay down, as a mask, if nothing counts but the next match: for the strongest team,
    then for the best card kept for a shootout."""
    edition, seats = int(state.edition), int(state.seats)
    cards = int(state.benched[seat])
    team = tallies(edition, state.teams[seat, 0], 0, TEAM)
    best, best_worth = 0, -1
    for laid in range(1 << cards):
        count, shot = 0, 0
        substitutes = (0, 0, 0)
        for i in range(cards):
            card = int(state.bench[seat, i])
            if (laid >> i) & 1 == 1:
                count += 1
                substitutes = recount(edition, substitutes, card, 1)
            else:
                shot = max(shot, 1 + shot_strength(edition, seats, card, shot_change(state, seat, card)))
        if FEWEST_LAID <= count <= MOST_LAID:
            found = strength_after(seats, count, team, substitutes)
            if (found << 12) + shot > best_worth:
                best, best_worth = laid, (found << 12) + shot
    return best


@rule
def last_cut(state: State, seat: int) -> int:
    """Which team cards to name, as a mask, for the strongest team with the substitutes laid down."""
    edition, seats = int(state.edition), int(state.seats)
    count, cards = int(state.laid_down[seat]), int(state.benched[seat])
    team = tallies(edition, state.teams[seat, 0], 0, TEAM)
    laid = tallies(edition, state.bench[seat], cards - count, cards)
    wanted = strength_after(seats, count, team, laid)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    surplus = max(0, count_of(team, attribute, value) - (TEAM - count))  # of the set: some have to go
    others = count - surplus
    left = 0
    for i in range(TEAM):
        belongs = ATTRIBUTE[edition, attribute, state.teams[seat, 0, i]] == value
        if belongs and surplus > 0:
            surplus -= 1
            left |= 1 << i
        elif not belongs and others > 0:
            others -= 1
            left |= 1 << i
    return left


@rule
def lay_mask(state: State, cards: Any, seat: int, laid: int) -> None:
    """Lay down the cards of a mask, given the bench as it lay before."""
    count = 0
    for i in range(int(state.benched[seat])):
        if (laid >> i) & 1 == 1:
            act(state, seat, int(cards[seat, i]))
            count += 1
    if count < MOST_LAID and state.phase == LAY_DOWN and state.held[seat] > 0:
        act(state, seat, PASS)


@rule
def cut_mask(state: State, cards: Any, seat: int, left: int) -> None:
    """Name the team cards of a mask, given the team as it stood before."""
    for i in range(TEAM):
        if (left >> i) & 1 == 1:
            act(state, seat, int(cards[seat, 0, i]))


@rule
def play_last_stand(state: State, before: State, seat: int, other: int) -> None:
    """The last substitution and what follows, both as strong as they can be."""
    mine, theirs = last_stand(state, seat), last_stand(state, other)
    lay_mask(state, before.bench, seat, mine)
    lay_mask(state, before.bench, other, theirs)
    mine, theirs = last_cut(state, seat), last_cut(state, other)
    cut_mask(state, before.teams, seat, mine)
    cut_mask(state, before.teams, other, theirs)
    while state.phase == SHOOTOUT:
        pick(state, seat, 0)
        pick(state, other, 0)
