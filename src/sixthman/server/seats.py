"""Who asks: the cookie with the secret of a seat, for its table alone, and the cookie of a guest."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection

from .asking import NotAllowed
from .house import House
from .room import Room
from .routes import Cookie
from .settings import Settings
from .tokens import fits, new_token

SEAT_COOKIE = "seat"
GUEST_COOKIE = "guest"
SEAT_DAYS, GUEST_DAYS = 90, 400
_DAY = 24 * 3600


class Seated(msgspec.Struct):
    """Where somebody sits; the seat's secret is in a cookie."""

    table: str
    seat: int
    invite: str


def seat_of(room: Room, asking: HTTPConnection) -> int | None:
    """The seat whose secret somebody has."""
    token = asking.cookies.get(SEAT_COOKIE)
    for seat, chair in enumerate(room.sitting.chairs):
        if token and fits(token, chair.secret):
            return seat
    return None


def own_seat(room: Room, asking: HTTPConnection) -> int:
    """The same for what only those may do who sit there."""
    seat = seat_of(room, asking)
    if seat is None:
        raise NotAllowed("error-server-seat")
    return seat


def seat_cookie(table_id: str, secret: str, settings: Settings) -> Cookie:
    """The secret of a seat, sent only to this table."""
    return Cookie(SEAT_COOKIE, secret, f"/api/tables/{table_id}", SEAT_DAYS * _DAY, settings.secure)


async def known_guest(asking: HTTPConnection, house: House) -> str | None:
    """Who asks, if they were here before."""
    token = asking.cookies.get(GUEST_COOKIE)
    return await house.store.guest(token) if token else None


async def guest_of(asking: HTTPConnection, house: House) -> tuple[str, list[Cookie]]:
    """Who asks; somebody new gets a secret of their own."""
    known = await known_guest(asking, house)
    if known is not None:
        return known, []
    token = new_token()
    cookie = Cookie(GUEST_COOKIE, token, "/api", GUEST_DAYS * _DAY, house.settings.secure)
    return await house.store.new_guest(token, house.clock()), [cookie]
