"""Someone who is connected and listens: a bounded outbox, so that a slow one cannot hold up a table."""

from __future__ import annotations

import asyncio

FULL = 256  # messages that may wait


class Client:
    """One connection: where it looks from, and what it is still to be sent. None ends it."""

    def __init__(self, onlooker: int, language: str, spectator: bool = False, changes: bool = False) -> None:
        self.onlooker = onlooker
        self.language = language
        self.spectator = spectator
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(FULL)
        self.lost = False
        self.changes = changes  # is it to be told what has changed, instead of how things are?
        self.follows = False  # has it been told all that what changes next is compared with?

    def send(self, frame: bytes) -> None:
        """Have a frame sent; who does not keep up is disconnected, and goes on from what it has."""
        if self.lost:
            return
        if self.outbox.qsize() >= FULL - 1:
            self.end()
        else:
            self.outbox.put_nowait(frame)

    def end(self) -> None:
        """Send what is waiting, then hang up."""
        if not self.lost:
            self.lost = True
            self.outbox.put_nowait(None)
