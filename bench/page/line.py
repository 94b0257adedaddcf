"""A line of this many bits per second to a server: everything that goes to the browser goes through it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PIECE = 8192  # bytes that are sent at once
DELAY = 0.02  # seconds from one end to the other


class _Line:
    """Passes connections on. All of them share the line: a byte waits until those before it have gone."""

    def __init__(self, port: int, bits_per_second: float) -> None:
        self._to, self._rate = port, bits_per_second / 8
        self._free = 0.0  # when the line is free again
        self.bytes = 0

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Someone at the browser's end."""
        with suppress(OSError):
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to)
            there = self._pass_on(reader, far_writer, slow=False)
            await asyncio.gather(there, self._pass_on(far_reader, writer, slow=True))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, slow: bool) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if slow:
                    await self._wait(len(piece))
                writer.write(piece)
                await writer.drain()
        with suppress(OSError):
            writer.close()

    async def _wait(self, size: int) -> None:
        self.bytes += size
        now = time.monotonic()
        self._free = max(now, self._free) + size / self._rate
        await asyncio.sleep(self._free + DELAY - now)


@contextmanager
def line_to(port: int, bits_per_second: float) -> Iterator[tuple[str, _Line]]:
    """The address of the browser's end of a line, and the line."""
    loop = asyncio.new_event_loop()  # of its own thread: a browser's driver has one in ours
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    line = _Line(port, bits_per_second)
    begun = asyncio.start_server(line.connect, "127.0.0.1", 0)
    end = asyncio.run_coroutine_threadsafe(begun, loop).result()
    try:
        yield f"http://127.0.0.1:{end.sockets[0].getsockname()[1]}", line
    finally:
        loop.call_soon_threadsafe(end.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
