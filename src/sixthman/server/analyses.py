"""Finished games looked at again, in the background: one at a time at a node, with what time is left.

What has been found so far is stored after every few lines of the record. Whoever looks at a game has claimed
it for a while; a claim that is not renewed runs out, and any node goes on from what is stored.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, insert, select, update

from sixthman.bots.review import Line, Reviewer, chance_events_of, lines_of, luck_facts
from sixthman.table import Record

from .command_checks import NotAllowed
from .database import is_sqlite
from .schema import analyses
from .store_health import StoreDown
from .table_state import OVER, TableState
from .writer import Conflict

if TYPE_CHECKING:
    from .table_registry import TableRegistry

NONE, WAITING, RUNNING, DONE, FAILED = "none", "waiting", "running", "done", "failed"
_OPEN = (WAITING, RUNNING)
MOST_WAITING = 200
CLAIM = 60.0  # seconds
LOOK = 10.0  # seconds between looks for games that another node has left
SOME = 4  # lines looked at between two notes


class Found(msgspec.Struct):
    """What was found out about a game so far."""

    choices: list[dict[str, Any]] = []
    luck: list[dict[str, Any]] | None = None


class Analyses:
    """All games that are, or are to be, looked at again."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._more = asyncio.Event()

    async def start(self, table_state: TableState) -> None:
        """Have a finished game looked at, if it has not been yet."""
        _finished(table_state)
        if await self._row(table_state.id) is not None:
            return
        waiting = select(func.count()).select_from(analyses).where(analyses.c.state.in_(_OPEN))
        if int((await self._registry.store.one(waiting))[0]) >= MOST_WAITING:
            raise NotAllowed("error-server-analyses")
        new = insert(analyses).values(
            table_id=table_state.id,
            state=WAITING,
            made_at=self._registry.clock(),
            until=0.0,
            done=0,
            total=0,
            found=_text(Found()),
        )
        try:
            await self._registry.store.writer.commit("", [], [new])
        except Conflict:
            return  # someone else was as quick
        self._more.set()

    async def state(self, table_id: str) -> str:
        """How far a game's analysis is."""
        row = await self._row(table_id)
        return NONE if row is None else str(row.state)

    async def progress(self, table_state: TableState) -> dict[str, Any]:
        """What is known so far."""
        _finished(table_state)
        row = await self._row(table_state.id)
        if row is None:
            return {"state": NONE, "done": 0, "of": 0, "choices": [], "luck": None}
        found = msgspec.json.decode(row.found, type=Found)
        facts = {"state": row.state, "done": row.done, "of": row.total}
        return facts | {"choices": found.choices, "luck": found.luck}

    # --- by itself

    async def run(self) -> None:
        """Look at one game after the other."""
        many = not is_sqlite(self._registry.engine)
        begun = many  # what was claimed in an embedded database, was claimed by us before we were stopped
        while True:
            try:
                if not begun:
                    free = update(analyses).where(analyses.c.until > 0.0).values(until=0.0)
                    await self._registry.store.writer.commit("", [], [free])
                    begun = True
                table_id = await self._claim()
                if table_id is not None:
                    await self._try(table_id)
                    continue
            except StoreDown:
                await self._registry.storage_pause()
                continue
            except Exception as reason:
                self._registry.trouble("analyses", reason)
            self._more.clear()
            try:
                await asyncio.wait_for(self._more.wait(), LOOK if many else CLAIM)
            except TimeoutError:
                continue

    async def _claim(self) -> str | None:
        """The oldest game nobody looks at, claimed."""
        now = self._registry.clock()
        free = analyses.c.state.in_(_OPEN) & (analyses.c.until < now)
        oldest = select(analyses.c.table_id).where(free).order_by(analyses.c.made_at).limit(1)
        claim = (
            update(analyses)
            .where(analyses.c.table_id == oldest.scalar_subquery(), free)
            .values(state=RUNNING, until=now + CLAIM)
            .returning(analyses.c.table_id)
        )

        async def take() -> Any:
            async with self._registry.engine.connect() as connection:
                if (await connection.execute(oldest)).first() is None:
                    return None
            async with self._registry.engine.begin() as connection:
                return (await connection.execute(claim)).first()

        row = await self._registry.store.within_limit(take())
        return None if row is None else str(row.table_id)

    async def _try(self, table_id: str) -> None:
        """Look at a game; what cannot be looked at is not tried again and again."""
        try:
            await self._look_at(table_id)
        except StoreDown:
            raise
        except Exception as reason:
            self._registry.trouble(table_id, reason)
            failed = update(analyses).where(analyses.c.table_id == table_id).values(state=FAILED)
            await self._registry.store.writer.commit("", [], [failed])

    async def _look_at(self, table_id: str) -> None:
        """Resume a game from what is stored."""
        registry, row = self._registry, await self._row(table_id)
        table_state = (await registry.live(table_id)).table_state
        assert table_state.table is not None
        record, rules = Record.of(table_state.table), table_state.rules
        found, done = msgspec.json.decode(row.found, type=Found), int(row.done)
        lines = await registry.later(lines_of, record, rules.adapter, rules.engine)
        reviewer = await registry.later(Reviewer, rules.adapter, rules.engine, str(record.seed))
        while done < len(lines):
            some = range(done, min(done + SOME, len(lines)))
            found.choices += await registry.later(_review, reviewer, lines, some)
            done = some.stop
            if done < len(lines):
                await self._note(table_id, RUNNING, done, len(lines), found)
        chance_events = await registry.later(chance_events_of, record, rules.adapter, lines, rules.engine)
        found.luck = luck_facts(table_state.seats, chance_events, found.choices)
        await self._note(table_id, DONE, done, len(lines), found)

    async def _note(self, table_id: str, state: str, done: int, total: int, found: Found) -> None:
        change = update(analyses).where(analyses.c.table_id == table_id)
        until = self._registry.clock() + CLAIM
        noted = change.values(state=state, done=done, total=total, until=until, found=_text(found))
        await self._registry.store.writer.commit("", [], [noted])

    async def _row(self, table_id: str) -> Any:
        wanted = select(analyses).where(analyses.c.table_id == table_id)
        return await self._registry.store.one(wanted)


def _review(reviewer: Reviewer, lines: list[Line], some: range) -> list[dict[str, Any]]:
    return [verdict for number in some for verdict in reviewer.review(lines[number], number)]


def _text(found: Found) -> str:
    return msgspec.json.encode(found).decode()


def _finished(table_state: TableState) -> None:
    if table_state.state != OVER or table_state.table is None:
        raise NotAllowed("error-server-not-over")
