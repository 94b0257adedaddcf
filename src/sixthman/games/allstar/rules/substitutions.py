"""Substitutions in a lineup (A10): one in every face-up team, in any order, each finished before the next.

The envelope holds them in the order they are made: who leaves at one slot, who comes at the next, PASS for
nobody. Whoever is asked may take a player out of any team that may still substitute. Passing is for the team
that is first in line: that with more substitutions left, else the older one. So a lineup that goes through
the teams from the oldest on, naming or passing, says the same as it always did.
"""

from __future__ import annotations

from sixthman.kernel.piles import NONE, holds
from sixthman.kernel.rules import rule

from ..declaration import CARDS, NEW_TEAM, PASS, SWAPS, TEAM
from .cards import SUBSTITUTIONS
from .coaches import ability
from .record import State


@rule
def comes_in(slot: int) -> bool:
    """Is this a slot for the card that comes in, behind that for the card that leaves?"""
    return (slot - SWAPS) & 1 == 1


@rule
def is_swapped(state: State, seat: int, slot: int) -> bool:
    """Does someone leave a face-up team at this slot?"""
    return 0 <= state.envelope[seat, slot] < CARDS


@rule
def swaps_left(state: State, seat: int, slot: int) -> int:
    """How many substitutions the older and the younger face-up team may still make, two bits for each.

    One each (A10), with a coach for it two (A24). Whoever passes is done with the team that is first in line.
    """
    most, round_ = 1 + ability(state, seat, SUBSTITUTIONS), int(state.round_)
    left = most | (most if round_ > 1 else 0) << 2 if round_ > 0 else 0
    for before in range(SWAPS, slot, 2):
        if is_swapped(state, seat, before):
            left -= 1 << 2 * team_left(state, seat, int(state.envelope[seat, before]))
        elif left > 0:
            left &= ~(3 << 2 * first_in_line(left))
    return left


@rule
def first_in_line(left: int) -> int:
    """The team that is asked first: the one with more substitutions left, else the older one."""
    return 0 if left & 3 >= left >> 2 else 1


@rule
def team_left(state: State, seat: int, card: int) -> int:
    """The face-up team that a card leaves."""
    return 0 if holds(state.teams[seat, 0], TEAM, card) else 1


@rule
def swap_team(state: State, seat: int, slot: int) -> int:
    """The team that a substitution at this slot of the envelope is for; of one that is still open, the first
    in line (A10: any order)."""
    out = slot - 1 if comes_in(slot) else slot
    if state.stage[seat] > out and is_swapped(state, seat, out):
        return team_left(state, seat, int(state.envelope[seat, out]))
    return first_in_line(swaps_left(state, seat, out))


@rule
def is_again(state: State, seat: int, slot: int) -> bool:
    """Is a substitution at this slot a second one in its team?"""
    team = swap_team(state, seat, slot)
    for before in range(SWAPS, slot - 1, 2):
        if leaves_team(state, seat, before, team):
            return True
    return False


@rule
def substitutes_again(state: State, seat: int) -> bool:
    """Does a team in the envelope of a lineup substitute twice?"""
    for slot in range(SWAPS, NEW_TEAM, 2):
        if is_swapped(state, seat, slot) and is_again(state, seat, slot):
            return True
    return False


@rule
def stayers(state: State, seat: int, slot: int, team: int) -> int:
    """How many players of a face-up team have not left it at slots before this one."""
    count = TEAM
    for before in range(SWAPS, slot, 2):
        if leaves_team(state, seat, before, team):
            count -= 1
    return count


@rule
def leaver(state: State, seat: int, slot: int, k: int) -> int:
    """The k-th card that can leave a face-up team: those of the first in line, nobody, those of the other."""
    team = first_in_line(swaps_left(state, seat, slot))
    count = stayers(state, seat, slot, team)
    if k == count:
        return PASS
    if k > count:
        team, k = 1 - team, k - count - 1
    for i in range(TEAM):
        card = int(state.teams[seat, team, i])
        if not has_left(state, seat, slot, card):
            if k == 0:
                return card
            k -= 1
    return NONE


@rule
def has_left(state: State, seat: int, slot: int, card: int) -> bool:
    """Does a card leave its team at a slot before this one?"""
    for before in range(SWAPS, slot, 2):
        if card == state.envelope[seat, before]:
            return True
    return False


@rule
def leaves_team(state: State, seat: int, slot: int, team: int) -> bool:
    """Does someone leave this team at a slot?"""
    return is_swapped(state, seat, slot) and team_left(state, seat, int(state.envelope[seat, slot])) == team


@rule
def may_leave(state: State, seat: int, slot: int) -> int:
    """How many players can leave a face-up team at this slot."""
    left = swaps_left(state, seat, slot)
    count = 0
    for team in range(2):
        if left >> 2 * team & 3 > 0:
            count += stayers(state, seat, slot, team)
    return count
