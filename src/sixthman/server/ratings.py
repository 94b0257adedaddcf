"""Ratings: OpenSkill, for each game and number of seats. Bots are anchors: their ratings never change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from sixthman.bots import CAPTAIN, MVP, STARTER, check_bot

from .schema import ratings, tables
from .table_state import OVER, TableState

if TYPE_CHECKING:
    from .table_registry import TableRegistry

MODEL = PlackettLuce()
# The levels, one usual deviation apart; sigma is what is left to doubt about an anchor.
ANCHORS = {"rookie": 17.0, STARTER: 21.0, "pro": 25.0, CAPTAIN: 27.5, MVP: 30.0}
ANCHOR_SIGMA = 1.0
AT_RANDOM = "random"  # the level that says nothing about who beats it


def counts(table_state: TableState) -> bool:
    """Does a game say how well people play? Not a lesson, with hints, or against who plays at random."""
    levels = {check_bot(chair.bot)[0] for chair in table_state.chairs if chair.bot}
    return not (table_state.agreed.lesson or table_state.hints or AT_RANDOM in levels)


async def rate_table(registry: TableRegistry, table_id: str) -> None:
    """Let a finished game count, once."""
    table_state = (await registry.live(table_id)).table_state
    if table_state.state == OVER and table_state.table is not None:
        await registry.store.within_limit(_rate(registry, table_state, table_state.table.ranks()))


async def _rate(registry: TableRegistry, table_state: TableState, ranks: Sequence[int]) -> None:
    who = [chair.guest or None for chair in table_state.chairs]
    known = [guest for guest in who if guest]
    game, seats = table_state.agreed.game, table_state.seats
    key = (ratings.c.game == game) & (ratings.c.seats == seats)
    async with registry.engine.begin() as connection:
        first = await connection.execute(
            update(tables).where(tables.c.id == table_state.id, tables.c.rated.is_(False)).values(rated=True)
        )
        if first.rowcount != 1 or not known or not counts(table_state):
            return
        found = await connection.execute(select(ratings).where(key, ratings.c.guest.in_(known)))
        before = {row.guest: row for row in found}
        teams = []
        for seat, guest in enumerate(who):
            old = before.get(guest) if guest else None
            if guest is None:
                anchor = ANCHORS[check_bot(table_state.chairs[seat].bot)[0]]
                teams.append([MODEL.rating(mu=anchor, sigma=ANCHOR_SIGMA)])
            else:
                teams.append([MODEL.rating(mu=old.mu, sigma=old.sigma) if old else MODEL.rating()])
        rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
        for seat, guest in enumerate(who):
            if guest is None:
                continue
            mu, sigma = rated[seat][0].mu, rated[seat][0].sigma
            if guest in before:
                change = update(ratings).where(key, ratings.c.guest == guest)
                await connection.execute(change.values(mu=mu, sigma=sigma, games=before[guest].games + 1))
            else:
                new = insert(ratings).values(guest=guest, game=game, seats=seats, mu=mu, sigma=sigma, games=1)
                await connection.execute(new)
