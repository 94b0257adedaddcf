"""The application: everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sixthman import __version__
from sixthman.messages import IllegalChoice, Told

from . import after, api, deskwork
from .api import RECORD_BYTES
from .asking import NotAllowed
from .doors import Doors
from .house import House, NoTable
from .limits import Limits
from .page import Page
from .socket import table_socket
from .telling import chosen_language, refusal

_NOT_NOW = {  # refused now, but not for ever
    "error-server-often",
    "error-server-codes",
    "error-server-hint-busy",
    "error-server-help-soon",
    "error-server-analyses",
}

CODES_A_MINUTE, CODES_AT_ONCE = 5, 10  # tried from one address

log = logging.getLogger("sixthman.server")


@get("/health", tags=["operations"])
async def health(house: House) -> Response[dict[str, Any]]:
    """Is the database there, are the rules compiled?"""
    try:
        await house.store.agreed("health")
        database = True
    except Exception as reason:
        house.trouble("health", reason)
        database = False
    well = database and house.ready and not house.stopping
    facts = {"database": database, "rules": house.ready, "stopping": house.stopping}
    return Response(facts, status_code=200 if well else 503)


@get("/metrics", tags=["operations"], media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(house: House) -> str:
    """Counters for Prometheus."""
    return house.metrics.text()


def make_app(house: House) -> Doors:
    """The application around a house, behind its doors."""
    settings = house.settings

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    seat_limits = Limits(settings.seat_rate, settings.seat_burst, house.clock)
    code_limits = Limits(CODES_A_MINUTE / 60, CODES_AT_ONCE, house.clock)
    shelved = after.Shelved()
    app = Litestar(
        route_handlers=[*api.HANDLERS, *after.HANDLERS, *deskwork.HANDLERS, table_socket, health, metrics],
        lifespan=[opened],
        state=State({"house": house}),
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "seat_limits": Provide(lambda: seat_limits, sync_to_thread=False, use_cache=True),
            "shelved": Provide(lambda: shelved, sync_to_thread=False, use_cache=True),
            "code_limits": Provide(lambda: code_limits, sync_to_thread=False, use_cache=True),
        },
        exception_handlers={
            Told: _told,
            RecursionError: _too_deep,
            HTTPException: _refused,
            Exception: _trouble,
        },
        openapi_config=OpenAPIConfig(
            title="Sixth Man",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=RECORD_BYTES * 2,
        logging_config=None,
        debug=False,
    )
    limits = Limits(settings.address_rate, settings.address_burst, house.clock)
    return Doors(Page(app), settings, limits, house.metrics, house.connections)


def _status(reason: Told) -> int:
    if isinstance(reason, NoTable):
        return 404
    if isinstance(reason, NotAllowed):
        return 429 if reason.message in _NOT_NOW else 403
    return 409 if isinstance(reason, IllegalChoice) else 400


def _language(request: Request[Any, Any, Any]) -> str:
    return chosen_language(request.query_params.get("language"), request.headers.get("accept-language"))


def _told(request: Request[Any, Any, Any], reason: Told) -> Response[dict[str, Any]]:
    return Response(
        refusal(reason, _language(request)), status_code=_status(reason), media_type="application/json"
    )


def _refused(request: Request[Any, Any, Any], reason: HTTPException) -> Response[dict[str, Any]]:
    """What Litestar refuses: no such page, a body that does not fit."""
    if reason.status_code >= 500:
        return _trouble(request, reason)
    messages = {404: "error-server-page", 405: "error-server-method"}
    told = Told(messages.get(reason.status_code, "error-server-message"))
    return Response(
        refusal(told, _language(request)),
        status_code=reason.status_code,
        media_type="application/json",
        headers=reason.headers,
    )


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[dict[str, Any]]:
    """A body that is nested without end."""
    told = refusal(Told("error-server-message"), _language(request))
    return Response(told, status_code=400, media_type="application/json")


def _trouble(request: Request[Any, Any, Any], reason: Exception) -> Response[dict[str, Any]]:
    house: House = request.app.state.house
    house.trouble(request.url.path, reason)
    told = refusal(Told("error-server-trouble"), _language(request))
    return Response(told, status_code=500, media_type="application/json")
