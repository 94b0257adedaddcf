"""The compiled modules: what the sources give, small, honest about themselves, and refused when damaged."""

from __future__ import annotations

import gzip
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sixthman.bots import PRO
from sixthman.games.allstar import rules as allstar
from sixthman.games.allstar.table.cardset import STANDARD_CARDS as ALLSTAR_CARDS
from sixthman.games.hoops import rules as hoops
from sixthman.games.hoops.table.cardset import STANDARD_CARDS as HOOPS_CARDS
from sixthman.kernel.game import Game
from sixthman.kernel.module import BadModule, Instance, Module, ModuleEngine, current_module, module_path
from sixthman.kernel.stream import new_stream
from sixthman.messages import BadRules
from sixthman.modules.__main__ import main
from sixthman.registry import game_named
from sixthman.table.cardset import compiled
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


# --- damage


def damaged(code: bytes, how: str) -> bytes:
    if how == "cut short":
        return code[: len(code) // 2]
    if how == "no module":
        return b"PK\x03\x04" + code[4:]
    if how == "without its section":
        return code[: code.index(b"sixthman") - 8]
    return code[:1000] + bytes(200) + code[1200:]


@pytest.mark.parametrize("how", ["cut short", "no module", "without its section", "overwritten"])
def test_a_damaged_module_is_refused_in_words(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "allstar.wasm"
    path.write_bytes(damaged(module_path(allstar.GAME).read_bytes(), how))
    monkeypatch.setattr("sixthman.kernel.module.module_path", lambda game: path)
    with pytest.raises(BadRules) as refused:
        compiled(allstar.GAME)
    assert "allstar" in refused.value.text("de")
    assert "make modules" in refused.value.text("fr")


def test_another_game_s_module_is_refused() -> None:
    with pytest.raises(BadModule, match="hoops"):
        ModuleEngine(allstar.GAME, current_module(hoops.GAME))


def test_a_damaged_cache_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code that was kept is used only if its mark fits."""
    monkeypatch.setenv("SIXTHMAN_CACHE", str(tmp_path))
    code = module_path(hoops.GAME).read_bytes()
    Instance(Module(code), {})
    (kept,) = tmp_path.glob("wasmtime-*/*")
    whole = kept.read_bytes()
    kept.write_bytes(whole[:5000] + b"\x00" + whole[5001:])
    assert ModuleEngine(hoops.GAME, Module(code)).game.over(hoops.GAME.new_state()) in (0, 1)
    assert kept.read_bytes() == whole, "it was made anew"


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


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(
    ("name", "table"), [("allstar", "FANS"), ("allstar", "WEIGHTS"), ("hoops", "COST"), ("hoops", "HABITS")]
)
def test_a_table_written_over_plays_as_if_compiled_in(name: str, table: str) -> None:
    """Cards and bots' weights: the games that plain Python plays with that table, and not the usual ones."""
    from sixthman.games.allstar.bots import weights
    from sixthman.games.hoops.bots import habits

    standard = ALLSTAR_CARDS.tables if name == "allstar" else HOOPS_CARDS.tables
    usual = {**standard, "WEIGHTS": weights.WEIGHTS, "HABITS": habits.HABITS}[table]
    other = (
        usual[..., ::-1].copy() if table != "COST" else np.where(usual > 0, 40 - usual, usual).astype(np.int8)
    )
    options = game_named(name).options()
    changed, batch = replace(GAMES[name], tables={**standard, table: other}), batch_of(options, PRO)
    found = digest_on("wasm", changed, batch, 12)
    assert found == digest_on("interpreted", changed, batch, 12)
    assert found != digest_on("wasm", GAMES[name], batch, 12)


def test_a_table_of_another_shape_is_refused() -> None:
    engine = ModuleEngine(
        replace(allstar.GAME, tables={"FANS": np.zeros((3, 3))}), current_module(allstar.GAME)
    )
    with pytest.raises(BadModule, match=r"table FANS: \[3, 3\]"):
        engine.get_ready()
