"""Ruling A24: the coaches beside a player, who then counts as another: Rabbit, Duck, Penguin."""

from __future__ import annotations

from sixthman.games.allstar.declaration import PASS
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.games.allstar.table.notation import read
from tests.games.allstar.coaching import at_line_ups, before_round_1, counts_as, helped, number, play_round_1
from tests.games.allstar.conftest import FIRST, FIVE_DUCKS, GOALS, NINES, PAIR, SECOND, choose, options_of

# --- Rabbit


def test_A24_rabbit_one_higher() -> None:
    """A24 Rabbit: beside the 7 three 8s become four of them, which beat three Goals."""
    eights = "Eagle8 Penguin8 Tiger8 Wolf7 Duck2"
    assert number("Rabbit", "number") == 1
    assert counts_as("Rabbit", "-", eights) == [3, "Number", "8"]
    assert counts_as("Rabbit", "Wolf7", eights) == [4, "Number", "8"]
    assert play_round_1("Rabbit", "-", eights, GOALS, PAIR) == [13, 15, 11]
    assert play_round_1("Rabbit", "Wolf7", eights, GOALS, PAIR) == [helped("Rabbit", 15), 13, 11]


def test_A24_rabbit_can_break_a_set() -> None:
    """A24 Rabbit: the player counts as its new number only."""
    assert counts_as("Rabbit", "Eagle8", "Eagle8 Penguin8 Tiger8 Wolf7 Duck2") == [2, "Number", "8"]


def test_A24_rabbit_nine_stays_nine() -> None:
    """A24 Rabbit: at most 9: three 9s stay three 9s."""
    assert counts_as("Rabbit", "Eagle9", NINES) == counts_as("Rabbit", "-", NINES) == [3, "Number", "9"]


def test_A24_rabbit_changes_nothing_but_the_number() -> None:
    """A24 Rabbit: symbol and species of the player are what they were."""
    assert counts_as("Rabbit", "Tiger3", GOALS) == [3, "Symbol", "Goal"]
    assert counts_as("Rabbit", "Duck2", FIVE_DUCKS, seats=5) == [5, "Species", "Duck"]


def test_A24_rabbit_in_a_run() -> None:
    """A24 Rabbit with combos (2025): 3 4 5 6 6 becomes a run, 3 4 5 6 7 none any more."""
    almost, run = "Rabbit3 Wolf4 Tiger5 Shark6 Panda6", "Rabbit3 Wolf4 Tiger5 Shark6 Panda7"
    arena, others = "Combo Stadium 2", (FIVE_DUCKS, PAIR)  # 22 20 17
    assert play_round_1("Rabbit", "Panda6", almost, *others, arena=arena, edition=SECOND)[1:] == [20, 17]
    assert play_round_1("Rabbit", "-", almost, *others, arena=arena, edition=SECOND)[1:] == [22, 17]
    assert play_round_1("Rabbit", "-", run, *others, arena=arena, edition=SECOND) == [22, 20, 17]
    assert play_round_1("Rabbit", "Shark6", run, *others, arena=arena, edition=SECOND)[1:] == [22, 17]


# --- Duck


FOUR_WOLVES = "Wolf2 Wolf3 Wolf5 Wolf6 Tiger8"


def test_A24_duck_like_a_team_mate() -> None:
    """A24 Duck: the Tiger counts as a Wolf: five Wolves instead of four."""
    assert counts_as("Duck", "-", FOUR_WOLVES) == [4, "Species", "Wolf"]
    assert counts_as("Duck", "Tiger8=Wolf5", FOUR_WOLVES) == [5, "Species", "Wolf"]
    assert counts_as("Duck", "Wolf2=Tiger8", FOUR_WOLVES) == [3, "Species", "Wolf"]
    assert play_round_1("Duck", "-", FOUR_WOLVES, FIVE_DUCKS, PAIR) == [13, 15, 11]
    assert play_round_1("Duck", "Tiger8=Wolf5", FOUR_WOLVES, FIVE_DUCKS, PAIR) == [helped("Duck", 15), 13, 11]


