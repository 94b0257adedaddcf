"""The cards as they are printed: symbols, species and arenas, and that all of them are back in the box."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from sixthman.games.allstar.declaration import SPECIES_NAMES
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.rules.course import act, begin, go_on, setup, waiting
from sixthman.games.allstar.rules.playoffs import eliminate
from sixthman.games.allstar.rules.record import new_state
from sixthman.games.allstar.rules.setup import may_play, prepare
from sixthman.games.allstar.table.notation import read_arena, symbol_of
from sixthman.kernel.stream import new_stream
from tests.games.allstar.conftest import (
    BEARS,
    FIVE_DUCKS,
    GOALS,
    NINES,
    PAIR,
    Manager,
    beats,
    dealt,
    fans_in_arena,
    game_in,
    options_of,
    per_seat,
    playoffs,
    ranks,
)


@pytest.mark.parametrize(
    ("species", "carriers"),
    [
        ("Rabbit", "5 6 7 8 9"),
        ("Duck", "6 7 8 9 1"),
        ("Beaver", "7 8 9 1 2"),
        ("Eagle", "3 5 1 2 7"),
        ("Penguin", "1 2 4 5 6"),
        ("Panda", "8 9 1 2 3"),
        ("Wolf", "9 1 2 3 4"),
        ("Shark", "4 5 6 7 8"),
        ("Tiger", "3 4 5 6 7"),
        ("Horse", "4 3 6 8 1"),
        ("Caribou", "2 3 4 5 6"),
        ("PolarBear", "1 2 3 4 5"),
    ],
)
def test_cards_symbols(species: str, carriers: str) -> None:
    """Each species carries each of the five symbols once, on these numbers."""
    found = {
        symbol_of(card): card % 9 + 1 for card in range(108) if card // 9 == SPECIES_NAMES.index(species)
    }
    found.pop(None)
    order = ["Goal", "Puck", "Helmet", "Glove", "Skate"]
    assert found == dict(zip(order, (int(number) for number in carriers.split()), strict=True))


def test_cards_species_order() -> None:
    """Weakest species first, twelve of them; each beats the one before by three alike."""
    order = "Rabbit Duck Beaver Eagle Penguin Panda Wolf Shark Tiger Horse Caribou PolarBear"
    assert " ".join(SPECIES_NAMES) == order
    for pair in combinations(order.split(), 2):
        one, other = [name for name in order.split() if name not in pair][:2]
        weaker, stronger = (f"{name}1 {name}4 {name}9 {one}2 {other}3" for name in pair)
        assert beats(6, stronger, weaker)


@pytest.mark.parametrize(
    ("name", "fans", "whistle", "not_for_two"),
    [
        ("Combo Stadium 1", "21 18 15 12 9 6", False, False),
        ("Combo Stadium 2", "22 20 17 15 13 11", False, False),
        ("Combo Stadium 3", "18 16 14 12 10 8", False, False),
        ("Dam Stadium 1", "7 10 12 13 15 18", True, False),
        ("Dam Stadium 2", "10 9 7 5 6 8", True, False),
        ("Dam Stadium 3", "13 14 16 13 11 9", True, False),
        ("Polarena 1", "16 15 12 11 7 6", False, False),
        ("Polarena 2", "14 13 11 8 6 5", False, False),
        ("Polarena 3", "0 4 5 7 8 12", True, True),
        ("Puddle Park 1", "15 13 11 9 6 3", False, False),
        ("Puddle Park 2", "11 10 8 5 3 2", False, False),
        ("Puddle Park 3", "20 17 15 14 12 9", False, False),
        ("Stadium Fall 1", "17 12 8 5 3 2", False, True),
        ("Stadium Fall 2", "19 18 16 13 9 4", False, False),
        ("Stadium Fall 3", "13 10 7 5 3 1", False, False),
    ],
)
def test_cards_arenas(name: str, fans: str, whistle: bool, not_for_two: bool) -> None:
    """Fans and marks of every arena, paid out in a game of six managers with six different ranks."""
    arena = ARENAS[read_arena(name)]
    assert (arena.whistle, arena.not_for_two) == (whistle, not_for_two)
    teams = ["Wolf2 Wolf5 Wolf6 Wolf7 Wolf8", "Duck2 Duck3 Duck4 Duck5 Panda7", GOALS, BEARS, NINES, PAIR]
    state = game_in(name, *teams)
    assert ranks(state) == [1, 2, 3, 4, 5, 6]
    assert fans_in_arena(state) == [int(number) for number in fans.split()]


@pytest.mark.parametrize(
    ("seats", "fans"),
    [
        (2, "10 6"),
        (3, "20 16 12"),
        (4, "30 23 17 11"),
        (5, "40 32 25 17 10"),
        (6, "50 41 32 23 15 7"),
    ],
)
def test_cards_playoff_fans(seats: int, fans: str) -> None:
    """Playoff fans by final rank: managers go out one after the other, the last one takes the first place."""
    state = playoffs(*[Manager(FIVE_DUCKS)] * seats)
    for seat in range(seats - 1, 0, -1):
        eliminate(state, 1 << seat)
    go_on(state)
    assert per_seat(state, "playoff_rank") == list(range(1, seats + 1))
    assert per_seat(state, "playoff_fans") == [int(number) for number in fans.split()]


def test_cards_whistle_arenas_can_be_left_out() -> None:
    """Whistle arenas are out if the managers agree on that, in any number of managers."""
    state = new_state()
    for seats in (2, 4):
        prepare(state, np.array([0, seats, 1 if seats == 2 else 0, 1, 0]))
        out = {arena.name for index, arena in enumerate(ARENAS) if not may_play(state, index)}
        whistles = {"Dam Stadium 1", "Dam Stadium 2", "Dam Stadium 3", "Polarena 3"}
        assert out == whistles | ({"Stadium Fall 1"} if seats == 2 else set())


def test_cards_all_back_in_the_box() -> None:
    """Setting a new game up leaves nothing of the last one: the record is as if it were new."""
    state = dealt(5, seed="last game")
    begin(state)
    while waiting(state):
        seat = (waiting(state) & -waiting(state)).bit_length() - 1
        act(state, seat, max(options_of(state, seat)))
    options = np.array([0, 4, 0, 0, 0])
    setup(state, options, new_stream("next game"))
    fresh = new_state()
    setup(fresh, options, new_stream("next game"))
    assert state.tobytes() == fresh.tobytes()
    assert set(fresh.marks.tolist()) == {0}
    for field in ("benched", "fans", "playoff_fans", "playoff_rank", "strengths", "tickets", "laid_down"):
        assert fresh[field].tolist() == [0] * 6
    for field in ("pack_at", "held", "stage"):  # the two seats nobody sits on
        assert fresh[field][4:].tolist() == [0, 0]
