"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import Router

from sixthman.messages import IllegalChoice, Told
from sixthman.registry import rooms

from . import after, learning, lobby, me, tables
from .asking import NotAllowed
from .doors import Doors
from .house import House, NoTable
from .limits import Limits
from .openapi import describe
from .page import Page
from .places import Places
from .routes import JSON, TEXT, Answer, get
from .socket import table_socket
from .telling import language_of, refusal_bytes

_NOT_NOW = {  # refused now, but not for ever
    "error-server-often",
    "error-server-codes",
    "error-server-hint-busy",
    "error-server-analyses",
}

CODES_A_MINUTE, CODES_AT_ONCE = 5, 10  # tried from one address


@get("/health", tag="operations")
async def health(house: House) -> Answer[dict[str, Any]]:
    """Is the database there, are the rules compiled?"""
    try:
        await house.store.agreed("health")
        database = True
    except Exception as reason:
        house.trouble("health", reason)
        database = False
    well = database and house.ready and not house.stopping
    facts = {"database": database, "rules": house.ready, "stopping": house.stopping}
    return Answer(facts, status=200 if well else 503)


@get("/metrics", tag="operations", media_type=f"{TEXT}; version=0.0.4")
async def metrics(house: House) -> str:
    """Counters for Prometheus."""
    return house.metrics.text()


@get("/api/schema", "/api/schema/openapi.json", media_type="application/vnd.oai.openapi+json")
async def schema() -> msgspec.Raw:
    """All requests, described for programs."""
    return _described()


def own_routes() -> list[Any]:
    """Requests that only one of the games has."""
    return [route for room in rooms("server").values() for route in getattr(room, "ROUTES", ())]


ROUTES = [
    *(*lobby.ROUTES, *tables.ROUTES, *after.ROUTES, *me.ROUTES, *learning.ROUTES, *own_routes()),
    *(table_socket, health, metrics, schema),
]


@cache
def _described() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(describe(ROUTES)))


def make_app(house: House) -> Doors:
    """The application around a house, behind its doors."""
    settings = house.settings

    @asynccontextmanager
    async def opened(_: Any) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    given = {
        "house": house,
        "seat_limits": Limits(settings.seat_rate, settings.seat_burst, house.clock),
        "code_limits": Limits(CODES_A_MINUTE / 60, CODES_AT_ONCE, house.clock),
        "shelved": after.Shelved(),
    }
    places = Places(ROUTES, given, partial(_refused, house))
    app = Router(default=places, lifespan=opened, redirect_slashes=False)
    limits = Limits(settings.address_rate, settings.address_burst, house.clock)
    return Doors(Page(app), settings, limits, house.metrics, house.connections)


def _refused(house: House, asking: HTTPConnection, reason: Exception) -> Response:
    """What somebody is told who does not get what they have asked for."""
    told, status, headers = Told("error-server-trouble"), 500, None
    if isinstance(reason, Told):
        told, status = reason, _status(reason)
    elif isinstance(reason, HTTPException):
        messages = {404: "error-server-page", 405: "error-server-method"}
        told = Told(messages.get(reason.status_code, "error-server-message"))
        status, headers = reason.status_code, reason.headers
    else:
        house.trouble(asking.scope["path"], reason)
    return Response(refusal_bytes(told, language_of(asking)), status, headers, JSON)


def _status(reason: Told) -> int:
    if isinstance(reason, NoTable):
        return 404
    if isinstance(reason, NotAllowed):
        return 429 if reason.message in _NOT_NOW else 403
    return 409 if isinstance(reason, IllegalChoice) else 400
