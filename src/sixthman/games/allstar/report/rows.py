"""What a simulation keeps of All-Star Draft: picks, ranks and fans in the arenas, playoffs."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.game import record_type
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule
from sixthman.lab.batches import Batch
from sixthman.lab.columns import Lists, Numbers, Table

from ..declaration import (
    ARENAS_PLAYED,
    CHOOSE_COACH,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    PLAYOFF_TEAM,
    SEATS,
    SWAP_BUSES,
)
from ..rules.coaches import may_swap_buses, swap_buses
from ..rules.course import LONGEST_FOR_A_SEAT
from ..rules.ranking import rank
from ..rules.record import State
from ..rules.season import arenas_in, fans_won, first_arena, play_arena, reveal_lineups

MOST_PICKS = 21  # seven cards in each of three rounds
NOTHING_FOLLOWS = -1

NOTES = record_type(
    [
        # as it was before what follows now
        ("phase", np.int8),
        ("benched", np.int8, (SEATS,)),
        ("fans_before", np.int16, (SEATS,)),
        # what the rows tell
        ("picked", np.uint8, (SEATS,)),
        ("picks", np.uint8, (SEATS, MOST_PICKS)),
        ("ranks", np.uint8, (SEATS, ARENAS_PLAYED)),
        ("fans", np.int16, (SEATS, ARENAS_PLAYED)),
        ("start_fans", np.int16, (SEATS,)),
        ("bonus_fans", np.int16, (SEATS,)),
        ("matches", np.uint8),
        ("out_in", np.uint8, (SEATS,)),  # 0: never
    ]
)


@rule
def watch_choice(state: State, seat: int, chosen: int, notes: Any) -> None:
    """A choice lies in its envelope until all are opened: nothing to be seen yet."""
    notes.phase = NOTHING_FOLLOWS


@rule
def watch_before(states: Any, words: Any, at: int, spare: int, notes: Any) -> None:
    """All envelopes are complete. What the arenas pay is gone once they are carried out, so look ahead."""
    state = states[at]
    notes.phase = state.phase
    for seat in range(state.seats):
        notes.benched[seat] = state.benched[seat]
        notes.fans_before[seat] = state.fans[seat]
    if int(state.phase) in (LINEUP, SWAP_BUSES):
        copy_words(words, at, spare)
        watch_arenas(states[spare], notes)


@rule
def watch_arenas(state: State, notes: Any) -> None:
    """In a copy of the game: open the envelopes, and note what every arena pays."""
    if state.phase == SWAP_BUSES:
        swap_buses(state)
    else:
        reveal_lineups(state)
        if may_swap_buses(state) != 0:
            return
    for arena in range(arenas_in(int(state.round_))):
        number = first_arena(int(state.round_)) + arena
        play_arena(state, arena)
        for seat in range(state.seats):
            notes.ranks[seat, number] = rank(state, seat)
            notes.fans[seat, number] = fans_won(state, seat, arena)


@rule
def watch_after(state: State, notes: Any) -> None:
    """The envelopes have been carried out: cards drafted, fans a coach brought along, a playoff match."""
    phase = int(notes.phase)
    if phase == DRAFT:
        for seat in range(state.seats):
            for index in range(int(notes.benched[seat]), int(state.benched[seat])):
                notes.picks[seat, notes.picked[seat]] = state.bench[seat, index]
                notes.picked[seat] += 1
    elif phase == CHOOSE_COACH:
        for seat in range(state.seats):
            notes.start_fans[seat] = state.fans[seat]
    elif PLAYOFF_TEAM <= phase <= CUT:
        watch_match(state, phase, notes)


@rule
def watch_match(state: State, phase: int, notes: Any) -> None:
    """Who went out, and in which match; a shootout belongs to the match that was tied."""
    if phase in (PLAYOFF_TEAM, CUT) or (phase == LAY_DOWN and state.phase != CUT):
        notes.matches += 1
    for seat in range(state.seats):
        won = int(state.fans[seat]) - int(notes.fans_before[seat])
        if won > 0:
            notes.bonus_fans[seat] = won - int(state.playoff_fans[seat])
        if state.playoff_rank[seat] > 1 and notes.out_in[seat] == 0:
            notes.out_in[seat] = notes.matches


def longest_game(batch: Batch) -> int:
    """No game has more choices."""
    return LONGEST_FOR_A_SEAT * len(batch.levels)


def game_columns(states: Any, notes: Any) -> Table:
    """What the table `games` holds about All-Star Draft."""
    return {"arenas": states["arenas"].astype(np.uint8), "matches": notes["matches"].copy()}


def seat_columns(states: Any, notes: Any, seats: int) -> Table:
    """What the table `seats` holds about All-Star Draft."""

    def by_seat(numbers: Numbers, dtype: type = np.uint8) -> Numbers:
        rows: Numbers = numbers[:, :seats].astype(dtype)
        return rows.reshape(-1, *rows.shape[2:])

    coach, out_in = by_seat(states["coach"], np.int8), by_seat(notes["out_in"])
    return {
        "coach": np.ma.masked_array(coach.astype(np.uint8), coach == NONE),
        "picks": Lists(by_seat(notes["picks"]), by_seat(notes["picked"])),
        "ranks": by_seat(notes["ranks"]),
        "fans": by_seat(notes["fans"], np.int16),
        "start_fans": by_seat(notes["start_fans"], np.int16),
        "playoff_fans": by_seat(states["playoff_fans"], np.int16),
        "bonus_fans": by_seat(notes["bonus_fans"], np.int16),
        "playoff_rank": by_seat(states["playoff_rank"]),
        "tickets": by_seat(states["tickets"]),
        "out_in": np.ma.masked_array(out_in, out_in == 0),
    }
