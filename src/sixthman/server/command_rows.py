"""What a seat asks for, carried out: its rows (`command_checks`) are stored, and what belongs to them."""

from __future__ import annotations

from contextlib import suppress

from . import commands as asked
from . import log_rows
from .command_checks import NotAllowed, check_before_deal, rows_for, same_again
from .live_table import LiveTable
from .names import good_name
from .store_health import StoreDown
from .table_settings import PERSON
from .table_state import PLAYING, Chair
from .tokens import hashed, new_table_id, new_token, same


async def carry_out(live: LiveTable, seat: int, command: asked.Command) -> int:
    """Do what a seat asks, once; the number of its last news then."""

    async def job() -> int:
        table_state, idem = live.table_state, live.table_state.idem(seat, command.id)
        if idem not in table_state.answered:
            live.seen(seat)
            if not isinstance(command, asked.Choose):
                _within_budget(live, seat)
            if table_state.chairs[seat].away and not isinstance(command, asked.Leave):
                await live.enter([(log_rows.HERE, seat, "server", {}, None)])
            if isinstance(command, asked.Rematch):
                await _rematch(live, seat, idem)
            else:
                await _do(live, seat, command, idem)
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
            await live.enter([(log_rows.SECRET, held[0], "person", {"secret": hashed(secret)}, None)])
            return held[0], secret
        kept = [seat for seat, other in enumerate(table_state.agreed.reserved) if other == guest]
        check_invite(live, invite, known=bool(kept))
        check_before_deal(live.table_state)
        if guest in table_state.kicked:
            raise NotAllowed("error-server-kicked")
        if not table_state.budget.allows_sitting(live.registry.clock()):
            raise NotAllowed("error-server-rows")
        called = good_name(name)
        free = [seat for seat, chair in enumerate(table_state.chairs) if _is_free(chair)]
        if table_state.agreed.evening:
            free = [seat for seat in free if seat in kept]
        choice = [seat for seat in (wanted, *kept, *_unkept(live, free), *free) if seat in free]
        if not choice:
            raise NotAllowed("error-server-full")
        seat = choice[0]
        body = {"name": called, "guest": guest, "secret": hashed(secret)}
        seated = live.registry.store.seated(table_state.id, seat, guest)
        await live.enter([(log_rows.SIT, seat, "person", body, None)], seated)
        return seat, secret

    return await live.ask(job)


async def move_seat(live: LiveTable, seat: int) -> str:
    """A new secret for a seat; whoever is connected with the old one is removed."""
    secret = new_token()

    async def job() -> str:
        if not live.table_state.chairs[seat].taken:
            raise NotAllowed("error-server-code")
        _within_budget(live, seat)
        await live.enter([(log_rows.SECRET, seat, "person", {"secret": hashed(secret)}, None)])
        return secret

    return await live.ask(job)


async def come_back(live: LiveTable, seat: int) -> None:
    """Someone is at the seat again: it is theirs at once."""

    async def job() -> None:
        live.seen(seat)
        if live.table_state.state == PLAYING and live.table_state.chairs[seat].away:
            with suppress(StoreDown):  # one can look, and is noted to be here with the first choice
                await live.enter([(log_rows.HERE, seat, "server", {}, None)])

    await live.ask(job)


def check_invite(live: LiveTable, invite: str | None, known: bool = False) -> None:
    """A private table is for those who were invited, or sit there."""
    agreed = live.table_state.agreed
    if not (agreed.public or known or (invite is not None and same(invite, agreed.invite))):
        raise NotAllowed("error-server-invite")


async def _do(live: LiveTable, seat: int, command: asked.Command, idem: str) -> None:
    """Store the rows of a command, or answer that things are so already."""
    made = rows_for(live.table_state, seat, command, idem, live.registry.clock())
    if not made:
        live.table_state.answered[idem] = len(live.table_state.news[seat])
        return
    left = [body["seat"] for type_, _, _, body, _ in made if type_ == log_rows.LEAVE]
    seated = live.registry.store.seated
    await live.enter(made, [one for seat in left for one in seated(live.table_state.id, seat, None)])


async def _rematch(live: LiveTable, seat: int, idem: str) -> None:
    agreed = same_again(live.table_state, live.registry.clock())
    if agreed is None:
        live.table_state.answered[idem] = len(live.table_state.news[seat])
        return
    table_id = new_table_id()
    await live.registry.lay(table_id, agreed)
    body = {"table": table_id, "invite": agreed.invite}
    await live.enter([(log_rows.REMATCH, seat, "person", body, idem)])


def _within_budget(live: LiveTable, seat: int) -> None:
    if not live.table_state.budget.allows(seat, live.registry.clock()):
        raise NotAllowed("error-server-rows")


def _is_free(chair: Chair) -> bool:
    return chair.bot == PERSON and not chair.taken


def _unkept(live: LiveTable, free: list[int]) -> list[int]:
    return [seat for seat in free if live.table_state.agreed.reserved[seat] is None]
