"""Bots that think beside the screen: asking never waits, and every choice comes in the end."""

from __future__ import annotations

import time

import pytest

from sixthman.bots import Clock, bot_named
from sixthman.cli.terminal.screens import Page, PassTheKeyboard, TheEnd
from sixthman.cli.thinking import PATIENCE, Thinking, think
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.local_game import RinkGame
from sixthman.kernel.game import Engine, interpreted_engine
from sixthman.table import Table
from tests.cli.keyboard import COMFORTABLE, NAMES, next_key, text_of

SLOW = interpreted_engine(GAME)  # no race between plans is over within a second


@pytest.fixture
def table() -> Table:
    """A table at the first pick of the draft."""
    return Table(AllstarAdapter(), AllstarOptions(seats=2), seed="7")


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_nobody_waits_for_a_bot_that_thinks(table: Table, compiled: Engine) -> None:
    """Half a second of thought, asked for again and again: a legal choice comes out, in no time each."""
    bot, thinking = bot_named("mvp@500ms", compiled, "7"), Thinking()
    bot.choose(table.view(1))  # compiles
    begun, answers, slowest = time.perf_counter(), 0, 0.0
    choices = None
    while choices is None:
        asked = time.perf_counter()
        choices = thinking.choice(1, bot, lambda: table.view(1))
        slowest = max(slowest, time.perf_counter() - asked)
        answers += 1
        assert (thinking.seat == 1) == (choices is None)
        assert time.perf_counter() - begun < 60
        time.sleep(0.001)
    assert table.can(1, choices)
    assert answers > 2
    assert slowest < 0.25


def test_a_bot_that_is_one_rule_answers_at_once(table: Table) -> None:
    thinking = Thinking()
    choices = thinking.choice(
        0, bot_named("rookie", interpreted_engine(table.adapter.game), "7"), lambda: table.view(0)
    )
    assert choices is not None
    assert table.can(0, choices)
    assert thinking.seat is None


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_what_goes_wrong_in_thought_is_not_lost(compiled: Engine) -> None:
    """An error in the thread is raised where the choice is asked for."""
    thought = think(bot_named("mvp@20ms", compiled, "7"), None, Clock(0.02))
    with pytest.raises(TypeError, match="NoneType"):
        thought.choices.result(timeout=60)


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_who_leaves_does_not_wait(table: Table, compiled: Engine) -> None:
    """Ten seconds to think, and told to stop: the clock runs out, and nothing is kept."""
    bot, thinking = bot_named("mvp@10s", compiled, "7"), Thinking()
    bot.choose(table.view(1), Clock(0.02))  # compiles
    assert thinking.choice(1, bot, lambda: table.view(1)) is None
    choices = thinking._thoughts[1].choices
    begun = time.perf_counter()
    thinking.stop()
    assert time.perf_counter() - begun < PATIENCE + 0.5
    choices.result(timeout=5)
    assert thinking.seat is None


# --- at the rink


def new_rink(bot: str, engine: Engine, people: tuple[int, ...] = (0,)) -> RinkTable:
    """Three seats, bots that think in those without people."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=3), "7", names=NAMES[:3])
    bots = {seat: bot_named(bot, engine, f"7 {seat}") for seat in range(3) if seat not in people}
    return RinkTable(RinkGame(table, people, bots), "en")


async def test_a_pick_can_be_undone_while_bots_think() -> None:
    """The screen says who is waited for; until that bot has chosen, the person may change their mind (A8)."""
    app = new_rink("mvp@10s", SLOW)
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        envelope, asked = app.local_game.envelope, text_of(app, "#prompt")
        assert envelope is not None
        await pilot.press("1")
        await pilot.pause(0.1)
        assert "Bo …" in text_of(app, "#prompt")
        assert envelope.complete
        assert 0 in app.local_game.table.waiting()  # not handed over
        await pilot.press("u")
        await pilot.pause(0.1)
        assert text_of(app, "#prompt") == asked
        assert not envelope.complete
        await pilot.press("2", "enter", "enter")
        await pilot.pause(0.1)
        assert text_of(app, "#prompt").strip() in ("■ Bo …", "▲ Cleo …")
        app.local_game.stop()


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
async def test_a_page_is_read_to_its_end_while_bots_think(compiled: Engine) -> None:
    """Nothing is handed over behind an open page; once it is put away the game goes on."""
    app = new_rink("mvp@50ms", compiled)
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("1", "?")
        await pilot.pause(1.0)
        assert isinstance(app.screen, Page)
        assert 0 in app.local_game.table.waiting()
        await pilot.press("escape")
        for _ in range(200):
            await pilot.pause(0.02)
            if int(app.local_game.table.view(0).step) == 1:
                break
        assert int(app.local_game.table.view(0).step) == 1
        assert not app.waits
        app.local_game.stop()


async def test_the_keyboard_moves_on_while_bots_think() -> None:
    """Two people need not wait for the bot between them."""
    app = new_rink("mvp@10s", SLOW, people=(0, 2))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.press("1")
        await pilot.pause(0.1)
        assert isinstance(app.screen, PassTheKeyboard)
        assert app.local_game.thinker == 1
        app.local_game.stop()


async def test_leaving_in_the_middle_of_a_thought() -> None:
    """The question stays until it is answered; then all is over at once."""
    app = new_rink("mvp@10s", SLOW)
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        await pilot.press("1", "q")
        await pilot.pause(0.1)
        assert isinstance(app.screen, Page)
        await pilot.press("enter")
        await pilot.pause()
        assert app.return_value is False
    app.local_game.stop()
    assert app.local_game.thinker is None


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
async def test_a_whole_game_against_bots_that_think(compiled: Engine) -> None:
    """To the last page, by keys alone."""
    app = new_rink("mvp@20ms", compiled)
    async with app.run_test(size=COMFORTABLE) as pilot:
        for turn in range(3000):
            if isinstance(app.screen, TheEnd):
                break
            await pilot.press("enter" if app.waits else next_key(app, turn))
        assert isinstance(app.screen, TheEnd)
        assert app.local_game.thinker is None
