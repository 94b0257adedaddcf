"""How many rows a seat may have stored that do not move the game on: a table must stay quick to wake.

To be ready and not ready again, to take back and choose again, is everyone's right, but not without end.
Each version of a table gives a seat this many such rows, and a few more as time goes by.
"""

from __future__ import annotations

from . import log_rows
from .log_rows import LogRow

ROWS, SECONDS_A_ROW = 60, 30.0  # of each seat in each version; one more in this many seconds
_FREE = {
    log_rows.CHOICE,
    log_rows.SIT,
    log_rows.REMATCH,
}  # move the game on, or happen once


class RowBudget:
    """What seats have spent since the present version began, and how often people have sat down."""

    def __init__(self, seats: int, began: float) -> None:
        self._spent = [0] * seats
        self._sat = 0
        self._began = began

    def note(self, row: LogRow) -> None:
        """A row has happened."""
        if row.type == log_rows.SIT:
            self._sat += 1
        elif row.seat is not None and row.by == "person" and row.type not in _FREE:
            self._spent[row.seat] += 1

    def begin_version(self, now: float) -> None:
        """The game has moved on."""
        self._spent = [0] * len(self._spent)
        self._began = now

    def allows(self, seat: int, now: float) -> bool:
        """May a seat have another row stored that does not move the game on?"""
        return self._spent[seat] < self._most(now)

    def allows_sitting(self, now: float) -> bool:
        """May one more person sit down?"""
        return self._sat < len(self._spent) * self._most(now)

    def _most(self, now: float) -> float:
        return ROWS + max(0.0, now - self._began) / SECONDS_A_ROW
