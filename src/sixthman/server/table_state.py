"""A table as its rows have made it: who sits there, where the game is, what each seat has heard.

The same rows always give the same state, and the same news for every seat: so a table can sleep on disk,
wake on any node, and a client can go on from any number of its news.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sixthman.bots.characters import name_in_record
from sixthman.kernel.options import colors_worn
from sixthman.table.adapter import Event, GameAdapter
from sixthman.table.fairness import left_out, seed_of
from sixthman.table.options import Options

from . import log_rows
from .engines import Rules
from .fairness import reveal_seconds
from .frames import event_bytes, view_fields
from .guarded_table import GuardedTable
from .log_rows import LogRow
from .pace import RELAXED, allowance
from .table_settings import PERSON, TableSettings

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
BROKEN = "broken"  # in the list of tables alone: set aside, because its rows cannot be read


class Chair(msgspec.Struct):
    """A seat: for a person (bot is "") or for a bot."""

    bot: str
    name: str = ""
    guest: str = ""
    secret: str = ""  # hashed
    ready: bool = False
    commitment: str = ""  # the hash of the number this seat will add to the seed …
    nonce: str = ""  # … and the number, once it is told
    away: bool = False  # a bot plays for the person
    queued: list[int] = []  # what the clock plays if it runs out

    @property
    def taken(self) -> bool:
        """Does a person sit here?"""
        return bool(self.guest)


class News(msgspec.Struct, frozen=True, gc=False):
    """What one row means to one viewer: events, and whether what they see has changed."""

    events: bytes  # a JSON list
    seen: bool


class TableState:
    """A table in memory. Onlookers are numbered like seats; the last number is the spectators'."""

    def __init__(self, table_id: str, agreed: TableSettings, rules: Rules) -> None:
        self.id = table_id
        self.agreed = agreed
        self.rules = rules
        self.seats = len(agreed.chairs)
        self.spectators = self.seats
        self.state = OPEN
        self.chairs = [Chair(bot=level) for level in agreed.chairs]
        self.host: int | None = None
        self.number = 0  # of the last row
        self.made_at = agreed.made_at  # of the last row
        self.occupants = [0] * self.seats  # how many people have sat at each seat so far
        self.kicked: set[str] = set()  # guests who were removed
        self.sealed_at: float | None = None  # when all hashes of seats' numbers were fixed
        self.table: GuardedTable | None = None
        self.version = 0  # how many times a clock has begun
        self.version_began = 0.0
        self.nudged_at: float | None = None  # when someone asked, in this version, for what is owed
        self.votes: set[int] = set()  # seats that want bots for those who owe a choice
        self.rematch: dict[str, str] = {}
        self.news: list[list[News]] = [[] for _ in range(self.seats + 1)]
        self.answered: dict[str, int] = {}  # ids of what was sent, and the sender's last news then
        self._seen: list[bytes] = [b""] * (self.seats + 1)
        self._lasting: tuple[object, ...] = ()
        self._chosen = (0, 0)
        self._allowed: float | None = None  # seconds for the present version

    @property
    def adapter(self) -> GameAdapter:
        """The game's adapter."""
        return self.rules.adapter

    def apply(self, row: LogRow) -> None:
        """Let a row happen."""
        assert row.number == self.number + 1, (self.id, row.number, self.number)
        self.number, self.made_at = row.number, row.made_at
        _APPLY[row.type](self, row)
        if row.idem is not None and row.seat is not None:
            self.answered[row.idem] = len(self.news[row.seat])

    def apply_all(self, rows: Sequence[LogRow]) -> None:
        """Let many rows happen."""
        for row in rows:
            self.apply(row)

    # --- what is known

    def waiting(self) -> list[int]:
        """The seats that owe a choice."""
        return self.table.waiting() if self.table is not None and self.state == PLAYING else []

    def idem(self, seat: int, command_id: str) -> str:
        """What a command's id is stored as: those of whoever sat there before are not theirs."""
        before = self.occupants[seat] - 1
        return f"{seat}:{command_id}" if before < 1 else f"{seat}.{before}:{command_id}"

    def deadline(self) -> float | None:
        """When the clock of the present version runs out."""
        if self.state != PLAYING or self._allowed is None:
            return None
        return self.version_began + self._allowed

    def promised(self) -> dict[int, str]:
        """The hashes that seats have shown of what they add to the seed."""
        return {seat: chair.commitment for seat, chair in enumerate(self.chairs) if chair.commitment}

    def reveal_by(self) -> float | None:
        """When the cards are dealt without the numbers still missing, while they are being revealed."""
        if self.state != OPEN or self.sealed_at is None:
            return None
        return self.sealed_at + reveal_seconds(self.agreed.pace)

    def all_revealed(self) -> bool:
        """Has every seat revealed the number it had promised?"""
        return not left_out(self.promised(), self._nonces())

    def _nonces(self) -> list[str]:
        return [chair.nonce for chair in self.chairs]

    def quick_choice(self, level: str, view: Any) -> list[int]:
        """What a bot without a clock does; in a lesson the same whenever things are the same."""
        seed = f"{self.agreed.secret} {self.version}" if self.agreed.lesson else None
        return self.rules.quick_choice(level, view, seed)

    def people(self) -> list[int]:
        """The seats of people who have not left."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.taken and not chair.away]

    def silent(self) -> list[int]:
        """The seats of people who owe a choice."""
        return [seat for seat in self.waiting() if seat in self.people()]

    @property
    def hints(self) -> bool:
        """May seats ask what a bot would do? If it was not agreed on: whoever plays alone may."""
        people = sum(chair.bot == PERSON for chair in self.chairs)
        agreed = people == 1 if self.agreed.hints is None else self.agreed.hints
        return agreed and self.agreed.pace == RELAXED

    def colors(self) -> list[int]:
        """The numbers of the colors that the seats wear."""
        return colors_worn(self.agreed.options.get("colors", "").split(), self.seats)

    def names(self) -> list[str]:
        """What is in the record."""
        bots = [chair.bot for chair in self.chairs]
        return [chair.name or name_in_record(bots, seat) for seat, chair in enumerate(self.chairs)]

    def now(self, onlooker: int) -> dict[str, Any]:
        """All that a viewer may know of the table."""
        facts: dict[str, Any] = {
            "table": self.id,
            "state": self.state,
            "game": self.agreed.game,
            "options": self.agreed.options,
            "pace": self.agreed.pace,
            "public": self.agreed.public,
            "hints": self.hints,
            "lesson": self.agreed.lesson,
            "rules": self.agreed.rules,
            "commitment": self.agreed.commitment,
            "reveal_by": self.reveal_by(),
            "seat": onlooker if onlooker < self.seats else None,
            "host": self.host,
            "seats": [_chair_facts(chair, self.state == OPEN) for chair in self.chairs],
        }
        if self.agreed.deal:
            facts["deal"] = self.agreed.deal
        if "colors" in self.agreed.options:
            facts["colors"] = self.colors()
        if self.agreed.evening:
            facts["evening"] = self.agreed.evening
        if onlooker < self.seats:
            facts["invite"] = self.agreed.invite
            if self.state == OPEN and self.agreed.code:
                facts["code"] = self.agreed.code
        if self.rematch:
            facts["rematch"] = self.rematch if onlooker < self.seats else {"table": self.rematch["table"]}
        if self.table is not None:
            facts |= self._game_facts(self.table, onlooker)
        return facts

    def _game_facts(self, table: GuardedTable, onlooker: int) -> dict[str, Any]:
        view = self._view(onlooker)
        facts: dict[str, Any] = {
            "stage": self.version,
            "moment": self.adapter.heading(view) if self.state == PLAYING else "",
            "chosen": list(table.chosen()),
            "deadline": self.deadline(),
            "nudged": self.nudged_at,
            "scores": table.scores_in(view),
            "view": self._view_fields(onlooker),
        }
        if self.state == OVER:
            facts |= {"places": table.ranks_in(view), "seed": table.seed}
        if onlooker < self.seats:
            choices = table.open_choices(view) if self.state == PLAYING else []
            facts["legal"] = [[number, self.adapter.write(view, [number])] for number in choices]
            facts["sealed"] = self.adapter.sealed(view, onlooker) if self.state == PLAYING else []
            facts["queued"] = self.chairs[onlooker].queued
        return facts

    # --- before the deal

    def _sit(self, row: LogRow) -> None:
        chair = self._chair(row)
        chair.name, chair.guest, chair.secret = row.body["name"], row.body["guest"], row.body["secret"]
        chair.ready, chair.commitment, chair.nonce = False, "", ""
        self.occupants[row.seat or 0] += 1
        if self.host is None:
            self.host = row.seat
        self._tell_all("sat", seat=row.seat, name=chair.name)

    def _leave(self, row: LogRow) -> None:
        seat = row.body["seat"]
        name = self.chairs[seat].name
        if row.body["kicked"]:
            self.kicked.add(self.chairs[seat].guest)
        self.chairs[seat] = Chair(bot=PERSON)
        self._tell_all("kicked" if row.body["kicked"] else "left", seat=seat, name=name)
        self._pass_host_on()

    def _bot(self, row: LogRow) -> None:
        seat, level = row.body["seat"], row.body["level"]
        self.chairs[seat].bot = level
        self._tell_all("bot", seat=seat, level=level)

    def _rename(self, row: LogRow) -> None:
        self._chair(row).name = row.body["name"]
        self._tell_all("renamed", seat=row.seat, name=row.body["name"])

    def _ready(self, row: LogRow) -> None:
        self._chair(row).ready = row.body["ready"]
        self._tell_all("ready", seat=row.seat, ready=row.body["ready"])

    def _commit(self, row: LogRow) -> None:
        self._chair(row).commitment = row.body["commitment"]
        self._tell_all("committed", seat=row.seat, commitment=row.body["commitment"])

    def _seal(self, row: LogRow) -> None:
        """All hashes stand: what was added in the open before does not count any more."""
        self.sealed_at = row.made_at
        for chair in self.chairs:
            chair.nonce = ""
        commitments = [chair.commitment for chair in self.chairs]
        self._tell_all("sealed", commitments=commitments, reveal_by=self.reveal_by())

    def _reveal(self, row: LogRow) -> None:
        self._chair(row).nonce = row.body["nonce"]
        self._tell_all("revealed", seat=row.seat, nonce=row.body["nonce"])

    def _nonce(self, row: LogRow) -> None:
        self._chair(row).nonce = row.body["nonce"]
        self._tell_all("nonce", seat=row.seat, nonce=row.body["nonce"])

    def _close(self, row: LogRow) -> None:
        self.state = CLOSED
        self._tell_all("closed")

    def _deal(self, row: LogRow) -> None:
        options = self.adapter.read_options(self.agreed.options)
        nonces = self._nonces()
        seed = seed_of(self.agreed.secret, nonces)
        self.table = self._new_table(options, seed)
        self.state = PLAYING
        facts = {"nonces": nonces, "left_out": left_out(self.promised(), nonces)}
        self._after(row, [Event("dealt", facts)], 0)

    # --- during play

    def _choice(self, row: LogRow) -> None:
        assert self.table is not None
        assert row.seat is not None
        length = self.table.story_length()
        sealed = self.table.only_seals(row.seat)
        self.table.carry_out(row.seat, row.body["choices"])
        self._after(row, [], length, row.seat if sealed else None)

    def _back(self, row: LogRow) -> None:
        assert self.table is not None
        assert row.seat is not None
        length = self.table.story_length()
        self.table.take_back(row.seat)
        self._after(row, [], length, row.seat)

    def _queue(self, row: LogRow) -> None:
        chair = self._chair(row)
        chair.queued = row.body["choices"]
        assert row.seat is not None
        self._hear(row.seat, [event_bytes(Event("queued", {"choices": chair.queued}))], True)

    def _nudge(self, row: LogRow) -> None:
        self.nudged_at = row.made_at
        self._tell_all("nudged", seat=row.seat)

    def _replace(self, row: LogRow) -> None:
        """Who wants a bot has chosen: so it is told how many, not who."""
        assert row.seat is not None
        self.votes.add(row.seat)
        self._tell_all("votes", votes=len(self.votes))

    def _away(self, row: LogRow) -> None:
        self._chair(row).away = True
        self._tell_all("away", seat=row.seat)
        self._pass_host_on()

    def _here(self, row: LogRow) -> None:
        self._chair(row).away = False
        self._tell_all("here", seat=row.seat)
        self._pass_host_on()

    def _moved(self, row: LogRow) -> None:
        self._chair(row).secret = row.body["secret"]
        assert row.seat is not None
        self._hear(row.seat, [event_bytes(Event("moved"))], True)

    def _rematch(self, row: LogRow) -> None:
        self.rematch = {"table": row.body["table"], "invite": row.body["invite"]}
        self._tell_all("rematch", seat=row.seat, table=row.body["table"])

    # --- who hears what

    def _after(self, row: LogRow, first: list[Event], length: int, own: int | None = None) -> None:
        """Tell everyone what the game has come to: each from its own view.

        If something was only sealed (by seat `own`), nobody else's view can have changed.
        """
        table = self.table
        assert table is not None
        happened = [*first, *table.story_since(length)]
        encoded = {id(event): event_bytes(event) for event in happened}
        if table.over:
            self.state = OVER
        if table.lasting() != self._lasting:
            self._lasting = table.lasting()
            self.version, self.version_began = self.version + 1, row.made_at
            self._allowed = allowance(self.agreed.pace, self.rules.adapter, table.view(None))
            self.nudged_at, self.votes = None, set()
            for chair in self.chairs:
                chair.queued = []
        chosen = table.chosen()
        count = [] if chosen == self._chosen else [event_bytes(_chosen_event(chosen))]
        self._chosen = chosen
        for onlooker in range(self.seats + 1):
            if own is not None and onlooker != own:
                if count:
                    self._hear(onlooker, count, False)
                continue
            events = [encoded[id(event)] for event in happened if event.to in (None, onlooker)]
            seen = self._view(onlooker).tobytes()
            changed = seen != self._seen[onlooker]
            self._seen[onlooker] = seen
            if events or changed or count:
                self._hear(onlooker, events + count, changed or bool(events))

    def _tell_all(self, type_: str, **facts: Any) -> None:
        encoded = [event_bytes(Event(type_, facts))]
        for onlooker in range(self.seats + 1):
            self._hear(onlooker, encoded, True)

    def _hear(self, onlooker: int, events: list[bytes], seen: bool) -> None:
        self.news[onlooker].append(News(b"[" + b",".join(events) + b"]", seen))

    def _view(self, onlooker: int) -> Any:
        assert self.table is not None
        return self.table.view(onlooker if onlooker < self.seats else None)

    def _view_fields(self, onlooker: int) -> dict[str, Any]:
        return view_fields(self.rules.adapter.declared, self._view(onlooker), self.seats)

    def _new_table(self, options: Options, seed: str) -> GuardedTable:
        return GuardedTable(self.adapter, options, seed, self.names(), self.rules.engine)

    def _chair(self, row: LogRow) -> Chair:
        assert row.seat is not None
        return self.chairs[row.seat]

    def _pass_host_on(self) -> None:
        """A host who has left is followed by the next person at the table."""
        people = self.people()
        if self.host in people or (not people and self.host is not None and self.chairs[self.host].taken):
            return
        after = [seat for seat in people if self.host is not None and seat > self.host]
        self.host = next(iter(after or people), None)
        if self.host is not None:
            self._tell_all("host", seat=self.host)


def _chosen_event(chosen: tuple[int, int]) -> Event:
    return Event("chosen", {"chosen": chosen[0], "of": chosen[1]})


def _chair_facts(chair: Chair, before_deal: bool) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": chair.name,
        "bot": chair.bot,
        "taken": chair.taken,
        "ready": chair.ready,
        "away": chair.away,
    }
    if before_deal:
        facts |= {"commitment": chair.commitment, "nonce": chair.nonce}
    return facts


_APPLY: dict[str, Callable[[TableState, LogRow], None]] = {
    log_rows.SIT: TableState._sit,
    log_rows.LEAVE: TableState._leave,
    log_rows.BOT: TableState._bot,
    log_rows.RENAME: TableState._rename,
    log_rows.READY: TableState._ready,
    log_rows.COMMIT: TableState._commit,
    log_rows.SEAL: TableState._seal,
    log_rows.REVEAL: TableState._reveal,
    log_rows.NONCE: TableState._nonce,
    log_rows.CLOSE: TableState._close,
    log_rows.DEAL: TableState._deal,
    log_rows.CHOICE: TableState._choice,
    log_rows.BACK: TableState._back,
    log_rows.QUEUE: TableState._queue,
    log_rows.NUDGE: TableState._nudge,
    log_rows.REPLACE: TableState._replace,
    log_rows.AWAY: TableState._away,
    log_rows.HERE: TableState._here,
    log_rows.SECRET: TableState._moved,
    log_rows.REMATCH: TableState._rematch,
}
