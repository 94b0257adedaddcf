"""What is kept of people: shown to them, taken away when they ask, and forgotten after a while.

A finished game stays as it was played, for the others who sat there. What is taken away is who someone was:
the names in its rows, the guest, ratings, the list of games.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, exists, select, update

from . import log_rows
from .log_rows import LogRow
from .schema import (
    analyses,
    codes,
    daily_results,
    evening_guests,
    evenings,
    guests,
    interrupted,
    log,
    push_subscriptions,
    puzzle_tries,
    ratings,
    seatings,
    tables,
    transfers,
)
from .table_state import CLOSED, OPEN, OVER, PLAYING
from .tokens import hashed, new_token

if TYPE_CHECKING:
    from .store import Store
    from .table_registry import TableRegistry

DAY = 24 * 3600.0
FORGOTTEN = "–"  # the name of someone who asked to be forgotten
SOME = 200  # tables that are forgotten in one commit
BREATH = 0.05  # seconds between two such commits
_CALLED = (log_rows.SIT, log_rows.RENAME)


async def kept_of(store: Store, guest: str) -> dict[str, Any]:
    """Everything that is stored about a guest, but for secrets."""
    found = await store.one(select(guests.c.made_at).where(guests.c.id == guest))
    games = await store.history(guest)
    return {
        "guest": guest,
        "since": found.made_at,
        "games": [
            {name: game[name] for name in ("id", "game", "seat", "state", "made_at", "score", "place")}
            | {"names": [row.body["name"] for row in await _named(store, game["id"], guest)]}
            for game in games
        ],
        "ratings": await store.ratings_of(guest),
        "evenings": await evenings_of(store, guest),
        "daily": [
            {"game": row.game, "day": row.day, "score": row.score, "place": row.place, "made_at": row.made_at}
            for row in await store.all(select(daily_results).where(daily_results.c.guest == guest))
        ],
        "puzzles": [
            {"game": row.game, "puzzle": row.puzzle, "answer": row.answer, "made_at": row.made_at}
            for row in await store.all(select(puzzle_tries).where(puzzle_tries.c.guest == guest))
        ],
        "notifications": [
            {"endpoint": row.endpoint, "language": row.language, "made_at": row.made_at}
            for row in await store.all(select(push_subscriptions).where(push_subscriptions.c.guest == guest))
        ],
    }


async def _named(store: Store, table_id: str, guest: str) -> list[LogRow]:
    """The rows of a table in which a guest is named: of the seats they held, while they held them."""
    found, held = [], set[int | None]()
    for row in await store.rows(table_id):
        if row.type == log_rows.SIT:
            held = held | {row.seat} if row.body["guest"] == guest else held - {row.seat}
        if row.type in _CALLED and row.seat in held:
            found.append(row)
    return found


async def forget(registry: TableRegistry, guest: str) -> int:
    """Take away who a guest was; how many tables knew. Where they still sit, a bot goes on for them."""
    store = registry.store
    known = await store.history(guest)
    for game in known:
        if game["state"] in (OPEN, PLAYING):
            await registry.at(game["id"], lambda live, seat=game["seat"]: _get_up(live, seat))  # type: ignore[misc]
        await _rename(store, game["id"], guest)
        live = registry.live_tables.get(game["id"])
        if live is not None:
            await live.sleep()  # it is read again, without the name
    await leave_evenings(registry, guest)
    gone = [
        delete(seatings).where(seatings.c.guest == guest),
        delete(evening_guests).where(evening_guests.c.guest == guest),
        delete(ratings).where(ratings.c.guest == guest),
        delete(daily_results).where(daily_results.c.guest == guest),
        delete(puzzle_tries).where(puzzle_tries.c.guest == guest),
        delete(push_subscriptions).where(push_subscriptions.c.guest == guest),
        delete(guests).where(guests.c.id == guest),
    ]
    await store.writer.commit("", [], gone)
    return len(known)


async def evenings_of(store: Store, guest: str) -> list[dict[str, Any]]:
    """The evenings of a guest, and what they are called there."""
    found = []
    for row in await store.all(select(evening_guests).where(evening_guests.c.guest == guest)):
        rows = [one for one in await store.rows(row.evening_id) if one.body.get("guest") == guest]
        found.append({"id": row.evening_id, "names": [one.body["name"] for one in rows]})
    return found


async def leave_evenings(registry: TableRegistry, guest: str) -> None:
    """Somebody who is forgotten goes from the evenings where they are; their name is taken away."""
    store = registry.store
    for known in await evenings_of(store, guest):
        live = await registry.evenings.live(known["id"])
        player = live.state.player_of(guest)
        if player is not None and player not in live.state.evening.left:
            await live.leave(player, guest)
        changes = []
        for number, row in enumerate(one for one in await store.rows(known["id"]) if one.type == "join"):
            if row.body["guest"] == guest:
                body = {"name": f"{FORGOTTEN}{number + 1}", "guest": FORGOTTEN}
                here = (log.c.table_id == known["id"]) & (log.c.number == row.number)
                changes.append(update(log).where(here).values(body=msgspec.json.encode(body).decode()))
        await store.writer.commit("", [], changes)
        registry.evenings.forget(known["id"])


async def _get_up(live: Any, seat: int) -> None:
    """Leave a seat for good: its secret is nobody's any more."""

    async def job() -> None:
        state = live.table_state
        if state.state == OPEN:
            gone = live.registry.store.seated(state.id, seat, None)
            await live.enter([(log_rows.LEAVE, seat, "person", {"seat": seat, "kicked": False}, None)], gone)
        elif state.state == PLAYING:
            secret = {"secret": hashed(new_token())}
            made: list[Any] = [(log_rows.SECRET, seat, "server", secret, None)]
            if not state.chairs[seat].away:
                made.append((log_rows.AWAY, seat, "person", {}, None))
            await live.enter(made)

    await live.ask(job)


