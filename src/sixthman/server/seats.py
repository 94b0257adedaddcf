"""Cookies: the secret of a seat, for its table alone, and the secret of a guest."""

from __future__ import annotations

from litestar.datastructures import Cookie

from .room import Room
from .settings import Settings
from .tokens import fits

SEAT_COOKIE = "seat"
GUEST_COOKIE = "guest"
SEAT_DAYS, GUEST_DAYS = 90, 400
_DAY = 24 * 3600


def seat_of(room: Room, token: str | None) -> int | None:
    """The seat whose secret this is."""
    for seat, chair in enumerate(room.sitting.chairs):
        if token and fits(token, chair.secret):
            return seat
    return None


def seat_cookie(table_id: str, secret: str, settings: Settings) -> Cookie:
    """Sent only to this table, by our own pages only, and out of reach for scripts."""
    return Cookie(
        key=SEAT_COOKIE,
        value=secret,
        path=f"/api/tables/{table_id}",
        max_age=SEAT_DAYS * _DAY,
        httponly=True,
        samesite="strict",
        secure=settings.secure,
    )


def guest_cookie(token: str, settings: Settings) -> Cookie:
    """Who somebody is from one evening to the next."""
    return Cookie(
        key=GUEST_COOKIE,
        value=token,
        path="/api",
        max_age=GUEST_DAYS * _DAY,
        httponly=True,
        samesite="strict",
        secure=settings.secure,
    )
