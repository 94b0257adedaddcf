"""The REST side: lobby, tables, moves by request, records, replays, bots, one's own games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Body, Parameter
from msgspec import Meta

from sixthman.bots import LEVELS
from sixthman.messages import BadOption
from sixthman.table import read_record, verify_record
from sixthman.table.desks import GAME_NAMES

from . import commands
from .agreement import PERSON, agree
from .asking import NotAllowed, carry_out, check_invite, check_name, come_back, move_seat, sit_down
from .catalogue import catalogue
from .client import Client
from .doors import address_of
from .fairness import commitment_of
from .house import House, NoTable
from .limits import Limits
from .pace import PACES
from .questions import hint, watch, weigh
from .replays import record_text, replay_view
from .room import Room
from .seats import GUEST_COOKIE, SEAT_COOKIE, guest_cookie, seat_cookie, seat_of
from .sitting import OPEN
from .tokens import new_code, new_table_id, new_token, read_code

CODE_SECONDS = 300.0
LONGEST_WAIT = 25.0
RECORD_BYTES = 64 * 1024

Chairs = Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=2, max_length=6)]
Words = Annotated[
    dict[Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=200)]], Meta(max_length=12)
]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewTable(_Body, frozen=True):
    """What somebody wants to play. A chair is "" for a person, else the level of a bot."""

    name: commands.Name
    chairs: Chairs
    game: Literal["allstar", "hoops"] = "allstar"
    options: Words = {}
    pace: Annotated[str, Meta(max_length=16)] = "relaxed"
    public: bool = False
    hints: bool | None = None


class Join(_Body, frozen=True):
    """Who wants to sit down."""

    name: commands.Name
    invite: Annotated[str, Meta(max_length=64)] | None = None
    seat: commands.Seat | None = None


class Code(_Body, frozen=True):
    """A code as somebody has typed it: in any case, with blanks and dashes."""

    code: Annotated[str, Meta(min_length=4, max_length=32)]


class Found(msgspec.Struct):
    """Where a code leads; its page is `/t/{table}#{invite}`."""

    table: str
    invite: str


class RecordText(_Body, frozen=True):
    """A game record."""

    record: Annotated[str, Meta(max_length=RECORD_BYTES)]


class Seated(msgspec.Struct):
    """Where somebody sits; the seat's secret is in a cookie."""

    table: str
    seat: int
    invite: str


class LobbyTable(msgspec.Struct):
    """A table that can be joined or watched."""

    table: str
    game: str
    options: dict[str, str]
    chairs: list[str]
    pace: str
    state: str
    made_at: float
    free: int | None = None


class Done(msgspec.Struct):
    """The number of the seat's last news after a command."""

    seq: int


class Offered(msgspec.Struct):
    """A one-time code and how long it holds."""

    code: str
    seconds: float


class Verified(msgspec.Struct):
    """A record that follows the rules."""

    game: str
    over: bool
    moments: int
    scores: list[int]
    commitment: str


class Bots(msgspec.Struct):
    """Who can sit at a table besides people."""

    levels: list[str]
    paces: list[str]


# --- lobby


@get("/api/tables", tags=["lobby"])
async def lobby(house: House) -> list[LobbyTable]:
    """Public tables, the newest first."""
    found = []
    for table_id, agreed, state, made_at in await house.store.lobby():
        room = house.rooms.get(table_id)
        chairs = [chair.bot for chair in room.sitting.chairs] if room else agreed.chairs
        free = None
        if room is not None and state == OPEN:
            free = sum(not chair.bot and not chair.taken for chair in room.sitting.chairs)
        found.append(
            LobbyTable(table_id, agreed.game, agreed.options, chairs, agreed.pace, state, made_at, free)
        )
    return found


@get("/api/bots", tags=["lobby"], sync_to_thread=False)
def bots() -> Bots:
    """The levels of bots, and the paces of games."""
    return Bots(list(LEVELS), list(PACES))


@get("/api/games", tags=["lobby"], sync_to_thread=False)
def games() -> list[str]:
    """The games that can be played."""
    return list(GAME_NAMES)


