"""`sixthman serve --check`: is everything there that a server needs?"""

from __future__ import annotations

import asyncio

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixthman.messages import UserError, say
from sixthman.registry import game_names

from .database import connect, migrate, revisions
from .engines import RulesCache
from .schema import guests
from .settings import Settings


async def check(settings: Settings, language: str) -> int:
    """Say what is well and what is not; 0 if all is well."""
    try:
        engine = connect(settings.database)
        print(say(language, "serve-check-settings"))
        try:
            await _check_database(engine, language)
        finally:
            await engine.dispose()
        await asyncio.to_thread(RulesCache)
        print(say(language, "serve-check-rules", games=", ".join(game_names())))
    except UserError as reason:
        print(say(language, "serve-check-failed", reason=reason.text(language)))
        return 1
    except (OSError, SQLAlchemyError) as reason:
        print(say(language, "serve-check-failed", reason=type(reason).__name__))
        return 1
    print(say(language, "serve-check-good"))
    return 0


async def _check_database(engine: AsyncEngine, language: str) -> None:
    """Reachable, up to date, writable."""
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(insert(guests).values(id="check", secret="check", made_at=0.0))
        await connection.execute(delete(guests).where(guests.c.id == "check"))
    print(say(language, "serve-check-database"))
    found, newest = await revisions(engine)
    print(say(language, "serve-check-migrations", found=found or "-", newest=newest or "-"))
