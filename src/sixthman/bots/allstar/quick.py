"""Playing a game to its end quickly: what the pro does, a whole envelope at a time."""

from __future__ import annotations

from typing import Any

from sixthman.games.allstar.cards import ATTRIBUTE
from sixthman.games.allstar.course import act, pick, waiting
from sixthman.games.allstar.ranking import attribute_for, set_medal, set_value
from sixthman.games.allstar.record import (
    CUT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    OVER,
    PASS,
    PLAYOFF_TEAM,
    TEAM,
    State,
)
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule

from .endgame import is_last_stand, last_cut, last_stand
from .pro import (
    NO_LIMIT,
    best_after_cut,
    best_below,
    best_change,
    cut,
    lay_down,
    least_missed,
    pro_by,
    recount,
    tallies,
)
from .weights import WEIGHTS


@rule
def finish(state: State, luck: Any) -> None:
    """Play a game to its end, every seat as the pro would, but for the last match; no luck is needed."""
    while state.phase != OVER:
        fill_envelope(state, lowest_seat(waiting(state)))


@rule
def fill_envelope(state: State, seat: int) -> None:
    """Decide at once what the pro decides step by step, as long as the seat is asked for more."""
    phase = int(state.phase)
    if phase == PLAYOFF_TEAM:
        fill_team(state, seat)
    elif (phase == LAY_DOWN or phase == CUT) and state.coaches == 0 and is_last_stand(state):
        stand_last(state, seat, phase)
    elif phase == LAY_DOWN:
        change = best_change(WEIGHTS, state, seat)
        while state.phase == LAY_DOWN and is_waited_for(state, seat):
            pick(state, seat, lay_down(WEIGHTS, state, seat, int(state.stage[seat]), change))
    elif phase == CUT:
        wanted = best_after_cut(state, seat)
        for stage in range(state.laid_down[seat]):
            pick(state, seat, cut(WEIGHTS, state, seat, stage, wanted))
    elif phase == LINEUP and state.stage[seat] == NEW_TEAM:
        fill_team(state, seat)
    else:
        pick(state, seat, pro_by(WEIGHTS, state, seat))


@rule
def fill_team(state: State, seat: int) -> None:
    """The five players of a team: the cards of the strongest set, then those that will be missed least."""
    edition, held = int(state.edition), int(state.held[seat])
    bench = tallies(edition, state.bench[seat], 0, held)
    wanted = best_below(int(state.seats), bench, NO_LIMIT)
    attribute, value = attribute_for(int(state.seats), set_medal(wanted)), set_value(wanted)
    left = TEAM
    if (bench[attribute] >> (4 * value)) & 15 <= TEAM:
        for k in range(held - 1, -1, -1):
            card = int(state.bench[seat, k])
            if ATTRIBUTE[edition, attribute, card] == value:
                bench = recount(edition, bench, card, -1)
                left -= 1
                pick(state, seat, k)
        value = NONE
    for _ in range(left):
        k = least_missed(WEIGHTS, state, seat, attribute, value, bench)
        bench = recount(edition, bench, int(state.bench[seat, k]), -1)
        pick(state, seat, k)


@rule
def stand_last(state: State, seat: int, phase: int) -> None:
    """The last substitution: as strong as can be (see `endgame`)."""
    laying = phase == LAY_DOWN
    wanted = last_stand(state, seat) if laying else last_cut(state, seat)
    row = state.bench[seat] if laying else state.teams[seat, 0]
    cards = (int(row[0]), int(row[1]), int(row[2]), int(row[3]), int(row[4]))
    for i in range(TEAM):
        if (wanted >> i) & 1 == 1:
            act(state, seat, cards[i])
    if state.phase == LAY_DOWN and is_waited_for(state, seat):
        act(state, seat, PASS)


@rule
def is_waited_for(state: State, seat: int) -> bool:
    """Does the seat still owe a choice?"""
    return (waiting(state) >> seat) & 1 == 1
