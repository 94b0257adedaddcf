"""How events are put on a sheet: what many of them have in common."""

from __future__ import annotations

from sixthman.kernel.facts import Sheet, begin_list, put, put_item
from sixthman.kernel.rules import rule

from ..declaration import SEATS
from .events import EVERYBODY
from .record import State


@rule
def begin_event(sheet: Sheet, event: int, to: int) -> None:
    """An event for one seat or for EVERYBODY; its facts follow."""
    put(sheet, event)
    put(sheet, to)


@rule
def tell_card(sheet: Sheet, event: int, to: int, seat: int, card: int) -> None:
    """An event about a seat and a card."""
    begin_event(sheet, event, to)
    put(sheet, seat)
    put(sheet, card)


@rule
def tell_coach(sheet: Sheet, event: int, state: State, seat: int) -> None:
    """An event about a seat and its coach; more facts may follow."""
    begin_event(sheet, event, EVERYBODY)
    put(sheet, seat)
    put(sheet, int(state.coach[seat]))


@rule
def tell_seats(sheet: Sheet, event: int, mask: int) -> None:
    """An event about some seats."""
    begin_event(sheet, event, EVERYBODY)
    listed = begin_list(sheet)
    for seat in range(SEATS):
        if (mask >> seat) & 1:
            put_item(sheet, listed, seat)
