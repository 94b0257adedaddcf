"""A person at the terminal table, for tests: sits down, presses keys, reads the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from sixthman.bots import bot_named
from sixthman.cli.terminal.screens import TheEnd
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarAdapter, AllstarOptions, TableCards
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.envelope import Envelope
from sixthman.games.allstar.terminal.local_game import RinkGame
from sixthman.games.allstar.terminal.tray import NONE_KEY
from sixthman.kernel.game import interpreted_engine
from sixthman.table import Table
from sixthman.table.adapter import Given

NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eva", "Finn"]
ALL_COACHES = "Rabbit Duck Beaver Eagle Penguin Panda Wolf Shark Tiger Horse Caribou PolarBear"
NARROW, COMFORTABLE = (80, 24), (120, 40)
ENGINE = interpreted_engine(GAME)

TerminalPilot = Pilot[bool]


def new_local_game(
    seats: int = 4,
    mode: str | None = None,
    people: tuple[int, ...] = (0,),
    seed: str = "7",
    kind: str = "heuristic",
    edition: str = "2025",
    coaches: bool | str | None = None,
    cards: TableCards = STANDARD_CARDS,
) -> RinkGame:
    """People in some seats, bots in the others. Coaches by name are dealt in that order, two a seat."""
    dealt = (coaches.split(",") if "," in coaches else coaches.split()) if isinstance(coaches, str) else []
    options = AllstarOptions(
        seats=seats,
        mode=mode,
        edition=edition,
        coaches=None if coaches is None else bool(coaches),
        cards=cards,
    )
    given = Given({"coaches": dealt}) if dealt else None
    engine = ENGINE if cards is STANDARD_CARDS else interpreted_engine(cards.game)
    table = Table(AllstarAdapter(cards), options, seed, given, NAMES[:seats], engine)
    bots = {seat: bot_named(kind, engine, f"{seed} {seat}") for seat in range(seats) if seat not in people}
    return RinkGame(table, people, bots)


def new_app(language: str = "en", save_to: Path | None = None, **table: Any) -> RinkTable:
    """The whole terminal table."""
    return RinkTable(new_local_game(**table), language, save_to)


def dealing(first: str) -> str:
    """Four seats' coaches, two each; the person in the first seat may take this one by its key 1."""
    return " ".join([first, *(name for name in ALL_COACHES.split() if name != first)][:8])


def text_of(app: RinkTable, selector: str) -> str:
    """What a line of the screen says."""
    return str(app.screen.query_one(selector, Static).content)


def screen_text(app: RinkTable) -> str:
    """Everything that can be read on the screen now."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert len(lines) == height
    return "\n".join(line.text[:width] for line in lines)


async def seen(pilot: TerminalPilot, app: RinkTable, *words: str) -> str:
    """The screen, once it shows these words: a busy machine may draw it a little later."""
    for _ in range(100):
        if all(word in screen_text(app) for word in words):
            break
        await pilot.pause(0.02)
    shown = screen_text(app)
    assert [word for word in words if word not in shown] == []
    return shown


def envelope_of(app: RinkTable) -> Envelope:
    """What the person at the keyboard is filling."""
    assert app.local_game.envelope is not None
    return app.local_game.envelope


def next_key(app: RinkTable, turn: int) -> str:
    """What a person might press now: now a card's own key, now the arrows, Enter where it is asked for."""
    tray = app.board.tray
    if app.screen is not app.board or tray is None or tray.envelope.complete:
        return "enter"
    keys = list(tray.options)
    if NONE_KEY in keys and turn % 2:
        return NONE_KEY
    return "right" if turn % 5 == 4 else keys[turn % len(keys)]


async def play_until(pilot: TerminalPilot, app: RinkTable, phase: int, stage: int | None = None) -> None:
    """Play by keys, never declining a coach or a substitution, until this is asked."""
    await pilot.pause()
    for turn in range(400):
        envelope = app.local_game.envelope if app.screen is app.board else None
        here = envelope is not None and not envelope.complete and (envelope.phase, envelope.filled)
        if here and here[0] == phase and stage in (None, here[1]):
            return
        assert not app.local_game.table.over
        key = next_key(app, 2 * turn)
        await pilot.press("1" if key == NONE_KEY else key)
    raise AssertionError("it is never asked")


async def play_to_the_end(pilot: TerminalPilot, app: RinkTable) -> list[tuple[int, str]]:
    """Play by keys; returns every prompt seen, with its phase."""
    seen: dict[tuple[int, str], None] = {}
    await pilot.pause()
    for turn in range(600):
        if isinstance(app.screen, TheEnd):
            return list(seen)
        if app.screen is app.board and app.board.tray is not None:
            seen[app.board.tray.envelope.phase, text_of(app, "#prompt").strip()] = None
        await pilot.press(next_key(app, turn))
    raise AssertionError("the game does not end")


def envelopes(local_game: RinkGame, which: int = 0) -> Iterator[Envelope]:
    """Every step of every envelope of a person who always takes the first choice, or the last (-1)."""
    local_game.play_on()
    while (seat := local_game.person_waited_for()) is not None:
        local_game.sit_down(seat)
        envelope = local_game.envelope
        assert envelope is not None
        yield envelope
        while not envelope.complete:
            envelope.put(envelope.legal()[which])
            yield envelope
        local_game.lock()
