"""Requests about your own games: history, ratings, statistics, records."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import Request

from .cookies import GUEST_COOKIE, guest_of, known_guest
from .live_table import LiveTable
from .people import forget, kept_of
from .replays import record_text
from .routes import TEXT, Answer, Cookie, delete, get, post
from .set_aside import NoTable
from .statistics import statistics
from .table_registry import TableRegistry


@post("/api/me", tag="me")
async def introduce(request: Request, registry: TableRegistry) -> Answer[dict[str, bool]]:
    """Become a guest, if one is not yet: whoever asks again for the same chair then gets the same chair."""
    _, cookies = await guest_of(request, registry)
    return Answer({"new": bool(cookies)}, cookies=cookies)


@get("/api/me", tag="me")
async def me(request: Request, registry: TableRegistry) -> dict[str, Any]:
    """Your games, results and ratings."""
    guest = await known_guest(request, registry)
    if guest is None:
        return {"games": [], "ratings": [], "statistics": []}
    games_played = await registry.store.history(guest)
    for game in games_played:
        agreed = msgspec.json.decode(game.pop("agreed"))
        game["lesson"] = agreed.get("lesson", False)
        game |= {"options": agreed["options"], "pace": agreed["pace"], "seats": len(agreed["chairs"])}
        game["bots"] = agreed["chairs"]
        del game["guest"], game["table_id"]
    rated = await registry.store.ratings_of(guest)
    return {"games": games_played, "ratings": rated, "statistics": statistics(games_played)}


@get("/api/me/export", tag="me", media_type=TEXT, cost=50)
async def export(request: Request, registry: TableRegistry) -> str:
    """The records of all your finished games, one after the other."""
    guest = await known_guest(request, registry)
    found = [] if guest is None else await registry.store.history(guest)
    texts = []
    for game in found:
        if game["place"] is not None:
            with suppress(NoTable):  # one that cannot be opened keeps nobody from the others
                texts.append(await registry.at(game["id"], _text_of))
    return "\n".join(texts)


async def _text_of(live: LiveTable) -> str:
    return record_text(live.table_state)


@get("/api/me/data", tag="me", cost=10)
async def data(request: Request, registry: TableRegistry) -> dict[str, Any]:
    """Everything that is stored about yourself, but for the secrets in your cookies."""
    guest = await known_guest(request, registry)
    return {} if guest is None else await kept_of(registry.store, guest)


@delete("/api/me", tag="me", cost=10)
async def forget_me(request: Request, registry: TableRegistry) -> Answer[dict[str, int]]:
    """Be forgotten: name, list of games, ratings. Finished games stay, without the name."""
    guest = await known_guest(request, registry)
    known = 0 if guest is None else await forget(registry, guest)
    gone = Cookie(GUEST_COOKIE, "", "/api", 0, registry.settings.secure)
    return Answer({"tables": known}, cookies=[gone])


ROUTES = [introduce, me, export, data, forget_me]
