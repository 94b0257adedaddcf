"""Playing a game to its end quickly: what the pro does, a whole envelope at a time."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule

from ..declaration import (
    BUS_PLAN,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    OVER,
    PASS,
    PLAYOFF_TEAM,
    SWAPS,
    TEAM,
)
from ..rules.cards import ATTRIBUTE, SKIPS
from ..rules.coaches import ability
from ..rules.course import act, pick, waiting
from ..rules.envelopes import lineup_slot
from ..rules.ranking import attribute_for, set_medal, set_value
from ..rules.record import State
from .coaching import helps_players
from .counts import Counts, at_most, bits, count_of, recount, strongest, tallies
from .hopes import plan_for
from .last_stand import is_last_stand, last_cut, last_stand
from .picks import least_missed
from .pro import bench_after_cut, best_after_cut, best_change, cut, draft, pro_by, who_leaves
from .weights import WEIGHTS


@rule
def finish(state: State, rng: Any) -> None:
    """Play a game to its end, every seat as the pro would, but for the last match; no luck is needed."""
    while state.phase != OVER:
        fill_envelope(state, lowest_seat(waiting(state)))


@rule
def fill_envelope(state: State, seat: int) -> None:
    """Decide at once what the pro decides step by step, as long as the seat is asked for more."""
    phase, filled = int(state.phase), int(state.stage[seat])
    if phase == DRAFT:
        pick(state, seat, draft(WEIGHTS, state, seat, filled))
    elif phase == LINEUP and state.coaches == 0 and filled == lineup_slot(state, seat, SWAPS):
        line_up(state, seat)
    elif phase == LINEUP and helps_players(state, seat):
        pick(state, seat, pro_by(WEIGHTS, state, seat))
    elif (phase == LINEUP or phase == PLAYOFF_TEAM) and filled == NEW_TEAM:
        fill_team(state, seat, cards_held(state, seat))
    elif phase < LAY_DOWN or phase > CUT or filled > 0 or ability(state, seat, SKIPS) > 0:
        pick(state, seat, pro_by(WEIGHTS, state, seat))
    elif state.coaches == 0 and is_last_stand(state):
        stand_last(state, seat, phase)
    elif phase == LAY_DOWN:
        substitute(state, seat)
    else:
        make_room(state, seat)


@rule
def cards_held(state: State, seat: int) -> Counts:
    """The bench cards still usable, counted."""
    return tallies(int(state.edition), state.bench[seat], 0, int(state.held[seat]))


@rule
def line_up(state: State, seat: int) -> None:
    """A whole lineup, but for a card discarded before."""
    round_ = int(state.round_)
    bench = cards_held(state, seat)
    oldest, older = 0, 0
    for team in range(round_):
        bench, after = change_team(state, seat, team, bench)
        oldest, older = (after, 0) if team == 0 else (oldest, after)
    newest = fill_team(state, seat, bench)
    if round_ > 0:
        strengths = (oldest, older, newest) if round_ > 1 else (oldest, newest, 0)
        pick(state, seat, plan_for(WEIGHTS, state, seat, strengths) & 7)


@rule
def change_team(state: State, seat: int, team: int, bench: Counts) -> tuple[Counts, int]:
    """A substitution in a face-up team, or none; returns the bench and the team's strength after it."""
    edition, seats = int(state.edition), int(state.seats)
    cards = tallies(edition, state.teams[seat, team], 0, TEAM)
    wanted = strongest(seats, cards)
    k = who_leaves(WEIGHTS, state, seat, wanted, bench, False)
    if k == TEAM:
        pick(state, seat, k)
        return bench, wanted
    leaves = int(state.teams[seat, team, k])
    pick(state, seat, k)
    attribute, value = attribute_for(seats, set_medal(wanted)), set_value(wanted)
    k = least_missed(WEIGHTS, state, seat, attribute, value, bench)
    comes = int(state.bench[seat, k])
    pick(state, seat, k)
    bench = recount(edition, recount(edition, bench, comes, -1), leaves, 1)
    return bench, strongest(seats, recount(edition, recount(edition, cards, leaves, -1), comes, 1))


@rule
def fill_team(state: State, seat: int, bench: Counts) -> int:
    """The five players of a team for the strongest set; returns its strength."""
    wanted = strongest(int(state.seats), at_most(bench, TEAM))
    choose(state, seat, wanted, BUS_PLAN - int(state.stage[seat]), bench)
    return wanted


@rule
def choose(state: State, seat: int, wanted: int, count: int, bench: Counts) -> None:
    """This many bench cards: those of the set wanted, then those that will be missed least; of a set with
    more cards, those of them that will be missed least."""
    edition = int(state.edition)
    attribute, value = attribute_for(int(state.seats), set_medal(wanted)), set_value(wanted)
    if count_of(bench, attribute, value) <= count:
        belonging = mask_of(state, seat, attribute, value)
        while belonging != 0:
            k = bits(belonging) - 1  # from the right, so that no other of them changes its place
            belonging ^= 1 << k
            bench = recount(edition, bench, int(state.bench[seat, k]), -1)
            count -= 1
            pick(state, seat, k)
        value = NONE
    for _ in range(count):
        k = least_missed(WEIGHTS, state, seat, attribute, value, bench)
        bench = recount(edition, bench, int(state.bench[seat, k]), -1)
        pick(state, seat, k)


@rule
def mask_of(state: State, seat: int, attribute: int, value: int) -> int:
    """Which of the bench cards still usable have this value of an attribute, as bits."""
    values = ATTRIBUTE[state.edition, attribute]
    mask = 0
    for k in range(int(state.held[seat])):
        mask |= int(values[state.bench[seat, k]] == value) << k
    return mask


@rule
def substitute(state: State, seat: int) -> None:
    """Lay substitutes down in the playoffs."""
    bench = cards_held(state, seat)
    change = best_change(WEIGHTS, state, seat, bench)
    choose(state, seat, change >> 3, change & 7, bench)
    if state.phase == LAY_DOWN and is_waited_for(state, seat):
        pick(state, seat, int(state.held[seat]))  # no more


@rule
def make_room(state: State, seat: int) -> None:
    """Name the cards that leave a playoff team."""
    wanted, bench = best_after_cut(state, seat), bench_after_cut(state, seat)
    for filled in range(int(state.laid_down[seat])):
        pick(state, seat, cut(WEIGHTS, state, seat, filled, wanted, bench))


@rule
def stand_last(state: State, seat: int, phase: int) -> None:
    """The last substitution: as strong as can be (see `last_stand`)."""
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
