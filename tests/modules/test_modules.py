"""The compiled modules: what the sources give, small, honest about themselves, and refused when damaged."""

from __future__ import annotations

import gzip
import sys
from dataclasses import replace
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from sixthman.bots import PRO
from sixthman.games.allstar import rules as allstar
from sixthman.games.allstar.table.cardset import STANDARD_CARDS as ALLSTAR_CARDS
from sixthman.games.hoops.table.cardset import STANDARD_CARDS as HOOPS_CARDS
from sixthman.kernel.game import Game
from sixthman.kernel.module import BadModule, ModuleEngine, current_module
from sixthman.kernel.rules import RULES
from sixthman.kernel.stream import new_stream
from sixthman.modules.__main__ import main
from sixthman.registry import game_named
from tests.modules.batches import GAMES, batch_of, digest_on

MOST = 200_000  # bytes, gzipped
BUILT_WITH = (3, 11)  # other versions of Python give Numba other code to read
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.skipif(sys.version_info[:2] != BUILT_WITH, reason="modules are built with Python 3.11")
@pytest.mark.parametrize("name", GAMES)
def test_a_module_is_what_the_sources_give(name: str) -> None:
    """Byte for byte. If this fails after a change of a rule: `make modules`, and commit what comes out."""
    assert main(["--check", name]) == 0


@every_game
def test_modules_are_small(game: Game) -> None:
    assert len(gzip.compress(current_module(game).code, 9)) <= MOST


@every_game
def test_a_module_knows_its_game_and_its_cards(game: Game) -> None:
    cards = ALLSTAR_CARDS if game is allstar.GAME else HOOPS_CARDS
    told = current_module(game).manifest
    assert (told["game"], told["rules"], told["data"]) == (game.name, game.version, cards.digest)
    assert current_module(game).record == game.record


@every_game
def test_a_module_asks_for_nothing_but_a_clock(game: Game) -> None:
    _, module = current_module(game).compiled
    assert [one.name for one in module.imports] == ["spent"]


# --- what is handed over


def test_wrong_types_are_refused_before_anything_happens() -> None:
    game = ModuleEngine(allstar.GAME, current_module(allstar.GAME)).game
    state, options = allstar.GAME.new_state(), np.array([0, 4, 0, 0, 0])
    with pytest.raises(TypeError, match="int32 instead of int64"):
        game.setup(state, options.astype(np.int32), new_stream("types"))
    with pytest.raises(TypeError, match="2 dimensions instead of 1"):
        game.setup(state, options.reshape(1, 5), new_stream("types"))
    with pytest.raises(ValueError, match="contiguous"):
        game.setup(state, np.repeat(options, 2)[::2], new_stream("types"))
    assert state.tobytes() == allstar.GAME.new_state().tobytes()


def test_a_rule_that_is_not_offered_is_named() -> None:
    engine = ModuleEngine(allstar.GAME, current_module(allstar.GAME))
    with pytest.raises(BadModule, match="no rule digest_on"):
        engine.rule(digest_on)


# --- tables in memory

# Neither printed on cards nor liked by a bot: ways to arrange things, and the stream's constant
ARITHMETIC = {
    "allstar": {
        *("BUS_PLANS", "PLANS_FOR", "WAYS_FOR", "PACK_SIZE", "LOWEST_SEAT", "SIGMA"),
        *("ODDS", "KEPT_ANYWAY", "TAKEN_ANYWAY"),  # how often sensible managers were counted to choose what
        *("COUNT_MASKS", "COUNT_WAYS", "FIRST_WAY", "LAID", "MASKS", "WAYS", "WAYS_WITH"),
    },
    "hoops": {"AMONG_BEST", "FACTORIALS", "FALLS", "LOWEST_SEAT", "SIGMA"},
}


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_printed_or_preferred_lies_in_memory(name: str) -> None:
    """Rules name tables; those that are not copied into code are the ones others can be written over."""
    contents = import_module(f"sixthman.games.{name}.module").CONTENTS
    waiting = [function for export in contents.exports for function in (export.rule, *export.bound.values())]
    seen, tables = set[Any](), set[str]()
    while waiting:
        function = waiting.pop()
        if function in RULES and function not in seen:
            seen.add(function)
            for mentioned in function.__code__.co_names:
                value = function.__globals__.get(mentioned)
                if isinstance(value, np.ndarray):
                    tables.add(mentioned)
                elif callable(value):
                    waiting.append(value)
    assert tables - set(contents.tables) == ARITHMETIC[name]
    assert set(contents.tables) <= tables, "nobody reads it"


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(
    ("name", "table", "bots"),
    [
        ("allstar", "FANS", PRO),
        ("allstar", "WEIGHTS", PRO),
        ("hoops", "COST", PRO),
        ("hoops", "HABITS", PRO),
        ("hoops", "AT_FIRST", PRO),
    ],
)
def test_a_table_written_over_plays_as_if_compiled_in(name: str, table: str, bots: int) -> None:
    """Cards and bots' weights: the games that plain Python plays with that table, and not the usual ones."""
    contents = import_module(f"sixthman.games.{name}.module").CONTENTS
    usual, standard = contents.tables[table], game_named(name).cards().tables
    other = (
        usual[..., ::-1].copy() if table != "COST" else np.where(usual > 0, 40 - usual, usual).astype(np.int8)
    )
    changes: dict[str, Any] = {"opening_draft": True} if table == "AT_FIRST" else {}  # drafted by it
    options = game_named(name).options(**changes)
    changed, batch = replace(GAMES[name], tables={**standard, table: other}), batch_of(options, bots)
    found = digest_on("wasm", changed, batch, 12)
    assert found == digest_on("interpreted", changed, batch, 12)
    assert found != digest_on("wasm", GAMES[name], batch, 12)


def test_a_table_of_another_shape_is_refused() -> None:
    engine = ModuleEngine(
        replace(allstar.GAME, tables={"FANS": np.zeros((3, 3))}), current_module(allstar.GAME)
    )
    with pytest.raises(BadModule, match=r"table FANS: \[3, 3\]"):
        engine.get_ready()
