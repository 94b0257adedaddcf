"""All-Star Draft as a seat sees it.

The heart of a row is one number a card: where it is, as far as the seat knows. Seats are counted from the
viewer: 0 is the seat itself, 1 its left neighbor.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.envs.features.layout import MOST
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule

from ..declaration import (
    BUS,
    BUS_PLAN,
    CARDS,
    CHOOSE_COACH,
    COACH_MATE,
    COACH_SLOT,
    CUT,
    DRAFT,
    LINEUP,
    NEW_TEAM,
    PLAYOFF_TEAM,
    PLAYOFFS,
    ROUNDS,
    SWAPS,
    TEAM,
    TEAMS,
    THROW,
)
from ..rules.draft import PACK_SIZE, rounds_dealt
from ..rules.envelopes import throws_away
from ..rules.record import State
from ..rules.substitutions import is_swapped, swap_team
from .memory import encode_memory

PHASES, ROUNDS_AND_PLAYOFFS, SPECIES, ARENAS = 9, 4, 12, 6

# Where a card is. On a bench: BENCH + 4 × seat; in a seat's teams: one to three more.
HIDDEN = 0  # never seen, or not in play (see `species`)
GONE = 1  # out of the game, for all to see; or discarded by the seat itself
PACK = 2  # in the pack in hand
CHOSEN = 3  # to be used, by what the seat has sealed: picked, laid down, shot
LEAVING = 4  # to leave its team, or to be discarded, by what the seat has sealed
BENCH = 5
PER_SEAT = 1 + TEAMS  # codes of a seat

# Columns of a row, after the cards
SPECIES_AT = CARDS
PHASE_AT = SPECIES_AT + SPECIES
ROUND_AT = PHASE_AT + PHASES
ARENAS_AT = ROUND_AT + ROUNDS_AND_PLAYOFFS
STEP_AT = ARENAS_AT + ARENAS
FILLED_AT = STEP_AT + 1
PLAN_AT = FILLED_AT + 1
SEATS_AT = PLAN_AT + 1
SEAT_PARTS = 6  # columns of a seat: asked, fans, playoff rank, tickets, benched, laid down
COACH_PARTS = 5 + TEAMS  # the same with coaches: coach, turned over, beside, player, mate, and the buses


@rule
def encode_allstar(state: State, seat: int, row: Any) -> None:
    """Write what the seat knows into a row."""
    encode_cards(state, seat, row)
    encode_table(state, seat, row)
    encode_seats(state, seat, row)
    if state.coaches == 1:
        encode_coaches(state, seat, row)
    at = memory_at(state)
    if len(row) > at:
        encode_memory(state, seat, at, row)


@rule
def memory_at(state: State) -> int:
    """Where what the seat remembers of the draft begins."""
    seats = int(state.seats)
    if state.coaches == 1:
        return SEATS_AT + (SEAT_PARTS + COACH_PARTS) * seats + 2
    return SEATS_AT + SEAT_PARTS * seats


# --- where the cards are


@rule
def encode_cards(state: State, seat: int, row: Any) -> None:
    """A number for each card; what is known better is written later."""
    encode_shown(state, seat, row)
    if state.round_ == PLAYOFFS:
        encode_benches(state, seat, row)
    encode_teams(state, seat, row)
    encode_own(state, seat, row)
    if state.phase == DRAFT:
        encode_hand(state, seat, row)


@rule
def column(card: int) -> int:
    """A card's column; for NONE, a card not seen in a view, one that is written over later.

    Compiled code need not look whether the result is negative, so places in the deck go through it too.
    """
    return card & 127


@rule
def encode_shown(state: State, seat: int, row: Any) -> None:
    """Cards that were face up belong to whoever showed them, as long as the season lasts."""
    if state.round_ == PLAYOFFS:
        for card in range(CARDS):
            row[card] = GONE if state.shown_in[card] > 0 else HIDDEN
    else:
        onlooker, own = np.int8(seat), BENCH - PER_SEAT * seat
        round_the_table = PER_SEAT * int(state.seats)
        for card in range(CARDS):
            owner = state.shown_by[card]
            code = own + PER_SEAT * int(owner) + (round_the_table if owner < onlooker else 0)
            nobodys = GONE if state.shown_in[card] > 0 else HIDDEN
            row[card] = code if owner >= 0 else nobodys


@rule
def encode_benches(state: State, seat: int, row: Any) -> None:
    """Playoffs: which of the cards shown are still on a bench."""
    seats = int(state.seats)
    for other in range(1, seats):
        owner = seat + other - (seats if seat + other >= seats else 0)
        for i in range(int(state.benched[owner])):
            card = column(int(state.bench[owner, i]))
            row[card] = BENCH + PER_SEAT * other if row[card] == GONE else row[card]


@rule
def encode_teams(state: State, seat: int, row: Any) -> None:
    """Every team that lies face up."""
    seats = int(state.seats)
    for other in range(seats):
        owner = seat + other - (seats if seat + other >= seats else 0)
        for team in range(TEAMS):
            if state.teams[owner, team, 0] != NONE:
                for i in range(TEAM):
                    row[column(int(state.teams[owner, team, i]))] = BENCH + PER_SEAT * other + 1 + team


@rule
def encode_own(state: State, seat: int, row: Any) -> None:
    """The seat's own cards, as they will be by what it has sealed."""
    if throws_away(state):
        for round_ in range(ROUNDS):
            row[column(int(state.thrown[seat, round_]))] = GONE
    held, benched = int(state.held[seat]) - int(state.laid_down[seat]), int(state.benched[seat])
    for i in range(held):
        row[column(int(state.bench[seat, i]))] = BENCH
    for i in range(held, benched):
        row[column(int(state.bench[seat, i]))] = CHOSEN
    filled = int(state.stage[seat])
    if state.phase == LINEUP:
        encode_lineup(state, seat, filled, row)
    elif state.phase == PLAYOFF_TEAM:
        encode_new_team(state, seat, filled, 0, row)
    elif state.phase == CUT:
        for i in range(TEAM - filled, TEAM):
            row[column(int(state.teams[seat, 0, i]))] = LEAVING


