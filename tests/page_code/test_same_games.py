"""The page's code is the table's Python: the same views, story, choices, refusals and records."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sixthman.bots import bot_named
from sixthman.messages import LANGUAGES, UserError
from sixthman.registry import game_named
from sixthman.server.frames import view_fields
from sixthman.table import Record, Table, read_record
from sixthman.table.adapters import adapter_named

from .nodes import PLAYER, WEB, Program, differences, needs_packages, packed

pytestmark = [needs_packages, pytest.mark.xdist_group("page-code")]

RECORDS = Path(__file__).parents[1] / "records"
QUICK = ("coaches-cards-random", "clash-heuristic", "first-two-random", "hoops-second-drafted-random")
# Texts for every seat that is asked, whatever it is asked: most are refused, each in three languages
TRIES = [
    "Duck7",
    "Eisbär3",
    "bus:9-9",
    "coach:rabbit",
    "-",
    "nobody",
    "attack Kentucky",
    "discard Curry",
    "reroll 3pts0",
    "Curry PG",
    "buy",
    "#3",
]
OWN = sorted(RECORDS.glob("*own-cards*.txt"))  # these need the cards they were played with
STANDARD = sorted(set(RECORDS.glob("*.txt")) - set(OWN))
EACH = 200  # games of every mode and variant, in the long test
# Every mode of both games, as numbers of people and options
MODES: list[tuple[str, dict[str, Any]]] = [
    *(("allstar", {"seats": 2, "mode": mode}) for mode in ("heritage", "free-agency", "clash")),
    *(("allstar", {"seats": seats}) for seats in (3, 4, 5, 6)),
    ("allstar", {"seats": 5, "coaches": True}),
    ("allstar", {"seats": 4, "whistle": False}),
    *(("allstar", {"seats": seats, "edition": "2020"}) for seats in (2, 4, 6)),
    ("hoops", {}),
    ("hoops", {"pick_team": True}),
    ("hoops", {"opening_draft": True, "first": 2}),
    ("hoops", {"pick_team": True, "opening_draft": True, "overtimes": 2}),
]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The page's code, in Node."""
    program = Program(packed(PLAYER, tmp_path_factory.mktemp("page")))
    yield program
    program.close()


def refusal(work: Callable[[], Any]) -> Any:
    """What is found, or the refusal in every language."""
    try:
        return work()
    except UserError as reason:
        return {"message": reason.message, "text": [reason.text(language) for language in LANGUAGES]}


def seen(table: Table, tries: list[str]) -> dict[str, Any]:
    """All that can be known of a table, by every seat and by those who only look on."""
    adapter, seats = table.adapter, table.options.seats
    onlookers = [*range(seats), None]
    asked = (table.waiting() or [0])[0]
    return {
        "heading": table.heading,
        "waiting": table.waiting(),
        "scores": table.scores(),
        "views": [
            [table.view(seat).tobytes().hex(), view_fields(adapter.declared, table.view(seat), seats)]
            for seat in onlookers
        ],
        "events": [
            [{"type": one.type, "facts": dict(one.facts), "to": one.to} for one in table.events(seat)]
            for seat in onlookers
        ],
        "legal": [
            [[number, adapter.write(table.view(seat), [number])] for number in table.legal(seat)]
            for seat in range(seats)
        ],
        "sealed": [table.sealed(seat) for seat in range(seats)],
        "refused": [refusal(partial(table.verify, asked, text)) for text in tries],
    }


def digest(value: Any) -> str:
    """A mark of a value."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def job_of(text: str, tries: list[str], full: bool) -> dict[str, Any]:
    """A record for the page, to be played by the rules it names."""
    record = read_record(text)
    return {
        "game": record.game,
        "version": record.rules,
        "record": text,
        "tries": tries,
        "full": full,
    }


def check(page: Program, text: str, full: bool) -> None:
    """Play a record here and there."""
    record = read_record(text)
    adapter = adapter_named(record.game, None, record.rules)
    job = job_of(text, TRIES if full else [], full)
    found = page.ask(job)
    assert "error" not in found, found["error"]
    steps: list[Any] = []
    table = None
    for number, table in enumerate(record.replay(adapter)):
        step = seen(table, job["tries"])
        ahead = record.reveals[number : number + 1]
        step["ahead"] = [
            refusal(partial(table.verify, seat, text))
            for one in ahead
            for seat, text in sorted(one.choices.items())
        ]
        steps.append(step if full else digest(step))
    assert table is not None
    wanted = {"steps": steps, "record": Record.of(table).text(), "ranks": table.ranks()}
    assert len(steps) == len(record.reveals) + 1
    assert list(differences(json.loads(json.dumps(wanted)), found))[:5] == []


@pytest.mark.parametrize("name", QUICK)
def test_a_game_of_a_kind(page: Program, name: str) -> None:
    """With everything that is refused on the way."""
    check(page, (RECORDS / f"{name}.txt").read_text("utf-8"), full=True)


@pytest.mark.long
@pytest.mark.parametrize("path", STANDARD, ids=lambda path: path.stem)
def test_every_golden_record(page: Program, path: Path) -> None:
    """Of every mode and variant; those of earlier rules too."""
    check(page, path.read_text("utf-8"), full=True)


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), MODES, ids=str)
def test_two_hundred_games_of_a_mode(page: Program, game: str, options: dict[str, Any]) -> None:
    """Between bots of two kinds, each game from a seed of its own."""
    folder = game_named(game)
    adapter = folder.adapter()
    for number in range(EACH):
        agreed = folder.options(**options)
        table = Table(adapter, agreed, seed=f"page code {game} {options} {number}")
        levels = ("random", "rookie")
        bots = [
            bot_named(levels[(number + seat) % 2], adapter.engine, f"{number} {seat}")
            for seat in range(agreed.seats)
        ]
        while not table.over:
            seat = table.waiting()[0]
            table.choose(seat, bots[seat].choose(table.view(seat)))
        check(page, Record.of(table).text(), full=number < 2)


def test_rules_that_are_asked_of_the_module_are_not_translated(page: Program) -> None:
    """They are known by their names: the page loads no second copy of them."""
    text = (WEB / "declared" / "table" / "allstar.js").read_text("utf-8")
    assert '$.rule("put_bench")' in text
    assert "function put_bench(" not in text


def test_a_record_of_other_cards_is_refused(page: Program) -> None:
    """Here and there: its cards are not the standard ones."""
    assert OWN
    text = OWN[0].read_text("utf-8")
    record = read_record(text)
    with pytest.raises(UserError) as refused:
        list(record.replay(adapter_named(record.game, None, record.rules)))
    assert refused.value.message == "error-record-cards"
    found = page.ask(job_of(text, [], full=False))
    assert "error-record-cards" in found["error"]


def test_a_mistake_is_found(page: Program) -> None:
    """A record with one choice changed is refused there too, in the same words."""
    text = (RECORDS / "four-cards-heuristic.txt").read_text("utf-8")
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1: "))
    broken = "\n".join([*lines[:at], "1: Bear10", *lines[at + 1 :]])
    found = page.ask(job_of(broken, [], full=False))
    assert "error-record-choice" in found["error"]
