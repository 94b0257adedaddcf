"""Metrics, `/health` and `/ready` on a port of their own, which the world outside need not reach."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .table_registry import TableRegistry

PATIENCE = 5.0  # seconds for a whole request
MOST = 8192  # bytes of it


class PrivatePort:
    """A small server for those who watch the large one."""

    def __init__(self, registry: TableRegistry, host: str, port: int) -> None:
        self._registry = registry
        self._host, self._port = host, port
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._answer, self._host, self._port, limit=MOST)

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, TimeoutError, asyncio.LimitOverrunError, asyncio.IncompleteReadError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            method, _, rest = head.decode("latin-1").partition(" ")
            status, media_type, body = await self._found(rest.partition(" ")[0] if method == "GET" else "")
            lines = [f"HTTP/1.1 {status}", f"content-type: {media_type}", f"content-length: {len(body)}"]
            writer.write("\r\n".join([*lines, "connection: close", "", ""]).encode() + body)
            await writer.drain()
        writer.close()

    async def _found(self, path: str) -> tuple[str, str, bytes]:
        registry = self._registry
        if path == "/metrics":
            return "200 OK", "text/plain; version=0.0.4", registry.metrics.text().encode()
        if path not in ("/health", "/ready"):
            return "404 Not Found", "text/plain", b"/metrics, /health, /ready\n"
        well = path == "/health" or await registry.takes_people()
        status = "200 OK" if well else "503 Service Unavailable"
        return status, "application/json", msgspec.json.encode(registry.state_of_things())
