"""The referee in conversation."""

from __future__ import annotations

import io
from contextlib import redirect_stdout

import pytest

from sixthman.games.allstar.terminal.referee import ask_and_settle
from tests.cli.referee import FIVE_DUCKS, THREE_FOURS, THREE_GLOVES, THREE_SKATES, filtered


def conversation(*said: str, language: str = "en", edition: str = "2025") -> list[str]:
    """What the referee prints while a person says these things, then leaves."""
    left = list(said)

    def ask(question: str) -> str:
        assert question.endswith(" ")
        if not left:
            raise EOFError
        return left.pop(0)

    out = io.StringIO()
    with redirect_stdout(out):
        assert ask_and_settle(language, ask, edition) == 0
    assert left == []
    return [line for line in out.getvalue().splitlines()[1:] if line]


def test_conversation_about_teams() -> None:
    """Teams in the order of their ranks, with reasons and fans."""
    assert conversation("4", "t", "Stadium Fall 3", THREE_FOURS, FIVE_DUCKS, "") == [
        "1. team 2: 5 × Duck, a Bronze attribute: no team is stronger. 13 fans.",
        "2. team 1: 3 × number 4, a Silver attribute: one team is stronger. 10 fans.",
    ]


def test_conversation_about_the_playoffs() -> None:
    """No arena, no fans; the last team settles it without an empty line."""
    assert conversation("2", "t", "", THREE_FOURS, FIVE_DUCKS) == [
        "1. team 2: 5 × Duck, a Bronze attribute: no team is stronger.",
        "2. team 1: 3 × number 4, a Silver attribute: one team is stronger.",
    ]


def test_conversation_about_a_shootout() -> None:
    """Every reason, then who loses, counted from 1."""
    assert conversation("5", "s", "Caribou2", "Horse4", "") == [
        "Caribou 2 beats Horse 4 on Species (Silver).",
        "Horse 4 is the weakest card and loses the shootout.",
        "Shooter 2 loses: Horse 4 is the weakest card and loses the shootout.",
    ]


def test_conversation_about_the_first_edition() -> None:
    """The Skate ranks above the Glove there."""
    found = conversation("4", "t", "Polarena 1", THREE_GLOVES, THREE_SKATES, "", "", edition="2020")
    assert [line[:10] for line in found] == ["1. team 2:", "2. team 1:"]
    found = conversation("4", "t", "Combo Stadium 1", FIVE_DUCKS, "", "", edition="2020")
    assert found[0].startswith("Try again: ")


def test_conversation_asks_for_coaches_with_the_first_edition() -> None:
    """A line for each team or shooter that has one; a line that can't be read is asked again."""
    found = conversation("4", "s", "Wolf3", "Wolf8", "", "7 Tiger", "2 Nobody", "2 tigre", "", edition="2020")
    assert [line[:11] for line in found[:2]] == ["Try again: "] * 2
    assert found[2].endswith("Without Tara Stripes (Tiger), Wolf 8 would lose.")
    assert found[-1] == "Wolf 8 returns to its bench."
    teams = ("Polarena 1", "Duck7 Wolf7 Shark7 Duck1 Duck2", THREE_FOURS, "")
    found = conversation("4", "t", *teams, "1 Duck Wolf 7 Duck1", "2 Panda", "", edition="2020")
    assert found[0].startswith("1. team 1: 4 × Duck")
    assert "Panda" in found[1]
    assert "4 ×" not in conversation("4", "t", *teams)[0], "with the second edition nobody asks for them"


def test_conversation_asks_again() -> None:
    """A number of managers that cannot be is asked again; a bad card starts the case again."""
    found = conversation(
        *("", "seven", "7", "1", "4", "t", "", "Duck1 Duck2 Duck3 Duck4 Dragon5", ""),
        *("4", "t", "", FIVE_DUCKS, ""),
    )
    assert len(found) == 2
    assert found[0].startswith("Try again: ")
    assert "Dragon5" in found[0]
    assert found[1].startswith("1. team 1: 5 × Duck")


def test_conversation_with_odd_digits() -> None:
    """A superscript two is a digit to Python and no number; it is asked again."""
    assert conversation("²", "5", "s", "Caribou2", "Horse4", "")[-1].startswith("Shooter 2")


@pytest.mark.parametrize(
    "team",
    [
        "Duck1,Duck2,Duck3,Duck4,Duck6",
        "Duck 1, Duck 2, Duck 3, Duck 4, Duck 6",
        "Duck 1 Duck 2 Duck 3 Duck 4 Duck 6",
    ],
)
def test_conversation_reads_cards_as_it_writes_them(team: str) -> None:
    """Cards may be as the referee itself writes them, `Duck 1`, with commas or without."""
    assert conversation("4", "t", "", team, "") == [
        "1. team 1: 5 × Duck, a Bronze attribute: no team is stronger."
    ]


def test_conversation_reads_names_of_two_words() -> None:
    """A Polar bear is one card."""
    found = conversation("4", "t", "", "Polar bear 6, Polar bear 7, Ours polaire 8, Eisbär 9, PolarBear1", "")
    assert found == ["1. team 1: 5 × Polar bear, a Bronze attribute: no team is stronger."]


def test_conversation_left_in_the_middle() -> None:
    """Leaving is never an error."""
    for said in ([], ["4"], ["4", "t"], ["4", "t", "Polarena 1", FIVE_DUCKS], ["4", "s", "Duck1"]):
        assert conversation(*said) == []


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("fr", "Le tireur 2 perd\u00a0: Cheval 4 est la carte la plus faible et perd le tir de pénalité."),
        ("de", "Schütze 2 verliert: Pferd 4 ist die schwächste Karte und verliert das Penaltyschießen."),
    ],
)
def test_conversation_in_other_languages(language: str, last: str) -> None:
    """The whole conversation in one language."""
    assert conversation("5", "s", "Caribou2", "Horse4", "", language=language)[-1] == last


def test_conversation_at_a_real_prompt() -> None:
    """The command without --jsonl asks on standard output and leaves at the end of input."""
    done = filtered(f"4\nt\n\n{FIVE_DUCKS}\n\n".encode())
    assert done.returncode == 0
    assert b"How many managers" in done.stdout
    assert "5 × Duck".encode() in done.stdout
    assert done.stderr == b""
