"""How often a seat can choose at most, and that a choice taken back opens the same choices again."""

from __future__ import annotations

import random

import pytest

from sixthman.games.allstar.declaration import LAY_DOWN, PASS
from sixthman.games.allstar.rules.course import LONGEST_FOR_A_SEAT
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.kernel.game import Engine
from tests.properties.play import (
    Configuration,
    State,
    deal,
    every_mode,
    open_choices,
    play_to_the_end,
    some_points,
    view_of,
    waiting_seats,
)

pytestmark = pytest.mark.xdist_group("compiled")


# The longest game


def most_choices_in_playoffs(bench: int, substitutions: int, shots_return: bool = False) -> int:
    """The most choices of one seat with this many bench cards and matches to come."""
    most = 1 if bench > 0 else 0  # a shootout
    if substitutions == 0:
        return most
    for shots in (0, 1):
        usable = bench if shots_return else bench - shots
        for laid in range(2, min(4, usable) + 1):
            left = usable - laid
            says_enough = 1 if laid < 4 and left > 0 else 0
            rest = most_choices_in_playoffs(left, substitutions - 1, shots_return)
            most = max(most, shots + 2 * laid + says_enough + rest)
    return most


def test_no_seat_can_choose_more_often_than_the_bound_says() -> None:
    """Picks, cards discarded, teams, substitutions, buses, the playoff team; then all 13 bench cards."""
    season = 3 * 6 + 3 + 3 * 5 + (0 + 1 + 2) * 2 + 2 + 5
    assert season + most_choices_in_playoffs(13, substitutions=13) <= LONGEST_FOR_A_SEAT
    # A coach is chosen; then a place and a mate in three lineups, second substitutions, swaps of buses, …
    for more in (3 * 2, (1 + 2) * 2, 2):
        assert season + 1 + more + most_choices_in_playoffs(13, substitutions=13) <= LONGEST_FOR_A_SEAT
    # … a substitution skipped and one match more, or shots that come back.
    assert season + 1 + 2 + most_choices_in_playoffs(13, substitutions=13) <= LONGEST_FOR_A_SEAT
    assert season + 1 + most_choices_in_playoffs(13, 13, shots_return=True) <= LONGEST_FOR_A_SEAT
    # Every match costs a ticket or a manager, so that at most five are played, with four substitutions.
    assert most_choices_in_playoffs(13, substitutions=4) == 29


@every_mode
def test_players_who_play_for_time_stay_within_the_bound(
    compiled: Engine, configuration: Configuration
) -> None:
    """They substitute wherever they may, and lay down three cards one by one."""
    longest = 0
    for game in range(20):
        luck = random.Random(f"time {configuration} {game}")
        state = deal(compiled, configuration, f"time {game}")
        decisions = [0] * configuration.seats
        while not compiled.game.over(state):
            seat = luck.choice(waiting_seats(compiled, state))
            choices = open_choices(compiled, state, seat)
            stop = int(state.phase) == LAY_DOWN and int(state.stage[seat]) == luck.choice((2, 3))
            others = [c for c in choices if c != PASS] or [PASS]
            chosen = PASS if stop and PASS in choices else luck.choice(others)
            compiled.game.act(state, seat, chosen)
            decisions[seat] += 1
        longest = max(longest, *decisions)
    assert 50 < longest <= LONGEST_FOR_A_SEAT


# Taking back


def seal_some(engine: Engine, state: State, seat: int, luck: random.Random) -> None:
    """A seat makes some choices, as long as others are waited for too: nothing is carried out."""
    for _ in range(luck.randint(1, 12)):
        seats = waiting_seats(engine, state)
        if seat in seats and len(seats) > 1:
            engine.game.act(state, seat, luck.choice(open_choices(engine, state, seat)))


@every_mode
def test_taking_back_opens_the_same_choices_again(compiled: Engine, configuration: Configuration) -> None:
    """Nothing is left of what a seat had sealed, and the game goes on from there."""
    for state, luck in some_points(compiled, configuration, games=8, share=0.06, seed="back"):
        if compiled.game.over(state):
            continue
        seat = luck.choice(waiting_seats(compiled, state))
        compiled.rule(take_back)(state, seat)
        before, choices = state.copy(), sorted(open_choices(compiled, state, seat))
        trial = state.copy()
        seal_some(compiled, trial, seat, luck)
        compiled.rule(take_back)(trial, seat)
        benched = int(before.benched[seat])
        assert sorted(open_choices(compiled, trial, seat)) == choices
        assert sorted(trial.bench[seat, :benched]) == sorted(before.bench[seat, :benched])
        assert sorted(trial.teams[seat, 0]) == sorted(before.teams[seat, 0])
        for other in range(configuration.seats):
            if other != seat:
                assert view_of(compiled, trial, other).tobytes() == view_of(compiled, before, other).tobytes()
        play_to_the_end(compiled, trial, luck)
