"""Choices and options that a table of All-Star Draft refuses, and how."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import CHOICES, LINEUP
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import card_name, read
from sixthman.messages import BadCards, BadOption, IllegalChoice
from sixthman.table import Table
from tests.table.allstar import (
    PACKS,
    new_table,
    packs_table,
    play_to_the_end,
    play_until,
    refused,
    seen,
    step,
)

# --- refused choices


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_no_such_seat(seat: int) -> None:
    """The message says which seats there are."""
    table = packs_table()
    with refused(table, IllegalChoice, f"no seat {seat + 1}", "1 to 3"):
        table.choose(seat, "Duck1")


def test_a_seat_that_has_chosen() -> None:
    """The message says who is waited for."""
    table = packs_table()
    table.choose(0, "Duck1")
    with refused(table, IllegalChoice, "Seat 1 has nothing to choose", "2, 3"):
        table.choose(0, "Duck2")


def test_a_seat_whose_turn_it_is_not() -> None:
    """Free Agency: the other one chooses first."""
    table = new_table(2, "free-agency", lots=["2"])
    with refused(table, IllegalChoice, "Seat 1 has nothing to choose", "Waiting for: 2"):
        table.choose(0, "Duck1")


def test_a_card_that_is_not_in_hand() -> None:
    """The message names the card and all that are allowed."""
    table = packs_table()
    with refused(table, IllegalChoice, "Wolf1 can’t be chosen now", *PACKS[:6]):
        table.choose(0, "Wolf1")


def test_a_choice_of_another_kind() -> None:
    """In the draft there is nothing to pass on and no bus to send."""
    table = packs_table()
    for choice in ("-", "bus:2-1"):
        with refused(table, IllegalChoice, "can’t be chosen now", "Duck1"):
            table.choose(0, choice)


def test_a_card_that_does_not_exist() -> None:
    """That is said before anything else."""
    table = packs_table()
    with refused(table, BadCards, '"Dragon4" is no card'):
        table.choose(0, "Dragon4")


def test_nothing() -> None:
    """An empty choice is none."""
    table = packs_table()
    for nothing in ("", "  ", " / "):
        with refused(table, IllegalChoice, "You chose nothing"):
            table.choose(0, nothing)
    with refused(table, IllegalChoice, "You chose nothing"):
        table.choose(0, [])


@pytest.mark.parametrize("last", [False, True])
def test_too_many_choices(last: bool) -> None:
    """The message says how many were given and how many can be made; also for the last seat."""
    table = packs_table()
    if last:
        table.choose(1, "Wolf1")
        table.choose(2, "Tiger1")
    with refused(table, IllegalChoice, "2 choices were given", "only 1"):
        table.choose(0, "Duck1 Duck2")


def test_all_or_nothing() -> None:
    """A lineup with one bad card leaves the envelope empty."""
    table = packs_table()
    play_until(table, LINEUP)
    mine = [card_name(card) for card in table.legal(0)]
    with refused(table, IllegalChoice, f"{mine[0]} can’t be chosen now", mine[5]):
        table.choose(0, f"{mine[0]} {mine[1]} {mine[0]}")
    assert table.sealed(0) == []


@pytest.mark.parametrize("number", [-1, CHOICES, 999])
def test_numbers_that_are_no_choice(number: int) -> None:
    """Choices given as numbers are checked like those given as text."""
    table = packs_table()
    with refused(table, IllegalChoice, "Duck1"):
        table.choose(0, [number])


def test_bus_plans_allowed_in_round_two() -> None:
    """Two teams have two arenas to go to: the message offers just these plans, as they are written."""
    table = packs_table()
    play_until(table, LINEUP, 1)
    table.choose(0, "-")
    for _ in range(5):
        step(table, 0)
    with refused(table, IllegalChoice, "Allowed: bus:1-2, bus:2-1."):
        table.choose(0, "bus:3-1")


def test_game_over() -> None:
    """After the end nobody is waited for and nothing can be chosen or taken back."""
    table = packs_table()
    play_to_the_end(table)
    assert table.waiting() == []
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    for seat in range(3):
        with refused(table, IllegalChoice, "The game is over"):
            table.choose(seat, "Duck1")
        with refused(table, IllegalChoice, "nothing to undo"):
            table.take_back(seat)


def test_can_asks_without_choosing() -> None:
    """`can` says what `choose` would take, and changes nothing."""
    table = packs_table()
    before = seen(table)
    assert table.can(0, "Duck1")
    assert table.can(0, read("Duck2"))
    for choice in ("Wolf1", "-", "", "Duck1 Duck2"):
        assert not table.can(0, choice)
    assert not table.can(3, "Duck1")
    assert seen(table) == before


def test_can_of_what_is_no_card() -> None:
    """`choose` would not take it, so the answer is no."""
    assert not packs_table().can(0, "Dragon4")


# --- refused options


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_seats(seats: int) -> None:
    """Two to six managers."""
    with pytest.raises(BadOption, match=f"{seats}.* for seats.*2–6"):
        AllstarOptions(seats=seats)


@pytest.mark.parametrize(
    ("mode", "seats"), [("clash", 4), ("heritage", 3), ("free-agency", 6), ("standard", 2)]
)
def test_mode_and_seats(mode: str, seats: int) -> None:
    """The modes for two are for two, the standard season is for more."""
    with pytest.raises(BadOption, match=f"{mode}.* for mode with seats {seats}") as told:
        AllstarOptions(mode=mode, seats=seats)
    for known in ("heritage", "free-agency", "clash") if seats == 2 else ("standard",):
        assert known in str(told.value)


def test_unknown_mode_and_edition() -> None:
    """The message names those there are."""
    with pytest.raises(BadOption, match=r'"derby".* for mode.*standard, heritage, free-agency, clash'):
        AllstarOptions(mode="derby")
    with pytest.raises(BadOption, match=r"1999.* for edition.*2025, 2020"):
        AllstarOptions(edition="1999")


@pytest.mark.parametrize(
    "species",
    [
        ("Duck",),
        ("Duck", "Wolf", "Tiger", "Panda", "Horse"),
        ("Duck", "Wolf", "Tiger", "Panda", "Horse", "Eagle", "Shark"),
        ("Duck", "Wolf", "Tiger", "Panda", "Horse", "Canard"),
    ],
)
def test_number_of_species(species: tuple[str, ...]) -> None:
    """Three managers play with six different species; a Canard is a Duck."""
    with pytest.raises(BadOption, match="Name 6 different species"):
        AllstarOptions(seats=3, species=species)


def test_unknown_species_in_options() -> None:
    """The message names the one that is none."""
    with pytest.raises(BadCards, match='"Dragon" is no species'):
        AllstarOptions(seats=3, species=("Duck", "Wolf", "Tiger", "Panda", "Horse", "Dragon"))


def test_mode_unless_told() -> None:
    """Two managers play Heritage, more the standard season."""
    assert AllstarOptions(seats=2).mode == "heritage"
    assert AllstarOptions(seats=5).mode == "standard"


@pytest.mark.parametrize(
    "options",
    [
        AllstarOptions(),
        AllstarOptions(seats=2, mode="clash"),
        AllstarOptions(seats=6, whistle=False),
        AllstarOptions(seats=3, species=("Canard", "Wolf", "Tiger", "Panda", "Horse", "Eisbär")),
    ],
)
def test_options_as_words(options: AllstarOptions) -> None:
    """Options survive being written into a record."""
    assert AllstarOptions.from_words(options.words()) == options


@pytest.mark.parametrize("seats", ["four", "", "-4", "4.5", "²", pytest.param("9" * 5000, id="long")])
def test_seats_in_words(seats: str) -> None:
    """Words that are no number of managers."""
    with pytest.raises(BadOption):
        AllstarOptions.from_words({"seats": seats})


def test_names() -> None:
    """One name for each seat; without names the seats have numbers."""
    assert packs_table().names == ["1", "2", "3"]
    with pytest.raises(BadOption, match="2 names were given for 3 seats"):
        Table(AllstarAdapter(), AllstarOptions(seats=3), names=["Ann", "Bo"])
