"""A live table: one thing at a time is checked, stored, carried out and told.

Everything that changes a table goes through `ask`, which lets jobs in one after the other. A row is committed
before it is applied, and applied before anyone hears of it. If another node was faster, its rows are read and
the job is done again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Executable

from sixthman.messages import UserError

from . import log_rows
from .audience import Audience
from .client import Client
from .frames import hello_frame
from .going_on import bots_asked, rows_before_deal, rows_of_quick_bots, slow_bots
from .log_rows import LogRow, Made
from .pace import RELAXED, mail_days
from .quick_table import QuickState
from .spectators import Spectators
from .store_health import StoreDown
from .table_state import OPEN, OVER, PLAYING
from .writer import Conflict, Settled

if TYPE_CHECKING:
    from .table_registry import TableRegistry

T = TypeVar("T")

TRIES = 20
SETTLE = 3.0  # seconds until it is written down what a table has come to


class Asleep(Exception):
    """The table was put to sleep; the registry has, or can make, another one."""


class LiveTable:
    """One table in memory, and who is connected to it."""

    def __init__(self, registry: TableRegistry, table_state: QuickState) -> None:
        self.registry = registry
        self.table_state = table_state
        self.closed = False
        self._audiences = [Audience(seat) for seat in range(table_state.seats)]
        self.touched = registry.clock()
        self.hinting = False  # is a hint being thought out?
        self._spectators: Spectators | None = None
        self._last_seen = [registry.clock()] * table_state.seats
        self._unsure = False  # may something be stored that has not happened here yet?
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._settled = 0
        self._begun = False  # is it noted that something happened since?
        self._settling: asyncio.TimerHandle | None = None
        self._timed = 0  # the version the timer was set for
        self._thinking: dict[int, int] = {}  # seats whose bots think, and the version they think about
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- one thing at a time

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do a job when its turn comes. Whoever asked may go away: the job is done all the same."""
        return await asyncio.shield(self._start(self._do(job)))

    async def _do(self, job: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            if self.closed:
                raise Asleep
            self.touched = self.registry.clock()
            with suppress(StoreDown):  # one can look all the same
                await self._make_sure()
            for _ in range(TRIES):
                try:
                    return await job()
                except Conflict:
                    await self.catch_up()
                finally:
                    if self._has_to_go_on():
                        self.go_on_soon()
            raise Conflict

    async def enter(self, made: Sequence[Made], more: Sequence[Executable] = ()) -> None:
        """Store rows (type, seat, by, body, id), let them happen, tell everyone."""
        now = self.registry.clock()
        rows = [
            LogRow(self.table_state.number + 1 + i, type_, seat, by, body, now, idem)
            for i, (type_, seat, by, body, idem) in enumerate(made)
        ]
        await self._make_sure()
        if self.table_state.number + 1 != rows[0].number:
            raise Conflict
        try:
            begun, self._begun = not self._begun, True
            await self.registry.store.writer.commit(self.table_state.id, rows, more, begun=begun)
        except BaseException as reason:
            self._unsure = self._unsure or isinstance(reason, StoreDown)
            self._begun = False  # noted or not: to note it twice does no harm
            raise
        self._happen(rows)

    async def _make_sure(self) -> None:
        """What was being stored when the database failed may be stored or not: it is read before going on."""
        if self._unsure:
            if self.registry.storage.down:
                raise StoreDown
            await self.catch_up()
            self._unsure = False

    def catch_up_soon(self) -> None:
        """Another node has written: read it when its turn comes."""
        if not self.closed:
            self._start(self._do(self.catch_up))

    async def catch_up(self) -> None:
        """Read what other nodes have written."""
        self._happen(await self.registry.store.rows(self.table_state.id, self.table_state.number))

    def _happen(self, rows: Sequence[LogRow]) -> None:
        heard = [len(news) for news in self.table_state.news]
        for row in rows:
            try:
                self.table_state.apply(row)
            except Exception:
                self.close()  # half of it may have happened: it is read again, or set aside
                raise
            self.registry.metrics.count("rows", kind=row.type, by=row.by)
        if rows:
            for audience, before in zip(self._audiences, heard[:-1], strict=True):
                audience.tell(self.table_state, before)
            self._send_away(rows)
            if self._spectators is not None:
                self._spectators.expect(rows)
            self.settle_soon()

    # --- who listens

    async def hello(self, client: Client, since: int) -> bytes:
        """Attach a client; the frame it gets first: all it has missed, and how things are."""
        if client.spectator:
            return (await self.spectators()).hello(client, since)
        if since > len(self.table_state.news[client.onlooker]):
            await self.catch_up()  # another node has told more than we have heard of
        self._audiences[client.onlooker].clients.add(client)
        await self.registry.arrived(self.table_state.id, client.onlooker)
        self.go_on_soon()
        return hello_frame(self.table_state, client.onlooker, since)

    async def spectators(self) -> Spectators:
        """Where spectators sit, once there are any."""
        if self._spectators is None:
            spectators = Spectators(self.registry, self.table_state)
            await spectators.open(await self.registry.store.rows(self.table_state.id))
            self._spectators = spectators
        return self._spectators

    def say_to_all(self, frame: bytes) -> None:
        """Send a frame to everyone here, spectators too."""
        for audience in (*self._audiences, *([self._spectators.audience] if self._spectators else [])):
            for client in audience.clients:
                client.send(frame)

    def send_away_banned(self) -> None:
        """Hang up on those who may not be here any more."""
        for chair, audience in zip(self.table_state.chairs, self._audiences, strict=True):
            if self.registry.rules_of_house.banned(chair.guest):
                audience.end()

    def goodbye(self, client: Client) -> None:
        """Detach a client."""
        if client.spectator:
            if self._spectators is not None:
                self._spectators.leave(client)
            return
        self._audiences[client.onlooker].clients.discard(client)
        self._last_seen[client.onlooker] = self.registry.clock()
        if not self._audiences[client.onlooker].clients:
            self._start(self.registry.departed(self.table_state.id, client.onlooker))
        self.go_on_soon()

    def _send_away(self, rows: Sequence[LogRow]) -> None:
        """Whoever is connected with a secret that does not hold any more is disconnected."""
        gone = {row.seat for row in rows if row.type == log_rows.SECRET and row.seat is not None}
        gone |= {row.body["seat"] for row in rows if row.type == log_rows.LEAVE}
        for seat in gone:
            self._audiences[seat].end()

    def connections(self) -> int:
        """How many listen."""
        watching = 0 if self._spectators is None else self._spectators.connections()
        return watching + sum(len(audience.clients) for audience in self._audiences)

    def seen(self, seat: int) -> None:
        """A seat has shown that someone is there."""
        self._last_seen[seat] = self.registry.clock()

    # --- going on: bots, clocks, absence

    def go_on_soon(self) -> None:
        """Let happen what has to happen by itself, when its turn comes."""
        if not self.closed:
            self._start(self._go_on())

    def _has_to_go_on(self) -> bool:
        """May something have to happen by itself now?"""
        table_state = self.table_state
        if table_state.state != PLAYING or table_state.version != self._timed:
            return True
        return any(
            table_state.chairs[seat].bot or table_state.chairs[seat].away for seat in table_state.waiting()
        )

    def overdue(self) -> bool:
        """Should something have happened by itself by now? Asked where another node is to see to it."""
        state, now = self.table_state, self.registry.clock()
        if state.state == OPEN:
            return bool(rows_before_deal(state, now, self.reveal_by(), self.registry.settings.open_for))
        deadline = self.deadline()
        return bool(bots_asked(state)) or (deadline is not None and deadline < now)

    async def _go_on(self) -> None:
        async with self._lock:
            if self.closed or not self.registry.drives(self.table_state.id):
                return
            try:
                await self._make_sure()
                while await self._step():
                    pass
            except StoreDown:
                return  # everyone goes on when the database can be written again
            except Conflict:
                await self.catch_up()
                self.go_on_soon()
            else:
                self._set_timer()

    async def _step(self) -> bool:
        """One thing that has to happen by itself; False if nothing has to."""
        if self.table_state.state == OPEN:
            return await self._step_before_deal()
        if self.table_state.state != PLAYING:
            return False
        return await self._let_bots_play() or await self._let_clock_play() or await self._note_absence()

    async def _step_before_deal(self) -> bool:
        settings, now = self.registry.settings, self.registry.clock()
        made = rows_before_deal(self.table_state, now, self.reveal_by(), settings.open_for)
        if made:
            freed = made[0][0] in (log_rows.DEAL, log_rows.CLOSE)
            await self.enter(made, self.registry.store.code_freed(self.table_state.id) if freed else ())
        return bool(made)

    async def _let_bots_play(self) -> bool:
        """All bots that answer at once choose together; the others begin to think."""
        table_state = self.table_state
        assert table_state.table is not None
        made = rows_of_quick_bots(table_state)
        for seat, level in slow_bots(table_state):
            if self._thinking.get(seat) != table_state.number:
                self._thinking[seat] = table_state.number
                self._start(self._think(seat, level, table_state.table.view(seat), table_state.version))
        if made:
            await self.enter(made)
        return bool(made)

    async def _think(self, seat: int, level: str, view: Any, version: int) -> None:
        """A bot that takes its time, beside the loop."""
        choices = await self.registry.think(self.table_state.rules, level, view)

        async def choose() -> None:
            self._thinking.pop(seat, None)
            table = self.table_state.table
            same = (
                self.table_state.version == version
                and table is not None
                and seat in self.table_state.waiting()
            )
            if same and table is not None and table.can(seat, choices):
                await self.enter([(log_rows.CHOICE, seat, "bot", {"choices": choices}, None)])

        await self.ask(choose)

    async def _let_clock_play(self) -> bool:
        """Time is up: what was queued, else what a bot would do."""
        deadline, table = self.deadline(), self.table_state.table
        if deadline is None or table is None or deadline > self.registry.clock():
            return False
        made: list[Made] = []
        for seat in self.table_state.waiting():
            queued = self.table_state.chairs[seat].queued
            choices = queued if queued and table.can(seat, queued) else None
            if choices is None:
                choices = self.table_state.rules.quick_choice(
                    self.table_state.rules.stand_in, table.view(seat)
                )
            made.append((log_rows.CHOICE, seat, "clock", {"choices": choices}, None))
        if made:
            await self.enter(made)
        return bool(made)

    def deadline(self) -> float | None:
        """When the clock runs out; who was interrupted by a restart gets a little time to come back."""
        deadline = self.table_state.deadline()
        if deadline is not None and self.table_state.version_began < self.registry.started:
            deadline = max(deadline, self.registry.started + self.registry.settings.after_restart)
        return deadline

    def reveal_by(self) -> float | None:
        """The same for the numbers that clients add to the seed."""
        until = self.table_state.reveal_by()
        if until is not None and (self.table_state.sealed_at or 0) < self.registry.started:
            until = max(until, self.registry.started + self.registry.settings.after_restart)
        return until

    async def _note_absence(self) -> bool:
        now = self.registry.clock()
        gone = [seat for seat, until in self._absences().items() if until <= now]
        if gone:
            await self.enter([(log_rows.AWAY, seat, "server", {}, None) for seat in gone])
        return bool(gone)

    def _absences(self) -> dict[int, float]:
        """The seats whose people are gone, and when a bot takes over."""
        pace = self.table_state.agreed.pace
        if self.table_state.state != PLAYING or mail_days(pace) is not None:
            return {}
        here = [seat for seat in self.table_state.people() if self.connected(seat)]
        if not here and pace == RELAXED:
            return {}  # nobody waits
        return {
            seat: self._last_seen[seat] + self.registry.settings.grace
            for seat in self.table_state.people()
            if seat not in here
        }

    def connected(self, seat: int) -> bool:
        """Does someone listen at this seat, here or at another node?"""
        return bool(self._audiences[seat].clients) or self.registry.present(self.table_state.id, seat)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timed = self.table_state.version
        times = [*self._absences().values()]
        times += [until for until in (self.deadline(), self.reveal_by()) if until is not None]
        if times:
            wait = max(0.02, min(times) - self.registry.clock())
            self._timer = asyncio.get_running_loop().call_later(min(wait, 3600.0), self.go_on_soon)

    # --- what a table has come to, for those who look for tables

    def settle_soon(self) -> None:
        """Have it written down what the table has come to."""
        if self.closed:
            return
        if self.table_state.state == OVER:
            self._start(self._settle())
        elif self._settling is None:
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(SETTLE, lambda: self._start(self._settle()))

    async def _settle(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None
        table_state, store = self.table_state, self.registry.store
        if table_state.number == self._settled or not self.registry.drives(table_state.id):
            return
        before, self._settled = self._settled, table_state.number
        self._begun = False
        due = self.deadline()
        if table_state.state == OPEN:
            due = self.reveal_by() or table_state.made_at + self.registry.settings.open_for
        settled = Settled(table_state.id, table_state.number, table_state.state, due)
        statements: list[Executable] = []
        if table_state.state == OVER and table_state.table is not None and not table_state.agreed.lesson:
            statements += store.finished(
                table_state.id, table_state.table.scores(), table_state.table.ranks()
            )
        try:
            await store.writer.commit(table_state.id, [], statements, settled)
        except Exception:
            self._settled = before
            raise
        if table_state.state == OVER:
            self.registry.rate_soon(table_state.id)
        self.registry.pushes.turn_soon(self)

    # --- the end

    def may_sleep(self, after: float) -> bool:
        """Has nobody been here for this many seconds, and is nothing going on?"""
        idle = self.registry.clock() - self.touched > min(after, self.registry.settings.idle)
        quiet = not self.connections() and not self._lock.locked()
        return idle and quiet and not self._thinking

    async def sleep(self) -> None:
        """Leave the table to the disk, and to other nodes."""
        await self._settle()
        self.close()
        await self.registry.release(self.table_state.id)

    def close(self) -> None:
        """End all connections; whoever comes again finds the table as it is stored."""
        self.closed = True
        for timer in (self._timer, self._settling):
            if timer is not None:
                timer.cancel()
        for audience in self._audiences:
            audience.end()
        if self._spectators is not None:
            self._spectators.close()
        self.registry.forget(self)

    def _start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        reason = None if task.cancelled() else task.exception()
        if reason is not None and not isinstance(reason, Asleep | UserError):  # a refusal is no trouble
            self.registry.trouble(self.table_state.id, reason)
