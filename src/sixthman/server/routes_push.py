"""Requests about notifications: the server's key, a browser that wants them, one that does not any more."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from .cookies import guest_of, known_guest
from .pushes import LONGEST
from .responses import language_of
from .routes import Answer, get, post
from .table_registry import TableRegistry

Endpoint = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Key = Annotated[str, Meta(max_length=100)]


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser, as its push service knows it."""

    endpoint: Endpoint
    p256dh: Key  # its public key …
    auth: Key  # … and its secret


class Gone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants no more notifications."""

    endpoint: Endpoint


@get("/api/push", tag="me")
async def push_key(registry: TableRegistry) -> dict[str, str]:
    """The key by which push services know this server."""
    return {"key": (await registry.pushes.key()).public}


@post("/api/push", tag="me", status=200, cost=10)
async def subscribe(request: Request, registry: TableRegistry, data: Subscription) -> Answer[dict[str, bool]]:
    """Be told when it is your turn in a game by mail."""
    guest, cookies = await guest_of(request, registry)
    await registry.pushes.subscribe(guest, data.endpoint, data.p256dh, data.auth, language_of(request))
    return Answer({"on": True}, cookies=cookies)


@post("/api/push/stop", tag="me", status=200, cost=5)
async def unsubscribe(request: Request, registry: TableRegistry, data: Gone) -> dict[str, bool]:
    """Be told no more."""
    guest = await known_guest(request, registry)
    if guest is not None:
        await registry.pushes.unsubscribe(guest, data.endpoint)
    return {"on": False}


ROUTES = [push_key, subscribe, unsubscribe]
