"""Requests about evenings of a club: open one, come, look, begin, go."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request

from sixthman.registry import usual_game
from sixthman.table.evening import EVERYBODY, Plan
from sixthman.table.evening.plan import LARGEST_TABLE, MOST_TABLES, PAIR

from .command_checks import NotAllowed
from .commands import Invite, Name
from .cookies import guest_of, known_guest
from .evening_state import EveningSettings
from .evenings import PAUSE, LiveEvening
from .names import good_name
from .routes import Answer, get, post
from .routes_lobby import Words, check_game
from .table_registry import TableRegistry
from .table_settings import PERSON, agree, free_words
from .tokens import new_invite

LONGEST_WAIT = 25.0
USUAL_PACE = "steady"
Player = Annotated[int, Meta(ge=0, le=63)]


class NewEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a club wants to play. Whoever opens it plays too, unless there is no `name`."""

    title: Annotated[str, Meta(min_length=1, max_length=48)]
    name: Annotated[str, Meta(max_length=32)] = ""
    game: Annotated[str, Meta(max_length=32)] = msgspec.field(default_factory=usual_game)
    options: Words = {}
    format: Annotated[str, Meta(max_length=16)] = EVERYBODY
    seats: Annotated[int, Meta(ge=PAIR, le=LARGEST_TABLE)] = PAIR
    tables: Annotated[int, Meta(ge=0, le=MOST_TABLES)] = 0
    final: bool = True
    pace: Annotated[str, Meta(max_length=16)] = USUAL_PACE


class Come(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes to an evening."""

    name: Name
    invite: Invite | None = None


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="begin"):
    """Host: draw the order, and let the first games begin."""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Go, or (host) send a player away. The others win the games that are still open."""

    player: Player


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="absent"):
    """Host: a player has not come to a match."""

    match: Annotated[int, Meta(ge=1, le=4095)]
    player: Player


@post("/api/evenings", tag="evening", cost=20)
async def make_evening(request: Request, registry: TableRegistry, data: NewEvening) -> Answer[dict[str, Any]]:
    """Open an evening; one link brings everybody to it."""
    registry.rules_of_house.check_open()
    check_game(data.game)
    title = good_name(data.title)
    if data.name:
        good_name(data.name)
    plan = Plan(data.format, data.seats, data.tables, data.final)
    plan.check()
    rules = await registry.rules(data.game)
    now = registry.clock()
    agreed = agree(rules.adapter, data.options, [PERSON] * data.seats, data.pace, False, now)
    guest, cookies = await guest_of(request, registry)
    settings = EveningSettings(
        title, data.game, free_words(agreed), agreed.pace, plan, guest, new_invite(), now
    )
    live = await registry.evenings.make(settings)
    if data.name:
        await live.join(guest, data.name)
    return Answer(live.state.facts(guest, {}), cookies=cookies)


@post("/api/evenings/{evening}/join", tag="evening")
async def join_evening(
    request: Request, registry: TableRegistry, evening: str, data: Come
) -> Answer[dict[str, Any]]:
    """Come to an evening, before it begins."""
    live = await registry.evenings.live(evening)
    live.check_invite(await known_guest(request, registry), data.invite)
    good_name(data.name)
    guest, cookies = await guest_of(request, registry)
    await live.join(guest, data.name)
    return Answer(live.state.facts(guest, live.scores()), cookies=cookies)


@get("/api/evenings/{evening}", tag="evening")
async def look_at_evening(
    request: Request,
    registry: TableRegistry,
    evening: str,
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1,
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 0.0,
    invite: Invite | None = None,
) -> dict[str, Any]:
    """How an evening stands. With `wait`, the answer comes when something has happened after `since`."""
    live = await registry.evenings.live(evening)
    guest = await known_guest(request, registry)
    live.check_invite(guest, invite)
    await live.look()
    until = asyncio.get_running_loop().time() + wait
    while live.state.number <= since and asyncio.get_running_loop().time() < until:
        if await request.is_disconnected():
            break
        await _change_or_pause(live)
        await live.look()
    return live.state.facts(guest, live.scores())


async def _change_or_pause(live: LiveEvening) -> None:
    """Wait for a change; tables that end elsewhere are looked for once a second."""
    try:
        await asyncio.wait_for(live.changed.wait(), PAUSE)
    except TimeoutError:
        return


@post("/api/evenings/{evening}/commands", tag="evening", status=200)
async def do_at_evening(
    request: Request, registry: TableRegistry, evening: str, data: Begin | Leave | GiveUp
) -> dict[str, Any]:
    """What the host, or somebody for themselves, decides."""
    live = await registry.evenings.live(evening)
    guest = await known_guest(request, registry)
    if guest is None:
        raise NotAllowed("error-evening-host")
    if isinstance(data, Begin):
        await live.begin(guest)
    elif isinstance(data, Leave):
        await live.leave(data.player, guest)
    else:
        await live.give_up(guest, data.match, data.player)
    return live.state.facts(guest, live.scores())


ROUTES = [make_evening, join_evening, look_at_evening, do_at_evening]
