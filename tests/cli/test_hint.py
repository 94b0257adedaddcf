"""`sixthman hint`: candidates for a recorded choice, what was played among them, and what is refused."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sixthman.bots import Candidate, Thought
from sixthman.cli import main
from sixthman.cli.hint import as_facts, is_played, question_at, remarks
from sixthman.cli.replay import at_step, load
from sixthman.messages import LANGUAGES, percent, say
from sixthman.table.adapters import adapter_named

RECORDS = Path(__file__).parents[1] / "records"
FOUR, HOOPS = (RECORDS / f"{name}-heuristic.txt" for name in ("four", "hoops"))


def compiled(test: Callable[..., object]) -> Callable[..., object]:
    """The search takes a minute or more to compile."""
    return pytest.mark.long(pytest.mark.xdist_group("compiled")(test))


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def hint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: exit status, what it printed, what it complained of."""
    monkeypatch.setenv("SIXTHMAN_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["sixthman", "hint", *map(str, arguments)])
        with pytest.raises(SystemExit) as leaving:
            main()
        printed = capsys.readouterr()
        return int(leaving.value.code or 0), printed.out, printed.err

    return run


# --- the position


def test_the_view_is_that_of_the_seat_before_the_step() -> None:
    """Steps count as in `replay --step`; the first seat that chose, unless another is asked for."""
    record = load(FOUR)
    adapter = adapter_named("allstar", version=record.rules)
    for step in (1, 8, len(record.reveals)):
        heading = record.reveals[step - 1]
        seat = max(heading.choices) + 1
        question = question_at(record, adapter, step, seat, 1)
        before = at_step(record, adapter, step - 1)
        assert question.view.tobytes() == before.view(seat - 1).tobytes()
        assert (question.heading, question.seat) == (before.heading, seat - 1)
        first = question_at(record, adapter, step, None, 1)
        assert first.seat == min(heading.choices)


def test_what_was_played_is_read_from_the_record() -> None:
    """Every step of the record, every seat: written again, the choices are the record's own line."""
    record = load(FOUR)
    adapter = adapter_named("allstar", version=record.rules)
    for step in (1, 6, 12, 18, len(record.reveals)):
        for seat, line in record.reveals[step - 1].choices.items():
            question = question_at(record, adapter, step, seat + 1, 1)
            assert adapter.write_together(question.view, question.played) == line


def test_later_choices_of_a_turn() -> None:
    """A turn of basketball is many choices: each has a view of its own, and less is left to play."""
    record, adapter = load(HOOPS), adapter_named("hoops", version="1")
    first = question_at(record, adapter, 2, None, 1)
    third = question_at(record, adapter, 2, None, 3)
    assert first.seat == third.seat == 0
    assert first.played[2:] == third.played
    assert first.view.tobytes() != third.view.tobytes()
    assert adapter.write_together(first.view, first.played[:1]) == "Texas Tech Defense"


def test_a_team_in_another_order_is_the_same_team() -> None:
    """Cards of a new team may be named in any order; another card, or another bus, is another choice."""
    record = load(FOUR)
    adapter = adapter_named("allstar", version=record.rules)
    question = question_at(record, adapter, 12, 1, 1)
    line = record.reveals[11].choices[0]
    cards = re.findall(r"(?<=/ )(\w+ \w+ \w+ \w+ \w+)", line)[0]
    turned = " ".join(reversed(cards.split()))
    assert is_played(adapter, question, Candidate(adapter.read(line)))
    assert is_played(adapter, question, Candidate(adapter.read(line.replace(cards, turned))))
    buses = {"bus:2-1": "bus:1-2", "bus:1-2": "bus:2-1"}
    other = re.sub(r"bus:\S+", lambda bus: buses[bus[0]], line)
    assert not is_played(adapter, question, Candidate(adapter.read(other)))
    thought = Thought([Candidate(adapter.read(other)), Candidate(adapter.read(line))], chosen=0)
    facts = as_facts(adapter, question, thought, top=2)
    assert [one["played"] for one in facts["candidates"]] == [False, True]
    assert [one["chosen"] for one in facts["candidates"]] == [True, False]
    assert [one["choices"] for one in facts["candidates"]] == [other, line]


# --- the answer


@compiled
def test_json(hint: Run) -> None:
    """A pick of a draft: all cards of the pack are candidates, one of them was played."""
    asked = (FOUR, "--step", 8, "--seat", 3, "--worlds", 60, "--json")
    status, out, err = hint(*asked, "--top", 99)
    assert (status, err, out.count("\n")) == (0, "", 1)
    found = json.loads(out)
    record = load(FOUR)
    adapter = adapter_named("allstar", version=record.rules)
    table = at_step(record, adapter, 7)
    pack = {adapter.write(table.view(2), [card]) for card in table.legal(2)}
    candidates = found["candidates"]
    assert {one["choices"] for one in candidates} == pack
    assert (found["step"], found["seat"], found["moment"]) == (8, 3, record.reveals[7].title)
    played = record.reveals[7].choices[2]
    assert [one["choices"] for one in candidates if one["played"]] == [played] == [found["played"]]
    assert [one["chosen"] for one in candidates].count(True) == 1
    assert 0 < found["worlds"] <= 60
    assert sum(one["visits"] for one in candidates) == found["playouts"] > found["worlds"]
    assert all(0 <= one["win"] <= 1 and 20 < one["score"] < 160 for one in candidates)
    again = json.loads(hint(*asked, "--top", 99)[1])
    assert again | {"seconds": 0} == found | {"seconds": 0}
    assert json.loads(hint(*asked, "--top", 2)[1])["candidates"] == candidates[:2]


@compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_table(hint: Run, language: str) -> None:
    """The same to look at: heading, candidates, the mark, how much was thought."""
    asked = (FOUR, "--step", 8, "--seat", 3, "--worlds", 60)
    candidates = json.loads(hint(*asked, "--json", "--top", 3)[1])["candidates"]
    status, out, err = hint(*asked, "--top", 3, "--language", language)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == say(language, "lab-hint-heading", step=8, heading="round 2, draft", seat=3, name="3")
    for name in ("choice", "visits", "win", "score-fans", "lead", "played"):
        assert say(language, f"lab-hint-{name}") in out
    shown = [line.split()[1] for line in lines if line.startswith("│")]
    assert shown[:3] == [one["choices"] for one in candidates]
    assert sum(say(language, "lab-hint-mark") in line for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_sure_it_is(language: str) -> None:
    """Solved, estimated, or nothing to choose; and what was played if nobody thought of it."""
    record = load(FOUR)
    adapter = adapter_named("allstar", version=record.rules)
    question = question_at(record, adapter, 8, 3, 1)
    cards = at_step(record, adapter, 7).legal(2)
    played, others = question.played[0], [card for card in cards if card != question.played[0]]

    def told(*choices: int, exact: bool = False, sure: float = 1.0) -> list[str]:
        thought = Thought([Candidate([choice]) for choice in choices], 60, 240, 0.25, exact, sure=sure)
        return remarks(adapter, question, thought, language)

    assert told(played, others[0], exact=True) == [say(language, "lab-hint-solved")]
    assert told(played) == [say(language, "lab-hint-forced")]
    for chance, word in ((0.61, "close"), (0.93, "likely"), (0.995, "sure")):
        wanted = say(language, f"lab-hint-{word}", chance=percent(language, chance, 0))
        assert told(*others, sure=chance)[1] == wanted
    estimate, _, unthought_of = told(*others)
    assert "240" in estimate
    assert "60" in estimate
    assert unthought_of.endswith(record.reveals[7].choices[2])


@compiled
def test_hoops(hint: Run) -> None:
    """Basketball: points instead of fans, names of cards as the record has them."""
    status, out, err = hint(HOOPS, "--step", 4, "--worlds", 20)
    assert (status, err) == (0, "")
    assert say("en", "lab-hint-score-points") in out
    found = json.loads(hint(HOOPS, "--step", 4, "--worlds", 20, "--json", "--top", 50)[1])
    assert found["moment"] == "turn 4"
    assert len(found["candidates"]) > 1


# --- what is refused


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([FOUR, "--step", 0], ["0", "1 to "]),
        ([FOUR, "--step", 999], ["999", f"1 to {len(load(FOUR).reveals)}."]),
        ([FOUR], ["--step"]),
        ([FOUR, "--step", 1, "--seat", 5], ["Seat 5", "1, 2, 3, 4"]),
        ([HOOPS, "--step", 1, "--seat", 1], ["Seat 1", "did: 2"]),
        ([FOUR, "--step", 1, "--choice", 2], ["choice 2", "1 to 1"]),
        ([FOUR, "--step", 1, "--choice", 0], ["choice 0", "1 to 1"]),
        ([FOUR, "--step", 1, "--think", "long"], ["long", "20ms to 10s"]),
        ([FOUR, "--step", 1, "--top", 0], ["--top", "0"]),
        ([FOUR, "--step", 1, "--worlds", 0], ["--worlds", "0"]),
        ([FOUR, "--step", 1, "--cards", "mine.toml"], ["mine.toml"]),
        (["nowhere.txt", "--step", 1], ["nowhere.txt"]),
    ],
)
def test_refusals(hint: Run, arguments: list[object], words: list[str]) -> None:
    """Exit status 2, nothing on standard output, and a sentence that says what is allowed."""
    status, out, err = hint(*arguments)
    assert (status, out) == (2, "")
    assert [word for word in words if word not in err] == []
