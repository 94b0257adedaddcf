"""The referee as a filter: whatever comes in, every line is answered or refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.referee import (
    FIVE_DUCKS,
    FIVE_WOLVES,
    OTHER_FOURS,
    THREE_FOURS,
    THREE_HORSES,
    answers,
    case,
    filtered,
    refused,
    settled,
    shots,
)

# --- the contract


def test_filter() -> None:
    """The real command: an answer for every line, in order, bad ones too; empty lines are passed over."""
    lines = [
        case(4, FIVE_DUCKS, THREE_FOURS, OTHER_FOURS, THREE_HORSES, arena="Stadium Fall 3"),
        "",
        shots(5, "Caribou2", "Horse4"),
        case(4, "Duck7 Duck7 Duck1 Duck2 Duck3"),
        "{not json",
        shots(2, "Rentier2", "Cheval4"),
    ]
    done = filtered("\n".join(lines).encode(), "--jsonl")
    assert done.returncode == 2
    found = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert len(found) == 5
    assert found[0]["ranks"] == [1, 2, 2, 4]
    assert found[0]["fans"] == [13, 10, 10, 5]
    assert found[0]["strength"] == [
        [5, "Species", "Duck"],
        [3, "Number", "4"],
        [3, "Number", "4"],
        [3, "Species", "Horse"],
    ]
    assert len(found[0]["why"]) == 4
    assert found[1]["loser"] == 1
    assert found[2]["line"] == 4
    assert "Duck7" in found[2]["error"]
    assert found[3]["line"] == 5
    assert found[4]["loser"] == 0
    complaints = done.stderr.decode().splitlines()
    assert complaints == [found[2]["error"], found[3]["error"]]


def test_filter_without_complaints() -> None:
    """Exit status 0 when every line was good, and answers in the language asked for."""
    done = filtered(
        shots(5, "Caribou2", "Horse4").encode(), "--jsonl", "--language", "de", SIXTHMAN_LANGUAGE="fr"
    )
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)
    assert answer["loser"] == 1
    assert answer["why"] == [
        "Karibu 2 schlägt Pferd 4 beim Attribut Tierart (Silber).",
        "Pferd 4 ist die schwächste Karte und verliert das Penaltyschießen.",
    ]


def test_filter_survives_bytes_that_are_no_text() -> None:
    """A line that is not UTF-8 is one bad line; the next one is answered."""
    done = filtered(b"\xff\xfe\n" + shots(5, "Caribou2", "Horse4").encode(), "--jsonl")
    found = [json.loads(line) for line in done.stdout.decode().splitlines()]
    assert done.returncode == 2
    assert found[0]["line"] == 1
    assert "error" in found[0]
    assert found[1]["loser"] == 1


def test_filter_survives_half_characters() -> None:
    """Half a surrogate pair is legal JSON and no text; the complaint about it can still be written."""
    done = filtered(rb'{"players": 4, "shootout": ["\ud800", "Horse1"]}', "--jsonl")
    assert done.returncode == 2
    assert json.loads(done.stdout)["line"] == 1


def test_nothing_to_answer() -> None:
    """No lines, no answers, no complaint."""
    assert answers() == (0, [], "")


# --- names


@pytest.mark.parametrize(
    "cards",
    [
        ["Duck7", "PolarBear3", "Caribou2", "Wolf4", "Horse4"],
        ["Canard7", "Ours polaire 3", "Renne2", "Loup4", "Cheval4"],
        ["Ente7", "Eisbär3", "Rentier2", "Wolf4", "Pferd4"],
        ["duck 7", "POLAR BEAR 3", "Reindeer2", "wolf_4", "horse-4"],
        [" Canard 7 ", "ours3", "karibu2", "LOUP4", "Pferd 4"],
        ["Enten7", "EISBAER3", "Caribou 2", "wölfe 4", "chevaux4"],
    ],
)
def test_species_in_three_languages(cards: list[str]) -> None:
    """Every name means the same card, whatever the language of the answer."""
    line = json.dumps({"players": 4, "teams": [cards]})
    # 7 3 2 4 4: two 4s, two Goals (Caribou 2, Horse 4): Gold beats Silver
    assert settled(line)["strength"] == [[2, "Symbol", "Goal"]]
    assert settled(shots(4, cards[0], cards[1]), "fr")["why"][0] == (
        "Canard 7 bat Ours polaire 3 sur le critère Symbole (Or)."
    )


def test_the_same_card_in_two_languages_is_named_twice() -> None:
    """A card has one name only for the rules."""
    assert "Duck7" in refused(shots(4, "Canard 7", "Ente7"))


# --- refusals


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (case(4, "Duck7 Duck7 Duck1 Duck2 Duck3"), ["Duck7", "twice"]),
        (case(4, FIVE_DUCKS, "Wolf1 Wolf2 Wolf3 Wolf5 Duck6"), ["Duck6", "twice"]),  # in another team
        (shots(4, "Horse4", "Horse4"), ["Horse4", "twice"]),
        (case(4, "Duck7 Dragon3 Duck1 Duck2 Duck3"), ["Dragon3", "no card"]),
        (case(4, "Duck7 Duck10 Duck1 Duck2 Duck3"), ["Duck10", "1 to 9"]),
        (case(4, "Duck7 Duck0 Duck1 Duck2 Duck3"), ["Duck0"]),
        (case(4, "Duck7 Duck Duck1 Duck2 Duck3"), ['"Duck"']),
        (shots(4, "7", "Duck1"), ['"7"']),
        (shots(4, "", "Duck1"), ['""']),
        (case(4, FIVE_DUCKS, "Wolf1 Wolf2 Wolf3 Wolf5"), ["Team 2", "4 cards", "has 5"]),
        (case(4, FIVE_DUCKS + " Duck7"), ["Team 1", "6 cards"]),
        (case(4, ""), ["Team 1", "0 cards"]),
        (case(4, FIVE_DUCKS, arena="Moon Arena"), ["Moon Arena", "Polarena 1", "Combo Stadium 3"]),
        (case(4, FIVE_DUCKS, arena=""), ["Polarena 1"]),
        (case(7, FIVE_DUCKS), ["2 to 6", "7"]),
        (case(1, FIVE_DUCKS), ["2 to 6", "1"]),
        (shots(0, "Duck1", "Duck2"), ["2 to 6", "0"]),
        ('{"players": "4", "teams": []}', ["2 to 6", '"4"']),
        ('{"players": 4.0, "teams": []}', ["2 to 6", "4.0"]),
        ('{"players": true, "teams": []}', ["2 to 6", "true"]),
        ('{"players": null, "teams": []}', ["2 to 6", "null"]),
        ('{"players": [4], "teams": []}', ["2 to 6"]),
        (case(4), ["0 teams", "1 to 4"]),
        (case(2, FIVE_DUCKS, FIVE_WOLVES, THREE_HORSES), ["3 teams", "1 to 2"]),
        (shots(4, "Duck1"), ["2 and 4", "not 1"]),
        (shots(2, "Duck1", "Duck2", "Duck3"), ["2 and 2", "not 3"]),
        ('{"players": 4, "teams": 5}', ["teams"]),
        ('{"players": 4, "teams": {"a": 1}}', ["teams"]),
        ('{"players": 4, "teams": [5]}', ["5"]),
        ('{"players": 4, "teams": [null]}', ["null"]),
        ('{"players": 4, "teams": [["Duck1", 2, "Duck3", "Duck4", "Duck5"]]}', ["text", "2"]),
        ('{"players": 4, "shootout": "Duck1 Duck2"}', ["shootout"]),
        ('{"players": 4, "shootout": ["Duck1", ["Duck2"]]}', ["text", '["Duck2"]']),
        ('{"players": 4, "arena": 3, "teams": [["Duck1"]]}', ["text", "3"]),
        ('{"players": 4, "arena": ["Polarena 1"], "teams": [["Duck1"]]}', ["text"]),
        ("{}", ['"players"', '"teams"', '"shootout"']),
        ('{"players": 4}', ['"teams"', '"shootout"']),
        ('{"teams": [["Duck1"]]}', ['"players"']),
        ('{"players": 4, "teams": [], "shootout": []}', ['"teams"', '"shootout"']),
        ("[]", ['"players"']),
        ("null", ['"players"']),
        ("4", ['"players"']),
        ('"players teams"', ['"players"']),
        ("{", ["JSON"]),
        ("hello", ["JSON"]),
        ('{"players": 4,}', ["JSON"]),
        ('{"players": 4} {"players": 4}', ["JSON"]),
        ("\ufeff" + shots(4, "Duck1", "Duck2"), ["JSON"]),
        ('{"players": ' + "9" * 5000 + ', "teams": []}', []),
    ],
)
def test_refusals(line: str, words: list[str]) -> None:
    """A clear sentence that names the line, what is wrong with it, and what would be right."""
    complaint = refused(line)
    assert complaint.startswith("Line 2")
    assert [word for word in words if word not in complaint] == []


def test_numbers_too_long_to_be_numbers() -> None:
    """A card number of five thousand digits is no card; Python would not even read it."""
    assert refused(shots(4, "Duck" + "1" * 5000, "Horse1")).startswith("Line 2")


def test_brackets_without_end() -> None:
    """JSON nested deeper than Python can follow is a bad line like any other."""
    assert refused("[" * 100_000).startswith("Line 2")
    assert refused('{"players": 4, "teams": ' + "[" * 100_000 + "]" * 100_000 + "}").startswith("Line 2")


def test_a_team_written_as_one_text() -> None:
    """Not `cards are given as text, not "Duck1 …"`: what is missing is the list."""
    line = json.dumps({"players": 4, "teams": [FIVE_DUCKS]})
    assert "given as text, not" not in refused(line)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["Ligne 2", "Vous avez nommé deux fois Duck7"]),
        ("de", ["Zeile 2", "Du hast Duck7 zweimal genannt"]),
    ],
)
def test_refusals_in_other_languages(language: str, words: list[str]) -> None:
    """Line and reason in one language, not in two."""
    complaint = refused(case(4, "Duck7 Duck7 Duck1 Duck2 Duck3"), language)
    assert [word for word in words if word not in complaint] == []


def test_other_lines_are_still_answered() -> None:
    """Three bad lines, two good ones, everything in order, numbered as in the file."""
    lines = ["{", shots(4, "Duck1", "Duck2"), "", case(9, FIVE_DUCKS), case(4, FIVE_DUCKS), "[]"]
    status, found, complaints = answers(*lines)
    assert status == 2
    assert [answer.get("line") for answer in found] == [1, None, 4, None, 6]
    assert found[1]["loser"] == 1  # no symbol, against a Skate
    assert found[3]["ranks"] == [1]
    assert len(complaints.splitlines()) == 3


# --- whatever comes in


words = st.sampled_from(
    ["Duck1", "Duck2", "Canard3", "Ente 4", "Wolf5", "Wolf5", "PolarBear9", "Duck10", "Polarena 1", "?", ""]
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | words,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
coaches = st.sampled_from(["Panda", "Eagle", "Wolf", "Rabbit"]) | st.fixed_dictionaries(
    {"coach": st.sampled_from(["Duck", "Rabbit", "Penguin"])}, optional={"card": words, "mate": words}
)
cases = st.fixed_dictionaries(
    {"players": st.integers(1, 7) | values},
    optional={
        "arena": st.none() | words | values,
        "teams": st.lists(st.lists(words, min_size=4, max_size=6) | values, max_size=5) | values,
        "shootout": st.lists(words, max_size=5) | values,
        "edition": st.sampled_from(["2025", "2020", "2021"]) | values,
        "coaches": st.lists(st.none() | coaches | values, max_size=3) | values,
    },
)


@given(st.lists(values | cases, min_size=1, max_size=4))
@settings(max_examples=150)
def test_any_json_is_answered_or_refused(given_values: list[Any]) -> None:
    """One answer a line, whatever the line holds: ranks, a loser, or an error."""
    status, found, _ = answers(*(json.dumps(value) for value in given_values))
    assert len(found) == len(given_values)
    for number, answer in enumerate(found, start=1):
        if "error" in answer:
            assert answer["line"] == number
        elif "loser" in answer:
            assert answer["ranks"][answer["loser"]] == max(answer["ranks"]) == len(answer["ranks"])
        else:
            lists = [answer[key] for key in ("ranks", "strength", "why")]
            assert len({len(part) for part in lists}) == 1
            assert min(answer["ranks"]) == 1
    assert status == (2 if any("error" in answer for answer in found) else 0)


@given(st.lists(st.text(alphabet=st.characters(exclude_characters="\n\r"), min_size=1), max_size=4))
@settings(max_examples=100)
def test_any_text_is_answered_or_refused(lines: list[str]) -> None:
    """Lines that are hardly ever JSON."""
    _, found, _ = answers(*lines)
    assert len(found) == sum(bool(line.strip()) for line in lines)
