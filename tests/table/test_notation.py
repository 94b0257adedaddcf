"""Cards, arenas and choices as text: written one way, read in every way people write them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthman.games.allstar.declaration import BUS, PASS, SPECIES_NAMES
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import (
    card_name,
    card_names,
    choices_with,
    read,
    read_arena,
    read_card,
    read_species,
    symbol_of,
    write,
    write_plan,
)
from sixthman.messages import LANGUAGES, BadCards, IllegalChoice, UserError, say
from sixthman.table import Table

POLAR_BEAR_3 = 101
CHOICES = choices_with(STANDARD_CARDS)

# --- round trips


@pytest.mark.parametrize("card", range(108))
def test_every_card_reads_back(card: int) -> None:
    """What is written for a card is read as that card, alone and as a choice."""
    assert read_card(card_name(card)) == card
    assert read(write([card])) == [card]


@pytest.mark.parametrize("choice", range(CHOICES))
def test_every_choice_reads_back(choice: int) -> None:
    """Cards, "-" and the six bus assignments."""
    assert read(write([choice])) == [choice]


@given(st.lists(st.integers(0, CHOICES - 1), min_size=1, max_size=12))
def test_lists_of_choices_read_back(choices: list[int]) -> None:
    """Several choices in one text keep their order."""
    assert read(write(choices)) == choices


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [0, 17, 52, 90, 107])
def test_cards_as_people_see_them_read_back(language: str, card: int) -> None:
    """The name of a card that a message shows is read as that card."""
    species = say(language, f"species-{SPECIES_NAMES[card // 9]}")
    assert read_card(say(language, "card", species=species, number=card % 9 + 1)) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_as_people_see_them_read_back(language: str) -> None:
    """A person who types a card as the table shows it, with a space, has chosen that card."""
    shown = say(language, "card", species=say(language, "species-Duck"), number=7)
    assert read(shown) == [15]


def test_choices_with_a_spaced_name() -> None:
    """Names are read however they are spaced, also among other choices."""
    assert read("Polar bear 3, Duck7") == [POLAR_BEAR_3, 15]


def test_numbers_and_names() -> None:
    """The first card, the last, and two between."""
    assert [card_name(card) for card in (0, 15, 101, 107)] == ["Rabbit1", "Duck7", "PolarBear3", "PolarBear9"]
    assert card_names([107, 0, 15]) == ["Rabbit1", "Duck7", "PolarBear9"]


def test_none_and_bus_plans() -> None:
    """ "-" passes; a bus assignment names the arena of each team, for two teams or three."""
    assert read("-") == [PASS]
    assert {write_plan(BUS + plan, 3) for plan in range(6)} == {
        "bus:1-2-3",
        "bus:1-3-2",
        "bus:2-1-3",
        "bus:2-3-1",
        "bus:3-1-2",
        "bus:3-2-1",
    }
    assert {write_plan(BUS + plan, 2) for plan in range(2)} == {"bus:1-2", "bus:2-1"}
    assert read("bus:1-2") == read("bus:1-2-3")
    assert read("bus:2-1") == read("bus:2-1-3")


def test_a_whole_line_up() -> None:
    """Slashes, arrows, commas and line breaks are for the eye."""
    numbers = read("Duck3 Panda3 Duck7 - Wolf1 Wolf4 Wolf5 Shark2 Tiger9 bus:2-1-3")
    assert len(numbers) == 10
    assert read("Duck3 / Panda3>Duck7 - / Wolf1 Wolf4 Wolf5 Shark2 Tiger9 / bus:2-1-3") == numbers
    assert read("Duck3,Panda3 > Duck7,-\nWolf1\tWolf4, Wolf5 Shark2 Tiger9/bus:2-1-3\n") == numbers
    assert read("") == read(" / ") == []


def test_envelopes_read_back() -> None:
    """What a record holds of an envelope is read as the choices that lie in it, in every phase."""
    adapter = AllstarAdapter()
    for options in (AllstarOptions(seats=3), AllstarOptions(seats=2, mode="clash")):
        table = Table(adapter, options, seed="envelopes")
        while not table.over:
            seat = table.waiting()[-1]
            legal = table.legal(seat)
            table.choose(seat, [legal[len(table.reveals) % len(legal)]])
            sealed = table.sealed(seat)
            if sealed and seat not in table.waiting():
                assert read(adapter.write_envelope(table.view(seat), seat)) == sealed


# --- names in our languages


@pytest.mark.parametrize(
    ("species", "french", "german"),
    [
        ("Rabbit", "Lapin", "Hase"),
        ("Duck", "Canard", "Ente"),
        ("Beaver", "Castor", "Biber"),
        ("Eagle", "Aigle", "Adler"),
        ("Penguin", "Pingouin", "Pinguin"),
        ("Panda", "Panda", "Panda"),
        ("Wolf", "Loup", "Wolf"),
        ("Shark", "Requin", "Hai"),
        ("Tiger", "Tigre", "Tiger"),
        ("Horse", "Cheval", "Pferd"),
        ("Caribou", "Caribou", "Karibu"),
        ("PolarBear", "Ours polaire", "Eisbär"),
    ],
)
def test_species_in_three_languages(species: str, french: str, german: str) -> None:
    """Every species is read in English, French and German."""
    index = SPECIES_NAMES.index(species)
    assert [read_species(name) for name in (species, french, german)] == [index] * 3
    assert read_card(f"{french} 4") == read_card(f"{german}4") == 9 * index + 3


@pytest.mark.parametrize("name", ["Reindeer", "Rentier", "Renne", "reindeer", "CARIBOU", "Karibu"])
def test_reindeer_are_caribou(name: str) -> None:
    """The Caribou of one edition is the Reindeer of another."""
    assert read_card(f"{name}2") == 9 * 10 + 1


@pytest.mark.parametrize(
    "text",
    [
        "PolarBear3",
        "polarbear3",
        "POLARBEAR3",
        "Polar bear 3",
        "polar-bear-3",
        "Polar_Bear_3",
        "  Polar   bear   3  ",
        "Bear3",
        "Bears 3",
        "ours3",
        "Ours Polaire 3",
        "ours blanc 3",
        "Eisbär3",
        "EISBÄR 3",
        "eisba\u0308r 3",  # the dots as a character of their own
        "Eisbaer3",
        "Eisbar 3",
        "Bär 3",
        "Bären3",
    ],
)
def test_accents_spacing_capitals(text: str) -> None:
    """All of these mean the Polar bear with the number 3."""
    assert read_card(text) == POLAR_BEAR_3


@pytest.mark.parametrize("text", ["Polarena 3", "polarena3", "POLARENA  3", "Polarena-3"])
def test_arenas_however_they_are_spaced(text: str) -> None:
    """Arenas have one name in all languages."""
    assert ARENAS[read_arena(text)].name == "Polarena 3"


def test_every_arena_reads_back() -> None:
    """As many names as arenas."""
    assert [read_arena(arena.name) for arena in ARENAS] == list(range(len(ARENAS)))


def test_symbols_of_cards() -> None:
    """A few cards as they are printed: Horse 3 carries the Puck, Duck 5 nothing."""
    cards = ["Horse3", "Duck5", "PolarBear1", "Rabbit9", "Eagle2", "Penguin4"]
    assert [symbol_of(read_card(card)) for card in cards] == [
        "Puck",
        None,
        "Goal",
        "Skate",
        "Glove",
        "Helmet",
    ]


# --- what is none


@pytest.mark.parametrize(
    "text",
    [
        "Dragon7",
        "Duck0",
        "Duck10",
        "Duck",
        "7",
        "",
        "Duck7x",
        "Duck 7 7",
        "Duck-",
        "Duck²",
        "Duck\u0667",
        "Ducky7",
    ],
)
def test_unknown_card(text: str) -> None:
    """The message repeats what was asked for and says what a card looks like."""
    with pytest.raises(BadCards) as told:
        read_card(text)
    assert f'"{text}" is no card' in str(told.value)
    assert "Duck7" in str(told.value)


def test_unknown_card_among_choices() -> None:
    """One bad word in a line is named, not the whole line."""
    with pytest.raises(BadCards, match='"Dragon3" is no card'):
        read("Duck1 Dragon3 Duck2")
    with pytest.raises(BadCards, match='"Wolf10" is no card'):
        read("Duck1 Wolf10 Duck2")


def test_unknown_species() -> None:
    """The message names the species asked for and those there are."""
    with pytest.raises(BadCards, match='"Dragon" is no species') as told:
        read_species("Dragon")
    assert all(species in str(told.value) for species in SPECIES_NAMES)


def test_unknown_arena() -> None:
    """The message names the arena asked for and those there are."""
    with pytest.raises(BadCards, match='"Madison Square" is no arena') as told:
        read_arena("Madison Square")
    assert all(arena.name in str(told.value) for arena in ARENAS)


@pytest.mark.parametrize("text", ["bus:", "bus:4-1-2", "bus:1-1", "bus:1", "bus:1-2-3-1", "bus:Duck7"])
def test_unknown_plan(text: str) -> None:
    """A plan names different arenas from 1 to 3."""
    with pytest.raises(IllegalChoice, match="is no bus assignment") as told:
        read(text)
    assert text in str(told.value)


def test_a_number_of_thousands_of_digits() -> None:
    """However long the number, it is just no card."""
    with pytest.raises(BadCards):
        read("Duck" + "9" * 5000)


words = st.sampled_from(
    ["Duck7", "duck", "Polar bear", "-", "bus:", "bus:2-1", ">", "/", ",", " ", "7", "-3", "0", "ä"]
)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=40), st.lists(words, max_size=8).map("".join)))
def test_reading_raises_nothing_but_told(text: str) -> None:
    """Whatever people type, they get choices or a sentence."""
    for reader in (read, read_card, read_species, read_arena):
        with suppress(UserError):
            result = reader(text)
            numbers = result if isinstance(result, list) else [result]
            assert all(0 <= number < CHOICES for number in numbers)