@get("/api/games/{game:str}", tags=["lobby"])
async def game_catalogue(house: House, game: str) -> dict[str, Any]:
    """A game's cards and choices: what the numbers in a view mean."""
    if game not in GAME_NAMES:
        raise BadOption("error-game-name", game=game[:32], known=", ".join(GAME_NAMES))
    return catalogue(await house.rules(game))


@post("/api/tables", tags=["lobby"])
async def make_table(request: Request[Any, Any, Any], house: House, data: NewTable) -> Response[Seated]:
    """Make a table and sit down at it."""
    check_name(data.name)
    if PERSON not in data.chairs:
        raise BadOption("error-server-no-chair")
    rules = await house.rules(data.game)
    agreed = agree(
        rules.desk,
        data.options,
        data.chairs,
        data.pace,
        data.public,
        house.clock(),
        hints=data.hints,
    )
    guest, cookies = await guest_of(request, house)
    table_id = new_table_id()
    await house.make(table_id, agreed)
    seat, secret = await house.at(
        table_id, lambda room: sit_down(room, guest, data.name, None, agreed.invite)
    )
    cookies.append(seat_cookie(table_id, secret, house.settings))
    if (await house.room(table_id)).sitting.hints:
        house.prepare_help(rules)
    return Response(Seated(table_id, seat, agreed.invite), cookies=cookies)


@post("/api/tables/{table_id:str}/join", tags=["table"])
async def join_table(
    request: Request[Any, Any, Any], house: House, table_id: str, data: Join
) -> Response[Seated]:
    """Sit down at a table; a private one wants its invite."""
    await house.room(table_id)  # before anybody is made a guest
    guest, cookies = await guest_of(request, house)

    async def join(room: Room) -> Seated:
        seat, secret = await sit_down(room, guest, data.name, data.seat, data.invite)
        cookies.append(seat_cookie(table_id, secret, house.settings))
        return Seated(table_id, seat, room.sitting.agreed.invite)

    return Response(await house.at(table_id, join), cookies=cookies)


@post("/api/code", tags=["lobby"], status_code=200)
async def find_table(request: Request[Any, Any, Any], house: House, code_limits: Limits, data: Code) -> Found:
    """The open table that a code of five letters leads to. Few wrong ones may be tried a minute."""
    who = address_of(request.scope)
    if not code_limits.allow(who):
        raise NotAllowed("error-server-codes")
    table_id = await house.store.coded(read_code(data.code))
    if table_id is None:
        house.metrics.count("wrong_codes")
        raise NoTable("error-server-no-code")
    code_limits.give_back(who)
    return Found(table_id, (await house.room(table_id)).sitting.agreed.invite)


# --- a table


@get("/api/tables/{table_id:str}", tags=["table"])
async def look(
    request: Request[Any, Any, Any],
    house: House,
    table_id: str,
    since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
    invite: Annotated[str | None, Parameter(max_length=64)] = None,
) -> Response[bytes]:
    """How things stand for one's seat (or for a spectator), and the news after `since`.

    With `wait`, the answer comes when there is news, or after so many seconds.
    """

    async def come_in(room: Room) -> bytes:
        seat = seat_of(room, request.cookies.get(SEAT_COOKIE))
        if seat is None:
            check_invite(room, invite)
        else:
            await come_back(room, seat)
        onlooker = room.sitting.gallery if seat is None else seat
        client = Client(onlooker, "en", spectator=seat is None)

        async def hello() -> bytes:
            return await room.hello(client, since)

        try:
            frame = await room.ask(hello)
            if wait and msgspec.json.decode(frame)["seq"] <= since:
                try:
                    await asyncio.wait_for(client.outbox.get(), wait)
                except TimeoutError:
                    return frame
                frame = await room.ask(hello)
            return frame
        finally:
            room.goodbye(client)

    return Response(await house.at(table_id, come_in), media_type="application/json")


