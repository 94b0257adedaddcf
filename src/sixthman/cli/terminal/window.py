"""The window a game is played in: is it there, and what happens if someone closes it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

A_LOOK = 2.0  # seconds between two looks whether it is still there
HUNG_UP = 129  # what a shell calls a program that ended with its terminal


def has_terminal() -> bool:
    """Are there keys to press and a screen to see?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


@contextmanager
def ends_with_the_window(save: Callable[[], object]) -> Iterator[None]:
    """If the window is closed the program saves and ends, even where no signal says so: it would read the end
    of its input, or wait to draw, forever."""
    ended = threading.Event()

    def leave(*_: object) -> None:
        with suppress(Exception):  # nobody is there to hear of it
            save()
        os._exit(HUNG_UP)

    def watch() -> None:
        while not ended.wait(A_LOOK):
            if not has_terminal():
                leave()

    before = signal.signal(signal.SIGHUP, leave) if hasattr(signal, "SIGHUP") else None
    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        ended.set()
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, before)
