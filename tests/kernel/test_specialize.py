"""Rules with what was agreed on in place of the record's fields: the same games, faster."""

from __future__ import annotations

import traceback
from types import CodeType, FunctionType
from typing import Any

import numpy as np
import pytest

from sixthman.bots import PRO, RANDOM, ROOKIE
from sixthman.games.allstar import rules as allstar
from sixthman.games.allstar.table.options import AllstarOptions
from sixthman.games.hoops import rules as hoops
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import BuiltEngine, Engine, Game
from sixthman.kernel.playout import play_batch, uniform
from sixthman.kernel.rules import interpreted, rule
from sixthman.kernel.specialize import code_for
from sixthman.lab.batches import Arrays, Batch
from sixthman.lab.simulate import simulate
from sixthman.table.options import Options

ALLSTAR_TABLES = {
    "heritage": AllstarOptions(seats=2, mode="heritage"),
    "free agency": AllstarOptions(seats=2, mode="free-agency"),
    "clash": AllstarOptions(seats=2, mode="clash"),
    "three": AllstarOptions(seats=3),
    "six without whistle": AllstarOptions(seats=6, whistle=False),
    "2025 with coaches": AllstarOptions(seats=4, coaches=True),
    "2020 for two": AllstarOptions(edition="2020", seats=2),
    "2020 for five": AllstarOptions(edition="2020", seats=5),
    "2020 without coaches": AllstarOptions(edition="2020", seats=4, coaches=False),
}
HOOPS_TABLES = {
    "usual": HoopsOptions(),
    "picked": HoopsOptions(pick_team=True, overtimes=2, first=1),
    "drafted": HoopsOptions(opening_draft=True, overtimes=4, first=2),
}
TABLES = [
    *(pytest.param(allstar.GAME, table, id=name) for name, table in ALLSTAR_TABLES.items()),
    *(pytest.param(hoops.GAME, table, id=name) for name, table in HOOPS_TABLES.items()),
]


class Record:
    """As a record looks to a rule."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.fans = [0, 0, 0]


@rule
def collect(
    state: Any,
    more: int = 1,
) -> int:
    """Reads a field twice and writes it once."""
    total = sum(state.fans) + more * state.seats
    state.seats = total
    return total + state.seats


@rule
def fail(state: Any) -> float:
    """Breaks in its second line."""
    fans = state.fans
    return fans / state.seats


def code(function: Any, **numbers: int) -> CodeType:
    """Its code where these fields are known."""
    return code_for(function, numbers)


def agreed(function: Any, **numbers: int) -> Any:
    """The function where these fields are known."""
    return FunctionType(
        code(function, **numbers), function.__globals__, function.__name__, function.__defaults__
    )


def test_fields_that_are_known_are_read_no_more_and_still_written() -> None:
    record = Record(seats=5)
    assert agreed(collect, seats=2)(record) == 2 + 2
    assert record.seats == 2
    assert "fans" in code(collect, seats=2).co_names


def test_rules_that_read_none_of_them_keep_their_code() -> None:
    assert code(collect, mode=3) is code(collect) is collect.__code__


def test_an_error_names_the_line_of_the_source() -> None:
    def line_of(function: Any) -> int | None:
        with pytest.raises(TypeError) as caught:
            function(Record(seats=5))
        return traceback.extract_tb(caught.tb)[-1].lineno

    assert line_of(agreed(fail, seats=2)) == line_of(fail)


@pytest.mark.parametrize("game", [allstar.GAME, hoops.GAME], ids=["allstar", "hoops"])
def test_games_name_fields_of_their_record_that_hold_the_options(game: Game) -> None:
    """Neither setting up nor playing changes them."""
    engine = BuiltEngine(game, interpreted())
    options = np.array([1] * game.declared.numbers)
    options[: len(game.declared.agreed)] = (1, 4, 0, 1, 1) if game is allstar.GAME else (1, 0, 3)
    batch = Batch(tuple(options), (0,) * (4 if game is allstar.GAME else 2), "agreed")
    arrays = play(engine, batch, 1)
    assert [int(arrays.states[0][name]) for name in game.declared.agreed] == list(
        options[: len(game.declared.agreed)]
    )


def play(engine: Engine, batch: Batch, games: int) -> Arrays:
    """The first games of a batch, between random players."""
    arrays = Arrays(engine.rules, batch, games, states=1)
    with np.errstate(over="ignore"):
        engine.rule(play_batch, policy=uniform)(
            arrays.states, arrays.words, 0, *arrays.given, *arrays.found(games)
        )
    return arrays


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_games_are_the_same(game: Game, options: Options) -> None:
    batch = Batch.of(options, (RANDOM,) * options.seats, "agreed")
    numbers = dict(zip(game.declared.agreed, batch.options, strict=False))
    tuned = play(BuiltEngine(game, interpreted(numbers)), batch, 2)
    usual = play(BuiltEngine(game, interpreted()), batch, 2)
    assert tuned.checksums.tolist() == usual.checksums.tolist()


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_compiled_games_are_the_same(game: Game, options: Options) -> None:
    pairs, odd = divmod(options.seats, 2)
    batch = Batch.of(options, (RANDOM, PRO) * pairs + (ROOKIE,) * odd, "agreed")
    tuned = simulate(game, batch, 2_000, target="tuned")
    assert tuned.digest == simulate(game, batch, 2_000).digest
