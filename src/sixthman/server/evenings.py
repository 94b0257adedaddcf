"""Evenings at a server: tables are laid for their matches, and what they come to is written down.

An evening goes on when somebody looks at it. Like a table, it is a list of rows, each committed before it
happens: it survives a restart, and of two nodes that write the same number one reads again.
"""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable, delete, insert, select

from sixthman.messages import BadOption
from sixthman.table.evening import PLAYING as GOING_ON
from sixthman.table.evening import Match

from . import log_rows
from .command_checks import NotAllowed
from .evening_state import ABSENT, BEGIN, JOIN, LEAVE, RESULT, TABLE, EveningSettings, EveningState, LaidTable
from .live_table import LiveTable
from .log_rows import By, LogRow
from .names import good_name
from .schema import evening_guests, evenings, tables
from .set_aside import NoTable
from .table_settings import PERSON, agree
from .table_state import CLOSED, OPEN, OVER, PLAYING
from .tokens import new_table_id, same
from .writer import Conflict

if TYPE_CHECKING:
    from .table_registry import TableRegistry

KEPT = 200  # evenings in memory
MOST_ROWS = 400  # before the draw: somebody comes and goes
PATIENCE = 600.0  # seconds: whoever has not sat down at their table by then gives the match up
PAUSE = 1.0  # seconds between two looks at the tables of an evening
TRIES = 20
_lots = random.SystemRandom()


