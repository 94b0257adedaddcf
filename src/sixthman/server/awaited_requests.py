"""Connections before a request has arrived: how much may be sent, in what time, how often from one address.

Whoever sends half a request and waits holds a place. So an address has few such places, and who comes when
they are taken gets the place of whoever has held one longest. People lose nothing: their requests arrive
at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_BYTES = 16 * 1024  # of a request, its address included
AT_ONCE = 1.0  # seconds in which many may come together: after a restart, everyone does
MOST = 4096  # places that are taken then

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class AwaitedRequests:
    """The connections of one process on which no request has arrived yet, by address, the oldest first."""

    def __init__(
        self,
        most_each: int = 64,
        header_seconds: float = 10.0,
        request_seconds: float = 30.0,
        count: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self.header_seconds, self.request_seconds = header_seconds, request_seconds
        self._most_each = most_each
        self._count = count
        self._waiting: dict[str, dict[GuardedHttp, float]] = {}  # since when

    def enter(self, connection: GuardedHttp) -> None:
        """A request is awaited; the oldest of too many are removed, unless they have just come."""
        now = monotonic()
        here = self._waiting.setdefault(connection.address, {})
        here[connection] = now
        while len(here) > self._most_each:
            oldest, since = next(iter(here.items()))
            if now - since < AT_ONCE and len(here) <= MOST:
                return
            oldest.send_away("places")

    def leave(self, connection: GuardedHttp) -> None:
        """A request has arrived, or nobody waits for it any more."""
        here = self._waiting.get(connection.address, {})
        here.pop(connection, None)
        if not here:
            self._waiting.pop(connection.address, None)

    def count(self, reason: str) -> None:
        """Someone was removed."""
        self._count(reason)

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's connection, counted while its request is awaited."""

    awaited = AwaitedRequests()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address = "?"
        self._arriving = False
        self._heads = 0  # bytes of the present request's headers, as far as they were understood …
        self._raw = 0  # … and as they came in
        self._complete = False  # are all of them there?
        self._refused = False
        self._alarm: asyncio.TimerHandle | None = None

    # --- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Someone has come, and is to say something soon."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "?"
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """… and is gone."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request, or several."""
        if self._refused:
            return
        if not self._arriving:
            self._await_request()
        super().data_received(data)
        if self._arriving and not self._complete:
            self._raw += len(data)
            self._check_heads()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is someone else's connection."""
        self._arrived()
        if not self._refused:
            super().handle_websocket_upgrade()

    def send_away(self, reason: str) -> None:
        """Hang up."""
        self._refused = True
        self.awaited.count(reason)
        self._arrived()
        self.transport.abort()

    # --- the parser

    def on_message_begin(self) -> None:
        """A request begins."""
        if not self._arriving:
            self._await_request()
        super().on_message_begin()
        self._heads, self._complete = 0, False

    def on_url(self, url: bytes) -> None:
        """Part of its address."""
        self._heads += len(url)
        if self._check_heads():
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        self._heads += len(name) + len(value)
        if self._check_heads():
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All of them."""
        if self._refused:
            return
        self._complete = True
        self._set_alarm(self.awaited.request_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of the body."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request has arrived."""
        if not self._refused:
            self._arrived()
            super().on_message_complete()

    # --- inside

    def _await_request(self) -> None:
        self._arriving, self._complete, self._heads, self._raw = True, False, 0, 0
        self._set_alarm(self.awaited.header_seconds)
        self.awaited.enter(self)

    def _arrived(self) -> None:
        self._arriving = False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.awaited.leave(self)

    def _set_alarm(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self.loop.call_later(seconds, self.send_away, "slow")

    def _check_heads(self) -> bool:
        """May headers of this size come in? Else the connection is closed."""
        if max(self._heads, self._raw) > HEADER_BYTES and not self._refused:
            self._refused = True
            self.awaited.count("headers")
            self._arrived()
            self.transport.write(TOO_LARGE)
            self.transport.close()
        return not self._refused


def guarded_by(awaited: AwaitedRequests) -> type[GuardedHttp]:
    """The kind of connection that a server has which counts them there."""
    return type("GuardedHttp", (GuardedHttp,), {"awaited": awaited})
