"""The rulings A1 to A7: strength and ranking, where the rulebooks leave them open."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.rules.course import settle_match
from sixthman.games.allstar.rules.ranking import is_three_and_two, strength_in
from sixthman.games.allstar.table.notation import read, read_arena
from tests.games.allstar.conftest import (
    BEARS,
    FIVE_DUCKS,
    FIVE_WOLVES,
    GOALS,
    MORE_NINES,
    NINES,
    OTHER_NINES,
    PAIR,
    Manager,
    beats,
    choose,
    fans_in_arena,
    game_in,
    per_seat,
    playoffs,
    ranks,
    strength_told,
)

ONE_OF_EACH, RUN, THREE_AND_TWO = "Combo Stadium 1", "Combo Stadium 2", "Combo Stadium 3"
ALL_DIFFERENT = "Panda4 Wolf5 Tiger8 Shark9 Horse2"  # no symbol, no two alike


def is_combo(arena: str, team_: str) -> bool:
    """Does the team beat five alike in that arena? (Species counts lowest, Bears are the best of it.)"""
    bears = "PolarBear2 PolarBear3 PolarBear4 PolarBear7 PolarBear8"
    return strength_in(0, 4, read(team_), read_arena(arena)) > strength_in(
        0, 4, read(bears), read_arena(arena)
    )


def test_A1_the_larger_set_wins() -> None:
    """A1: how many are alike counts before anything else: four of the weakest species beat three Goals."""
    four_rabbits = "Rabbit1 Rabbit2 Rabbit3 Rabbit4 Wolf8"
    for seats in range(2, 7):
        assert beats(seats, four_rabbits, GOALS)
        assert beats(seats, FIVE_DUCKS, four_rabbits)


def test_A1_then_the_category() -> None:
    """A1: then Symbol, Number, Species for 2 to 4 seated; Symbol, Species, Number for 5 and 6."""
    skates = "Wolf4 Rabbit9 Duck1 Panda5 Tiger2"  # the weakest symbol
    ones = "Rabbit1 Caribou1 Tiger1 Panda5 Duck2"  # the weakest number, no symbol among them
    rabbits = "Rabbit1 Rabbit2 Rabbit3 Panda5 Tiger9"  # the weakest species
    for seats in (2, 3, 4):
        assert beats(seats, skates, NINES)
        assert beats(seats, ones, BEARS)
    for seats in (5, 6):
        assert beats(seats, skates, BEARS)
        assert beats(seats, rabbits, NINES)


def test_A1_then_the_value() -> None:
    """A1: then how high the value ranks: 9 above 8, Polar bear above Caribou, Goal above Puck."""
    assert beats(4, NINES, "Eagle8 Penguin8 Tiger8 Rabbit1 Duck2")
    assert beats(4, "Rabbit2 Duck2 Eagle4 Wolf5 Tiger8", "Rabbit1 Duck2 Eagle4 Wolf5 Tiger1")  # 2 2 and 1 1
    assert beats(4, BEARS, "Caribou7 Caribou8 Caribou9 Eagle6 Horse2")
    assert beats(4, GOALS, "Rabbit6 Duck7 Beaver8 Panda5 Tiger1")


def test_A1_the_best_of_several_sets_counts() -> None:
    """A1: three Goals that are also three 3s count as the better one; so do two sets in one attribute."""
    assert strength_told(4, "Tiger3 Eagle3 Rabbit5 Rabbit3 Duck9") == [3, "Symbol", "Goal"]
    assert strength_told(4, "Rabbit2 Duck2 Wolf7 Shark7 Panda5") == [2, "Number", "7"]
    assert strength_told(4, "Rabbit4 Duck4 Beaver4 Wolf8 Wolf7") == [3, "Number", "4"]
    bears_and_eights = "PolarBear6 PolarBear7 PolarBear8 Eagle8 Horse8"
    assert strength_told(4, bears_and_eights) == [3, "Number", "8"]
    assert strength_told(5, bears_and_eights) == [3, "Species", "PolarBear"]


def test_A1_no_symbol_is_no_set() -> None:
    """A1: five cards without a symbol have nothing in common by that."""
    assert strength_told(4, ALL_DIFFERENT) == [1, "Number", "9"]
    assert strength_told(4, "Panda4 Panda5 Tiger8 Shark9 Horse2") == [2, "Species", "Panda"]


def test_A2_strength_one() -> None:
    """A2: all different: judged on the best single attribute in category order, a symbol if there is one."""
    one_skate = "Rabbit1 Duck2 Beaver3 Eagle4 Tiger7"
    assert strength_told(4, one_skate) == [1, "Symbol", "Skate"]
    assert strength_told(4, ALL_DIFFERENT) == [1, "Number", "9"]
    assert strength_told(5, ALL_DIFFERENT) == [1, "Species", "Horse"]
    for seats in range(2, 7):
        assert beats(seats, one_skate, ALL_DIFFERENT)


def test_A2_the_best_symbol_of_several() -> None:
    """A2: with a Puck and a Skate the Puck counts: above a lone Helmet, level with another lone Puck."""
    puck_and_skate = "Shark5 Rabbit9 Beaver3 Eagle4 Panda7"
    helmet = "Rabbit7 Duck2 Beaver3 Eagle4 Panda6"
    puck = "Rabbit6 Duck2 Beaver3 Eagle4 Panda7"
    assert strength_told(4, puck_and_skate) == [1, "Symbol", "Puck"]
    assert ranks(game_in("Stadium Fall 3", helmet, puck_and_skate, puck)) == [3, 1, 1]


def test_A3_category_order_is_that_of_the_start() -> None:
    """A3: five sat down, two are left: Species still counts above Number; of four it is the other way."""
    bench_ = "Rabbit7 Rabbit8"
    left = [Manager(BEARS, bench_), Manager(NINES, bench_)]
    five = playoffs(*left, Manager(out=3), Manager(out=4), Manager(out=5))
    settle_match(five)
    assert per_seat(five, "playoff_rank")[:2] == [1, 2]
    four = playoffs(*left, Manager(out=3), Manager(out=4))
    settle_match(four)
    assert per_seat(four, "playoff_rank")[:2] == [2, 1]


def test_A3_shootout_late_in_the_playoffs() -> None:
    """A3: the shootout of the last two of five managers also looks at Species before Number."""
    state = playoffs(
        Manager(NINES, "Horse8 Rabbit3"),
        Manager(OTHER_NINES, "Caribou5 Rabbit4"),
        *[Manager(out=rank_) for rank_ in (3, 4, 5)],
    )
    settle_match(state)
    choose(state, 0, "Horse8")
    choose(state, 1, "Caribou5")
    assert per_seat(state, "playoff_rank") == [2, 1, 3, 4, 5]


def test_A4_ties_skip_ranks() -> None:
    """A4: same count, category and value: both take the rank, the next one is skipped."""
    state = game_in("Puddle Park 1", NINES, FIVE_DUCKS, OTHER_NINES, PAIR)
    assert ranks(state) == [2, 1, 2, 4]
    assert fans_in_arena(state) == [13, 15, 13, 9]


def test_A4_three_way_tie_skips_two_ranks() -> None:
    """A4: three at the top of five take rank 1 each, then come ranks 4 and 5."""
    state = game_in("Polarena 1", NINES, OTHER_NINES, MORE_NINES, PAIR, ALL_DIFFERENT)
    assert ranks(state) == [1, 1, 1, 4, 5]
    assert fans_in_arena(state) == [16, 16, 16, 11, 7]


def test_A4_fillers_break_no_tie() -> None:
    """A4: only the best set is compared: a second pair or a high card does not help."""
    state = game_in(
        "Polarena 1", "Eagle9 Penguin9 Tiger9 Rabbit1 Rabbit2", "Shark9 Horse9 Caribou9 PolarBear8 Horse7"
    )
    assert ranks(state) == [1, 1]


@pytest.mark.parametrize(
    ("team_", "run"),
    [
        ("Rabbit1 Wolf5 Duck2 Shark3 Tiger8", False),
        ("Rabbit1 Wolf5 Duck2 Shark3 Tiger4", True),
        ("Rabbit5 Wolf6 Duck7 Shark8 Tiger9", True),
        ("Rabbit9 Wolf8 Duck7 Shark6 Tiger5", True),
        ("Rabbit8 Wolf9 Duck1 Shark2 Tiger3", False),
        ("Rabbit9 Wolf1 Duck2 Shark3 Tiger4", False),
        ("Rabbit1 Wolf2 Duck3 Shark4 Tiger4", False),
        ("Rabbit1 Wolf2 Duck3 Shark4 Tiger6", False),
        ("Duck3 Duck4 Duck5 Duck6 Duck7", True),
    ],
)
def test_A5_run_of_five(team_: str, run: bool) -> None:
    """A5: five consecutive numbers in any order; 9 and 1 are no neighbors."""
    assert is_combo(RUN, team_) is run
    assert not is_combo("Puddle Park 1", team_)


@pytest.mark.parametrize(
    ("team_", "each"),
    [
        ("Tiger3 Shark5 Penguin4 Eagle2 Rabbit9", True),
        ("Duck6 Duck7 Duck8 Duck9 Duck1", True),
        ("Tiger3 Shark5 Penguin4 Eagle2 Rabbit1", False),  # the Skate is missing
        ("Tiger3 Shark5 Penguin4 Eagle2 Wolf3", False),  # two Gloves
    ],
)
def test_A5_one_of_each_symbol(team_: str, each: bool) -> None:
    """A5: one of each is all five symbols, nothing less."""
    assert is_combo(ONE_OF_EACH, team_) is each
    assert not is_combo(RUN, "Tiger3 Shark5 Penguin4 Eagle2 Rabbit9")


@pytest.mark.parametrize(
    "team_",
    [
        "PolarBear6 PolarBear7 PolarBear8 Rabbit4 Duck4",  # three Bears, two 4s
        "Rabbit4 Duck4 Panda4 Wolf7 Shark7",  # three 4s, two 7s
        "Wolf6 Wolf7 Wolf8 Shark1 Shark9",  # three Wolves, two Sharks
        "Tiger3 Shark4 Rabbit5 Eagle6 Eagle9",  # three Goals, two Eagles
        "Rabbit4 Duck4 Panda4 Rabbit5 Wolf9",  # three 4s, two Goals
        "Tiger3 Shark4 Rabbit5 Duck7 Beaver8",  # three Goals, two Pucks
        "Duck2 Duck3 Duck5 Duck4 Wolf4",  # four Ducks, but one of them makes the two 4s
        "Duck4 Wolf4 Shark4 Tiger4 Duck9",  # four 4s, but one of them makes the two Ducks
    ],
)
def test_A6_three_and_two(team_: str) -> None:
    """A6: three share one value, the other two a different one; the attributes are free to mix."""
    assert is_combo(THREE_AND_TWO, team_)
    assert not is_combo("Puddle Park 1", team_)


@pytest.mark.parametrize(
    "team_",
    [
        "PolarBear6 PolarBear7 PolarBear8 Rabbit4 Duck3",  # three and nothing
        "PolarBear4 PolarBear6 PolarBear7 Duck4 Rabbit1",  # the 4s overlap with the Bears
        "PolarBear6 PolarBear7 PolarBear8 Tiger9 Wolf5",  # two cards without symbol are no pair
        "Duck2 Duck3 Duck5 Duck4 Wolf9",  # four and nothing
        "Rabbit4 Duck4 Wolf7 Shark7 Panda5",  # two and two
    ],
)
def test_A6_not_three_and_two(team_: str) -> None:
    """A6: the five cards have to split into the three and the two, each with something in common."""
    assert not is_combo(THREE_AND_TWO, team_)


def test_A6_five_alike_never_counts() -> None:
    """A6: five 4s, two of them with the Goal, could be split; but five alike stay five alike."""
    five_fours = "Shark4 Horse4 Tiger4 PolarBear4 Wolf4"
    assert is_three_and_two(0, 4, read(five_fours))
    assert strength_told(4, five_fours) == [5, "Number", "4"]
    state = game_in(THREE_AND_TWO, five_fours, "PolarBear6 PolarBear7 PolarBear8 Rabbit4 Duck4", PAIR)
    assert ranks(state) == [2, 1, 3]
    assert fans_in_arena(state) == [16, 18, 14]


def test_A7_combos_tie_at_the_top() -> None:
    """A7: whatever its run is made of, a team that makes the combo is first; five alike come after."""
    low, high, ducks = (
        "Rabbit1 Wolf2 Beaver3 Shark4 Tiger5",
        "Rabbit5 Wolf6 Beaver7 Shark8 Tiger9",
        "Duck3 Duck4 Duck5 Duck6 Duck7",
    )
    state = game_in(RUN, low, FIVE_WOLVES, high, ducks, PAIR)
    assert ranks(state) == [1, 4, 1, 1, 5]
    assert fans_in_arena(state) == [22, 15, 22, 22, 13]


def test_A7_others_rank_as_usual() -> None:
    """A7: below the combos everything is as in any arena, ties included."""
    state = game_in(RUN, "Rabbit1 Wolf2 Beaver3 Shark4 Tiger5", NINES, OTHER_NINES, GOALS)
    assert ranks(state) == [1, 3, 3, 2]


def test_A7_playoffs_know_no_combos() -> None:
    """A7: in the playoffs a run that is also one of each symbol is all different, and loses to a pair."""
    everything = "Eagle2 Tiger3 Caribou4 Shark5 Penguin6"
    assert is_combo(RUN, everything)
    assert is_combo(ONE_OF_EACH, everything)
    state = playoffs(Manager(everything), Manager("Rabbit1 Rabbit2 Wolf5 Shark9 Tiger8"))
    settle_match(state)
    assert per_seat(state, "playoff_rank") == [2, 1]
