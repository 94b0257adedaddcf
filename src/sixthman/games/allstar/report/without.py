"""The same games once more without one coach's ability: what it changed.

Both games have the same deal and the same managers; in the second one a seat's coach can do nothing. What is
decided before the ability first helps is decided alike in both.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.kernel.playout import begin_numbered, copy_words, play_choice, standings
from sixthman.kernel.rules import rule

from ..declaration import CHOOSE_COACH, DRAFT, MOST_COACHES, PLAYOFF_TEAM, ROUNDS, SEATS
from ..rules.cards import FANS_AT_START, MORE_TICKETS
from ..rules.coaches import printed_ability
from ..rules.course import final_rank, over

IDLE = MOST_COACHES - 1  # a row of the table of coaches that stays empty

# What is found for a game: the coach that was taken away, whether there was a difference in what arenas paid,
# in who went when in the playoffs, in the final ranking
COACH, ARENAS, PLAYOFFS, RANKING = range(4)
COLUMNS = 4


@rule
def play_twice(
    states: Any,
    words: Any,
    first: int,
    key: Any,
    options: Any,
    levels: Any,
    stream: Any,
    coaches: Any,
    found: Any,
    fans: Any,
    scores: Any,
    ranks: Any,
) -> None:
    """Games first, first + 1, …, each with all abilities and without that of one seat, in turn.

    Coaches, scores and ranks are those with all abilities; `fans` is room for what was won, round by round.
    """
    with_it, without = states[0], states[1]
    for i in range(len(found)):
        seat = (first + i) % len(levels)
        begin_numbered(with_it, first + i, key, options, stream)
        while with_it.phase == CHOOSE_COACH:
            play_choice(with_it, levels, stream)
        for other in range(len(levels)):
            coaches[i, other] = with_it.coach[other]
        found[i, COACH] = with_it.coach[seat]
        copy_words(words, 0, 1)
        take_away(without, seat)
        note_season(with_it, levels, stream, fans[0])
        note_season(without, levels, stream, fans[1])
        compare(with_it, without, fans, found[i])
        standings(with_it, scores[i], ranks[i])


@rule
def take_away(state: Any, seat: int) -> None:
    """From the first round on the seat's coach can do nothing."""
    state.tickets[seat] -= printed_ability(state, seat, MORE_TICKETS)
    state.fans[seat] -= printed_ability(state, seat, FANS_AT_START)
    state.coach[seat] = IDLE


@rule
def note_season(state: Any, levels: Any, rng: Any, fans: Any) -> None:
    """Play a game to its end; fans[round, seat] are those there were after each round of the season."""
    while not over(state):
        play_choice(state, levels, rng)
        if (state.phase == DRAFT and state.round_ > 0) or state.phase == PLAYOFF_TEAM:
            for seat in range(state.seats):
                fans[int(state.round_) - 1, seat] = state.fans[seat]


@rule
def compare(with_it: Any, without: Any, fans: Any, found: Any) -> None:
    """In what two games differ."""
    found[ARENAS], found[PLAYOFFS], found[RANKING] = 0, 0, 0
    for other in range(with_it.seats):
        for round_ in range(ROUNDS):
            if fans[0, round_, other] != fans[1, round_, other]:
                found[ARENAS] = 1
        if with_it.playoff_rank[other] != without.playoff_rank[other]:
            found[PLAYOFFS] = 1
        if final_rank(with_it, other) != final_rank(without, other):
            found[RANKING] = 1


def room_for_fans() -> Any:
    """Memory for the fans of two games after each round."""
    return np.zeros((2, ROUNDS, SEATS), np.int32)
