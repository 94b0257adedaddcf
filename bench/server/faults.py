"""A bad network between clients and server: delays, cuts, half-open connections, repeated frames.

Bytes within a connection stay in order (that is TCP's business); what a bad network does to people is that
connections break at any moment, hang without breaking, and that what was sent may or may not have arrived.
"""

from __future__ import annotations

import asyncio
import contextlib
import random


class BadNetwork:
    """Forwards connections to the server and spoils them."""

    def __init__(self, port: int, seed: int = 7) -> None:
        self.target = port
        self.host = "127.0.0.1"  # of the target
        self.port = 0
        self.luck = random.Random(seed)
        self.cut_every = 0.0  # seconds between cuts of a connection, on average; 0: none
        self.delay = 0.0  # seconds at most
        self.frozen = False  # half-open: nothing gets through, nothing breaks
        self.away = False  # no connection can be made
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        """Listen at a port of its own."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Cut everything."""
        if self._server is not None:
            self._server.close()
        self.cut()

    def cut(self) -> None:
        """Break all connections at once, in the middle of whatever they carry."""
        for writer in list(self._open):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.away:
            writer.transport.abort()
            return
        try:
            there, out = await asyncio.open_connection(self.host, self.target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, out}
        self._open |= both
        pumps = [asyncio.create_task(self._pump(reader, out)), asyncio.create_task(self._pump(there, writer))]
        life = self.luck.expovariate(1 / self.cut_every) if self.cut_every else None
        try:
            await asyncio.wait(pumps, timeout=life, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            return  # everything ends
        finally:
            for pump in pumps:
                pump.cancel()
            for one in both:
                one.transport.abort()
            self._open -= both

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(4096):
                while self.frozen:
                    await asyncio.sleep(0.05)
                if self.delay:
                    await asyncio.sleep(self.luck.uniform(0, self.delay))
                writer.write(data)
                await writer.drain()
