"""`sixthman serve --check`: is everything there that a server needs?"""

from __future__ import annotations

import asyncio

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixthman.messages import UserError, say
from sixthman.registry import game_names

from .database import connect, migrate, revisions
from .database_lock import is_locked
from .engines import RulesCache
from .schema import guests
from .settings import Settings
from .table_registry import TableRegistry


async def check(settings: Settings, language: str) -> int:
    """Say what is well and what is not; 0 if all is well."""
    try:
        engine = connect(settings.database)
        print(say(language, "serve-check-settings"))
        try:
            await _check_database(engine, language, is_locked(settings.database))
        finally:
            await engine.dispose()
        rules_cache = await asyncio.to_thread(RulesCache)
        print(say(language, "serve-check-rules", games=", ".join(game_names())))
        await _list_broken(settings, rules_cache, language)
    except UserError as reason:
        print(say(language, "serve-check-failed", reason=reason.text(language)))
        return 1
    except (OSError, SQLAlchemyError) as reason:
        print(say(language, "serve-check-failed", reason=type(reason).__name__))
        return 1
    print(say(language, "serve-check-good"))
    return 0


async def _check_database(engine: AsyncEngine, language: str, used: bool) -> None:
    """Reachable, up to date, writable. What a server uses now is not migrated."""
    if used:
        print(say(language, "serve-check-used"))
    else:
        await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(insert(guests).values(id="check", secret="check", made_at=0.0))
        await connection.execute(delete(guests).where(guests.c.id == "check"))
    print(say(language, "serve-check-database"))
    found, newest = await revisions(engine)
    print(say(language, "serve-check-migrations", found=found or "-", newest=newest or "-"))


async def _list_broken(settings: Settings, rules_cache: RulesCache, language: str) -> None:
    """The tables that a server has set aside, and what is wrong with each."""
    registry = TableRegistry(settings, rules_cache)
    try:
        for table_id in await registry.store.broken():
            reason = await registry.why_broken(table_id)
            text = say(language, "serve-check-readable") if reason is None else _said(reason, language)
            print(say(language, "serve-check-broken", table=table_id, reason=text))
    finally:
        await registry.engine.dispose()


def _said(reason: Exception, language: str) -> str:
    return reason.text(language) if isinstance(reason, UserError) else f"{type(reason).__name__}: {reason}"
