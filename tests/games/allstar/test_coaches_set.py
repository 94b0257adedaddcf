"""Ruling A24: the twelve coaches as a set. Their numbers are data, by edition and number of managers."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from sixthman.games.allstar.declaration import EDITIONS, SPECIES_NAMES
from sixthman.games.allstar.rules.cardfile import MODIFIER_WORDS, MODIFIERS, SEATINGS
from sixthman.games.allstar.rules.cards import ABILITIES, COACHES, WORD_NUMBERS, Coach

COSTS = ("once", "price", "most_more")  # what takes away from an ability
TABLES = list(product(EDITIONS, SEATINGS))

# What A24 says each of them does; all else on its card is a number that makes the set fair
ABILITY: dict[str, dict[str, int | str]] = {
    "Rabbit": {"beside": "player", "number": 1},
    "Duck": {"beside": "player", "like_mate": "species"},
    "Penguin": {"beside": "player", "like_mate": "symbol"},
    "Eagle": {"beside": "team", "wins_ties": 2},
    "Panda": {"beside": "team", "fans": 0},
    "Beaver": {"beside": "team", "fans_if_last": 0},
    "Wolf": {"substitutions": 1},
    "Horse": {"swaps_buses": 1},
    "Caribou": {"beside": "team", "fans_times": 2},
    "Shark": {"skips": 1},
    "Tiger": {"shot_symbol": 1, "shot_returns": 1, "calls_shootouts": 1},
    "PolarBear": {"tickets": 1},
}


def brings(coach: Coach, edition: str, seats: int) -> dict[str, int]:
    """What a coach does for its manager at a table."""
    found = {name: coach.number(name, edition, seats) for name in MODIFIERS if name not in COSTS}
    return {name: number for name, number in found.items() if number}


def is_part_of(own: dict[str, int], other: dict[str, int]) -> bool:
    """Does another coach do all that a coach does, and as much of it?"""
    return all(
        other.get(name, 0) == number if name in MODIFIER_WORDS else other.get(name, 0) >= number
        for name, number in own.items()
    )


def test_A24_one_of_each_species() -> None:
    assert sorted(coach.name for coach in COACHES) == sorted(SPECIES_NAMES) == sorted(ABILITY)


@pytest.mark.parametrize("coach", COACHES, ids=lambda coach: coach.name)
def test_A24_abilities_as_ruled(coach: Coach) -> None:
    """A24: at every table a coach does what the ruling says, all of it and nothing else."""
    for edition, seats in TABLES:
        done = brings(coach, edition, seats)
        extra = {"fans"} if coach.name in ("Wolf", "Horse") else set()
        assert done.keys() - extra == ABILITY[coach.name].keys(), (edition, seats)
        for name, value in ABILITY[coach.name].items():
            wanted = WORD_NUMBERS[value] if isinstance(value, str) else value
            assert done[name] == wanted or (wanted == 0 and done[name] > 0)
        helps_once = coach.number("once", edition, seats)
        assert helps_once or coach.name not in ("Caribou", "Shark"), "turned over after use (O)"


def test_A24_no_coach_is_paid_at_the_start() -> None:
    """A24: no fans at the start make up for a weak ability; what is said to double has no cap."""
    for coach in COACHES:
        assert not {"fans_at_start", "most_more"} & coach.modifiers.keys()


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_A24_no_coach_is_part_of_another(edition: str, seats: int) -> None:
    """A24: no coach's row is a part of another's, whatever either of them costs."""
    rows = {coach.name: brings(coach, edition, seats) for coach in COACHES}
    for one, other in permutations(rows, 2):
        assert not is_part_of(rows[one], rows[other]), f"{one} is {other} with less"


def test_a_part_would_be_found() -> None:
    """The Panda used to be the Eagle without its ability."""
    eagle, panda = {"beside": 1, "wins_ties": 1, "fans": 1}, {"beside": 1, "fans": 1}
    assert is_part_of(panda, eagle)
    assert not is_part_of(eagle, panda)
    assert not is_part_of({"beside": 2, "number": 1}, {"beside": 1, "number": 2})


def test_the_rules_know_every_number() -> None:
    """The table that rules read has the numbers of each edition and number of managers."""
    for edition, seats in TABLES:
        rows = ABILITIES[EDITIONS.index(edition), seats]
        for number, coach in enumerate(COACHES):
            assert rows[number].tolist() == [coach.number(name, edition, seats) for name in MODIFIERS]
