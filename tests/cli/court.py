"""A person at the basketball table in the terminal, for tests: sits down, presses keys, reads the screen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from sixthman.bots import bot_named
from sixthman.cli.terminal.screens import TheEnd
from sixthman.games.hoops.declaration import KEEP
from sixthman.games.hoops.table import HoopsAdapter, HoopsOptions, TableCards
from sixthman.games.hoops.terminal.app import CourtTable
from sixthman.games.hoops.terminal.local_game import CourtGame
from sixthman.games.hoops.terminal.tray import DONE_KEY, Tray
from sixthman.kernel.game import interpreted_engine
from sixthman.registry import game_named
from sixthman.table import Table
from sixthman.table.adapter import Given

NAMES = ["Ann", "Bo"]
CourtPilot = Pilot[bool]


def new_local_game(
    people: tuple[int, ...] = (0,),
    seed: str = "7",
    kind: str = "random",
    cards: Path | None = None,
    given: dict[str, list[str]] | None = None,
    **options: Any,
) -> CourtGame:
    """People in some seats, a bot in the other; the first seat begins.

    Given hands are of the first card set, whose starting deck has Base Offense 3 Pts."""
    if given and cards is None:
        cards = game_named("hoops").card_file(Path("first"))
    adapter = HoopsAdapter(TableCards.read(cards))
    agreed = HoopsOptions(**{"first": 1} | options, cards=adapter.cards)
    table = Table(adapter, agreed, seed, Given(given or {}), NAMES)
    engine = interpreted_engine(adapter.game)
    bots = {seat: bot_named(kind, engine, f"{seed} {seat}") for seat in range(2) if seat not in people}
    return CourtGame(table, people, bots)


def new_app(language: str = "en", save_to: Path | None = None, **table: Any) -> CourtTable:
    """The whole basketball table."""
    return CourtTable(new_local_game(**table), language, save_to)


async def settle(pilot: CourtPilot, app: CourtTable) -> None:
    """Until someone is asked or something is to be read: bots take their time."""
    await pilot.pause()
    for _ in range(4000):
        if app.screen is not app.board or app.board.tray is not None:
            return
        await pilot.pause(0.002)
    raise AssertionError("nobody is asked")


async def press(pilot: CourtPilot, app: CourtTable, *keys: str) -> None:
    """Press keys, each when its turn has come."""
    for key in keys:
        await pilot.press(key)
        await settle(pilot, app)


def text_of(app: CourtTable, selector: str) -> str:
    """What a line of the screen says."""
    return str(app.screen.query_one(selector, Static).content).strip()


def screen_text(app: CourtTable) -> str:
    """Everything that can be read on the screen now."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert len(lines) == height
    return "\n".join(line.text[:width] for line in lines)


def warnings_of(app: CourtTable) -> list[str]:
    """What the app complained about."""
    return [notice.message for notice in app._notifications]


def tray_of(app: CourtTable) -> Tray:
    """What can be chosen now."""
    assert app.board.tray is not None
    return app.board.tray


def next_key(app: CourtTable, whim: Random) -> str:
    """What a person might press now: keys of their own, arrows, Space, and Enter where it is asked for."""
    if app.screen is not app.board:
        return "enter"
    tray = tray_of(app)
    if tray.plan.complete:
        return "enter"
    if tray.gathers:
        free = [key for key in tray.items if key not in tray.selected]
        if tray.gathered < tray.fewest:
            return whim.choice(free)
        wanted = tray.gathered < tray.most and tray.plan.phase != KEEP and whim.random() < 0.4
        return whim.choice([*free, "right", "space"]) if wanted and free else "enter"
    keys = [key for key in tray.options if key != DONE_KEY or len(tray.options) == 1]
    if DONE_KEY in tray.options and whim.random() < 0.15:
        return DONE_KEY
    return whim.choice(["right", "enter", *keys])


async def play_to_the_end(pilot: CourtPilot, app: CourtTable) -> dict[int, str]:
    """Play by keys; returns a prompt seen in each phase."""
    seen: dict[int, str] = {}
    whim = Random(7)
    await settle(pilot, app)
    for _ in range(4000):
        if isinstance(app.screen, TheEnd):
            return seen
        if app.screen is app.board:
            seen[tray_of(app).plan.phase] = text_of(app, "#prompt")
        await press(pilot, app, next_key(app, whim))
    raise AssertionError("the game does not end")


def given_hand() -> dict[str, list[str]]:
    """A first hand with two tactics, a market that can be paid for, and the first dice."""
    return {
        "deck 1": [
            "base-offense-3-pts",
            "base-defense-switch",
            "substitute-PG-1",
            "substitute-SG-1",
            "substitute-SF-1",
            "substitute-PF-2",
        ],
        "dice": ["3pts9", "3pts6", *["3pts0"] * 8],
    }