def test_A24_duck_choices() -> None:
    """A24 Duck: any player with a mate of another species; then any such mate."""
    state = before_round_1("Duck", FOUR_WOLVES, GOALS, PAIR)
    assert options_of(state) == {PASS, *read(FOUR_WOLVES)}
    choose(state, 0, "Tiger8")
    assert options_of(state) == set(read("Wolf2 Wolf3 Wolf5 Wolf6"))
    take_back(state, 0)
    choose(state, 0, f"{FOUR_WOLVES} Wolf2")
    assert options_of(state) == set(read("Tiger8"))


def test_A24_duck_has_nobody_to_help_among_equals() -> None:
    """A24 Duck: five of one species leave nothing to choose but nobody."""
    assert options_of(before_round_1("Duck", FIVE_DUCKS, GOALS, PAIR)) == {PASS}


def test_A24_duck_keeps_number_and_symbol() -> None:
    """A24 Duck: the player's number and symbol count as before."""
    assert counts_as("Duck", "Tiger3=Shark4", GOALS) == [3, "Symbol", "Goal"]
    assert counts_as("Duck", "Eagle9=Duck2", NINES) == [3, "Number", "9"]


def test_A24_duck_mates_are_of_the_same_team() -> None:
    """A24 Duck: in round two a player is like a mate of its own team, also one who just came in."""
    state = at_line_ups("Duck", 2, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger8", FIVE_DUCKS)
    choose(state, 0, "Duck2 Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:1-2")
    assert options_of(state) == {PASS, *read("Rabbit1 Duck3 Duck4 Duck5 Duck7")}, (
        "five Tigers have no other mate"
    )
    choose(state, 0, "Rabbit1")
    assert options_of(state) == set(read("Duck3 Duck4 Duck5 Duck7"))


# --- Penguin


THREE_GOALS = GOALS  # Tiger3 Shark4 Rabbit5 carry it, Duck4 and Wolf8 carry nothing


def test_A24_penguin_carries_a_mates_symbol() -> None:
    """A24 Penguin: a player without a symbol makes three Goals four."""
    assert counts_as("Penguin", "-", THREE_GOALS) == [3, "Symbol", "Goal"]
    assert counts_as("Penguin", "Wolf8=Tiger3", THREE_GOALS) == [4, "Symbol", "Goal"]
    four_pucks = "Rabbit6 Duck7 Beaver8 Eagle5 Wolf6"
    assert play_round_1("Penguin", "-", THREE_GOALS, four_pucks, PAIR)[0] == 13
    assert play_round_1("Penguin", "Duck4=Rabbit5", THREE_GOALS, four_pucks, PAIR) == [
        helped("Penguin", 15),
        13,
        11,
    ]


def test_A24_penguin_choices() -> None:
    """A24 Penguin: only players without a symbol, only mates with one."""
    state = before_round_1("Penguin", THREE_GOALS, NINES, PAIR)
    assert options_of(state) == {PASS, *read("Duck4 Wolf8")}
    choose(state, 0, "Wolf8")
    assert options_of(state) == set(read("Tiger3 Shark4 Rabbit5"))


def test_A24_penguin_has_nobody_to_help_without_symbols() -> None:
    """A24 Penguin: a team in which nobody, or everyone, carries a symbol leaves nothing to choose."""
    nobody = "Panda4 Wolf5 Tiger8 Shark9 Horse2"
    everybody = "Tiger3 Shark4 Rabbit5 Duck6 Eagle5"
    assert options_of(before_round_1("Penguin", nobody, NINES, PAIR)) == {PASS}
    assert options_of(before_round_1("Penguin", everybody, NINES, PAIR)) == {PASS}


def test_A24_penguin_symbols_are_those_of_the_edition() -> None:
    """A24 Penguin: a borrowed Skate ranks above the Glove in 2020, below it in 2025."""
    gloves_and_skates = "Rabbit8 Duck9 Wolf4 Tiger7 Horse2"  # Glove Glove Skate Skate, none
    for edition, best in ((FIRST, "Skate"), (SECOND, "Glove")):
        assert counts_as("Penguin", "-", gloves_and_skates, edition)[2] == best
        assert counts_as("Penguin", "Horse2=Wolf4", gloves_and_skates, edition) == [3, "Symbol", "Skate"]
