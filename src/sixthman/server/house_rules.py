"""What the operator decides while a server runs: who is kept out, what is said to everyone, when it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select

from .command_checks import NotAllowed
from .schema import bans, notices

if TYPE_CHECKING:
    from .table_registry import TableRegistry

SAID = 1  # the number of the only notice


class HouseRules:
    """Bans, a notice, and whether new tables are taken."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._until: dict[str, float] = {}
        self.notice = ""
        self.draining = False

    async def read(self) -> None:
        """What was decided before, or at another node."""
        store = self._registry.store
        self._until = {row.who: row.until for row in await store.all(select(bans))}
        said = await store.one(select(notices.c.said).where(notices.c.id == SAID))
        self._say("" if said is None else str(said.said))

    def banned(self, who: str) -> bool:
        """Is a guest, or an address, kept out now?"""
        until = self._until.get(who)
        return until is not None and until > self._registry.clock()

    def check(self, who: str) -> None:
        """NotAllowed for those who are kept out."""
        if self.banned(who):
            raise NotAllowed("error-server-banned")

    def check_open(self) -> None:
        """NotAllowed if nothing new is begun here."""
        if self.draining:
            raise NotAllowed("error-server-draining")

    async def ban(self, who: str, until: float) -> None:
        """Keep someone out until then; a time that is over lets them in again."""
        gone = delete(bans).where(bans.c.who == who)
        again = [insert(bans).values(who=who, until=until)] if until > self._registry.clock() else []
        await self._registry.store.writer.commit("", [], [gone, *again])
        self._until[who] = until

    def bans(self) -> dict[str, float]:
        """Who is kept out, and until when."""
        return {who: until for who, until in self._until.items() if self.banned(who)}

    async def announce(self, said: str) -> None:
        """Say something to everyone who is here, and who comes; "" takes it back."""
        gone = delete(notices).where(notices.c.id == SAID)
        new = [insert(notices).values(id=SAID, said=said)] if said else []
        await self._registry.store.writer.commit("", [], [gone, *new])
        self._say(said)

    def _say(self, said: str) -> None:
        if said != self.notice:
            self.notice = said
            for live in list(self._registry.live_tables.values()):
                live.say_to_all(self.notice_frame())

    def notice_frame(self) -> bytes:
        """The notice as a frame."""
        return msgspec.json.encode({"kind": "notice", "text": self.notice})
