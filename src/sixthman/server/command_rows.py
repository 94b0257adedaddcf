"""What a seat asks for: may it, and what row does it make?"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sixthman.bots.game_levels import check_level
from sixthman.messages import IllegalChoice, UserError
from sixthman.table.fairness import contribution_hash

from . import commands as asked
from . import log_rows as kinds
from .guarded_table import GuardedTable
from .live_table import LiveTable, Made
from .names import good_name
from .pace import NUDGE_SECONDS, RELAXED
from .store_health import StoreDown
from .table_settings import PERSON, agree, free_words
from .table_state import OPEN, OVER, PLAYING, Chair
from .tokens import hashed, new_table_id, new_token, same


class NotAllowed(UserError):
    """Somebody asks for what is not theirs to ask for."""


async def carry_out(live: LiveTable, seat: int, command: asked.Command) -> int:
    """Do what a seat asks, once; the number of its last news then."""

    async def job() -> int:
        table_state, idem = live.table_state, live.table_state.idem(seat, command.id)
        if idem not in table_state.answered:
            live.seen(seat)
            if not isinstance(command, asked.Choose):
                _within_budget(live, seat)
            if table_state.chairs[seat].away and not isinstance(command, asked.Leave):
                await live.enter([(kinds.HERE, seat, "server", {}, None)])
            await _DO[type(command)](live, seat, command, idem)
        return table_state.answered[idem]

    return await live.ask(job)


async def sit_down(
    live: LiveTable, guest: str, name: str, wanted: int | None, invite: str | None
) -> tuple[int, str]:
    """Take a chair: the seat and its secret. Who sits there already gets a new secret for the same chair."""
    secret = new_token()

    async def job() -> tuple[int, str]:
        table_state = live.table_state
        held = [seat for seat, chair in enumerate(table_state.chairs) if chair.guest == guest]
        if held:
            _within_budget(live, held[0])
            await live.enter([(kinds.SECRET, held[0], "person", {"secret": hashed(secret)}, None)])
            return held[0], secret
        kept = [seat for seat, other in enumerate(table_state.agreed.reserved) if other == guest]
        check_invite(live, invite, known=bool(kept))
        _before_deal(live)
        if guest in table_state.kicked:
            raise NotAllowed("error-server-kicked")
        if not table_state.budget.allows_sitting(live.registry.clock()):
            raise NotAllowed("error-server-rows")
        called = good_name(name)
        free = [seat for seat, chair in enumerate(table_state.chairs) if _is_free(chair)]
        choice = [seat for seat in (wanted, *kept, *_unkept(live, free), *free) if seat in free]
        if not choice:
            raise NotAllowed("error-server-full")
        seat = choice[0]
        body = {"name": called, "guest": guest, "secret": hashed(secret)}
        seated = live.registry.store.seated(table_state.id, seat, guest)
        await live.enter([(kinds.SIT, seat, "person", body, None)], seated)
        return seat, secret

    return await live.ask(job)


async def move_seat(live: LiveTable, seat: int) -> str:
    """A new secret for a seat; whoever is connected with the old one is sent away."""
    secret = new_token()

    async def job() -> str:
        if not live.table_state.chairs[seat].taken:
            raise NotAllowed("error-server-code")
        _within_budget(live, seat)
        await live.enter([(kinds.SECRET, seat, "person", {"secret": hashed(secret)}, None)])
        return secret

    return await live.ask(job)


async def come_back(live: LiveTable, seat: int) -> None:
    """Somebody is at the seat again: it is theirs at once."""

    async def job() -> None:
        live.seen(seat)
        if live.table_state.state == PLAYING and live.table_state.chairs[seat].away:
            with suppress(StoreDown):  # one can look, and is noted to be here with the first choice
                await live.enter([(kinds.HERE, seat, "server", {}, None)])

    await live.ask(job)


def check_invite(live: LiveTable, invite: str | None, known: bool = False) -> None:
    """A private table is for those who were invited, or sit there."""
    agreed = live.table_state.agreed
    if not (agreed.public or known or (invite is not None and same(invite, agreed.invite))):
        raise NotAllowed("error-server-invite")


# --- what each command does


async def _choose(live: LiveTable, seat: int, command: asked.Choose, idem: str) -> None:
    table = _table(live, command.stage)
    choices = table.verified(seat, command.choice)
    await live.enter([(kinds.CHOICE, seat, "person", {"choices": choices}, idem)])


async def _take_back(live: LiveTable, seat: int, command: asked.TakeBack, idem: str) -> None:
    table = _table(live, command.stage)
    if not table.sealed(seat):
        raise IllegalChoice("error-nothing-to-take-back", seat=seat + 1)
    await live.enter([(kinds.BACK, seat, "person", {}, idem)])


async def _queue(live: LiveTable, seat: int, command: asked.Queue, idem: str) -> None:
    table = _table(live, None)
    choices = [] if command.choice is None else table.verified(seat, command.choice)
    await live.enter([(kinds.QUEUE, seat, "person", {"choices": choices}, idem)])


async def _ready(live: LiveTable, seat: int, command: asked.Ready, idem: str) -> None:
    _before_deal(live)
    if live.table_state.chairs[seat].ready == command.ready:
        _as_it_is(live, seat, idem)
        return
    await live.enter([(kinds.READY, seat, "person", {"ready": command.ready}, idem)])


async def _commit(live: LiveTable, seat: int, command: asked.Commit, idem: str) -> None:
    _before_deal(live)
    _no_lesson(live)
    if live.table_state.chairs[seat].commitment == command.commitment:
        _as_it_is(live, seat, idem)
        return
    await live.enter([(kinds.COMMIT, seat, "person", {"commitment": command.commitment}, idem)])


async def _reveal(live: LiveTable, seat: int, command: asked.Reveal, idem: str) -> None:
    table_state = live.table_state
    if table_state.state != OPEN or table_state.sealed_at is None:
        raise NotAllowed("error-server-reveal-time")
    shown = contribution_hash(table_state.agreed.commitment, seat, command.nonce)
    if shown != table_state.chairs[seat].commitment:
        raise NotAllowed("error-server-reveal")
    await live.enter([(kinds.REVEAL, seat, "person", {"nonce": command.nonce}, idem)])


async def _rename(live: LiveTable, seat: int, command: asked.Rename, idem: str) -> None:
    _before_deal(live)
    name = good_name(command.name)
    await live.enter([(kinds.RENAME, seat, "person", {"name": name}, idem)])


async def _set_bot(live: LiveTable, seat: int, command: asked.SetBot, idem: str) -> None:
    _host_only(live, seat)
    _no_lesson(live)
    if command.level != PERSON:
        check_level(command.level, live.table_state.rules.adapter.declared)
    chair = _chair(live, command.seat)
    if chair.taken:
        raise NotAllowed("error-server-taken", seat=command.seat + 1)
    body = {"level": command.level, "seat": command.seat}
    await live.enter([(kinds.BOT, seat, "person", body, idem)])


async def _kick(live: LiveTable, seat: int, command: asked.Kick, idem: str) -> None:
    _host_only(live, seat)
    if not _chair(live, command.seat).taken or command.seat == seat:
        raise NotAllowed("error-server-nobody", seat=command.seat + 1)
    await _empty(live, seat, command.seat, True, idem)


async def _leave(live: LiveTable, seat: int, command: asked.Leave, idem: str) -> None:
    if live.table_state.state == OPEN:
        _before_deal(live)
        await _empty(live, seat, seat, False, idem)
    elif live.table_state.state == PLAYING:
        await live.enter([(kinds.AWAY, seat, "person", {}, idem)])
    else:
        raise NotAllowed("error-server-over")


async def _nudge(live: LiveTable, seat: int, command: asked.Nudge, idem: str) -> None:
    _without_clock(live)
    if not set(live.table_state.silent()) - {seat}:
        raise NotAllowed("error-server-nobody-silent")
    if live.table_state.nudged_at is not None:
        raise NotAllowed("error-server-nudged")
    await live.enter([(kinds.NUDGE, seat, "person", {}, idem)])


async def _replace(live: LiveTable, seat: int, command: asked.Replace, idem: str) -> None:
    _without_clock(live)
    table_state = live.table_state
    silent, nudged_at = table_state.silent(), table_state.nudged_at
    if seat in silent:
        raise NotAllowed("error-server-choose-first")
    if not silent:
        raise NotAllowed("error-server-nobody-silent")
    if nudged_at is None or live.registry.clock() < nudged_at + NUDGE_SECONDS:
        raise NotAllowed("error-server-replace-early", seconds=int(NUDGE_SECONDS))
    made: list[Made] = [(kinds.REPLACE, seat, "person", {}, idem)]
    voters = set(table_state.people()) - set(silent)
    if 2 * len((table_state.votes | {seat}) & voters) > len(voters):
        made += [(kinds.AWAY, other, "server", {}, None) for other in silent]
    await live.enter(made)


async def _rematch(live: LiveTable, seat: int, command: asked.Rematch, idem: str) -> None:
    table_state = live.table_state
    if table_state.state != OVER:
        raise NotAllowed("error-server-not-over")
    if table_state.rematch:
        _as_it_is(live, seat, idem)
        return
    guests: list[str | None] = [chair.guest or None for chair in table_state.chairs]
    levels = [chair.bot for chair in table_state.chairs]
    old = table_state.agreed
    now, words = live.registry.clock(), free_words(old)
    agreed = agree(table_state.adapter, words, levels, old.pace, old.public, now, guests, old.hints)
    table_id = new_table_id()
    await live.registry.lay(table_id, agreed)
    body = {"table": table_id, "invite": agreed.invite}
    await live.enter([(kinds.REMATCH, seat, "person", body, idem)])


_DO: dict[type, Callable[[LiveTable, int, Any, str], Awaitable[None]]] = {
    asked.Choose: _choose,
    asked.TakeBack: _take_back,
    asked.Queue: _queue,
    asked.Ready: _ready,
    asked.Commit: _commit,
    asked.Reveal: _reveal,
    asked.Rename: _rename,
    asked.SetBot: _set_bot,
    asked.Kick: _kick,
    asked.Leave: _leave,
    asked.Nudge: _nudge,
    asked.Replace: _replace,
    asked.Rematch: _rematch,
}


def _as_it_is(live: LiveTable, seat: int, idem: str) -> None:
    """What was asked for is so already: it is answered, and nothing is stored."""
    live.table_state.answered[idem] = len(live.table_state.news[seat])


# --- what has to be so


def _table(live: LiveTable, stage: int | None) -> GuardedTable:
    """The game in progress, if it stands where the person thinks it does."""
    if live.table_state.state != PLAYING or live.table_state.table is None:
        raise NotAllowed("error-server-not-playing")
    if stage is not None and stage != live.table_state.stage:
        raise NotAllowed("error-server-late")
    return live.table_state.table


def _without_clock(live: LiveTable) -> None:
    """A game in progress in which nothing but patience runs out."""
    _table(live, None)
    if live.table_state.agreed.pace != RELAXED:
        raise NotAllowed("error-server-nudge-clock")


def _before_deal(live: LiveTable) -> None:
    """Nothing changes any more as soon as all hashes stand: numbers are told by then."""
    if live.table_state.state != OPEN or live.table_state.sealed_at is not None:
        raise NotAllowed("error-server-begun")


def _no_lesson(live: LiveTable) -> None:
    if live.table_state.agreed.lesson:
        raise NotAllowed("error-server-lesson")


def _within_budget(live: LiveTable, seat: int) -> None:
    if not live.table_state.budget.allows(seat, live.registry.clock()):
        raise NotAllowed("error-server-rows")


def _host_only(live: LiveTable, seat: int) -> None:
    _before_deal(live)
    if live.table_state.host != seat:
        raise NotAllowed("error-server-host")


def _chair(live: LiveTable, seat: int) -> Chair:
    if seat >= live.table_state.seats:
        raise NotAllowed("error-no-such-seat", seat=seat + 1, seats=live.table_state.seats)
    return live.table_state.chairs[seat]


def _is_free(chair: Chair) -> bool:
    return chair.bot == PERSON and not chair.taken


def _unkept(live: LiveTable, free: list[int]) -> list[int]:
    return [seat for seat in free if live.table_state.agreed.reserved[seat] is None]


async def _empty(live: LiveTable, by: int, seat: int, kicked: bool, idem: str) -> None:
    body = {"seat": seat, "kicked": kicked}
    gone = live.registry.store.seated(live.table_state.id, seat, None)
    await live.enter([(kinds.LEAVE, by, "person", body, idem)], gone)
