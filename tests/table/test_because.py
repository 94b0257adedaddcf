"""What speaks for a choice: facts that hold in the position they are told of, in words of every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sixthman.bots import bot_named
from sixthman.bots.because import because
from sixthman.games.allstar.declaration import DRAFT
from sixthman.games.allstar.rules.cards import ATTRIBUTE
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.allstar.table.notation import read_card
from sixthman.games.hoops.table import HoopsOptions
from sixthman.kernel.game import module_engine
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.stream import new_stream
from sixthman.messages import LANGUAGES
from sixthman.registry import game_named
from sixthman.table.options import Options

ROWS = {"Symbol": 0, "Number": 1, "Species": 2}


def positions(game: str, options: Options, seed: str, deals: int = 1) -> list[Any]:
    """The views of seat 0 whenever it is asked, in games of pros."""
    engine = module_engine(game_named(game).rules)
    rules, state, found = engine.game, engine.new_state(), []
    for deal in range(deals):
        bots = [bot_named("pro", engine, f"{seed} {deal} {seat}") for seat in range(options.seats)]
        rules.setup(state, options.numbers(), new_stream(seed, deal))
        while not rules.over(state):
            seat = lowest_seat(int(rules.waiting(state)))
            view = engine.new_state()
            rules.view(state, seat, view)
            if seat == 0:
                found.append(view)
            for chosen in bots[seat].choose(view):
                rules.act(state, seat, chosen)
    return found


def asked(game: str, view: Any) -> list[int]:
    """The choices of a view's seat."""
    rules = module_engine(game_named(game).rules).game
    return [int(rules.choice(view, 0, k)) for k in range(int(rules.legal(view, 0)))]


@pytest.fixture(scope="module")
def drafts() -> list[Any]:
    return [one for one in positions("allstar", AllstarOptions(seats=4), "because", 3) if one.phase == DRAFT]


def alike(view: Any, cards: Any, strength: list[Any], value: int) -> int:
    """How many of some cards have a value of the attribute that a strength names."""
    row = ATTRIBUTE[int(view.edition), ROWS[strength[1]]]
    return sum(int(row[card]) == value for card in cards if card >= 0)


def test_what_a_pick_joins_is_on_the_bench(drafts: list[Any]) -> None:
    adapter, engine = game_named("allstar").adapter(), module_engine(game_named("allstar").rules)
    told = Counter[str]()
    for view in drafts:
        for choice in asked("allstar", view):
            for event in because(adapter, engine, view, [choice]):
                told[event.type] += 1
                facts = event.facts
                if event.type not in ("because-joins", "because-betters", "because-next"):
                    continue
                card, strength = read_card(facts["card"]), facts["strength"]
                assert card == choice
                value = int(ATTRIBUTE[int(view.edition), ROWS[strength[1]], card])
                assert value > 0
                seat = facts.get("seat", 0)
                cards = (
                    view.bench[0] if event.type == "because-joins" else view.teams[seat, facts["team"] - 1]
                )
                assert alike(view, np.asarray(cards), strength, value) + 1 == strength[0]
                assert seat == 0 or seat in (1, 3)  # the next manager on one side or the other
    assert {"because-joins", "because-left", "because-alone", "because-betters", "because-next"} <= set(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_grounds_are_told_in_words(language: str, drafts: list[Any]) -> None:
    adapter, engine = game_named("allstar").adapter(), module_engine(game_named("allstar").rules)
    speaker = adapter.speaker(language, ["Ann", "Bo", "Cleo", "Dan"])
    for view in drafts[:40:5]:
        for choice in asked("allstar", view):
            for event in because(adapter, engine, view, [choice]):
                assert all("{" not in line and "$" not in line for line in speaker.event(event))


def test_a_hint_in_basketball_says_what_a_card_brings() -> None:
    adapter, engine = game_named("hoops").adapter(), module_engine(game_named("hoops").rules)
    speaker = adapter.speaker("en", ["Ann", "Bo"])
    told = Counter[str]()
    for view in positions("hoops", HoopsOptions(), "because")[:60]:
        for choice in asked("hoops", view):
            for event in because(adapter, engine, view, [choice]):
                told[event.type] += 1
                assert speaker.event(event)
                if event.type == "hoops-because-betters":
                    assert event.facts["after"] > event.facts["before"]
    assert {"hoops-because-brings", "hoops-because-betters"} <= set(told)
