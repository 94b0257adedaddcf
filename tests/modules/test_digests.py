"""The same games everywhere: a module in wasmtime, Node and Chromium, beside machine code made here."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from bench.page.browser import FLAGS, NAMES, chromium
from sixthman.kernel.module import module_path
from sixthman.table.options import Options
from tests.modules.batches import (
    FEW,
    GAMES,
    LEVELS,
    MANY,
    TABLES,
    as_json,
    batch_of,
    digest_on,
    digests_on,
    games_of,
    golden,
    name_of,
)

SCRIPT = Path(__file__).with_name("play.mjs")
TWO = 2  # games that plain Python plays, too


every_batch = pytest.mark.parametrize(
    ("game", "options", "bots"), [(*table, bots) for table in TABLES for bots in LEVELS]
)


@every_batch
def test_a_module_plays_the_games_that_machine_code_plays(game: str, options: Options, bots: str) -> None:
    batch, games = batch_of(options, LEVELS[bots]), games_of(game, FEW, bots)
    assert digest_on("wasm", GAMES[game], batch, games) == golden()[name_of(options, bots)]


@every_batch
def test_a_module_plays_the_games_that_the_sources_play(game: str, options: Options, bots: str) -> None:
    batch = batch_of(options, LEVELS[bots])
    assert digest_on("wasm", GAMES[game], batch, TWO) == digest_on("interpreted", GAMES[game], batch, TWO)


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_the_golden_digests_are_those_of_machine_code() -> None:
    assert digests_on("cpu") == golden()


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
@every_batch
def test_many_games(game: str, options: Options, bots: str) -> None:
    batch, games = batch_of(options, LEVELS[bots]), games_of(game, MANY, bots)
    assert digest_on("wasm", GAMES[game], batch, games) == digest_on("cpu", GAMES[game], batch, games)


# --- elsewhere


def asked_for(game: str, counts: dict[str, int]) -> tuple[list[dict[str, Any]], list[str]]:
    """Batches for a script, and the digests that they have."""
    batches, digests = [], []
    for name, options in TABLES:
        for bots, level in LEVELS.items():
            if name == game:
                batch, games = batch_of(options, level), games_of(game, counts, bots)
                batches.append(as_json(batch, games))
                is_golden = counts is FEW
                digests.append(
                    golden()[name_of(options, bots)]
                    if is_golden
                    else digest_on("wasm", GAMES[game], batch, games)
                )
    return batches, digests


def in_node(game: str, batches: list[dict[str, Any]]) -> list[str]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on this machine")
    command = [node, str(SCRIPT), str(module_path(GAMES[game]))]
    found = subprocess.run(command, input=json.dumps(batches), capture_output=True, text=True, check=True)
    digests: list[str] = json.loads(found.stdout)
    return digests


def in_chromium(game: str, batches: list[dict[str, Any]], folder: Path) -> list[str]:
    browser_here = chromium()
    if browser_here is None:
        pytest.skip(f"none of {', '.join(NAMES)} on the PATH")
    from playwright.sync_api import sync_playwright

    for source in (SCRIPT, module_path(GAMES[game])):
        shutil.copy(source, folder)
    (folder / "index.html").write_text("<!doctype html><title>modules</title>", "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=browser_here, args=FLAGS)
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            page.set_default_timeout(600_000)
            ask = f"""async (batches) => {{
                const {{ digests }} = await import("/play.mjs");
                const code = await (await fetch("/{game}.wasm")).arrayBuffer();
                return await digests(code, batches);
            }}"""
            found: list[str] = page.evaluate(ask, batches)
            browser.close()
            return found
    finally:
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def log_message(self, *about: object) -> None:
        """Nobody reads it."""


@pytest.mark.parametrize("game", GAMES)
def test_node_finds_the_same(game: str) -> None:
    batches, digests = asked_for(game, FEW)
    assert in_node(game, batches) == digests


@pytest.mark.parametrize("game", GAMES)
def test_chromium_finds_the_same(game: str, tmp_path: Path) -> None:
    batches, digests = asked_for(game, FEW)
    assert in_chromium(game, batches, tmp_path) == digests


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_games_elsewhere(game: str, tmp_path: Path) -> None:
    batches, digests = asked_for(game, MANY)
    assert in_node(game, batches) == digests
    assert in_chromium(game, batches, tmp_path) == digests
