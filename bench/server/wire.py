"""A WebSocket client that costs next to nothing: a load generator must not be what is measured."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable


class Wire(asyncio.Protocol):
    """One connection. Text frames come in whole; those sent are masked with zeros: unchanged."""

    def __init__(self, path: str, host: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        key = b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._hear = hear
        self._buffer = b""
        self._parts: list[bytes] = []
        self._upgraded = False
        self._transport: asyncio.Transport | None = None
        self.open = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask for a WebSocket."""
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        """The answer to the handshake, then frames."""
        data = self._buffer + data
        if not self._upgraded:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head[:200].decode("latin-1")))
                return
            self._upgraded = True
            self.open.set_result(None)
        at = 0
        while (frame := _frame_at(data, at)) is not None:
            kind, last, start, at = frame
            self._take(kind, last, data[start:at])
        self._buffer = data[at:]

    def _take(self, kind: int, last: bool, payload: bytes) -> None:
        if kind == 9:
            self._write(0x8A, payload)
        elif kind in (0, 1):
            self._parts.append(payload)
            if last:
                whole, self._parts = b"".join(self._parts), []
                self._hear(whole)

    def send(self, text: bytes) -> None:
        """A text frame."""
        self._write(0x81, text)

    def _write(self, first: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


def _frame_at(data: bytes, at: int) -> tuple[int, bool, int, int] | None:
    """Its kind, whether it is a message's last, where it begins and ends; None if it has not come yet."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 0x7F, at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if len(data) < start + width:
            return None
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    end = start + size
    return (data[at] & 15, bool(data[at] & 0x80), start, end) if len(data) >= end else None


async def connect(
    port: int, path: str, hear: Callable[[bytes], None], headers: dict[str, str] | None = None
) -> Wire:
    """A connection to this machine, open."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(path, f"127.0.0.1:{port}", headers or {}, hear), "127.0.0.1", port
    )
    await asyncio.wait_for(wire.open, 60)
    return wire
