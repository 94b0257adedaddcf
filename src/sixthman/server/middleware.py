"""The edge: who may come in, how often, and what every answer carries.

A page from a foreign origin may neither open a socket nor change anything. Every answer forbids scripts that
are not files of ours, or compiled rules. Programs send no Origin and are let in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixthman.messages import UserError

from .limits import Limits, Slots
from .metrics import Metrics
from .responses import chosen_language, refusal
from .settings import Settings

NETWORK = 64  # bits of an IPv6 address that one household shares
_SAFE = {"GET", "HEAD", "OPTIONS"}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
_CSP = f"{PAGE_POLICY}; frame-ancestors 'none'"
HEADERS = [
    (b"content-security-policy", _CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Middleware:
    """Sits in front of the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limits: Limits,
        metrics: Metrics,
        connections: Callable[[], int],
        banned: Callable[[str], bool] = lambda who: False,
    ) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._metrics = metrics
        self._connections = connections
        self._banned = banned
        self._slots = Slots(settings.address_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        is_socket = _is_socket(scope)
        origin = headers.get(b"origin", b"").decode("latin-1")
        unsafe = is_socket or scope.get("method") not in _SAFE
        host = headers.get(b"host", b"").decode("latin-1")
        if origin and unsafe and not self._settings.allows(origin, host):
            await self._refuse(scope, receive, send, 403, UserError("error-server-origin"))
        elif self._banned(address_of(scope)):
            await self._refuse(scope, receive, send, 403, UserError("error-server-banned"))
        elif not self._limits.allow(address_of(scope)):
            await self._refuse(scope, receive, send, 429, UserError("error-server-often"))
        elif is_socket and self._connections() >= self._settings.most_connections:
            await self._refuse(scope, receive, send, 503, UserError("error-server-crowded"))
        else:
            await self._let_in(scope, receive, send if is_socket else _with_headers(send))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have something answered, unless too much is being answered at this address already."""
        who = address_of(scope)
        if not self._slots.take(who):
            await self._refuse(scope, receive, send, 429, UserError("error-server-places"))
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._slots.free(who)

    async def _refuse(
        self, scope: Scope, receive: Receive, send: Send, status: int, reason: UserError
    ) -> None:
        self._metrics.count("refused", status=str(status))
        if _is_socket(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        body = msgspec.json.encode(refusal(reason, chosen_language(None, accepted)))
        start: Any = {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                *([(b"retry-after", b"1")] if status in (429, 503) else []),
                *HEADERS,
            ],
        }
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _is_socket(scope: Any) -> bool:
    return bool(scope["type"] == "websocket")


def address_of(scope: Any) -> str:
    """Where a request comes from, for counting."""
    client = scope.get("client")
    return _household(str(client[0])) if client else "?"


@lru_cache(4096)
def _household(address: str) -> str:
    """An address, or (IPv6) the network it is in: whoever has one of those has them all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, NETWORK), strict=False))


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending
