"""Bots that think beside the screen: whoever thinks by a clock does so in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import wait as wait_for
from threading import Thread
from typing import Any, NamedTuple

from sixthman.bots import Bot, Clock, PolicyBot, check_bot, thinks

OUT_OF_TIME = 1e-9  # seconds on a clock that has run out
PATIENCE = 1.0  # seconds for a bot that is told to stop


class PendingChoice(NamedTuple):
    """What a bot has in mind: its choices, sooner or later, and the clock it thinks by."""

    choices: Future[list[int]]
    clock: Clock


class Thinking:
    """What the bots of a table have in mind. Ask as often as you like: nobody waits."""

    def __init__(self) -> None:
        self._thoughts: dict[int, PendingChoice] = {}

    @property
    def seat(self) -> int | None:
        """Whose bot is thinking, or waits to be asked for its choice?"""
        return next(iter(self._thoughts), None)

    def choice(self, seat: int, bot: Bot, view: Callable[[], Any]) -> list[int] | None:
        """A bot's choice, once it has one; None while it thinks."""
        if isinstance(bot, PolicyBot):
            return bot.choose(view())
        if seat not in self._thoughts:
            seconds = check_bot(bot.name)[1] if thinks(bot.name) else Clock.seconds
            self._thoughts[seat] = think(bot, view(), Clock(seconds))
        if not self._thoughts[seat].choices.done():
            return None
        return self._thoughts.pop(seat).choices.result()

    def stop(self) -> None:
        """Nobody wants to know any more: all clocks run out, and what was thought is forgotten."""
        thoughts = [self._thoughts.pop(seat) for seat in list(self._thoughts)]
        for thought in thoughts:
            thought.clock.seconds = OUT_OF_TIME
        wait_for([thought.choices for thought in thoughts], PATIENCE)


def think(bot: Bot, view: Any, clock: Clock) -> PendingChoice:
    """Let a bot begin to think. The rules it runs hold up nobody else."""
    choices: Future[list[int]] = Future()

    def run() -> None:
        try:
            choices.set_result(bot.choose(view, clock))
        except BaseException as reason:
            choices.set_exception(reason)

    Thread(target=run, daemon=True).start()
    return PendingChoice(choices, clock)
