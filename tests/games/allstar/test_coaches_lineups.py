"""Ruling A24: the coaches who change lineups and buses: Wolf, Horse."""

from __future__ import annotations

import numpy as np
import pytest

from sixthman.games.allstar.declaration import BUS, DRAFT, LINEUP, PASS, SWAP_BUSES, TEAM_CHOICE
from sixthman.games.allstar.rules.envelopes import ask, take_back
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.table.notation import card_name, read, read_arena
from tests.games.allstar.coaching import (
    PUDDLE,
    TRIPLE,
    at_line_ups,
    before_round_1,
    engage,
    fill_bench,
    number,
    printed,
)
from tests.games.allstar.conftest import (
    FIRST,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    NINES,
    OTHER_NINES,
    PAIR,
    ROUND_3,
    asked,
    bench,
    choose,
    options_of,
    per_seat,
    prepared,
    team,
)

OTHERS = "Caribou1 Caribou8 Shark2 Shark4 Horse8"  # in none of the other teams

# --- Wolf


def test_A24_wolf_a_second_substitution_in_each_team() -> None:
    """A24 Wolf: two in each team, in any order; a second one only after a first in the same team."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 Wolf2 Rabbit1")
    others = [*read("Duck3 Duck4 Duck5 Duck7"), *read("Wolf3 Wolf5 Wolf6 Wolf7")]
    assert options_of(state) == {PASS, *others}, "nobody who came in or has left"
    choose(state, 0, "Duck3")
    assert options_of(state) == set(read("Duck2 Wolf2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))
    choose(state, 0, "Tiger2")
    assert options_of(state) == {PASS, *read("Wolf3 Wolf5 Wolf6 Wolf7")}
    choose(state, 0, "Wolf3 Duck3")
    assert options_of(state) == set(read("Duck2 Wolf2 Wolf3 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))


def line_up_others(state: State) -> None:
    """The two other managers hand in lineups of round 3, any cards."""
    for seat, species in ((1, "Eagle"), (2, "Panda")):
        state.teams[seat, 0] = read(" ".join(f"{species}{n}" for n in range(1, 6)))
        state.teams[seat, 1] = read(" ".join(f"Horse{n}" for n in range(1, 6)))
        fill_bench(state, seat, " ".join(f"Caribou{n}" for n in range(1, 9)))
        take_back(state, seat)
        choose(state, seat, "- - Caribou1 Caribou2 Caribou3 Caribou4 Caribou5 bus:1-2-3")


def test_A24_wolf_carried_out() -> None:
    """A24 Wolf: both substitutions are carried out, and the coach is turned over."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 - Duck3 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8 bus:1-2-3")
    line_up_others(state)
    assert int(state.turned_over[0]) == number("Wolf", "once")
    assert set(bench(state, 0)) == {
        *(card_name(card) for cards in (FIVE_DUCKS, FIVE_WOLVES) for card in read(cards)),
        *(f"Tiger{n}" for n in (1, 2, 3, 4, 5, 6, 8)),
        "Rabbit1",
    }, "the season is over: all cards are on the bench"
    shown = {card_name(int(card)) for card in np.flatnonzero(state.shown_in) if state.shown_by[card] == 0}
    assert "Tiger1" in shown
    assert "Tiger2" in shown
    assert not {"Duck2", "Duck3", "Rabbit1"} & shown, "they left before the teams were turned up"


def test_A24_wolf_needs_a_first_substitution() -> None:
    """A24 Wolf: no second substitution in a team that made none; not used up then."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "- -")
    assert options_of(state) == set(read(ROUND_3[0])), "on to the new team"
    choose(state, 0, "Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:1-2-3")
    line_up_others(state)
    assert int(state.turned_over[0]) == 0


def test_A24_wolf_may_be_saved() -> None:
    """A24 Wolf: without a second substitution it stays face up."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 Wolf2 Rabbit1 - - Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 bus:1-2-3")
    line_up_others(state)
    assert int(state.turned_over[0]) == 0


