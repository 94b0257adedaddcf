"""What a simulation keeps of NBA Deck-Building: points by turn, purchases, and what else was done."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.lab.batches import Batch
from sixthman.lab.columns import Lists, Numbers, Table

from ..declaration import (
    BUY,
    DONE,
    ENTER,
    MENU,
    MODELS,
    MOST_OVERTIMES,
    OVERTIME_TURNS,
    REMOVE,
    REROLL,
    SEATS,
    SLOTS,
    TURNS,
)
from ..rules.cards import FATIGUE
from ..rules.course import longest_game as longest_with
from ..rules.court import is_offence
from ..rules.record import State

# What is counted of each seat in a game
ATTACKS_MADE, DEFENCES_MADE, DICE_REROLLED, FATIGUE_TAKEN, FATIGUE_RETURNED, PLAYERS_IN, REMOVED = range(7)
COUNTED = (
    "attacks",
    "defences",
    "rerolled",
    "fatigue-taken",
    "fatigue-returned",
    "players-in",
    "removed",
    "players-bought",
    "tactics-bought",
)
WATCHED = 7  # the others follow from what was bought

MOST_TURNS = TURNS + 1 + MOST_OVERTIMES * (OVERTIME_TURNS + 1)  # the last turn of a period is one more
MOST_BOUGHT = TURNS  # two in every turn of your own
OVERTIMES = 2  # where the most overtimes are among the options

NOTES = record_type(
    [
        # as it was before
        ("overtime", np.int8),
        ("turn", np.int8),  # of the period
        ("scored", np.int16, (SEATS,)),
        # what the rows tell
        ("first", np.uint8),
        ("turns", np.uint8),
        ("points", np.int16, (SEATS, MOST_TURNS)),
        ("purchases", np.uint8, (SEATS,)),
        ("bought", np.uint8, (SEATS, MOST_BOUGHT)),
        ("bought_turn", np.uint8, (SEATS, MOST_BOUGHT)),
        # what the study of the card set watches too
        ("offered", np.uint8, (MODELS,)),
        ("copies", np.uint8, (SEATS, MODELS)),
        ("counts", np.int16, (SEATS, WATCHED)),
    ]
)


@rule
def watch_choice(state: State, seat: int, chosen: int, notes: Any) -> None:
    """Note what a choice means before it is made; what is chosen to be bought can be paid for."""
    watch_for_study(state, seat, chosen, notes)
    if state.phase == BUY:
        at = notes.purchases[seat]
        notes.bought[seat, at] = chosen
        notes.bought_turn[seat, at] = notes.turns
        notes.purchases[seat] += 1


@rule
def watch_for_study(state: State, seat: int, chosen: int, notes: Any) -> None:
    """What the study of the card set counts."""
    phase = int(state.phase)
    if phase == MENU:
        for slot in range(SLOTS):
            if state.row[slot] != NONE:
                notes.offered[state.row[slot]] = 1
            if state.tactics[slot] != NONE:
                notes.offered[state.tactics[slot]] = 1
        if chosen < DONE:
            notes.counts[seat, ATTACKS_MADE if is_offence(chosen) else DEFENCES_MADE] += 1
    elif phase == BUY:
        notes.copies[seat, chosen] += 1
    elif chosen != DONE:
        if phase == REROLL:
            notes.counts[seat, DICE_REROLLED if is_offence(int(state.subject)) else FATIGUE_TAKEN] += 1
        elif phase == ENTER:
            notes.counts[seat, FATIGUE_RETURNED if chosen == FATIGUE else PLAYERS_IN] += 1
        elif phase == REMOVE:
            notes.counts[seat, REMOVED] += 1


@rule
def watch_before(states: Any, words: Any, at: int, spare: int, notes: Any) -> None:
    """Nothing is lost by what follows."""


@rule
def watch_after(state: State, notes: Any) -> None:
    """Note a turn that has begun, and the points scored in it."""
    turn = int(state.turn) + int(state.last_turn)
    if state.overtime > notes.overtime or turn > notes.turn:
        if notes.turns == 0:
            notes.first = state.player + 1
        notes.turns += 1
        notes.overtime, notes.turn = state.overtime, turn
    for seat in range(SEATS):
        more = int(state.points[seat]) - int(notes.scored[seat])
        if more > 0:
            notes.points[seat, min(int(notes.turns), MOST_TURNS) - 1] += more
            notes.scored[seat] = state.points[seat]


def longest_game(batch: Batch) -> int:
    """No game has more choices."""
    return longest_with(batch.options[OVERTIMES])


def game_columns(states: Any, notes: Any) -> Table:
    """What the table `games` holds about NBA Deck-Building."""
    return {
        "first": notes["first"].copy(),
        "turns": notes["turns"].copy(),
        "overtimes": states["overtime"].astype(np.uint8),
        "offered": notes["offered"].copy(),
    }


def seat_columns(states: Any, notes: Any, seats: int) -> Table:
    """What the table `seats` holds about NBA Deck-Building."""

    def by_seat(numbers: Numbers) -> Numbers:
        return numbers.reshape(-1, *numbers.shape[2:]).copy()

    purchases, drafted = by_seat(notes["purchases"]), by_seat(states["drafted"])
    points = states["points"]
    counts = by_seat(notes["counts"])
    return {
        "margin": by_seat(points - points[:, ::-1]),
        "points": Lists(by_seat(notes["points"]), np.repeat(np.minimum(notes["turns"], MOST_TURNS), seats)),
        "bought": Lists(by_seat(notes["bought"]), purchases),
        "bought_turn": Lists(by_seat(notes["bought_turn"]), purchases),
        "drafted": Lists(drafted.astype(np.uint8), (drafted != NONE).sum(axis=1)),
        **{name.replace("-", "_"): counts[:, number] for number, name in enumerate(COUNTED[:WATCHED])},
    }
