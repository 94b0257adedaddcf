"""Records of games that were played here, and looking at them step by step."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from sixthman.messages import BadOption
from sixthman.table import Record

from .command_checks import NotAllowed
from .frames import view_fields
from .guarded_table import GuardedTable
from .table_state import OVER, TableState


def record_text(table_state: TableState) -> str:
    """The record; while the game goes on, only what was agreed on and the commitment."""
    if table_state.state == OVER and table_state.table is not None:
        record = Record.of(table_state.table)
        record.contributions = table_state.promised()
        return record.text()
    agreed = table_state.agreed
    head = Record(
        agreed.game,
        agreed.options,
        table_state.names(),
        None,
        agreed.commitment,
        rules=agreed.rules,
        contributions=table_state.promised(),
    )
    return head.text(reveal_seed=False)


def replay_view(table_state: TableState, step: int, seat: int | None) -> dict[str, Any]:
    """A finished game after this many steps, as a seat saw it."""
    record = Record.of(_finished(table_state, seat))
    last = len(record.reveals)
    if step > last:
        raise BadOption("error-step", step=step, last=last)
    table = next(islice(record.replay(table_state.adapter, table_state.rules.engine), step, None))
    view = table.view(seat)
    return {
        "step": step,
        "last": last,
        "title": record.reveals[step - 1].title if step else "",
        "choices": record.reveals[step - 1].choices if step else {},
        "view": view_fields(table_state.rules.adapter.declared, view, table_state.seats),
        "events": [{"kind": event.type, "facts": dict(event.facts)} for event in table.events(seat)],
    }


def replay_steps(table_state: TableState, seat: int | None) -> bytes:
    """A finished game, step by step, as a seat saw it: each step tells only what has changed."""
    table = _finished(table_state, seat)
    record = Record.of(table)
    steps: list[dict[str, Any]] = []
    known: dict[str, Any] = {}
    heard = 0
    for step, now in enumerate(record.replay(table_state.adapter, table_state.rules.engine)):
        fields = view_fields(table_state.rules.adapter.declared, now.view(seat), table_state.seats)
        events = now.events(seat)
        steps.append(
            {
                "title": record.reveals[step - 1].title if step else "",
                "choices": record.reveals[step - 1].choices if step else {},
                "moment": "" if now.over else now.heading,
                "scores": now.scores(),
                "view": {name: value for name, value in fields.items() if known.get(name) != value},
                "events": [{"kind": one.type, "facts": dict(one.facts)} for one in events[heard:]],
            }
        )
        known, heard = fields, len(events)
    facts = {
        "game": table_state.agreed.game,
        "seat": seat,
        "seats": table_state.seats,
        "names": table_state.names(),
        "places": table.ranks(),
        "steps": steps,
    }
    return msgspec.json.encode(facts)


def replay_head(table_state: TableState) -> dict[str, Any]:
    """What a finished game was: who played what, and how it ended."""
    table = _finished(table_state, None)
    agreed = table_state.agreed
    return {
        "table": table_state.id,
        "game": agreed.game,
        "options": agreed.options,
        "names": table_state.names(),
        "colors": table_state.colors(),
        "bots": [chair.bot for chair in table_state.chairs],
        "scores": table.scores(),
        "places": table.ranks(),
        "made_at": agreed.made_at,
        "public": agreed.public,
        "lesson": agreed.lesson,
        "steps": len(table.reveals),
        "commitment": agreed.commitment,
        "contributions": [chair.commitment for chair in table_state.chairs],
        "seed": table.seed,
    }


def _finished(table_state: TableState, seat: int | None) -> GuardedTable:
    """The game, if it is over and has such a seat."""
    if table_state.state != OVER or table_state.table is None:
        raise NotAllowed("error-server-not-over")
    if seat is not None and seat >= table_state.seats:
        raise BadOption("error-no-such-seat", seat=seat + 1, seats=table_state.seats)
    return table_state.table