class LiveEvening:
    """One evening in memory. Whoever waits for news waits for `changed`."""

    def __init__(self, registry: TableRegistry, state: EveningState) -> None:
        self.registry = registry
        self.state = state
        self.changed = asyncio.Event()
        self._lock = asyncio.Lock()
        self._looked = float("-inf")

    async def look(self) -> None:
        """Read what other nodes have written, and go on; at most once a second."""
        now = self.registry.ticks()
        if now - self._looked >= PAUSE and not self._lock.locked():
            self._looked = now
            await self.go_on()

    async def enter(self, what: str, by: By, body: dict[str, Any], more: Sequence[Executable] = ()) -> None:
        """Store a row and let it happen. What cannot happen is refused before it is stored."""
        row = LogRow(self.state.number + 1, what, None, by, body, self.registry.clock())
        tried = deepcopy(self.state)
        tried.apply(row)
        await self.registry.store.writer.commit(self.state.id, [row], more)
        self.state = tried
        self._tell()

    def _tell(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def _catch_up(self) -> None:
        for row in await self.registry.store.rows(self.state.id, self.state.number):
            self.state.apply(row)
            self._tell()

    # --- what people do

    async def join(self, guest: str, name: str) -> int:
        """Somebody comes; who is here already stays who they are."""
        called = good_name(name)

        async def job() -> int:
            state = self.state
            known = state.player_of(guest)
            if known is not None:
                return known
            if guest in state.removed:
                raise NotAllowed("error-server-kicked")
            if state.number >= MOST_ROWS:
                raise NotAllowed("error-server-rows")
            noted = [delete(evening_guests).where(_of(state.id, guest))]
            noted.append(insert(evening_guests).values(evening_id=state.id, guest=guest))  # type: ignore[arg-type]
            await self.enter(JOIN, "person", {"name": called, "guest": guest}, noted)
            return len(self.state.guests) - 1

        return int(await self._ask(job))

    async def leave(self, player: int, guest: str) -> None:
        """Somebody goes, by themselves or because the host says so."""

        async def job() -> None:
            state = self.state
            if not 0 <= player < len(state.guests):
                raise BadOption("error-evening-player", players=len(state.guests))
            own = state.guests[player] == guest
            if not own:
                self._host_only(guest)
            if player in state.evening.left:
                return
            body = {"player": player} | ({} if own else {"removed": True})
            await self.enter(LEAVE, "person", body)
            await self._close_given_up()

        await self._ask(job)
        await self.go_on()

    async def begin(self, guest: str) -> None:
        """Draw lots for the order, and begin."""

        async def job() -> None:
            self._host_only(guest)
            order = list(range(len(self.state.guests)))
            _lots.shuffle(order)
            await self.enter(BEGIN, "person", {"order": order})

        await self._ask(job)
        await self.go_on()

    async def give_up(self, guest: str, match: int, player: int) -> None:
        """Somebody has not come to a match: the host gives it to the others."""

        async def job() -> None:
            self._host_only(guest)
            await self.enter(ABSENT, "person", {"match": match, "players": [player]})
            await self._close_given_up()

        await self._ask(job)
        await self.go_on()

    def _host_only(self, guest: str) -> None:
        if guest != self.state.host():
            raise NotAllowed("error-evening-host")

    async def _ask(self, job: Any) -> Any:
        """One thing at a time; if another node was faster, it is read and the job is done again."""
        async with self._lock:
            for _ in range(TRIES):
                await self._catch_up()
                try:
                    return await job()
                except Conflict:
                    continue
            raise Conflict

    # --- what happens by itself

    async def go_on(self) -> None:
        """Lay tables for the matches that are on, and write down what those that were laid have come to."""
        await self._ask(self._step_all)

    async def _step_all(self) -> None:
        if self.state.evening.state != GOING_ON:
            return
        seen: set[int] = set()
        while todo := [match for match in self.state.evening.on() if match.number not in seen]:
            for match in todo:
                seen.add(match.number)
                await self._step(match)

    async def _step(self, match: Match) -> None:
        laid = self.state.laid.get(match.number)
        if laid is None:
            await self._lay(match)
            return
        state = await self._state_of(laid)
        if state in (OVER, CLOSED) or (state == OPEN and self._is_late(match, laid)):
            try:
                await self.registry.at(laid.id, lambda live: self._read(match, laid, live))
            except NoTable:  # set aside, or too old: it is played again
                await self._lay(match)

    def _is_late(self, match: Match, laid: LaidTable) -> bool:
        gone = any(player in match.absent for player in laid.players)
        return gone or self.registry.clock() - laid.made_at >= PATIENCE

    async def _state_of(self, laid: LaidTable) -> str:
        live = self.registry.live_tables.get(laid.id)
        if live is not None:
            return live.table_state.state
        found = await self.registry.store.one(select(tables.c.state).where(tables.c.id == laid.id))
        return CLOSED if found is None else str(found.state)

    async def _lay(self, match: Match) -> None:
        """A table for a match, its seats kept for those who play it."""
        agreed, registry = self.state.agreed, self.registry
        players = self.state.present(match)
        rules = await registry.rules(agreed.game)
        options = options_for(rules.adapter, agreed.options, len(players))
        guests: list[str | None] = [self.state.guests[player] for player in players]
        chairs = [PERSON] * len(players)
        wanted = agree(rules.adapter, options, chairs, agreed.pace, False, registry.clock(), guests, False)
        table_id = new_table_id()
        await registry.lay(table_id, msgspec.structs.replace(wanted, code="", evening=self.state.id))
        laid = LaidTable(table_id, wanted.invite, players, registry.clock())
        await self.enter(TABLE, "server", {"match": match.number, "laid": msgspec.to_builtins(laid)})

    async def _read(self, match: Match, laid: LaidTable, live: LiveTable) -> None:
        """What a table has come to. Whoever has left it, or never came, has given the match up."""
        state, number = live.table_state, match.number
        if state.state == OVER and state.table is not None:
            away = [laid.players[seat] for seat, chair in enumerate(state.chairs) if chair.away]
            await self._note_absent(number, away)
            if not self._now(number).done:
                scores = dict(zip(laid.players, state.table.scores(), strict=True))
                ranks = dict(zip(laid.players, state.table.ranks(), strict=True))
                body = {
                    "match": number,
                    "scores": [int(scores.get(player, 0)) for player in match.players],
                    "ranks": [int(ranks.get(player, len(match.players))) for player in match.players],
                }
                await self.enter(RESULT, "server", body)
            return
        seats = enumerate(state.chairs)
        missing = [laid.players[seat] for seat, chair in seats if not (chair.taken and chair.ready)]
        await self._close(live)
        if not set(laid.players) & set(match.absent):  # else it is only laid anew, without who has gone
            await self._note_absent(number, missing)
        if not self._now(number).done:
            await self._lay(self._now(number))

    async def _note_absent(self, number: int, players: list[int]) -> None:
        new = [player for player in players if player not in self._now(number).absent]
        if new:
            await self.enter(ABSENT, "server", {"match": number, "players": new})

    async def _close_given_up(self) -> None:
        """Nobody plays on at a table whose match is decided."""
        for match in self.state.evening.matches:
            laid = self.state.laid.get(match.number)
            if match.done and match.absent and laid and await self._state_of(laid) in (OPEN, PLAYING):
                with suppress(NoTable):
                    await self.registry.at(laid.id, self._close)

    def _now(self, number: int) -> Match:
        return self.state.evening.matches[number - 1]

    async def _close(self, live: LiveTable) -> None:
        async def job() -> None:
            if live.table_state.state in (OPEN, PLAYING):
                freed = self.registry.store.code_freed(live.table_state.id)
                await live.enter([(log_rows.CLOSE, None, "server", {}, None)], freed)

        await live.ask(job)

    # --- what is known

    def scores(self) -> dict[int, Sequence[int]]:
        """How the tables stand that are being played here, as everybody may see it."""
        found: dict[int, Sequence[int]] = {}
        for match in self.state.evening.on():
            laid = self.state.laid.get(match.number)
            live = self.registry.live_tables.get(laid.id) if laid else None
            if live is not None and live.table_state.state == PLAYING and live.table_state.table is not None:
                table = live.table_state.table
                found[match.number] = [int(score) for score in table.scores_in(table.view(None))]
        return found

    def check_invite(self, guest: str | None, invite: str | None) -> None:
        """An evening is for those who were invited, or are there."""
        known = guest is not None and guest in (self.state.agreed.host, *self.state.guests)
        if not (known or (invite is not None and same(invite, self.state.agreed.invite))):
            raise NotAllowed("error-server-invite")


class Evenings:
    """All evenings of a server, the latest in memory."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._live: OrderedDict[str, LiveEvening] = OrderedDict()

    async def make(self, agreed: EveningSettings) -> LiveEvening:
        """A new evening."""
        evening_id = f"e{new_table_id()}"
        text = msgspec.json.encode(agreed).decode()
        made = insert(evenings).values(id=evening_id, agreed=text, made_at=agreed.made_at)
        host = insert(evening_guests).values(evening_id=evening_id, guest=agreed.host)
        await self._registry.store.writer.commit("", [], [made, host])
        return await self.live(evening_id)

    async def live(self, evening_id: str) -> LiveEvening:
        """An evening; NoTable if there is none."""
        live = self._live.get(evening_id)
        if live is None:
            found = await self._registry.store.one(select(evenings).where(evenings.c.id == evening_id))
            if found is None:
                raise NoTable("error-evening-none")
            agreed = msgspec.json.decode(found.agreed, type=EveningSettings)
            state = EveningState(evening_id, agreed)
            for row in await self._registry.store.rows(evening_id):
                state.apply(row)
            live = self._live.setdefault(evening_id, LiveEvening(self._registry, state))
        self._live.move_to_end(evening_id)
        while len(self._live) > KEPT:
            self._live.popitem(last=False)
        return live

    def forget(self, evening_id: str) -> None:
        """Have an evening read again."""
        self._live.pop(evening_id, None)


def options_for(adapter: Any, options: dict[str, str], seats: int) -> dict[str, str]:
    """An evening's options, but for those that cannot be with so many at a table."""
    fitting: dict[str, str] = {}
    for word, value in options.items():
        try:
            adapter.read_options({**fitting, word: value, "seats": str(seats)})
        except BadOption:
            continue
        fitting[word] = value
    return fitting


def _of(evening_id: str, guest: str) -> Any:
    return (evening_guests.c.evening_id == evening_id) & (evening_guests.c.guest == guest)
