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

from sixthman.messages import IllegalChoice, UserError
from sixthman.registry import load_all

from . import (
    privacy,
    routes_after,
    routes_daily,
    routes_evening,
    routes_lessons,
    routes_lobby,
    routes_me,
    routes_push,
    routes_table,
)
from .command_checks import NotAllowed
from .costly import Busy
from .limits import Limits
from .middleware import Middleware
from .openapi import describe
from .page import Page
from .responses import language_of, refusal_bytes
from .route_tree import RouteTree
from .routes import JSON, TEXT, Answer, get
from .set_aside import NoTable
from .socket import table_socket
from .store_health import StoreDown, is_store_failure
from .table_registry import TableRegistry

_NOT_NOW = {  # refused now, but not forever
    "error-server-often",
    "error-server-codes",
    "error-server-rows",
    "error-server-hint-busy",
    "error-server-analyses",
}

CODES_A_MINUTE, CODES_AT_ONCE = 5, 10  # tried from one address


@get("/health", tag="operations")
async def health(registry: TableRegistry) -> dict[str, Any]:
    """Is the process alive? What it knows of itself, without asking the database."""
    return registry.state_of_things()


@get("/ready", tag="operations")
async def ready(registry: TableRegistry) -> Answer[dict[str, Any]]:
    """Can people play here? Something is written to find out, at most once a second."""
    if await registry.takes_people():
        return Answer(registry.state_of_things())
    return Answer(registry.state_of_things(), status=503, headers={"retry-after": "1"})


@get("/metrics", tag="operations", media_type=f"{TEXT}; version=0.0.4")
async def metrics(registry: TableRegistry) -> str:
    """Counters for Prometheus, unless they have a port of their own."""
    if registry.settings.metrics_port:
        raise HTTPException(404)
    return registry.metrics.text()


@get("/api/schema", "/api/schema/openapi.json", media_type="application/vnd.oai.openapi+json")
async def schema() -> msgspec.Raw:
    """All requests, described for programs."""
    return _described()


def own_routes() -> list[Any]:
    """Requests that only one of the games has."""
    return [route for folder in load_all("server").values() for route in getattr(folder, "ROUTES", ())]


ROUTES = [
    *(
        *routes_lobby.ROUTES,
        *routes_table.ROUTES,
        *routes_after.ROUTES,
        *routes_me.ROUTES,
        *routes_push.ROUTES,
        *routes_lessons.ROUTES,
        *routes_daily.ROUTES,
        *routes_evening.ROUTES,
        *privacy.ROUTES,
        *own_routes(),
    ),
    *(table_socket, health, ready, metrics, schema),
]


@cache
def _described() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(describe(ROUTES)))


def make_app(registry: TableRegistry) -> Middleware:
    """The application around the tables, behind its middleware."""
    settings = registry.settings

    @asynccontextmanager
    async def opened(_: Any) -> AsyncIterator[None]:
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    limits = Limits(settings.address_rate, settings.address_burst, registry.ticks)
    given = {
        "registry": registry,
        "seat_limits": Limits(settings.seat_rate, settings.seat_burst, registry.ticks),
        "code_limits": Limits(CODES_A_MINUTE / 60, CODES_AT_ONCE, registry.ticks),
        "address_limits": limits,
    }
    tree = RouteTree(ROUTES, given, partial(_refused, registry), limits)
    app = Router(default=tree, lifespan=opened, redirect_slashes=False)
    banned = registry.rules_of_house.banned
    return Middleware(Page(app), settings, limits, registry.metrics, registry.connections, banned)


def _refused(registry: TableRegistry, connection: HTTPConnection, reason: Exception) -> Response:
    """What someone is refused who does not get what they have asked for."""
    refused, status, headers = UserError("error-server-trouble"), 500, None
    if isinstance(reason, UserError):
        refused, status = reason, _status(reason)
    elif isinstance(reason, HTTPException):
        messages = {404: "error-server-page", 405: "error-server-method"}
        refused = UserError(messages.get(reason.status_code, "error-server-message"))
        status, headers = reason.status_code, reason.headers
    else:
        registry.trouble(connection.scope["path"], reason)
        if is_store_failure(reason):
            refused = StoreDown()
    if isinstance(refused, StoreDown | Busy) or refused.message == "error-server-draining":
        status, headers = 503, {"retry-after": "1"}
    return Response(refusal_bytes(refused, language_of(connection)), status, headers, JSON)


def _status(reason: UserError) -> int:
    if isinstance(reason, NoTable):
        return 404
    if isinstance(reason, NotAllowed):
        return 429 if reason.message in _NOT_NOW else 403
    return 409 if isinstance(reason, IllegalChoice) else 400
