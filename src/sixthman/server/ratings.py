"""Ratings: OpenSkill, for each game and number of seats. Bots are anchors: their ratings never change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from sixthman.bots import check_bot

from .schema import ratings, tables
from .sitting import OVER

if TYPE_CHECKING:
    from .house import House

MODEL = PlackettLuce()
# The levels, one usual deviation apart; sigma is what is left to doubt about an anchor.
ANCHORS = {"random": 8.0, "rookie": 17.0, "pro": 25.0, "allstar": 30.0}
ANCHOR_SIGMA = 1.0


async def rate_table(house: House, table_id: str) -> None:
    """Let a finished game count, once."""
    room = await house.room(table_id)
    sitting = room.sitting
    if sitting.state != OVER or sitting.table is None:
        return
    who = [chair.guest or None for chair in sitting.chairs]
    known = [guest for guest in who if guest]
    game, seats = sitting.agreed.game, sitting.seats
    key = (ratings.c.game == game) & (ratings.c.seats == seats)
    async with house.engine.begin() as connection:
        first = await connection.execute(
            update(tables).where(tables.c.id == table_id, tables.c.rated.is_(False)).values(rated=True)
        )
        if first.rowcount != 1 or not known or sitting.agreed.lesson:
            return
        found = await connection.execute(select(ratings).where(key, ratings.c.guest.in_(known)))
        before = {row.guest: row for row in found}
        teams = []
        for seat, guest in enumerate(who):
            old = before.get(guest) if guest else None
            if guest is None:
                anchor = ANCHORS[check_bot(sitting.chairs[seat].bot)[0]]
                teams.append([MODEL.rating(mu=anchor, sigma=ANCHOR_SIGMA)])
            else:
                teams.append([MODEL.rating(mu=old.mu, sigma=old.sigma) if old else MODEL.rating()])
        rated = MODEL.rate(teams, ranks=[float(place) for place in sitting.table.places()])
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
