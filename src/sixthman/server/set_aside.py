"""Tables that cannot be opened: set aside, so that they hold up nobody else, and counted for the operator.

What is stored of them stays as it is. They are tried again now and then, and when the server starts.
"""

from __future__ import annotations

import logging
import time

from sixthman.messages import UserError

from .store import Store
from .store_health import Backoff, StoreDown

log = logging.getLogger("sixthman.server")

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds between two tries to open a table


class NoTable(UserError):
    """There is no such table, or it cannot be opened."""


class _Kept:
    """Why a table was set aside, and when it is tried again."""

    def __init__(self) -> None:
        self.reason = NoTable("error-server-broken")
        self.until = 0.0
        self.backoff = Backoff(FIRST_PAUSE, LONGEST_PAUSE)


class SetAside:
    """The tables that this process could not open."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, _Kept] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def check(self, table_id: str) -> None:
        """NoTable says why a table is set aside, unless it is time to try again."""
        kept = self._kept.get(table_id)
        if kept is not None and time.monotonic() < kept.until:
            raise NoTable(kept.reason.message, **kept.reason.facts)

    async def put(self, table_id: str, reason: Exception) -> NoTable:
        """Set a table aside; returns what its players hear."""
        first = table_id not in self._kept
        kept = self._kept.setdefault(table_id, _Kept())
        kept.until = time.monotonic() + kept.backoff.next()
        if isinstance(reason, NoTable):
            kept.reason = reason
        if first:
            log.error("table set aside", extra={"table": table_id}, exc_info=reason)
        try:
            await self._store.set_aside(table_id)
        except StoreDown:
            log.warning("table set aside in memory only", extra={"table": table_id})
        return kept.reason

    def take_back(self, table_id: str) -> bool:
        """A table could be opened after all; was it set aside?"""
        return self._kept.pop(table_id, None) is not None
