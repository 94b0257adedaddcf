"""The story of All-Star Draft: numbers on a sheet, the same from every target, and true to the game."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import EDITIONS
from sixthman.games.allstar.rules import GAME, events, reasons
from sixthman.games.allstar.rules.cardfile import COMBO_NAMES
from sixthman.games.allstar.rules.cards import COMBINED, VALUE_NUMBER
from sixthman.games.allstar.rules.events import EVENTS
from sixthman.games.allstar.rules.knowledge import SPECTATOR
from sixthman.games.allstar.rules.ranking import BRONZE, GOLD, SILVER
from sixthman.games.allstar.rules.story import BEFORE, STORY_RECORDS, tell_choice, tell_opening
from sixthman.games.allstar.table import STANDARD_CARDS
from sixthman.games.allstar.table.names import ATTRIBUTE_NAMES, MEDALS, REASONS, names_with
from sixthman.games.allstar.table.notation import symbol_name
from sixthman.games.allstar.table.story import events_on
from sixthman.kernel.facts import ROOM, new_sheet, numbers_on
from sixthman.kernel.game import Engine
from sixthman.kernel.module import ModuleEngine, module_of_version
from sixthman.table import Event, read_record, verify_record
from tests.properties.play import (
    COACHED,
    CONFIGURATIONS,
    MORE_CONFIGURATIONS,
    Configuration,
    deal,
    open_choices,
    view_of,
    waiting_seats,
)
from tests.records.make import FOLDER, STORIES, adapter_for, story_mark

NAMES = names_with(STANDARD_CARDS)
GOLDEN = [path for path in sorted(FOLDER.glob("*.txt")) if not path.stem.startswith("hoops")]
ALL = [*CONFIGURATIONS, *COACHED, *MORE_CONFIGURATIONS]
PRIVATE = {"coaches-dealt", "picked", "gave", "given", "last-card", "threw-away"}
compiled_group = pytest.mark.xdist_group("compiled")


class Teller:
    """The rules of the story on one target."""

    def __init__(self, engine: Engine) -> None:
        self.records = np.zeros(STORY_RECORDS, GAME.record)
        self.sheet = new_sheet()
        self._words = self.records.view(np.uint64).reshape(STORY_RECORDS, -1)
        self._opening, self._choice = engine.rule(tell_opening), engine.rule(tell_choice)

    def opening(self, state: Any) -> list[int]:
        """What a deal puts on the sheet."""
        self._opening(state, self.sheet)
        return numbers_on(self.sheet)

    def choice(self, state: Any, seat: int, choice: int) -> list[int]:
        """What a choice puts on the sheet."""
        self.records[BEFORE] = state
        count = int(self._choice(self.records, self._words, seat, choice, self.sheet))
        assert self.records[BEFORE].tobytes() == state.tobytes()
        assert count == len(numbers_on(self.sheet))
        return numbers_on(self.sheet)


def random_game(engine: Engine, configuration: Configuration, seed: int) -> Iterator[tuple[Any, int, int]]:
    """A game at random: the table before each choice, who made it and which."""
    luck, state = random.Random(f"story {configuration} {seed}"), deal(engine, configuration, seed)
    while not engine.game.over(state):
        seat = luck.choice(waiting_seats(engine, state))
        choice = luck.choice(open_choices(engine, state, seat))
        yield state, seat, choice
        engine.game.act(state, seat, choice)


def told_games(engine: Engine) -> Iterator[tuple[Configuration, Any, list[Event], Any]]:
    """Games of every configuration, choice by choice: the table before, what happened, the table after."""
    teller = Teller(engine)
    for configuration in ALL:
        for seed in range(8):
            for state, seat, choice in random_game(engine, configuration, seed):
                teller.choice(state, seat, choice)
                after = state.copy()
                engine.game.act(after, seat, choice)
                yield configuration, state, events_on(teller.sheet, NAMES), after


# --- targets


@compiled_group
@pytest.mark.parametrize(
    "path", [path for path in GOLDEN if "own" not in path.stem], ids=lambda path: path.stem
)
def test_old_games_are_told_the_same_by_machine_code(compiled: Engine, path: Path) -> None:
    """`test_golden` asks the same of an adapter's own engine. The compiled rules here, those of the version
    that the record names, have the standard cards."""
    record = read_record(path.read_text("utf-8"))
    module = module_of_version(GAME, record.rules)
    assert module is not None
    adapter = adapter_for(record)
    engine = compiled if record.rules == GAME.version else ModuleEngine(adapter.game, module)
    table = verify_record(record, adapter, engine)
    assert story_mark(table) == json.loads(STORIES.read_text("utf-8"))[path.stem]


@compiled_group
@pytest.mark.parametrize("configuration", [*COACHED, *MORE_CONFIGURATIONS[:6]], ids=str)
def test_targets_put_the_same_numbers_on_a_sheet(
    interpreted: Engine, compiled: Engine, configuration: Configuration
) -> None:
    plain, fast = Teller(interpreted), Teller(compiled)
    dealt = deal(compiled, configuration, 0)
    assert plain.opening(dealt) == fast.opening(dealt)
    for state, seat, choice in random_game(compiled, configuration, 0):
        numbers = fast.choice(state, seat, choice)
        assert plain.choice(state, seat, choice) == numbers
        assert len(numbers) < ROOM // 5


# --- what is told


@compiled_group
def test_every_kind_of_event_happens_adds_up_and_is_told_to_whom_it_concerns(compiled: Engine) -> None:
    told: Counter[str] = Counter()
    for configuration, before, happened, after in told_games(compiled):
        seen = [view_of(compiled, state, SPECTATOR).tobytes() for state in (before, after)]
        assert (happened == []) == (seen[0] == seen[1])
        told.update(event.type for event in happened)
        check_fans(happened, before, after)
        for event in happened:
            check_who_knows(event, configuration.seats)
            check_facts(compiled, event, happened, before, after)
    opened = set()
    for configuration in ALL:
        teller = Teller(compiled)
        teller.opening(deal(compiled, configuration, 0))
        for event in events_on(teller.sheet, NAMES):
            opened.add(event.type)
            check_who_knows(event, configuration.seats)
    assert opened == {"species", "deal", "coaches-dealt"}
    assert set(told) | opened == {name for name, _ in EVENTS}


def check_who_knows(event: Event, seats: int) -> None:
    """Cards that nobody has seen are told to the seat they concern."""
    if event.type in PRIVATE:
        assert event.to == event.facts["seat"]
        assert 0 <= event.facts["seat"] < seats
    else:
        assert event.to is None


def by_coaches(happened: list[Event]) -> Counter[int]:
    """The fans that coaches brought when they helped, less those that they cost, by seats."""
    came: Counter[int] = Counter()
    for event in happened:
        if event.type in ("coach-fans", "coach-paid"):
            assert event.facts["fans"] > 0
            came[event.facts["seat"]] += event.facts["fans"] * (1 if event.type == "coach-fans" else -1)
    return came


def check_fans(happened: list[Event], before: Any, after: Any) -> None:
    """What the arenas pay is what managers have more after a round, with what coaches brought and cost."""
    won = by_coaches(happened)
    for event in happened:
        if event.type == "arena":
            won.update({row["seat"]: row["fans"] for row in event.facts["ranking"]})
        elif event.type == "round-over":
            seats = range(int(before.seats))
            assert event.facts["fans"] == [after.fans[seat] for seat in seats]
            assert event.facts["fans"] == [before.fans[seat] + won[seat] for seat in seats]


def check_facts(engine: Engine, event: Event, happened: list[Event], before: Any, after: Any) -> None:
    """Cards lie where they are said to go, the loser of a shootout loses, the last ones are paid."""
    facts, seat = event.facts, event.facts.get("seat")
    if event.type in ("picked", "given", "last-card", "free-agent"):
        assert facts["card"] in map(NAMES["card"], after.bench[seat, : after.benched[seat]])
    elif event.type == "shootout":
        loser = next(shot["seat"] for shot in facts["shots"] if shot["loses"])
        losses = [other for other in happened if other.type in ("ticket-lost", "eliminated")]
        assert losses[0].facts["seat"] == loser
    elif event.type == "champion":
        won = facts["fans"] + facts["bonus"] + by_coaches(happened)[facts["seat"]]
        assert after.fans[seat] - before.fans[seat] == won
    elif event.type == "final":
        for row in facts["ranking"]:
            assert row["place"] == engine.game.rank(after, row["seat"])
            assert row["fans"] == after.fans[row["seat"]]


# --- names and shapes


def named_in(shape: Any) -> set[str]:
    """The words that a shape uses for numbers that stand for names."""
    if isinstance(shape, str):
        return set() if shape in ("number", "flag", "thousandth") else {shape}
    parts = shape.values() if isinstance(shape, dict) else shape[1:]
    return set().union(*map(named_in, parts))


def test_there_is_a_name_for_every_number() -> None:
    assert set().union(*(named_in(shape) for _, shape in EVENTS)) == set(NAMES)
    assert len({name for name, _ in EVENTS}) == len(EVENTS)
    assert [MEDALS[medal] for medal in (GOLD, SILVER, BRONZE)] == ["gold", "silver", "bronze"]
    by = (
        reasons.TIED,
        reasons.WON_TIE,
        reasons.BY_COMBO,
        reasons.BY_SIZE,
        reasons.BY_MEDAL,
        reasons.BY_VALUE,
    )
    assert [REASONS[reason] for reason in by] == ["tied", "tie", "combo", "size", "medal", "value"]
    assert NAMES["attribute"](COMBINED) == "Combo"


def test_a_kind_s_number_leads_to_its_name() -> None:
    named = {
        "species": events.SPECIES_PLAY,
        "picked": events.PICKED,
        "coach-mate": events.COACH_LIKE_MATE,
        "arena": events.ARENA_PLAYED,
        "shot-returns": events.SHOT_CAME_BACK,
        "final": events.FINAL,
    }
    assert {EVENTS[number][0]: number for number in named.values()} == named


def test_a_value_s_name_is_that_of_its_edition() -> None:
    name = NAMES["value"]
    for edition, year in enumerate(EDITIONS):
        of = VALUE_NUMBER[edition]
        for attribute, count in zip(ATTRIBUTE_NAMES, (5, 9, 12), strict=True):
            for value in range(1, count + 1):
                found = name(of[ATTRIBUTE_NAMES.index(attribute), value])
                if attribute == "Symbol":
                    assert found == symbol_name(value, year)
                elif attribute == "Number":
                    assert found == str(value)
                else:
                    assert found == NAMES["species"](value - 1)
        assert of[0, 0] == -1, "no symbol"
        for number, combo in enumerate(COMBO_NAMES, start=1):
            assert name(of[COMBINED, number]) == combo.title().replace("-", "")
