"""Those who look at a table from the same place, and what they are told: all of it, or what has changed.

Clients that ask for changes get a whole `now` first. From then on they get what is different from the `now`
before. That is the same for all of them, so it is worked out and written down once.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .client import Client
from .frames import Now, changes, news_frames
from .table_state import TableState


class Audience:
    """The clients at one place."""

    def __init__(self, onlooker: int) -> None:
        self.clients: set[Client] = set()
        self._onlooker = onlooker
        self._told: Now | None = None  # to those who follow

    def tell(self, table_state: TableState, heard: int) -> None:
        """Send the news after so many; how things stand comes with the last of them."""
        if not self.clients:
            self._told = None
            return
        frames, seen = news_frames(table_state, self._onlooker, heard)
        if not frames:
            return
        for client in self.clients:
            for frame in frames[:-1]:
                client.send(frame)
        if not seen:
            for client in self.clients:
                client.send(frames[-1])
            return
        self._tell_how_things_stand(frames[-1][:-1], table_state.now(self._onlooker))

    def _tell_how_things_stand(self, news: bytes, now: Now) -> None:
        whole: bytes | None = None
        less: bytes | None = None
        for client in self.clients:
            if client.follows and self._told is not None:
                less = less or _frame(news, b"changed", changes(self._told, now))
                client.send(less)
            else:
                whole = whole or _frame(news, b"now", now)
                client.send(whole)
                client.follows = client.changes
        self._told = now if any(client.changes for client in self.clients) else None

    def end(self) -> None:
        """Send everybody away."""
        for client in self.clients:
            client.end()


def _frame(news: bytes, name: bytes, facts: dict[str, Any]) -> bytes:
    return b'%b,"%b":%b}' % (news, name, msgspec.json.encode(facts))
