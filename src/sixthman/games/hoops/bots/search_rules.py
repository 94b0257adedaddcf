"""What a search needs to know of NBA Deck-Building."""

from __future__ import annotations

from typing import Any

from sixthman.bots.race import LEAD, RECORDS, SCORE, WIN, race_type
from sixthman.bots.search import SearchRules
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule

from ..declaration import BUY, DONE, ENTER, OVER, PREPARE, REFRESH, SEATS, TURNS
from ..rules.choices import choice, may_stop
from ..rules.course import act, waiting
from ..rules.record import State
from . import choose
from .endgame import solve
from .evaluation import LONGEST, ROOM
from .habits import PLAIN
from .plans import MOST_PLANS, plans
from .prospects import chance_to_win, to_come

HORIZON = 4  # turns played in an imagined game before its prospects are told
TO_THE_END = 2  # with no more turns than these left after them, it is played to its end


@rule
def finish(state: State, rng: Any) -> None:
    """Coaches play on for some turns; then each seat gets the points it may expect of the rest."""
    until = int(state.turn) + HORIZON
    if until > TURNS - TO_THE_END or state.overtime > 0:
        until = 2 * TURNS
    while state.phase != OVER:
        if state.turn >= until and state.phase == REFRESH:
            expect_the_rest(state)
            return
        seat = lowest_seat(waiting(state))
        act(state, seat, coaches_choice(state, seat))


@rule
def coaches_choice(state: State, seat: int) -> int:
    """What the coach chooses; the first of the choices, if it would not have begun what it has to end."""
    chosen, phase = choose(state, seat, True, PLAIN), int(state.phase)
    if chosen == NONE or (chosen == DONE and (phase == BUY or not_to_be_stopped(state, phase))):
        return choice(state, seat, 0)
    return chosen


@rule
def not_to_be_stopped(state: State, phase: int) -> bool:
    """Was an action begun that has to be carried out at least once?"""
    return (phase == ENTER or phase == PREPARE) and not may_stop(state, phase)


@rule
def expect_the_rest(state: State) -> None:
    """Both seats get the points they may expect, in whole points."""
    own, other = to_come(state)
    state.points[state.player] += int(own + 0.5)
    state.points[1 - int(state.player)] += int(other + 0.5)


@rule
def outcome(state: State, seats: int, seat: int, noted: Any) -> None:
    """How a game ended; of one not played to its end, the chance to win it."""
    lead = int(state.points[seat]) - int(state.points[1 - seat])
    if state.phase != OVER:
        noted[WIN] = chance_to_win(lead, int(state.turn))
    elif lead == 0:
        noted[WIN] = 0.5
    else:
        noted[WIN] = 1.0 if lead > 0 else 0.0
    noted[SCORE] = state.points[seat]
    noted[LEAD] = lead


@rule
def seated(view: State) -> int:
    """How many sit at the table."""
    return SEATS


SEARCH_RULES = SearchRules(
    plans=plans,
    finish=finish,
    outcome=outcome,
    solve=solve,
    seated=seated,
    lead_counts=0.02,
    race=race_type(MOST_PLANS, LONGEST, ROOM),
    records=RECORDS,
)