@post("/api/tables/{table_id:str}/commands", tags=["table"], status_code=200)
async def command(
    request: Request[Any, Any, Any],
    house: House,
    seat_limits: Limits,
    table_id: str,
    data: Annotated[commands.Command, Body()],
) -> Done:
    """Anything a seat may ask for over the socket."""

    async def do(room: Room) -> Done:
        seat = _own_seat(request, room)
        if not seat_limits.allow(f"{table_id} {seat}"):
            raise NotAllowed("error-server-often")
        return Done(await carry_out(room, seat, data))

    return await house.at(table_id, do)


@post("/api/tables/{table_id:str}/weigh", tags=["table"], status_code=200)
async def weigh_cards(
    request: Request[Any, Any, Any],
    house: House,
    table_id: str,
    data: commands.Question,
    invite: Annotated[str | None, Parameter(max_length=64)] = None,
) -> dict[str, Any]:
    """What cards are good for, as one's seat sees things. Nothing happens at the table.

    Basketball: spectators may ask, too, and are told what everybody may know.
    """

    async def ask(room: Room) -> dict[str, Any]:
        seat = seat_of(room, request.cookies.get(SEAT_COOKIE))
        if seat is not None:
            return await weigh(room, seat, data)
        check_invite(room, invite)
        return await watch(room, f"{table_id} {address_of(request.scope)}", data)

    return await house.at(table_id, ask)


@post("/api/tables/{table_id:str}/hint", tags=["table"], status_code=200)
async def ask_hint(request: Request[Any, Any, Any], house: House, table_id: str) -> dict[str, Any]:
    """What the All-Star would do in one's place, where hints were agreed on."""
    return await house.at(table_id, lambda room: hint(room, _own_seat(request, room)))


@get("/api/tables/{table_id:str}/record", tags=["table"], media_type="text/plain")
async def record(
    request: Request[Any, Any, Any],
    house: House,
    table_id: str,
    invite: Annotated[str | None, Parameter(max_length=64)] = None,
) -> str:
    """The game's record: all of it once the game is over, before that what was agreed on."""

    async def read(room: Room) -> str:
        known = seat_of(room, request.cookies.get(SEAT_COOKIE)) is not None
        check_invite(room, invite, known)
        return record_text(room.sitting)

    return await house.at(table_id, read)


@get("/api/tables/{table_id:str}/replay", tags=["table"])
async def replay(
    request: Request[Any, Any, Any],
    house: House,
    table_id: str,
    step: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    seat: Annotated[int | None, Parameter(ge=0, le=5)] = None,
    invite: Annotated[str | None, Parameter(max_length=64)] = None,
) -> dict[str, Any]:
    """A finished game after so many steps of its record, as a seat (or a spectator) saw it."""

    async def read(room: Room) -> dict[str, Any]:
        known = seat_of(room, request.cookies.get(SEAT_COOKIE)) is not None
        check_invite(room, invite, known)
        return await asyncio.to_thread(replay_view, room.sitting, step, seat)

    return await house.at(table_id, read)


@post("/api/tables/{table_id:str}/transfer", tags=["table"])
async def offer_transfer(request: Request[Any, Any, Any], house: House, table_id: str) -> Offered:
    """A one-time code with which one's seat can be taken over on another device."""

    async def offer(room: Room) -> Offered:
        seat, code = _own_seat(request, room), new_code()
        await house.store.offer_transfer(code, table_id, seat, house.clock() + CODE_SECONDS)
        return Offered(code, CODE_SECONDS)

    return await house.at(table_id, offer)


@post("/api/transfer", tags=["table"])
async def take_transfer(
    request: Request[Any, Any, Any], house: House, code_limits: Limits, data: Code
) -> Response[Seated]:
    """Take a seat over with a code; the other device loses it."""
    if not code_limits.allow(address_of(request.scope)):
        raise NotAllowed("error-server-codes")
    found = await house.store.take_transfer(read_code(data.code), house.clock())
    if found is None:
        house.metrics.count("wrong_codes")
        raise NotAllowed("error-server-code")
    table_id, seat = found

    async def take(room: Room) -> Response[Seated]:
        secret = await move_seat(room, seat)
        cookie = seat_cookie(table_id, secret, house.settings)
        return Response(Seated(table_id, seat, room.sitting.agreed.invite), cookies=[cookie])

    return await house.at(table_id, take)


