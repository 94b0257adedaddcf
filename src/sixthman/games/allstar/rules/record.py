"""The record: the whole state of one game in a few hundred bytes, as declared."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_of
from sixthman.kernel.rules import rule

from ..declaration import DECLARATION, NEW_TEAM, SWAPS

State = Any  # a numpy record of type RECORD

RECORD = record_of(DECLARATION)


def new_state() -> State:
    """An empty record, to be set up."""
    return np.zeros(1, RECORD)[0]


@rule
def is_asked(state: State, seat: int) -> bool:
    """Does this phase ask the seat for anything?"""
    return (int(state.asked) >> seat) & 1 == 1


@rule
def bench_card(state: State, seat: int, card: int) -> None:
    """Put a card on a seat's bench."""
    state.bench[seat, state.benched[seat]] = card
    state.benched[seat] += 1


@rule
def show(state: State, seat: int, card: int) -> None:
    """Everyone sees that the seat has this card."""
    before, by = state.shown_in[card], state.shown_by[card]
    state.shown_in[card] = before if before > 0 else state.round_ + 1
    state.shown_by[card] = by if before > 0 else seat


@rule
def lined_up(state: State, seat: int, team: int, i: int) -> int:
    """The i-th card of a team as the seat's envelope will have it: see SWAPS, NEW_TEAM."""
    if team == state.round_:
        return int(state.envelope[seat, NEW_TEAM + i])
    return after_swaps(state, seat, team, i, NEW_TEAM)


@rule
def after_swaps(state: State, seat: int, team: int, i: int, end: int) -> int:
    """The i-th card of a face-up team after the substitutions before a slot of the envelope: what lies behind
    may be of an earlier round."""
    card = int(state.teams[seat, team, i])
    for slot in range(SWAPS, end, 2):
        if card == state.envelope[seat, slot]:
            return int(state.envelope[seat, slot + 1])
    return card


@rule
def still_in(state: State, seat: int) -> bool:
    """Is the manager still in the playoffs?"""
    return state.playoff_rank[seat] == 0
