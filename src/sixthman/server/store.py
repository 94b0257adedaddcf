"""What is kept: tables and their rows, guests, seatings, codes that move a seat."""

from __future__ import annotations

import secrets
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from sixthman.kernel.module import Module

from .log_rows import LogRow, read_body
from .schema import (
    IN_LOBBY,
    NOT_RATED,
    codes,
    guests,
    interrupted,
    log,
    modules,
    ratings,
    seatings,
    tables,
    transfers,
)
from .store_health import LIMIT, StoreDown, within
from .table_settings import TableSettings
from .table_state import BROKEN, OPEN, OVER
from .tokens import hashed, new_table_code
from .writer import Conflict, Writer

T = TypeVar("T")

LOBBY = 100  # tables shown at once
HISTORY = 1000  # games told at once …
PART = 200  # … and asked for at once
MOST_BROKEN = 1000  # tables set aside that are listed
CODES_TRIED = 20  # until a table gets one that is free


class Store:
    """The database, as the rest of the server sees it."""

    def __init__(self, engine: AsyncEngine, writer: Writer, limit: float = LIMIT) -> None:
        self.engine = engine
        self.writer = writer
        self._limit = limit

    async def within_limit(self, work: Coroutine[Any, Any, T]) -> T:
        """Anything with the database; StoreDown if it fails or takes too long."""
        try:
            return await within(self._limit, work)
        except StoreDown as reason:
            self.writer.health.failed(reason)
            raise

    # --- tables

    async def make_table(self, table_id: str, agreed: TableSettings) -> None:
        """A new table. If an open one has its code, it gets another."""
        for _ in range(CODES_TRIED):
            try:
                await self.writer.commit(table_id, [], _made(table_id, agreed))
                return
            except Conflict:
                agreed = msgspec.structs.replace(agreed, code=new_table_code())
        raise Conflict

    async def coded(self, code: str) -> str | None:
        """The open table that has this code."""
        found = await self.one(select(codes.c.table_id).where(codes.c.code == code))
        return None if found is None else str(found.table_id)

    def code_freed(self, table_id: str) -> list[Executable]:
        """Statements: a table cannot be joined any more."""
        return [delete(codes).where(codes.c.table_id == table_id)]

    async def agreed(self, table_id: str) -> TableSettings | None:
        """What was agreed on at a table; None if there is no such table."""
        found = await self.one(select(tables.c.agreed).where(tables.c.id == table_id))
        return None if found is None else msgspec.json.decode(found.agreed, type=TableSettings)

    async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """What happened at a table, after a row."""
        wanted = select(log).where(log.c.table_id == table_id, log.c.number > after).order_by(log.c.number)
        return [
            LogRow(row.number, row.kind, row.seat, row.by, read_body(row.body), row.made_at, row.idem)
            for row in await self.all(wanted)
        ]

    async def due(self, now: float, most: int, after: int = 0) -> list[str]:
        """Tables whose clocks have run out, the first of them left to others."""
        wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due)
        wanted = wanted.limit(most).offset(after)
        return [row.id for row in await self.all(wanted)]

    async def unsettled(self) -> list[str]:
        """Tables where something happened that nobody has gone on from: a process has died."""
        return [row.table_id for row in await self.all(select(interrupted.c.table_id))]

    async def set_aside(self, table_id: str) -> None:
        """A table that cannot be opened: no clock wakes it, nobody finds it in the lobby. Its rows stay."""
        aside = update(tables).where(tables.c.id == table_id).values(state=BROKEN, due=None)
        rest = delete(interrupted).where(interrupted.c.table_id == table_id)
        await self.writer.commit("", [], [aside, rest])

    async def broken(self) -> list[str]:
        """Tables that were set aside."""
        wanted = (
            select(tables.c.id).where(tables.c.state == BROKEN).order_by(tables.c.made_at).limit(MOST_BROKEN)
        )
        return [row.id for row in await self.all(wanted)]

    async def unrated(self) -> list[str]:
        """Finished games that do not count yet."""
        wanted = select(tables.c.id).where(tables.c.state == OVER, text(NOT_RATED)).limit(LOBBY)
        return [row.id for row in await self.all(wanted)]

    async def lobby(self) -> list[tuple[str, TableSettings, str, float]]:
        """Public tables that are open or being played, the newest first."""
        wanted = (
            select(tables.c.id, tables.c.agreed, tables.c.state, tables.c.made_at)
            .where(text(IN_LOBBY))
            .order_by(tables.c.made_at.desc())
            .limit(LOBBY)
        )
        return [
            (row.id, msgspec.json.decode(row.agreed, type=TableSettings), row.state, row.made_at)
            for row in await self.all(wanted)
        ]

    # --- rules

    async def keep_module(self, game: str, module: Module) -> None:
        """Keep compiled rules, once."""
        if await self.module(module.digest) is None:
            kept = insert(modules).values(digest=module.digest, game=game, code=module.code)
            with suppress(Conflict):  # another node was quicker
                await self.writer.commit("", [], [kept])

    async def module(self, digest: str) -> bytes | None:
        """Compiled rules that were kept."""
        found = await self.one(select(modules.c.code).where(modules.c.digest == digest))
        return None if found is None else bytes(found.code)

    # --- guests

    async def guest(self, token: str) -> str | None:
        """The guest whose secret this is."""
        found = await self.one(select(guests.c.id).where(guests.c.secret == hashed(token)))
        return None if found is None else str(found.id)

    async def new_guest(self, token: str, now: float) -> str:
        """A new identity: no name, no password, one secret."""
        guest = secrets.token_hex(8)
        statement = insert(guests).values(id=guest, secret=hashed(token), made_at=now)
        await self.writer.commit("", [], [statement])
        return guest

    def seated(self, table_id: str, seat: int, guest: str | None) -> list[Executable]:
        """Statements: someone has sat down, or (None) left before the deal."""
        gone = delete(seatings).where(seatings.c.table_id == table_id, seatings.c.seat == seat)
        if guest is None:
            return [gone]
        return [gone, insert(seatings).values(table_id=table_id, seat=seat, guest=guest)]

    def finished(self, table_id: str, scores: Sequence[int], ranks: Sequence[int]) -> list[Executable]:
        """Statements: how a game ended for those who sat there."""
        return [
            update(seatings)
            .where(seatings.c.table_id == table_id, seatings.c.seat == seat)
            .values(score=score, place=rank)
            for seat, (score, rank) in enumerate(zip(scores, ranks, strict=True))
        ]

    async def history(self, guest: str) -> list[dict[str, Any]]:
        """A guest's tables, the newest first. Many are asked for part by part: no query is long."""
        sat = await self.all(select(seatings).where(seatings.c.guest == guest))
        found: list[dict[str, Any]] = []
        for start in range(0, len(sat), PART):
            part = {row.table_id: dict(row._mapping) for row in sat[start : start + PART]}
            wanted = select(
                tables.c.id, tables.c.game, tables.c.state, tables.c.made_at, tables.c.agreed
            ).where(tables.c.id.in_(part))
            found += [part[row.id] | dict(row._mapping) for row in await self.all(wanted)]
        return sorted(found, key=lambda game: -game["made_at"])[:HISTORY]

    async def ratings_of(self, guest: str) -> list[dict[str, Any]]:
        """A guest's ratings."""
        return [dict(row._mapping) for row in await self.all(select(ratings).where(ratings.c.guest == guest))]

    # --- moving a seat

    async def offer_transfer(self, code: str, table_id: str, seat: int, until: float) -> None:
        """Keep a one-time code; an earlier one for the seat is void."""
        same_seat = (transfers.c.table_id == table_id) & (transfers.c.seat == seat)
        offered = insert(transfers).values(code=hashed(code), table_id=table_id, seat=seat, until=until)
        await self.writer.commit("", [], [delete(transfers).where(same_seat), offered])

    async def take_transfer(self, code: str, now: float) -> tuple[str, int] | None:
        """Use a code up: the seat it moves, None if there is no such code (any more)."""
        used_up = (
            delete(transfers)
            .where(transfers.c.code == hashed(code))
            .returning(transfers.c.table_id, transfers.c.seat, transfers.c.until)
        )

        async def take() -> Any:
            async with self.engine.begin() as connection:
                return (await connection.execute(used_up)).first()

        row = await self.within_limit(take())
        return None if row is None or row.until < now else (row.table_id, row.seat)

    # --- inside

    async def all(self, wanted: Any) -> Sequence[Any]:
        """All rows of what is asked for."""

        async def read() -> Sequence[Any]:
            async with self.engine.connect() as connection:
                return (await connection.execute(wanted)).all()

        return await self.within_limit(read())

    async def one(self, wanted: Any) -> Any:
        """The first row of what is asked for."""
        return next(iter(await self.all(wanted)), None)


def _made(table_id: str, agreed: TableSettings) -> list[Executable]:
    """Statements: there is a table, and a code that leads to it."""
    table = insert(tables).values(
        id=table_id,
        game=agreed.game,
        public=agreed.public,
        agreed=msgspec.json.encode(agreed).decode(),
        made_at=agreed.made_at,
        state=OPEN,
        settled=0,
        rated=False,
    )
    return [table, insert(codes).values(code=agreed.code, table_id=table_id)] if agreed.code else [table]
