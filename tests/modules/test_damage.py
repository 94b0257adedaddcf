"""Damaged modules: refused in words wherever they are met, and nothing is lost by it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select

import sixthman
from bench.server.process import free_port
from sixthman.games.allstar import rules as allstar
from sixthman.games.hoops import rules as hoops
from sixthman.kernel.module import (
    CHECKSUM,
    BadModule,
    Instance,
    Module,
    ModuleEngine,
    current_module,
    module_path,
    with_checksum,
)
from sixthman.messages import BadRules
from sixthman.server import set_aside
from sixthman.server.engines import Rules, RulesCache
from sixthman.server.schema import modules
from sixthman.server.set_aside import NoTable
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.table.adapters import adapter_of
from sixthman.table.cardset import compiled
from tests.records.make import FOLDER
from tests.server.old.make import play
from tests.server.sittings import dealt

REASONS = {  # what may be wrong with a file, and what is said of it
    "nothing in it": "not WebAssembly",
    "something else": "not WebAssembly",
    "cut short": "checksum",
    "one bit": "checksum",
    "says nothing of itself": "its game",
    "without its section": "no module of ours",
    "refused by wasmtime": "",
    "of another game": "hoops",
}
PACKAGE = Path(sixthman.__file__).parent
CASE = {"players": 4, "arena": None, "teams": [["Duck7", "Wolf7", "Shark7", "Duck1", "Duck2"]]}


def damaged(how: str) -> bytes:
    """All-Star Draft's module with something wrong with it."""
    code = module_path(allstar.GAME).read_bytes()
    rest = code[: -len(CHECKSUM) - 32]
    about = rest.index(b"\x08sixthman{")  # the name of the section, and where its JSON begins
    bare = rest[: about - len(written(len(rest) - about)) - 1]
    middle = len(code) // 3
    return {
        "nothing in it": b"",
        "something else": b"PK\x03\x04" + code[4:],
        "cut short": code[: len(code) // 2],
        "one bit": code[:middle] + bytes([code[middle] ^ 4]) + code[middle + 1 :],
        "says nothing of itself": with_checksum(bare + b"\x00\x0b\x08sixthman{}"),
        "without its section": with_checksum(bare),
        "refused by wasmtime": with_checksum(rest[:middle] + b"\xff" * 200 + rest[middle + 200 :]),
        "of another game": module_path(hoops.GAME).read_bytes(),
    }[how]


def written(number: int) -> bytes:
    """A whole number as WebAssembly writes it."""
    low, rest = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + written(rest) if rest else bytes([low])


@pytest.mark.parametrize("how", REASONS)
def test_a_damaged_module_is_refused_in_words(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "allstar.wasm"
    path.write_bytes(damaged(how))
    monkeypatch.setattr("sixthman.kernel.module.module_path", lambda game: path)
    with pytest.raises(BadRules) as refused:
        compiled(allstar.GAME)
    assert "allstar" in refused.value.text("de")
    assert "make modules" in refused.value.text("fr")
    assert REASONS[how] in refused.value.text("en")


def test_every_flipped_bit_is_noticed() -> None:
    """Wherever it is: in code, in a table, in what the module says of itself, in the checksum."""
    code = module_path(hoops.GAME).read_bytes()
    for at in [*range(8, len(code), len(code) // 50), len(code) - 1]:
        flipped = code[:at] + bytes([code[at] ^ 1]) + code[at + 1 :]
        assert with_checksum(flipped[: -len(CHECKSUM) - 32]) != flipped


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


# --- at the command line


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of an install whose module of All-Star Draft has one bit flipped."""
    folder = tmp_path_factory.mktemp("broken")
    shutil.copytree(PACKAGE, folder / "sixthman", ignore=shutil.ignore_patterns("__pycache__", "page"))
    (folder / "sixthman" / "games" / "allstar" / "allstar.wasm").write_bytes(damaged("one bit"))
    return os.environ | {"PYTHONPATH": str(folder), "SIXTHMAN_LANGUAGE": "en"}


def run(words: str, environment: dict[str, str], given: str = "") -> subprocess.CompletedProcess[str]:
    """A command of that install."""
    command = [sys.executable, "-m", "sixthman", *words.split()]
    return subprocess.run(
        command, env=environment, input=given, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.parametrize(
    "words",
    [
        f"replay {FOLDER / 'four-random.txt'} --verify",
        f"hint {FOLDER / 'four-random.txt'} --step 3 --worlds 10",
        "league --bots rookie,pro --games 4",
        "simulate allstar --games 10 --target wasm",
        "referee --jsonl",
    ],
    ids=lambda words: words.split()[0],
)
def test_a_command_says_so_in_a_sentence(words: str, broken: dict[str, str]) -> None:
    done = run(words, broken, json.dumps(CASE) + "\n")
    assert done.returncode == 2
    assert "The compiled rules of allstar can’t be used" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


def test_the_other_game_is_played_on(broken: dict[str, str]) -> None:
    done = run(f"replay {FOLDER / 'hoops-random.txt'} --verify", broken)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_server_does_not_start_with_it(broken: dict[str, str], tmp_path: Path) -> None:
    database = tmp_path / "broken.db"
    for words in ("serve --check", "serve"):
        done = run(f"{words} --port {free_port()} --database {database}", broken)
        assert done.returncode != 0
        assert "The compiled rules of allstar can’t be used" in done.stdout + done.stderr
        assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_command_ends_without_a_word_more(tmp_path: Path) -> None:
    """wasmtime has things to give back: none of that may show, also when a command is interrupted."""
    command = [sys.executable, "-m", "sixthman", "league", "--bots", "rookie,pro", "--games", "20000"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, start_new_session=True
    ) as league:
        try:
            league.communicate(timeout=3)
        except subprocess.TimeoutExpired:
            os.killpg(league.pid, signal.SIGINT)
        _, complaint = league.communicate(timeout=60)
    assert b"Exception ignored" not in complaint
    assert b"Traceback" not in complaint


# --- on the server


async def test_a_table_whose_module_is_gone_comes_back_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lost or damaged in the database: this table says so, others play on, and no choice of it is lost."""
    monkeypatch.setattr(set_aside, "FIRST_PAUSE", 0.0)  # it is tried again at once
    settings = Settings(database=str(tmp_path / "gone.db"), idle=1e9)
    first = TableRegistry(settings, RulesCache())
    await first.open()
    live = await dealt(first, ["", "rookie", "rookie"])
    await play(live, 5)
    table_id, steps = live.table_state.id, len(await first.store.rows(live.table_state.id))
    digest = live.table_state.agreed.module
    code = await first.store.module(digest)
    await first.close()
    assert code is not None

    for kept in (None, code[: len(code) // 2]):
        second = TableRegistry(settings, newer_shelf())
        await second.open()
        async with second.engine.begin() as connection:
            await connection.execute(delete(modules).where(modules.c.digest == digest))
            if kept is not None:
                row = insert(modules).values(digest=digest, game="allstar", code=kept)
                await connection.execute(row)
        with pytest.raises(NoTable) as refused:
            await second.live(table_id)
        assert "allstar" in refused.value.text("de")
        other = await dealt(second, [""] * 2, game="hoops")
        await play(other, 2)
        assert len(await second.store.rows(table_id)) == steps
        async with second.engine.begin() as connection:
            await connection.execute(delete(modules).where(modules.c.digest == digest))
            await connection.execute(insert(modules).values(digest=digest, game="allstar", code=code))
            assert (await connection.execute(select(modules.c.code))).all()
        going_on = await second.live(table_id)
        assert len(going_on.table_state.table.reveals) == len(live.table_state.table.reveals)  # type: ignore[union-attr]
        await second.close()


def newer_shelf() -> RulesCache:
    """A server's rules after an update: another module, and the one a table began with is not among them."""
    shelf = RulesCache()
    module = Module(module_path(allstar.GAME).read_bytes() + b"\x00\x02\x01x")  # says one thing more
    shelf._newest["allstar"] = Rules(adapter_of(module), module)
    shelf._by_digest = {rules.digest: rules for rules in shelf.newest()}
    return shelf


def test_rules_that_nobody_has_are_not_found() -> None:
    """Unknown digests and versions, other bytes than the digest says, bytes that wasmtime refuses."""
    shelf = RulesCache()
    assert shelf.find("allstar", "1", "0" * 64) is None
    assert shelf.find("allstar", "99", "") is None
    assert shelf.add("0" * 64, module_path(allstar.GAME).read_bytes()) is None
    refused = damaged("refused by wasmtime")
    assert shelf.add(Module(refused).digest, refused) is None