@rule
def encode_lineup(state: State, seat: int, filled: int, row: Any) -> None:
    """The lineup in the envelope: who leaves and comes in, and the new team."""
    for slot in range(SWAPS, min(filled, NEW_TEAM), 2):
        if is_swapped(state, seat, slot):
            if slot + 1 < filled:
                row[state.envelope[seat, slot + 1]] = BENCH + 1 + swap_team(state, seat, slot)
            else:
                row[state.envelope[seat, slot]] = LEAVING
    encode_new_team(state, seat, filled, int(state.round_), row)
    if throws_away(state) and filled > THROW:
        row[state.envelope[seat, THROW]] = LEAVING


@rule
def encode_new_team(state: State, seat: int, filled: int, team: int, row: Any) -> None:
    """The players named so far for a new team."""
    for slot in range(NEW_TEAM, min(filled, NEW_TEAM + TEAM)):
        row[column(int(state.envelope[seat, slot]))] = BENCH + 1 + team


@rule
def encode_hand(state: State, seat: int, row: Any) -> None:
    """The pack in hand, and what the seat has picked from it."""
    start, step = int(state.pack_at[seat]), int(state.step)
    for index in range(step, int(PACK_SIZE[state.mode])):
        card = column(int(state.deck[column(start + index)]))
        row[card] = PACK if index >= step + state.stage[seat] else CHOSEN


# --- numbers


@rule
def encode_table(state: State, seat: int, row: Any) -> None:
    """Where the game is."""
    for species in range(SPECIES):
        row[SPECIES_AT + species] = state.species[species]
    for feature in range(PHASE_AT, ARENAS_AT):
        row[feature] = 0
    row[PHASE_AT + int(state.phase)], row[ROUND_AT + int(state.round_)] = 1, 1
    turned_up = (rounds_dealt(state) * (rounds_dealt(state) + 1)) // 2
    for arena in range(ARENAS):
        row[ARENAS_AT + arena] = int(state.arenas[arena]) + 1 if arena < turned_up else 0
    row[STEP_AT], row[FILLED_AT] = state.step, state.stage[seat]
    planned = state.phase == LINEUP and state.round_ > 0 and state.stage[seat] > BUS_PLAN
    row[PLAN_AT] = int(state.envelope[seat, BUS_PLAN]) - BUS + 1 if planned else 0


@rule
def encode_seats(state: State, seat: int, row: Any) -> None:
    """What everyone can see of every seat, from the viewer's on."""
    seats = int(state.seats)
    for other in range(seats):
        owner = seat + other - (seats if seat + other >= seats else 0)
        at = SEATS_AT + other
        row[at] = (int(state.asked) >> owner) & 1
        row[at + seats] = min(int(state.fans[owner]), MOST)
        row[at + 2 * seats] = state.playoff_rank[owner]
        row[at + 3 * seats] = state.tickets[owner]
        row[at + 4 * seats] = state.benched[owner]
        row[at + 5 * seats] = state.laid_down[owner]


@rule
def encode_coaches(state: State, seat: int, row: Any) -> None:
    """The coaches, as far as they are chosen, and the buses they may change; the seat's own coach."""
    seats = int(state.seats)
    start = SEATS_AT + SEAT_PARTS * seats
    for other in range(seats):
        owner = seat + other - (seats if seat + other >= seats else 0)
        at = start + other
        known = other == 0 or state.phase != CHOOSE_COACH
        row[at] = int(state.coach[owner]) + 1 if known else 0
        row[at + seats] = state.turned_over[owner]
        row[at + 2 * seats] = int(state.coach_beside[owner]) + 1
        row[at + 3 * seats] = int(state.coach_player[owner]) + 1
        row[at + 4 * seats] = int(state.coach_mate[owner]) + 1
        for team in range(TEAMS):
            row[at + (5 + team) * seats] = int(state.bus[owner, team]) + 1
    at = start + (5 + TEAMS) * seats
    row[at] = int(state.refused[seat]) + 1
    placed = state.phase == LINEUP and state.stage[seat] == COACH_MATE
    row[at + 1] = int(state.envelope[seat, COACH_SLOT]) + 1 if placed else 0