def test_A24_wolf_used_up() -> None:
    """A24 Wolf: where it helps once, it allows one substitution a team after that, like anybody."""
    with printed("Wolf", once=1):
        state = at_line_ups("Wolf", 3, *ROUND_3)
        state.turned_over[0] = 1
        ask(state, LINEUP, 0b111)
        choose(state, 0, "Duck2 Tiger1 Wolf2 Rabbit1")
        assert options_of(state) == set(read("Duck2 Wolf2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))


def test_A24_wolf_the_first_to_leave_can_come_back() -> None:
    """A24 Wolf, A10: who left first lies on the bench and may come in for the second."""
    state = at_line_ups("Wolf", 2, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6", FIVE_DUCKS)
    choose(state, 0, "Duck2 Tiger1 Duck3 Duck2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 bus:1-2")
    for seat in (1, 2):
        fill_bench(state, seat, FIVE_WOLVES)
        state.teams[seat, 0] = read(PAIR)
        take_back(state, seat)
        choose(state, seat, f"- {FIVE_WOLVES} bus:1-2")
    assert team(state, 0) == ["Duck2", "Duck4", "Duck5", "Duck7", "Tiger1"]
    assert bench(state, 0) == ["Rabbit1", "Duck3"]


@pytest.mark.parametrize(
    "choices",
    [
        "Duck2 Tiger1 Wolf2 Duck2 Duck3 Wolf2 Wolf3 Duck3 Wolf3 Tiger2",  # every card serves again at once
        "Duck2 Tiger1 Wolf2 Rabbit1 Duck3 Duck2 Wolf3 Wolf2",
        "Duck2 Tiger1 - Duck3 Tiger2",
        "- Wolf2 Tiger1 Wolf3 Wolf2 Wolf3",
        "Duck2 Tiger1 Wolf2 Rabbit1 Duck3",  # half a substitution
        "Duck2 Tiger1 Wolf2 Rabbit1 - Wolf3",
    ],
)
def test_A24_wolf_taken_back(choices: str) -> None:
    """A8 and A24 Wolf: whatever chain of substitutions is taken back, bench and teams are as before."""
    state = at_line_ups("Wolf", 3, *ROUND_3)
    choose(state, 0, choices)
    take_back(state, 0)
    assert bench(state, 0) == sorted(ROUND_3[0].split(), key=lambda card: read(card)[0])
    assert team(state, 0, 0) == FIVE_DUCKS.split()
    assert team(state, 0, 1) == FIVE_WOLVES.split()
    assert options_of(state) == {PASS, *read(FIVE_DUCKS), *read(FIVE_WOLVES)}
    choose(state, 0, "- - Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:2-3-1")
    assert not int(state.asked) & ~int(state.locked) & 1


# --- Horse


def buses_revealed(round_: int, mine: str, theirs: str = "bus:1-2-3") -> State:
    """Seat 0 has the Horse; the lineups of a round are on the table."""
    state = prepared(3, edition=FIRST, coaches=1)
    engage(state, "Horse", "Shark", "Tiger")
    state.round_ = round_ - 1
    state.arenas[:] = [
        read_arena(name) for name in (PUDDLE, PUDDLE, "Stadium Fall 3", PUDDLE, "Polarena 1", "Dam Stadium 2")
    ]
    for seat in range(3):
        old = (FIVE_DUCKS, FIVE_WOLVES) if seat == 0 else (TRIPLE, OTHERS)
        for number_, cards in enumerate(old[: round_ - 1]):
            state.teams[seat, number_] = read(cards)
        fill_bench(state, seat, NINES)
    ask(state, LINEUP, 0b111)
    for seat, plan in enumerate((mine, theirs, theirs)):
        choose(state, seat, f"{'- ' * (round_ - 1)}{NINES} {plan}")
    return state


def test_A24_horse_not_in_round_one() -> None:
    """A24 Horse: one team, one bus: nothing to swap."""
    state = before_round_1("Horse", NINES, GOALS, PAIR)
    assert int(state.phase) == DRAFT
    assert int(state.round_) == 1


def test_A24_horse_after_the_reveal() -> None:
    """A24 Horse: teams and buses lie open, no arena is settled; only the Horse's manager is asked."""
    state = buses_revealed(2, "bus:1-2", "bus:1-2")
    assert int(state.phase) == SWAP_BUSES
    assert asked(state) == [0]
    assert per_seat(state, "fans") == [0, 0, 0]
    assert state.bus[:3, :2].tolist() == [[0, 1]] * 3
    assert options_of(state) == {PASS, *read("bus:2-1")}
    choose(state, 0, "bus:2-1")
    assert int(state.turned_over[0]) == number("Horse", "once")
    assert state.bus[0, :2].tolist() == [1, 0]
    # arena 1 (Puddle Park 1): NINES against two TRIPLEs; arena 2 (Stadium Fall 3): Ducks against two NINES
    assert per_seat(state, "fans") == [15 + 13 + number("Horse", "fans"), 13 + 10, 13 + 10]


def test_A24_horse_may_leave_the_buses() -> None:
    """A24 Horse: with a pass the buses stay, and so does the coach for round three."""
    state = buses_revealed(2, "bus:1-2", "bus:1-2")
    choose(state, 0, "-")
    assert int(state.turned_over[0]) == 0
    assert state.bus[0, :2].tolist() == [0, 1]
    assert int(state.phase) == DRAFT


def test_A24_horse_two_of_three() -> None:
    """A24 Horse: in round three any two of three buses change places; never all three."""
    state = buses_revealed(3, "bus:2-3-1")
    assert options_of(state) == {PASS, *read("bus:3-2-1 bus:1-3-2 bus:2-1-3")}
    assert all(BUS <= choice < TEAM_CHOICE for choice in options_of(state) - {PASS})
    choose(state, 0, "bus:1-3-2")
    assert int(state.round_) == 3


def test_A24_horse_once() -> None:
    """A24 Horse: where it helps once, nobody is asked after that; the round ends with the reveal."""
    for once in (0, 1):
        with printed("Horse", once=once):
            state = buses_revealed(2, "bus:1-2", "bus:1-2")
            choose(state, 0, "bus:2-1")
            for seat in range(3):
                fill_bench(state, seat, OTHER_NINES)
            state.round_ = 2
            state.teams[:3, 0] = read(OTHERS)
            ask(state, LINEUP, 0b111)
            for seat in range(3):
                choose(state, seat, f"- - {OTHER_NINES} bus:1-2-3")
            assert (int(state.phase) == SWAP_BUSES) == (once == 0)
            assert int(state.round_) == 3 - (once == 0)