async def _rename(store: Store, table_id: str, guest: str) -> None:
    """Take a guest's name out of a table's rows."""
    changes = []
    for row in await _named(store, table_id, guest):
        body = row.body | {"name": FORGOTTEN} | ({"guest": "forgotten"} if row.type == log_rows.SIT else {})
        here = (log.c.table_id == table_id) & (log.c.number == row.number)
        changes.append(update(log).where(here).values(body=msgspec.json.encode(body).decode()))
    if changes:
        await store.writer.commit("", [], changes)


async def let_go(store: Store, now: float, games_days: float, open_days: float) -> dict[str, int]:
    """Forget what is older than it may be: finished games, tables that never began, guests without a game."""
    found = {"games": 0, "tables": 0, "guests": 0}
    for what, states, days in (("games", (OVER,), games_days), ("tables", (OPEN, CLOSED), open_days)):
        old = (
            select(tables.c.id)
            .where(tables.c.state.in_(states), tables.c.made_at < now - days * DAY)
            .limit(SOME)
        )
        while some := [row.id for row in await store.all(old)]:
            await store.writer.commit("", [], _without(some))
            found[what] += len(some)
            await asyncio.sleep(BREATH)
    past = select(evenings.c.id).where(evenings.c.made_at < now - games_days * DAY).limit(SOME)
    while some := [row.id for row in await store.all(past)]:
        gone_too = [
            (evenings, evenings.c.id),
            (evening_guests, evening_guests.c.evening_id),
            (log, log.c.table_id),
        ]
        await store.writer.commit("", [], [delete(table).where(at.in_(some)) for table, at in gone_too])
        await asyncio.sleep(BREATH)
    played = exists().where(seatings.c.guest == guests.c.id)
    gone = select(guests.c.id).where(guests.c.made_at < now - games_days * DAY, ~played).limit(SOME)
    while some := [row.id for row in await store.all(gone)]:
        statements = [
            delete(ratings).where(ratings.c.guest.in_(some)),
            delete(daily_results).where(daily_results.c.guest.in_(some)),
            delete(puzzle_tries).where(puzzle_tries.c.guest.in_(some)),
            delete(push_subscriptions).where(push_subscriptions.c.guest.in_(some)),
            delete(guests).where(guests.c.id.in_(some)),
        ]
        await store.writer.commit("", [], statements)
        found["guests"] += len(some)
        await asyncio.sleep(BREATH)
    return found


def _without(table_ids: Iterable[str]) -> list[Any]:
    some = list(table_ids)
    parts = [delete(tables).where(tables.c.id.in_(some))]
    for other in (log, seatings, codes, transfers, analyses, interrupted):
        parts.append(delete(other).where(other.c.table_id.in_(some)))
    return parts
