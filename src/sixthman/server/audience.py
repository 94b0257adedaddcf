"""Those who look at a table from the same place, and what they are told: all of it, or what has changed.

Clients that ask for changes get a whole `now` first. From then on they get what is different from the `now`
before. That is the same for all of them, so it is worked out and written down once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .client import Client
from .table_state import TableState

Now = dict[str, Any]  # how things are, for one viewer


class Audience:
    """The clients at one place."""

    def __init__(self, onlooker: int) -> None:
        self.clients: set[Client] = set()
        self._onlooker = onlooker
        self._last: Now | None = None  # to those who follow

    def tell(self, table_state: TableState, heard: int) -> None:
        """Send the news after this many; how things are comes with the last of them."""
        if not self.clients:
            self._last = None
            return
        news = table_state.news[self._onlooker][heard:]
        if not news:
            return
        frames = [
            b'{"kind":"news","seq":%d,"events":%b}' % (heard + 1 + i, one.events)
            for i, one in enumerate(news)
        ]
        for client in self.clients:
            for frame in frames[:-1]:
                client.send(frame)
        if not any(one.seen for one in news):
            for client in self.clients:
                client.send(frames[-1])
            return
        self._tell_how_things_stand(frames[-1][:-1], table_state.now(self._onlooker))

    def _tell_how_things_stand(self, news: bytes, now: Now) -> None:
        whole: bytes | None = None
        less: bytes | None = None
        for client in self.clients:
            if client.follows and self._last is not None:
                less = less or _frame(news, b"changed", changes(self._last, now))
                client.send(less)
            else:
                whole = whole or _frame(news, b"now", now)
                client.send(whole)
                client.follows = client.changes
        self._last = now if any(client.changes for client in self.clients) else None

    def end(self) -> None:
        """Send everyone away."""
        for client in self.clients:
            client.end()


def changes(before: Now, now: Now) -> dict[str, Any]:
    """What is different: `now` (fields and what they are now), `view` (the same of its fields), `gone`.

    Fields of a view that have not changed are the same objects (`view_fields`), so few have to be compared.
    """
    found: dict[str, Any] = {}
    fields = {name: one for name, one in now.items() if name != "view" and _differs(before, name, one)}
    if fields:
        found["now"] = fields
    seen, view = before.get("view", {}), now.get("view", {})
    moved = {name: one for name, one in view.items() if _differs(seen, name, one)}
    if moved:
        found["view"] = moved
    gone = [name for name in before if name not in now]
    if gone:
        found["gone"] = gone
    return found


def _differs(before: Mapping[str, Any], name: str, one: Any) -> bool:
    was = before.get(name, before)
    return was is not one and was != one


def _frame(news: bytes, name: bytes, facts: dict[str, Any]) -> bytes:
    return b'%b,"%b":%b}' % (news, name, msgspec.json.encode(facts))