@post("/api/verify", tags=["records"], status_code=200)
async def verify(house: House, data: RecordText) -> Verified:
    """Prove a record: its seed, every choice, its result."""
    read = read_record(data.record)
    if read.game not in GAME_NAMES:
        raise BadOption("error-game-name", game=read.game[:32], known=", ".join(GAME_NAMES))
    rules = await house.rules(read.game)
    table = await asyncio.to_thread(verify_record, read, rules.desk, rules.engine)
    return Verified(read.game, table.over, len(table.moments), table.scores(), commitment_of(table.seed))


# --- one's own games


@post("/api/me", tags=["me"])
async def introduce(request: Request[Any, Any, Any], house: House) -> Response[dict[str, bool]]:
    """Become a guest, if one is not yet: whoever asks again for the same chair then gets the same chair."""
    _, cookies = await guest_of(request, house)
    return Response({"new": bool(cookies)}, cookies=cookies)


@get("/api/me", tags=["me"])
async def me(request: Request[Any, Any, Any], house: House) -> dict[str, Any]:
    """One's games, results and ratings."""
    guest = await _known_guest(request, house)
    if guest is None:
        return {"games": [], "ratings": [], "statistics": []}
    games_played = await house.store.history(guest)
    for game in games_played:
        agreed = msgspec.json.decode(game.pop("agreed"))
        game["lesson"] = agreed.get("lesson", False)
        game |= {"options": agreed["options"], "pace": agreed["pace"], "seats": len(agreed["chairs"])}
        del game["guest"], game["table_id"]
    rated = await house.store.ratings_of(guest)
    return {"games": games_played, "ratings": rated, "statistics": _statistics(games_played)}


@get("/api/me/export", tags=["me"], media_type="text/plain")
async def export(request: Request[Any, Any, Any], house: House) -> str:
    """The records of all one's finished games, one after the other."""
    guest = await _known_guest(request, house)
    found = [] if guest is None else await house.store.history(guest)
    texts = []
    for game in found:
        if game["place"] is not None:
            texts.append(await house.at(game["id"], _text_of))
    return "\n".join(texts)


async def _text_of(room: Room) -> str:
    return record_text(room.sitting)


def _statistics(played: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each game and number of seats: how often played and won, points on average."""
    sums: dict[tuple[str, int], list[int]] = {}
    for game in played:
        if game["place"] is not None:
            kept = sums.setdefault((game["game"], game["seats"]), [0, 0, 0])
            kept[0] += 1
            kept[1] += game["place"] == 1
            kept[2] += game["score"]
    return [
        {"game": game, "seats": seats, "games": count, "wins": wins, "mean_score": total / count}
        for (game, seats), (count, wins, total) in sorted(sums.items())
    ]


# --- inside


def _own_seat(request: Request[Any, Any, Any], room: Room) -> int:
    seat = seat_of(room, request.cookies.get(SEAT_COOKIE))
    if seat is None:
        raise NotAllowed("error-server-seat")
    return seat


async def _known_guest(request: Request[Any, Any, Any], house: House) -> str | None:
    token = request.cookies.get(GUEST_COOKIE)
    return await house.store.guest(token) if token else None


async def guest_of(request: Request[Any, Any, Any], house: House) -> tuple[str, list[Cookie]]:
    """Who asks; somebody new gets a secret of their own."""
    known = await _known_guest(request, house)
    if known is not None:
        return known, []
    token = new_token()
    return await house.store.new_guest(token, house.clock()), [guest_cookie(token, house.settings)]


HANDLERS = [
    *(lobby, bots, games, game_catalogue, make_table, find_table, join_table, look, command, record, replay),
    *(weigh_cards, ask_hint, offer_transfer, take_transfer, verify, introduce, me, export),
]
