"""What a seat asks for: may it, and what row does it make?"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sixthman.bots.levels import check_level
from sixthman.messages import BadOption, IllegalChoice, Told

from . import commands as asked
from . import rows as kinds
from .agreement import PERSON, agree, free_words
from .fairness import check_nonce
from .room import Room
from .served import ServedTable
from .sitting import OPEN, OVER, PLAYING, Chair
from .tokens import hashed, new_table_id, new_token, same


class NotAllowed(Told):
    """Somebody asks for what is not theirs to ask for."""


async def carry_out(room: Room, seat: int, command: asked.Command) -> int:
    """Do what a seat asks, once; the number of its last news then."""

    async def job() -> int:
        sitting, idem = room.sitting, f"{seat}:{command.id}"
        if idem not in sitting.answered:
            room.seen(seat)
            if sitting.chairs[seat].away and not isinstance(command, asked.Leave):
                await room.enter([(kinds.HERE, seat, "server", {}, None)])
            await _DO[type(command)](room, seat, command, idem)
        return sitting.answered[idem]

    return await room.ask(job)


async def sit_down(
    room: Room, guest: str, name: str, wanted: int | None, invite: str | None
) -> tuple[int, str]:
    """Take a chair: the seat and its secret. Who sits there already gets a new secret for the same chair."""
    secret = new_token()

    async def job() -> tuple[int, str]:
        sitting = room.sitting
        held = [seat for seat, chair in enumerate(sitting.chairs) if chair.guest == guest]
        if held:
            await room.enter([(kinds.SECRET, held[0], "person", {"secret": hashed(secret)}, None)])
            return held[0], secret
        kept = [seat for seat, other in enumerate(sitting.agreed.reserved) if other == guest]
        check_invite(room, invite, known=bool(kept))
        if sitting.state != OPEN:
            raise NotAllowed("error-server-begun")
        check_name(name)
        free = [seat for seat, chair in enumerate(sitting.chairs) if _is_free(chair)]
        choice = [seat for seat in (wanted, *kept, *_unkept(room, free), *free) if seat in free]
        if not choice:
            raise NotAllowed("error-server-full")
        seat = choice[0]
        body = {"name": name, "guest": guest, "secret": hashed(secret)}
        seated = room.house.store.seated(sitting.id, seat, guest)
        await room.enter([(kinds.SIT, seat, "person", body, None)], seated)
        return seat, secret

    return await room.ask(job)


async def move_seat(room: Room, seat: int) -> str:
    """A new secret for a seat; whoever is connected with the old one is sent away."""
    secret = new_token()

    async def job() -> str:
        if not room.sitting.chairs[seat].taken:
            raise NotAllowed("error-server-code")
        await room.enter([(kinds.SECRET, seat, "person", {"secret": hashed(secret)}, None)])
        return secret

    return await room.ask(job)


async def come_back(room: Room, seat: int) -> None:
    """Somebody is at the seat again: it is theirs at once."""

    async def job() -> None:
        room.seen(seat)
        if room.sitting.state == PLAYING and room.sitting.chairs[seat].away:
            await room.enter([(kinds.HERE, seat, "server", {}, None)])

    await room.ask(job)


def check_invite(room: Room, invite: str | None, known: bool = False) -> None:
    """A private table is for those who were invited, or sit there."""
    agreed = room.sitting.agreed
    if not (agreed.public or known or (invite is not None and same(invite, agreed.invite))):
        raise NotAllowed("error-server-invite")


def check_name(name: str) -> None:
    """A name has to fit a record."""
    if name != name.strip() or not name or not name.isprintable() or "|" in name:
        raise BadOption("error-name", name=repr(name))


# --- what each command does


async def _choose(room: Room, seat: int, command: asked.Choose, idem: str) -> None:
    table = _table(room, command.stage)
    choices = table.verified(seat, command.choice)
    await room.enter([(kinds.CHOICE, seat, "person", {"choices": choices}, idem)])


async def _take_back(room: Room, seat: int, command: asked.TakeBack, idem: str) -> None:
    table = _table(room, command.stage)
    if not table.sealed(seat):
        raise IllegalChoice("error-nothing-to-take-back", seat=seat + 1)
    await room.enter([(kinds.BACK, seat, "person", {}, idem)])


async def _queue(room: Room, seat: int, command: asked.Queue, idem: str) -> None:
    table = _table(room, None)
    choices = [] if command.choice is None else table.verified(seat, command.choice)
    await room.enter([(kinds.QUEUE, seat, "person", {"choices": choices}, idem)])


async def _ready(room: Room, seat: int, command: asked.Ready, idem: str) -> None:
    _before_deal(room)
    await room.enter([(kinds.READY, seat, "person", {"ready": command.ready}, idem)])


async def _nonce(room: Room, seat: int, command: asked.Nonce, idem: str) -> None:
    _before_deal(room)
    _no_lesson(room)
    check_nonce(command.nonce)
    await room.enter([(kinds.NONCE, seat, "person", {"nonce": command.nonce}, idem)])


async def _rename(room: Room, seat: int, command: asked.Rename, idem: str) -> None:
    _before_deal(room)
    check_name(command.name)
    await room.enter([(kinds.RENAME, seat, "person", {"name": command.name}, idem)])


async def _set_bot(room: Room, seat: int, command: asked.SetBot, idem: str) -> None:
    _host_only(room, seat)
    _no_lesson(room)
    if command.level != PERSON:
        check_level(command.level, room.sitting.rules.desk.declared)
    chair = _chair(room, command.seat)
    if chair.taken:
        raise NotAllowed("error-server-taken", seat=command.seat + 1)
    body = {"level": command.level, "seat": command.seat}
    await room.enter([(kinds.BOT, seat, "person", body, idem)])


async def _kick(room: Room, seat: int, command: asked.Kick, idem: str) -> None:
    _host_only(room, seat)
    if not _chair(room, command.seat).taken or command.seat == seat:
        raise NotAllowed("error-server-nobody", seat=command.seat + 1)
    await _empty(room, seat, command.seat, True, idem)


async def _leave(room: Room, seat: int, command: asked.Leave, idem: str) -> None:
    if room.sitting.state == OPEN:
        await _empty(room, seat, seat, False, idem)
    elif room.sitting.state == PLAYING:
        await room.enter([(kinds.AWAY, seat, "person", {}, idem)])
    else:
        raise NotAllowed("error-server-over")


async def _rematch(room: Room, seat: int, command: asked.Rematch, idem: str) -> None:
    sitting = room.sitting
    if sitting.state != OVER:
        raise NotAllowed("error-server-not-over")
    if sitting.rematch:
        sitting.answered[idem] = len(sitting.news[seat])
        return
    guests: list[str | None] = [chair.guest or None for chair in sitting.chairs]
    levels = [chair.bot for chair in sitting.chairs]
    old = sitting.agreed
    now, words = room.house.clock(), free_words(old)
    agreed = agree(sitting.desk, words, levels, old.pace, old.public, now, guests, old.hints)
    table_id = new_table_id()
    await room.house.lay(table_id, agreed)
    body = {"table": table_id, "invite": agreed.invite}
    await room.enter([(kinds.REMATCH, seat, "person", body, idem)])


_DO: dict[type, Callable[[Room, int, Any, str], Awaitable[None]]] = {
    asked.Choose: _choose,
    asked.TakeBack: _take_back,
    asked.Queue: _queue,
    asked.Ready: _ready,
    asked.Nonce: _nonce,
    asked.Rename: _rename,
    asked.SetBot: _set_bot,
    asked.Kick: _kick,
    asked.Leave: _leave,
    asked.Rematch: _rematch,
}


# --- what has to be so


def _table(room: Room, stage: int | None) -> ServedTable:
    """The game in progress, if it stands where the person thinks it does."""
    if room.sitting.state != PLAYING or room.sitting.table is None:
        raise NotAllowed("error-server-not-playing")
    if stage is not None and stage != room.sitting.stage:
        raise NotAllowed("error-server-late")
    return room.sitting.table


def _before_deal(room: Room) -> None:
    if room.sitting.state != OPEN:
        raise NotAllowed("error-server-begun")


def _no_lesson(room: Room) -> None:
    if room.sitting.agreed.lesson:
        raise NotAllowed("error-server-lesson")


def _host_only(room: Room, seat: int) -> None:
    _before_deal(room)
    if room.sitting.host != seat:
        raise NotAllowed("error-server-host")


def _chair(room: Room, seat: int) -> Chair:
    if seat >= room.sitting.seats:
        raise NotAllowed("error-no-such-seat", seat=seat + 1, seats=room.sitting.seats)
    return room.sitting.chairs[seat]


def _is_free(chair: Chair) -> bool:
    return chair.bot == PERSON and not chair.taken


def _unkept(room: Room, free: list[int]) -> list[int]:
    return [seat for seat in free if room.sitting.agreed.reserved[seat] is None]


async def _empty(room: Room, by: int, seat: int, kicked: bool, idem: str) -> None:
    body = {"seat": seat, "kicked": kicked}
    gone = room.house.store.seated(room.sitting.id, seat, None)
    await room.enter([(kinds.LEAVE, by, "person", body, idem)], gone)
