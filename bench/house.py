"""How fast the strongest bot thinks in a worker of the browser, beside the server: playouts per second.

python -m bench.house

Both answer the same hint about the same positions in turn, for the same time, on one machine: the server's
compiled module in wasmtime, the page's in Chromium. The best round of each counts, which other work has
disturbed least.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from bench.modules import POSITIONS
from bench.page.browser import browsing
from bench.page.hosting import hosting
from sixthman.kernel.module import current_module
from sixthman.registry import game_named
from sixthman.server.advice import HINT_SECONDS
from sixthman.server.engines import Rules
from sixthman.server.site import write_site

LEAST = 0.5  # of the server's playouts
_THINK = """async ([game, version, view]) => {
  if (!globalThis.thinker) {
    const file = performance.getEntriesByType("resource").find(({ name }) => name.includes("/worker-")).name;
    globalThis.thinker = new Worker(file, { type: "module", name: "thinker" });
  }
  const asked = { game, version, about: "hint", view: Uint8Array.from(view) };
  return await new Promise((done, fail) => {
    thinker.onmessage = ({ data }) =>
      "answer" in data ? done(data.answer.playouts) : fail(new Error(data.failed));
    thinker.postMessage({ id: 1, asked });
  });
}"""
_OPEN = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/worker-'))"


def main() -> int:
    """Measure both games; 1 if the browser is too slow."""
    parser = argparse.ArgumentParser(prog="python -m bench.house")
    parser.add_argument("--rounds", type=int, default=8, help="Default: 8")
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        write_site(Path(folder) / "site")
        with hosting(Path(folder) / "site") as host:
            page = browser.new_page()
            page.goto(host.address)
            page.wait_for_function(_OPEN)
            ratios = [ratio_of(game, page, rounds) for game in POSITIONS]
    return 0 if min(ratios) >= LEAST else 1


def ratio_of(game: str, page: Page, rounds: int) -> float:
    """The browser's playouts as a part of the server's."""
    folder = game_named(game)
    rules = Rules(folder.adapter(), current_module(folder.rules))
    view = POSITIONS[game]()
    server: list[float] = []
    worker: list[float] = []
    for number in range(rounds + 1):
        here = in_worker(page, rules, view)
        there = rules.helper.hint(view)["playouts"] / HINT_SECONDS
        if number:  # the first round loads everything
            worker.append(here)
            server.append(there)
    ratio = max(worker) / max(server)
    print(
        f"{game}: {max(worker):,.0f} playouts per second in a worker, {max(server):,.0f} on the server;"
        f" ratio {ratio:.2f}, at least {LEAST}",
        flush=True,
    )
    return ratio


def in_worker(page: Page, rules: Rules, view: Any) -> float:
    """Playouts per second of a worker of the page."""
    game = rules.adapter.game
    playouts: int = page.evaluate(_THINK, [game.name, game.version, list(view.tobytes())])
    return playouts / HINT_SECONDS


if __name__ == "__main__":
    sys.exit(main())
