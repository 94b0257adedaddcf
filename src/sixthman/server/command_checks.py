"""What a seat asks for: may it, and which rows does it make?

Plain functions over a table's state, so that they serve a table of the server (`command_rows`) as well as
one that lives in a browser (`web/src/house`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sixthman.bots.game_levels import check_level
from sixthman.messages import IllegalChoice, UserError
from sixthman.table.fairness import contribution_hash

from . import commands as asked
from . import log_rows
from .guarded_table import GuardedTable
from .log_rows import Made
from .names import good_name
from .pace import NUDGE_SECONDS, RELAXED
from .table_settings import PERSON, TableSettings, agree, free_words
from .table_state import OPEN, OVER, PLAYING, Chair, TableState


class NotAllowed(UserError):
    """Someone asks for what is not theirs to ask for."""


def rows_for(state: TableState, seat: int, command: Any, idem: str | None, now: float) -> list[Made]:
    """The rows that a command makes; none if what it asks for is so already."""
    return _ROWS[type(command)](state, seat, command, idem, now)


def same_again(state: TableState, now: float) -> TableSettings | None:
    """What is agreed on for a rematch; None if there is one already."""
    if state.state != OVER:
        raise NotAllowed("error-server-not-over")
    if state.rematch:
        return None
    guests: list[str | None] = [chair.guest or None for chair in state.chairs]
    levels = [chair.bot for chair in state.chairs]
    old = state.agreed
    return agree(state.adapter, free_words(old), levels, old.pace, old.public, now, guests, old.hints)


def check_before_deal(state: TableState) -> None:
    """Nothing changes any more as soon as all hashes are fixed: numbers are revealed by then."""
    if state.state != OPEN or state.sealed_at is not None:
        raise NotAllowed("error-server-begun")


# --- what each command does


def _choose(state: TableState, seat: int, command: asked.Choose, idem: str | None, now: float) -> list[Made]:
    table = _table(state, command.stage)
    choices = table.verified(seat, command.choice)
    return [(log_rows.CHOICE, seat, "person", {"choices": choices}, idem)]


def _take_back(
    state: TableState, seat: int, command: asked.TakeBack, idem: str | None, now: float
) -> list[Made]:
    table = _table(state, command.stage)
    if not table.sealed(seat):
        raise IllegalChoice("error-nothing-to-take-back", seat=seat + 1)
    return [(log_rows.BACK, seat, "person", {}, idem)]


def _queue(state: TableState, seat: int, command: asked.Queue, idem: str | None, now: float) -> list[Made]:
    table = _table(state, None)
    choices = [] if command.choice is None else table.verified(seat, command.choice)
    return [(log_rows.QUEUE, seat, "person", {"choices": choices}, idem)]


def _ready(state: TableState, seat: int, command: asked.Ready, idem: str | None, now: float) -> list[Made]:
    check_before_deal(state)
    if state.chairs[seat].ready == command.ready:
        return []
    return [(log_rows.READY, seat, "person", {"ready": command.ready}, idem)]


def _commit(state: TableState, seat: int, command: asked.Commit, idem: str | None, now: float) -> list[Made]:
    check_before_deal(state)
    _no_lesson(state)
    if state.chairs[seat].commitment == command.commitment:
        return []
    return [(log_rows.COMMIT, seat, "person", {"commitment": command.commitment}, idem)]


def _reveal(state: TableState, seat: int, command: asked.Reveal, idem: str | None, now: float) -> list[Made]:
    if state.state != OPEN or state.sealed_at is None:
        raise NotAllowed("error-server-reveal-time")
    shown = contribution_hash(state.agreed.commitment, seat, command.nonce)
    if shown != state.chairs[seat].commitment:
        raise NotAllowed("error-server-reveal")
    return [(log_rows.REVEAL, seat, "person", {"nonce": command.nonce}, idem)]


def _rename(state: TableState, seat: int, command: asked.Rename, idem: str | None, now: float) -> list[Made]:
    check_before_deal(state)
    return [(log_rows.RENAME, seat, "person", {"name": good_name(command.name)}, idem)]


def _set_bot(state: TableState, seat: int, command: asked.SetBot, idem: str | None, now: float) -> list[Made]:
    _host_only(state, seat)
    _no_lesson(state)
    if command.level != PERSON:
        check_level(command.level, state.rules.adapter.declared)
    if _chair(state, command.seat).taken:
        raise NotAllowed("error-server-taken", seat=command.seat + 1)
    return [(log_rows.BOT, seat, "person", {"level": command.level, "seat": command.seat}, idem)]


def _kick(state: TableState, seat: int, command: asked.Kick, idem: str | None, now: float) -> list[Made]:
    _host_only(state, seat)
    if not _chair(state, command.seat).taken or command.seat == seat:
        raise NotAllowed("error-server-nobody", seat=command.seat + 1)
    return [(log_rows.LEAVE, seat, "person", {"seat": command.seat, "kicked": True}, idem)]


def _leave(state: TableState, seat: int, command: asked.Leave, idem: str | None, now: float) -> list[Made]:
    if state.state == OPEN:
        check_before_deal(state)
        return [(log_rows.LEAVE, seat, "person", {"seat": seat, "kicked": False}, idem)]
    if state.state != PLAYING:
        raise NotAllowed("error-server-over")
    return [(log_rows.AWAY, seat, "person", {}, idem)]


def _nudge(state: TableState, seat: int, command: asked.Nudge, idem: str | None, now: float) -> list[Made]:
    _without_clock(state)
    if not set(state.silent()) - {seat}:
        raise NotAllowed("error-server-nobody-silent")
    if state.nudged_at is not None:
        raise NotAllowed("error-server-nudged")
    return [(log_rows.NUDGE, seat, "person", {}, idem)]


def _replace(
    state: TableState, seat: int, command: asked.Replace, idem: str | None, now: float
) -> list[Made]:
    _without_clock(state)
    silent, nudged_at = state.silent(), state.nudged_at
    if seat in silent:
        raise NotAllowed("error-server-choose-first")
    if not silent:
        raise NotAllowed("error-server-nobody-silent")
    if nudged_at is None or now < nudged_at + NUDGE_SECONDS:
        raise NotAllowed("error-server-replace-early", seconds=int(NUDGE_SECONDS))
    made: list[Made] = [(log_rows.REPLACE, seat, "person", {}, idem)]
    voters = set(state.people()) - set(silent)
    if 2 * len((state.votes | {seat}) & voters) > len(voters):
        made += [(log_rows.AWAY, other, "server", {}, None) for other in silent]
    return made


_ROWS: dict[type, Callable[[TableState, int, Any, str | None, float], list[Made]]] = {
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
}


# --- what has to be so


def _table(state: TableState, version: int | None) -> GuardedTable:
    """The game in progress, if it is where the person thinks it does."""
    if state.state != PLAYING or state.table is None:
        raise NotAllowed("error-server-not-playing")
    if version is not None and version != state.version:
        raise NotAllowed("error-server-late")
    return state.table


def _without_clock(state: TableState) -> None:
    """A game in progress in which nothing but patience runs out."""
    _table(state, None)
    if state.agreed.pace != RELAXED:
        raise NotAllowed("error-server-nudge-clock")


def _no_lesson(state: TableState) -> None:
    if state.agreed.lesson:
        raise NotAllowed("error-server-lesson")


def _host_only(state: TableState, seat: int) -> None:
    check_before_deal(state)
    if state.agreed.evening:  # its seats are kept: nobody gives them away
        raise NotAllowed("error-evening-seats-kept")
    if state.host != seat:
        raise NotAllowed("error-server-host")


def _chair(state: TableState, seat: int) -> Chair:
    if seat >= state.seats:
        raise NotAllowed("error-no-such-seat", seat=seat + 1, seats=state.seats)
    return state.chairs[seat]
