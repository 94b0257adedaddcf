"""How events are put on a sheet: what many of them have in common."""

from __future__ import annotations

from sixthman.kernel.facts import Sheet, begin_list, put, put_item
from sixthman.kernel.rules import rule

from ..declaration import SEATS
from .coaches import price_of, reward_of
from .events import COACH_FANS, COACH_PAID, EVERYBODY
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
def tell_payment(sheet: Sheet, before: State, seat: int) -> None:
    """The fans that come by a coach that helps, and those that are paid, given the state before."""
    came, paid = reward_of(before, seat), price_of(before, seat)
    if came > 0:
        tell_coach(sheet, COACH_FANS, before, seat)
        put(sheet, came)
    if paid > 0:
        tell_coach(sheet, COACH_PAID, before, seat)
        put(sheet, paid)


@rule
def tell_seats(sheet: Sheet, event: int, mask: int) -> None:
    """An event about some seats."""
    begin_event(sheet, event, EVERYBODY)
    listed = begin_list(sheet)
    for seat in range(SEATS):
        if (mask >> seat) & 1:
            put_item(sheet, listed, seat)
