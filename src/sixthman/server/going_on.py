"""What has to happen at a table by itself: dealing, and the choices of bots.

Plain functions over a table's state, like `command_checks`: a live table of the server asks them, and so
does one in a browser.
"""

from __future__ import annotations

from . import log_rows
from .engines import is_quick
from .log_rows import Made
from .table_state import TableState


def rows_before_deal(state: TableState, now: float, reveal_by: float | None, open_for: float) -> list[Made]:
    """The next row of a table that is not dealt yet, if its time has come.

    As soon as all are ready, the hashes of their numbers are fixed. The numbers are revealed, or left out
    when time is up. Then the cards are dealt. A table that waits for too long is closed.
    """
    people = [chair for chair in state.chairs if not chair.bot]
    if state.sealed_at is not None:
        due = state.all_revealed() or (reveal_by is not None and reveal_by <= now)
        return [(log_rows.DEAL, None, "server", {}, None)] if due else []
    if all(chair.taken and chair.ready for chair in people) and (people or state.number):
        type_ = log_rows.SEAL if state.promised() else log_rows.DEAL
        return [(type_, None, "server", {}, None)]
    if state.made_at + open_for <= now:
        return [(log_rows.CLOSE, None, "server", {}, None)]
    return []


def rows_of_quick_bots(state: TableState) -> list[Made]:
    """All bots that answer at once choose together."""
    assert state.table is not None
    return [
        (log_rows.CHOICE, seat, "bot", {"choices": state.quick_choice(level, state.table.view(seat))}, None)
        for seat, level in bots_asked(state)
        if is_quick(level)
    ]


def slow_bots(state: TableState) -> list[tuple[int, str]]:
    """The seats whose bots have to think, and their levels."""
    return [(seat, level) for seat, level in bots_asked(state) if not is_quick(level)]


def bots_asked(state: TableState) -> list[tuple[int, str]]:
    """The seats that owe a choice and are played by bots: their own, or one in the place of who is gone."""
    asked = [(seat, state.chairs[seat]) for seat in state.waiting()]
    return [(seat, chair.bot or state.rules.stand_in) for seat, chair in asked if chair.bot or chair.away]
