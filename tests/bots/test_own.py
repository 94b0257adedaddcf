"""Bots of your own in seats: patience in every thread, and a pro that takes over at a table with people."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from sixthman.bots.contestants import contestant, contestants
from sixthman.bots.covered import CoveredBot, covered
from sixthman.bots.own import Bot
from sixthman.bots.patience import OutOfPatience, within
from sixthman.cli import plain
from sixthman.cli.thinking import Thinking
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.local_game import RinkGame
from sixthman.messages import BadOption
from sixthman.table import Table


class Once(Bot):
    """Chooses once, then never again."""

    def __init__(self) -> None:
        self._asked = 0

    def choose(self, view: Any) -> Any:
        self._asked += 1
        while self._asked > 1:
            pass
        return view.legal[0]


class Raises(Bot):
    def choose(self, view: Any) -> Any:
        raise KeyError("mine")


def endless() -> None:
    while True:
        pass


def in_a_thread(function: Callable[[], object]) -> object:
    found: list[object] = []

    def run() -> None:
        try:
            found.append(function())
        except BaseException as reason:
            found.append(reason)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(20)
    return found[0]


# --- patience


def test_what_answers_in_time_is_left_alone() -> None:
    assert within(5, lambda a, b: a + b, 1, 2) == 3
    assert in_a_thread(lambda: within(5, lambda a, b: a + b, 1, 2)) == 3


@pytest.mark.parametrize("slow", [endless, lambda: time.sleep(30)])
def test_what_never_answers_is_interrupted(slow: Callable[[], None]) -> None:
    begun = time.perf_counter()
    with pytest.raises(OutOfPatience):
        within(0.05, slow)
    assert isinstance(in_a_thread(lambda: within(0.05, slow)), OutOfPatience)
    assert time.perf_counter() - begun < 3


def test_a_loop_in_a_thread_ends_after_it_was_given_up() -> None:
    """It is not left running beside the games that follow."""
    before = threading.active_count()
    in_a_thread(lambda: within(0.05, endless))
    for _ in range(100):
        if threading.active_count() <= before:
            return
        time.sleep(0.05)
    raise AssertionError("the thread still runs")


def test_an_alarm_of_the_caller_s_own_is_given_back() -> None:
    rung = []
    handler = signal.signal(signal.SIGALRM, lambda *_: rung.append(1))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.3)
        with pytest.raises(OutOfPatience):
            within(0.05, endless)
        time.sleep(0.6)
        assert rung
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)


def test_errors_come_out_as_they_are() -> None:
    with pytest.raises(ZeroDivisionError):
        within(1, lambda: 1 / 0)
    assert isinstance(in_a_thread(lambda: within(1, lambda: 1 / 0)), ZeroDivisionError)


# --- names


def test_old_names_and_times_are_understood() -> None:
    assert contestant("heuristic").label == "pro"
    assert contestant(" allstar@1000ms ").label == "mvp@1s"
    assert [one.label for one in contestants("pro, rookie", 2)] == ["pro", "rookie"]
    assert [one.label for one in contestants([Raises, "pro"], 2)] == ["Raises", "pro"]
    with pytest.raises(BadOption, match="2 bots were named for 3 seats"):
        contestants("pro,rookie", 3)


# --- at a table with people


@pytest.fixture
def table() -> Table:
    return Table(AllstarAdapter(), AllstarOptions(seats=3), "7", names=["Ann", "Bo", "Cleo"])


@pytest.mark.parametrize(
    ("bot", "said"), [(Once, "Once didn’t answer within 0.1 seconds."), (Raises, "KeyError: 'mine'")]
)
def test_a_pro_takes_over(table: Table, bot: type[Bot], said: str) -> None:
    """The game is played to its end, and what went wrong was told once."""
    players = {seat: covered(contestant(bot), table.adapter, str(seat), 0.1) for seat in range(3)}
    told: list[str] = []
    for player in players.values():
        assert isinstance(player, CoveredBot)
        player.on_failure = lambda failure: told.append(str(failure))
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, players[seat].choose(table.view(seat)))
    assert len(told) == 3
    assert all(said in line for line in told)


def test_a_line_by_line_table_goes_on(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    plain.run(table, [], {seat: covered(contestant(Raises), table.adapter, "7") for seat in range(3)}, "en")
    assert table.over


def test_thinking_beside_the_screen(table: Table) -> None:
    """A bot of your own is asked in a thread, so that no key waits for it."""
    bot, thinking = covered(contestant(Once), table.adapter, "7", 0.5), Thinking()
    for _ in range(2):
        begun = time.perf_counter()
        choices = thinking.choice(1, bot, lambda: table.view(1))
        assert time.perf_counter() - begun < 0.4
        while choices is None:
            time.sleep(0.01)
            choices = thinking.choice(1, bot, lambda: table.view(1))
        assert table.can(1, choices)
    assert isinstance(bot, CoveredBot)
    assert bot.failure is not None


async def test_the_screen_says_what_happened(table: Table) -> None:
    bots = {seat: covered(contestant(Raises), table.adapter, str(seat)) for seat in (1, 2)}
    app = RinkTable(RinkGame(table, (0,), bots), "en")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        for _ in range(200):
            await pilot.pause(0.02)
            if int(table.view(0).step) == 1 and len(app._notifications) == 2:
                break
        told = [notice.message for notice in app._notifications]
        app.local_game.stop()
    await asyncio.sleep(0)
    assert len(told) == 2
    assert told[0].startswith(
        "The bot at seat 2 failed, and a pro plays on. Raises raised an error. KeyError"
    )
