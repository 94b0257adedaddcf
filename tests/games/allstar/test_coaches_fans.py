"""Ruling A24: the coaches beside a team who win ties and fans: Eagle, Panda, Beaver, Caribou."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import DRAFT, LINEUP, SHOOTOUT
from sixthman.games.allstar.rules.course import settle_match
from sixthman.games.allstar.rules.envelopes import ask
from sixthman.games.allstar.table.notation import read_arena
from tests.games.allstar.coaching import (
    PUDDLE,
    TRIPLE,
    before_round_1,
    fill_bench,
    helped,
    in_playoffs,
    number,
    play_round_1,
)
from tests.games.allstar.conftest import (
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    MORE_NINES,
    NINES,
    OTHER_NINES,
    PAIR,
    SECOND,
    Manager,
    asked,
    choose,
    per_seat,
)

# --- Eagle


def test_A24_eagle_wins_ties() -> None:
    """A24 Eagle: of two equal teams the one beside the Eagle ranks first, the other takes the next rank."""
    assert play_round_1("Eagle", "-", NINES, OTHER_NINES, PAIR) == [15, 15, 11]
    assert play_round_1("Eagle", "team:1", NINES, OTHER_NINES, PAIR) == [helped("Eagle", 15), 13, 11]
    assert play_round_1("Eagle", "team:1", NINES, OTHER_NINES, FIVE_DUCKS) == [helped("Eagle", 13), 11, 15]


def test_A24_eagle_in_a_tie_of_three() -> None:
    """A24 Eagle: the two others stay level, one rank below."""
    assert play_round_1("Eagle", "team:1", NINES, OTHER_NINES, MORE_NINES) == [helped("Eagle", 15), 13, 13]


def test_A24_eagle_beats_as_many_alike() -> None:
    """A24 Eagle: of three alike, whatever their kind and value, its team comes first."""
    eights = "Eagle8 Penguin8 Tiger8 Rabbit1 Duck2"
    assert play_round_1("Eagle", "-", eights, OTHER_NINES, PAIR) == [13, 15, 11]
    assert play_round_1("Eagle", "team:1", eights, OTHER_NINES, PAIR) == [helped("Eagle", 15), 13, 11]
    assert play_round_1("Eagle", "team:1", TRIPLE, OTHER_NINES, GOALS) == [helped("Eagle", 15), 11, 13]


def test_A24_eagle_beats_nobody_who_shows_more_alike() -> None:
    """A24 Eagle: three alike stay behind five."""
    assert play_round_1("Eagle", "team:1", NINES, FIVE_DUCKS, PAIR) == [helped("Eagle", 13), 15, 11]


def test_A24_eagle_among_combos() -> None:
    """A24 Eagle, A7: teams that make the combo tie at the top; the one beside the Eagle wins that tie too."""
    run, other = "Rabbit3 Wolf4 Tiger5 Shark6 Panda7", "Duck1 Beaver2 Eagle3 Panda4 Horse5"
    arena = "Combo Stadium 2"  # 22 20 17
    assert play_round_1("Eagle", "-", run, other, PAIR, arena=arena, edition=SECOND) == [22, 22, 17]
    assert play_round_1("Eagle", "team:1", run, other, PAIR, arena=arena, edition=SECOND) == [
        helped("Eagle", 22),
        20,
        17,
    ]


def test_A24_eagle_helps_its_team_only() -> None:
    """A24 Eagle: a tie of another team of its manager stays a tie."""
    state = before_round_1("Eagle", NINES, OTHER_NINES, PAIR)
    choose(state, 0, "-")
    before = per_seat(state, "fans")
    state.arenas[1:3] = [read_arena(PUDDLE), read_arena(PUDDLE)]
    for seat, cards in enumerate((FIVE_WOLVES, FIVE_DUCKS, TRIPLE)):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_WOLVES} bus:1-2 team:2")
    choose(state, 1, f"- {FIVE_DUCKS} bus:1-2")
    choose(state, 2, f"- {TRIPLE} bus:1-2")
    won = [now - then for now, then in zip(per_seat(state, "fans"), before, strict=True)]
    assert won == [15 + helped("Eagle", 15), 15 + 13, 11 + 11], "level in arena 1, without the Eagle"


def test_A24_eagle_stays_home_in_the_playoffs() -> None:
    """A24 Eagle: it acts in the season; a tie for the last place is shot out."""
    state = in_playoffs(
        ["Eagle", "Panda", "Shark"],
        Manager(NINES, "Rabbit3 Rabbit4", 2),
        Manager(OTHER_NINES, "Wolf1 Wolf2", 2),
        Manager(FIVE_DUCKS, "Shark1 Shark2", 2),
    )
    settle_match(state)
    assert int(state.phase) == SHOOTOUT
    assert asked(state) == [0, 1]


# --- Panda, Beaver, Caribou


@pytest.mark.parametrize(
    ("cards", "fans"), [(FIVE_WOLVES, 15), (NINES, 13), ("Panda4 Panda5 Horse2 Wolf8 Duck3", 11)]
)
def test_A24_panda_extra_fans_whatever_the_rank(cards: str, fans: int) -> None:
    """A24 Panda: the same extra fans for the first, the second and the last."""
    more = number("Panda", "fans")
    assert more > 0
    others = ("Tiger1 Tiger2 Tiger5 Shark9 Eagle4", TRIPLE)  # three Tigers, three Pandas
    if fans == 13:
        others = (FIVE_DUCKS, TRIPLE)
    assert play_round_1("Panda", "-", cards, *others)[0] == fans
    assert play_round_1("Panda", "team:1", cards, *others)[0] == helped("Panda", fans) == fans + more


def test_A24_beaver_extra_fans_for_the_last() -> None:
    """A24 Beaver: for the last team, and for no other."""
    assert number("Beaver", "fans_if_last") > 0
    assert play_round_1("Beaver", "team:1", PAIR, GOALS, NINES) == [helped("Beaver", 11, last=True), 15, 13]
    assert play_round_1("Beaver", "team:1", NINES, GOALS, PAIR) == [helped("Beaver", 13), 15, 11]
    assert play_round_1("Beaver", "team:1", FIVE_DUCKS, GOALS, PAIR) == [helped("Beaver", 15), 13, 11]


def test_A24_beaver_tied_last() -> None:
    """A24 Beaver: a team that shares the last place ranks last; where all are level nobody does."""
    assert play_round_1("Beaver", "team:1", NINES, OTHER_NINES, GOALS)[0] == helped("Beaver", 13, last=True)
    assert play_round_1("Beaver", "team:1", NINES, OTHER_NINES, MORE_NINES)[0] == helped("Beaver", 15)


def test_A24_beaver_of_two_managers() -> None:
    """A24 Beaver: with two the second is the last."""
    assert play_round_1("Beaver", "team:1", NINES, GOALS) == [helped("Beaver", 13, last=True, seats=2), 15]
    assert play_round_1("Beaver", "team:1", GOALS, NINES) == [helped("Beaver", 15), 13]


def test_A24_caribou_doubles_once() -> None:
    """A24 Caribou: the fans of the named team count this many times; then the coach is turned over."""
    assert number("Caribou", "fans_times") == 2
    state = before_round_1("Caribou", NINES, GOALS, PAIR)
    choose(state, 0, "team:1")
    assert per_seat(state, "fans") == [helped("Caribou", 13), 15, 11]
    assert int(state.turned_over[0]) == 1
    fill_bench(state, 0, FIVE_DUCKS)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_DUCKS} bus:1-2")
    assert int(state.locked) == 0b001, "the line-up is complete: the coach is not asked for again"


@pytest.mark.parametrize(("arena", "fans"), [("Polarena 3", 4), ("Stadium Fall 2", 18)])
def test_A24_caribou_doubles_what_the_arena_pays(arena: str, fans: int) -> None:
    """A24 Caribou: few fans or many, those for the rank are really doubled."""
    won = play_round_1("Caribou", "team:1", NINES, GOALS, PAIR, arena=arena)[0]
    assert won == helped("Caribou", fans) == 2 * fans


def test_A24_caribou_costs_fans() -> None:
    """A24 Caribou: its price is paid once it is used; without so many fans it is not asked about."""
    price = number("Caribou", "price")
    assert price > 0
    state = before_round_1("Caribou", NINES, GOALS, PAIR)
    state.fans[0] = price + 3
    choose(state, 0, "team:1")
    assert int(state.fans[0]) == 3 + 2 * 13
    state = before_round_1("Caribou", NINES, GOALS, PAIR, paid=False)
    assert int(state.phase) == DRAFT, "the line-ups are complete without it"
    assert per_seat(state, "fans") == [13, 15, 11]


def test_A24_caribou_waits() -> None:
    """A24 Caribou: left aside it stays face up and can be used in a later round."""
    state = before_round_1("Caribou", NINES, GOALS, PAIR)
    price = int(state.fans[0])
    choose(state, 0, "-")
    assert per_seat(state, "fans") == [price + 13, 15, 11]
    assert int(state.turned_over[0]) == 0
    before = int(state.fans[0]) - price
    state.arenas[1:3] = [read_arena(PUDDLE), read_arena(PUDDLE)]
    for seat, cards in enumerate((FIVE_WOLVES, FIVE_DUCKS, TRIPLE)):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, 0b111)
    choose(state, 0, f"- {FIVE_WOLVES} bus:1-2 team:2")
    choose(state, 1, f"- {FIVE_DUCKS} bus:1-2")
    choose(state, 2, f"- {TRIPLE} bus:1-2")
    assert int(state.fans[0]) == before + 13 + helped("Caribou", 15), "the other team wins as usual"
    assert int(state.turned_over[0]) == 1
