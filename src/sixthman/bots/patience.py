"""Calling other people's code, and not waiting forever: even `while True: pass` is interrupted."""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Callable
from typing import Any

from sixthman.messages import BadOption, shown

PATIENCE = 10.0  # seconds for one choice
MOST_PATIENCE = 3600.0
AGAIN = 0.5  # seconds between interruptions of code that catches them


class OutOfPatience(BaseException):
    """Raised inside code that takes too long. No `except Exception` catches it."""


def check_patience(seconds: Any) -> float:
    """Seconds for one choice; BadOption says what is allowed."""
    fits = isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds <= MOST_PATIENCE
    if not fits:
        raise BadOption("error-patience", given=shown(seconds), most=f"{MOST_PATIENCE:g}")
    return float(seconds)


def within(seconds: float, function: Callable[..., Any], *given: Any) -> Any:
    """What a function answers in this many seconds; OutOfPatience if it takes longer.

    In the main thread an alarm interrupts it, whatever it waits for. Elsewhere, and where there are no
    alarms, it runs in a thread of its own, which is left behind and interrupted at its next step.
    """
    main = threading.current_thread() is threading.main_thread()
    if main and hasattr(signal, "setitimer"):
        return _by_alarm(seconds, function, given)
    return _beside(seconds, function, given)


def _by_alarm(seconds: float, function: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    done = False

    def ring(signal_number: int, frame: object) -> None:
        if not done:
            raise OutOfPatience

    handler = signal.signal(signal.SIGALRM, ring)
    before = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        try:
            return function(*given)
        finally:
            done = True
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before)
        signal.signal(signal.SIGALRM, handler)


def _beside(seconds: float, function: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    answers: list[Any] = []
    troubles: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(function(*given))
        except BaseException as reason:
            troubles.append(reason)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        ctypes.pythonapi.PyThreadState_SetAsyncExc(
            ctypes.c_ulong(thread.ident or 0), ctypes.py_object(OutOfPatience)
        )
        raise OutOfPatience
    if troubles:
        raise troubles[0]
    return answers[0]
