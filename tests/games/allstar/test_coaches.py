"""Ruling A24: one of two coaches is kept and laid anew every round, and what a thirteenth would cost."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sixthman.games.allstar.declaration import (
    CHOOSE_COACH,
    COACH_CARD,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    PASS,
    SWAP_BUSES,
    TEAM_CHOICE,
)
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.cards import ABILITIES, BESIDE_TEAM, COACHES_PRINTED, MODIFIERS, PRINTED
from sixthman.games.allstar.rules.course import begin
from sixthman.games.allstar.rules.envelopes import ask, take_back
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.rules.season import end_season
from sixthman.games.allstar.table.notation import read, read_arena
from sixthman.kernel.game import BuiltEngine, Engine
from sixthman.kernel.rules import Build
from sixthman.kernel.stream import new_stream
from tests.games.allstar.coaching import (
    NAMES,
    PUDDLE,
    TRIPLE,
    at_line_ups,
    before_round_1,
    engage,
    fill_bench,
)
from tests.games.allstar.conftest import (
    FIRST,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    NINES,
    OTHER_NINES,
    PAIR,
    SECOND,
    asked,
    choose,
    dealt,
    options_of,
    per_seat,
    prepared,
)

# --- one of two


def test_A24_one_of_two_is_kept() -> None:
    """A24: two coaches each, one chosen, sealed and simultaneous; the other one goes back."""
    state = dealt(3, edition=FIRST, coaches=1)
    begin(state)
    assert int(state.phase) == CHOOSE_COACH
    assert asked(state) == [0, 1, 2]
    two = [(int(state.coach[seat]), int(state.refused[seat])) for seat in range(3)]
    for seat in range(3):
        assert options_of(state, seat) == {COACH_CARD + coach for coach in two[seat]}
    choose(state, 0, f"coach:{NAMES[two[0][0]]}")
    choose(state, 1, f"coach:{NAMES[two[1][0]]}")
    take_back(state, 1)
    choose(state, 1, f"coach:{NAMES[two[1][1]]}")
    assert int(state.phase) == CHOOSE_COACH
    choose(state, 2, f"coach:{NAMES[two[2][1]]}")
    assert int(state.phase) == DRAFT
    assert per_seat(state, "coach") == [two[0][0], two[1][1], two[2][1]]
    assert per_seat(state, "refused") == [two[0][1], two[1][0], two[2][0]]


@pytest.mark.parametrize("edition", [FIRST, SECOND])
def test_A24_no_coach_no_question(edition: str) -> None:
    """Without coaches the game begins with the draft."""
    state = dealt(3, edition=edition)
    begin(state)
    assert int(state.phase) == DRAFT
    assert per_seat(state, "coach") == [-1] * 3


@pytest.mark.parametrize("coach", NAMES)
def test_A24_laying_a_coach_is_part_of_the_line_up_for_six(coach: str) -> None:
    """A24: three go beside a player, four beside a team, and five are not laid anywhere."""
    state = before_round_1(coach, NINES, GOALS, PAIR)
    waits = int(state.phase) == LINEUP
    assert waits == (coach in ("Rabbit", "Duck", "Penguin", "Eagle", "Panda", "Beaver", "Caribou"))
    if waits:
        offered = options_of(state)
        assert PASS in offered, "always optional"
        if coach in ("Eagle", "Panda", "Beaver", "Caribou"):
            assert offered == {PASS, TEAM_CHOICE}
        else:
            assert offered <= {PASS, *read(NINES)}


@pytest.mark.parametrize("coach", ["Eagle", "Panda", "Beaver", "Caribou"])
def test_A24_any_of_ones_own_teams(coach: str) -> None:
    """A24: in round three the coach can go beside each of the three teams."""
    state = at_line_ups(
        coach, 3, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6", FIVE_DUCKS, FIVE_WOLVES
    )
    choose(state, 0, "- - Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:1-2-3")
    assert options_of(state) == {PASS, TEAM_CHOICE, TEAM_CHOICE + 1, TEAM_CHOICE + 2}


def test_A24_every_round_anew() -> None:
    """A24: a coach is laid every round; what it was beside before counts no more."""
    state = before_round_1("Rabbit", NINES, GOALS, PAIR)
    choose(state, 0, "Duck2")
    assert int(state.coach_beside[0]) == 0
    before = int(state.fans[0])
    state.arenas[1:3] = [read_arena(PUDDLE), read_arena("Stadium Fall 3")]
    for seat, cards in enumerate((FIVE_WOLVES, FIVE_DUCKS, TRIPLE)):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_WOLVES} bus:1-2 -")
    choose(state, 1, f"- {FIVE_DUCKS} bus:1-2")
    choose(state, 2, f"- {TRIPLE} bus:1-2")
    assert int(state.coach_beside[0]) == -1
    assert int(state.fans[0]) == before + 13 + 13, "no help"


@pytest.mark.parametrize(
    ("coach", "place"), [("Panda", "team:1"), ("Rabbit", "Duck2"), ("Duck", "Duck2 Eagle9")]
)
def test_A24_beside_nobody_after_the_season(coach: str, place: str) -> None:
    """A24: when all cards go back to the benches the coach leaves its team, its player and the mate."""
    state = before_round_1(coach, NINES, GOALS, PAIR)
    choose(state, 0, place)
    assert int(state.coach_beside[0]) == 0
    assert (int(state.coach_player[0]) >= 0) == (coach != "Panda")
    assert (int(state.coach_mate[0]) >= 0) == (coach == "Duck")
    end_season(state)
    fields = (state.coach_beside, state.coach_player, state.coach_mate)
    assert [int(field[0]) for field in fields] == [-1, -1, -1]


# --- a thirteenth


def with_a_thirteenth(**modifiers: int) -> Engine:
    """The rules as they are, with one more row in the table of coaches."""
    table, printed = ABILITIES.copy(), PRINTED.copy()
    table[:, :, 12] = [modifiers.get(name, 0) for name in MODIFIERS]
    printed[COACHES_PRINTED] = 13
    build = Build(lambda function, mark, outside, inline: function, {"ABILITIES": table, "PRINTED": printed})
    return BuiltEngine(GAME, build)


def play_with_the_thirteenth(engine: Engine, seed: int) -> tuple[State, int | None, set[int]]:
    """A random game of six; the seat that kept the thirteenth coach, and the phases it was used up in."""
    state, luck = GAME.new_state(), random.Random(seed)
    engine.game.setup(state, np.array([1, 6, 0, 0, 1]), new_stream(f"thirteen {seed}"))
    used_in: set[int] = set()
    seat_of = None
    while not engine.game.over(state):
        waiting = [seat for seat in range(6) if int(engine.game.waiting(state)) >> seat & 1]
        seat = luck.choice(waiting)
        choices = [int(engine.game.choice(state, seat, k)) for k in range(engine.game.legal(state, seat))]
        wanted = [choice for choice in choices if choice == COACH_CARD + 12]
        phase, before = int(state.phase), state.turned_over.copy()
        engine.game.act(state, seat, luck.choice(wanted or choices))
        if int(state.phase) == DRAFT and 12 in state.coach.tolist():
            seat_of = state.coach.tolist().index(12)
        if seat_of is not None and state.turned_over[seat_of] > before[seat_of]:
            used_in.add(phase)
    return state, seat_of, used_in


@pytest.mark.parametrize(
    ("modifiers", "phases"),
    [
        ({"beside": BESIDE_TEAM, "once": 1, "fans": 5, "wins_ties": 1}, {LINEUP}),
        ({"once": 1, "skips": 1, "tickets": 2, "fans_at_start": 4}, {LAY_DOWN}),
        ({"once": 1, "swaps_buses": 1, "shot_symbol": 1}, {SWAP_BUSES}),
    ],
)
def test_A24_a_thirteenth_coach_is_a_row_of_data(modifiers: dict[str, int], phases: set[int]) -> None:
    """Whatever known abilities it combines, games with it are dealt, played and ended by the same rules."""
    engine = with_a_thirteenth(**modifiers)
    used: set[int] = set()
    dealt_to = set()
    for seed in range(12):
        state, seat, used_in = play_with_the_thirteenth(engine, seed)
        assert (state.playoff_rank > 0).all()
        if seat is not None:
            dealt_to.add(seat)
            used |= used_in
    assert len(dealt_to) > 1
    assert used == phases


def test_A24_a_thirteenth_coach_does_what_its_row_says() -> None:
    """Five fans more and every tie, beside a team, once."""
    engine = with_a_thirteenth(beside=BESIDE_TEAM, once=1, fans=5, wins_ties=1)
    state = before_round_1("Tiger", NINES, OTHER_NINES, PAIR)  # with a quiet coach all lineups are handed in
    plain = per_seat(state, "fans")
    state = prepared(3, edition=FIRST, coaches=1)
    engage(state, "Tiger", "Shark", "PolarBear")
    state.coach[0] = 12
    state.arenas[0] = read_arena(PUDDLE)
    for seat, cards in enumerate((NINES, OTHER_NINES, PAIR)):
        fill_bench(state, seat, cards)
    engine.rule(ask)(state, LINEUP, 0b111)
    for seat, cards in enumerate((NINES, OTHER_NINES, PAIR)):
        for card in read(cards):
            engine.game.act(state, seat, card)
    assert int(engine.game.legal(state, 0)) == 2
    engine.game.act(state, 0, TEAM_CHOICE)
    assert plain == [15, 15, 11]
    assert per_seat(state, "fans") == [15 + 5, 13, 11]
    assert int(state.turned_over[0]) == 1
