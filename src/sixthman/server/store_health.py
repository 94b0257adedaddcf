"""Can the database be written? While it cannot, whoever asks is refused at once, and it is tried again.

A write that fails, or takes longer than `limit`, puts the server into a state in which nothing new is taken:
what is acknowledged is stored, what is not stored is not acknowledged. A probe, which really writes, ends it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import exc

from sixthman.messages import UserError

log = logging.getLogger("sixthman.server")
T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 2.0  # seconds between two probes while the database cannot be written
MOST_LEFT_BEHIND = 8  # reads that hang, until no more are begun
LIMIT = 3.0  # seconds that the database may take for anything, if nothing else is set
ANSWER = 1.0  # seconds for which whoever asks waits for a probe
FRESH = 1.0  # seconds for which the last probe is answer enough

_left_behind: set[asyncio.Task[Any]] = set()
_FAILURES = (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError, OSError)
_PLAIN_FAILURES = (exc.DatabaseError, exc.DBAPIError)  # a damaged file; what a driver has no name for


class StoreDown(UserError):
    """The database cannot be read or written now, or takes too long."""

    def __init__(self) -> None:
        super().__init__("error-server-storage")


def is_store_failure(reason: BaseException) -> bool:
    """Is the database at fault, and not what it was asked to do?"""
    return isinstance(reason, (*_FAILURES, StoreDown)) or type(reason) in _PLAIN_FAILURES


async def within(limit: float, work: Coroutine[Any, Any, T]) -> T:
    """Do something with the database; StoreDown if it fails or takes too long.

    What hangs in a thread cannot be ended. It is left behind: whoever waits for it goes on.
    """
    if len(_left_behind) >= MOST_LEFT_BEHIND:
        work.close()
        raise StoreDown
    task = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=limit)
    except asyncio.CancelledError:
        task.cancel()
        await asyncio.wait({task}, timeout=limit)  # it gives its connection back
        raise
    if not done:
        _left_behind.add(task)
        task.add_done_callback(_ended_late)
        task.cancel()
        raise StoreDown
    try:
        return task.result()
    except Exception as reason:
        if is_store_failure(reason):
            raise StoreDown from reason
        raise


def _ended_late(task: asyncio.Task[Any]) -> None:
    _left_behind.discard(task)
    if not task.cancelled():
        task.exception()  # nobody is left to be told


class Backoff:
    """Pauses that double up to a ceiling."""

    def __init__(self, first: float, longest: float) -> None:
        self._first, self._longest = first, longest
        self._pause = first

    def next(self) -> float:
        """How long to pause this time."""
        pause, self._pause = self._pause, min(self._longest, 2 * self._pause)
        return pause

    def reset(self) -> None:
        """It went well: begin with short pauses again."""
        self._pause = self._first


class StoreHealth:
    """Whether the database can be written, as far as we know."""

    def __init__(self, write: Callable[[], Awaitable[None]], when_up: Callable[[], None]) -> None:
        self.down = False
        self.failures = 0
        self._write, self._when_up = write, when_up
        self._backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)
        self._fell = asyncio.Event()
        self._since = 0.0
        self._probed = -FRESH
        self._probing: asyncio.Task[None] | None = None

    def failed(self, reason: BaseException) -> None:
        """Something could not be written."""
        self.failures += 1
        if not self.down:
            self.down, self._since = True, time.monotonic()
            self._fell.set()
            log.error("storage down", exc_info=reason)

    def worked(self) -> None:
        """What people did could be written, not only a probe."""
        self._backoff.reset()

    async def ready(self) -> bool:
        """Can the database be written? It is tried, but not more than once a second."""
        if not self.down and time.monotonic() - self._probed < FRESH:
            return True
        if self._probing is None:
            self._probing = asyncio.create_task(self._probe())
        done, _ = await asyncio.wait({self._probing}, timeout=ANSWER)
        return bool(done) and not self.down

    async def run(self) -> None:
        """While the database cannot be written, try."""
        while True:
            await self._fell.wait()
            await asyncio.sleep(self._backoff.next())
            await self.ready()

    async def _probe(self) -> None:
        try:
            await self._write()
        except Exception as reason:
            self.failed(reason)
        else:
            self._probed = time.monotonic()
            if self.down:
                self.down = False
                self._fell.clear()
                log.info("storage up", extra={"seconds": round(time.monotonic() - self._since, 1)})
                self._when_up()
        finally:
            self._probing = None
