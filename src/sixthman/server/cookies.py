"""Who asks: the cookie with the secret of a seat, for its table alone, and the cookie of a guest."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection

from .command_checks import NotAllowed
from .live_table import LiveTable
from .routes import Cookie
from .settings import Settings
from .table_registry import TableRegistry
from .tokens import fits, new_token

SEAT_COOKIE = "seat"
GUEST_COOKIE = "guest"
SEAT_DAYS, GUEST_DAYS = 90, 400
_DAY = 24 * 3600


class Seated(msgspec.Struct):
    """Where someone sits; the seat's secret is in a cookie."""

    table: str
    seat: int
    invite: str


def seat_of(live: LiveTable, connection: HTTPConnection) -> int | None:
    """The seat whose secret someone has."""
    token = connection.cookies.get(SEAT_COOKIE)
    for seat, chair in enumerate(live.table_state.chairs):
        if token and fits(token, chair.secret):
            live.registry.rules_of_house.check(chair.guest)
            return seat
    return None


def own_seat(live: LiveTable, connection: HTTPConnection) -> int:
    """The same for what only those may do who sit there."""
    seat = seat_of(live, connection)
    if seat is None:
        raise NotAllowed("error-server-seat")
    return seat


def seat_cookie(table_id: str, secret: str, settings: Settings) -> Cookie:
    """The secret of a seat, sent only to this table."""
    return Cookie(SEAT_COOKIE, secret, f"/api/tables/{table_id}", SEAT_DAYS * _DAY, settings.secure)


async def known_guest(connection: HTTPConnection, registry: TableRegistry) -> str | None:
    """Who asks, if they were here before."""
    token = connection.cookies.get(GUEST_COOKIE)
    guest = await registry.store.guest(token) if token else None
    if guest is not None:
        registry.rules_of_house.check(guest)
    return guest


async def guest_of(connection: HTTPConnection, registry: TableRegistry) -> tuple[str, list[Cookie]]:
    """Who asks; someone new gets a secret of their own."""
    known = await known_guest(connection, registry)
    if known is not None:
        return known, []
    token = new_token()
    cookie = Cookie(GUEST_COOKIE, token, "/api", GUEST_DAYS * _DAY, registry.settings.secure)
    return await registry.store.new_guest(token, registry.clock()), [cookie]
