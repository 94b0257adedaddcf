"""Finished games from records: whoever is given one may look at it as at a game of their own.

Nothing in a record is believed. It is played again by the rules it names; a choice that breaks one and a
result that does not follow are refused.
"""

from __future__ import annotations

import msgspec

from sixthman.bots import LEVELS
from sixthman.messages import BadRecord
from sixthman.table.adapter import GameAdapter
from sixthman.table.fairness import commitment_of
from sixthman.table.records import Record, read_record, verify_record

from . import log_rows
from .deals import rows_of_deal
from .engines import Rules
from .log_rows import Made
from .pace import RELAXED
from .table_settings import PERSON, TableSettings, agree, free_options
from .table_state import TableState

LONGEST = 60_000  # letters of a record: the longest games have a third of it


def read_finished(text: str) -> Record:
    """The record of a finished game; a refusal says what is wrong with it."""
    if len(text) > LONGEST:
        raise BadRecord("error-record-long", most=LONGEST)
    record = read_record(text)
    if record.seed is None:
        raise BadRecord("error-record-no-seed")
    if record.given:
        raise BadRecord("error-record-given", piles=", ".join(record.given))
    if record.result is None:
        raise BadRecord("error-record-going-on")
    return record


def agree_on_recorded(adapter: GameAdapter, record: Record, now: float) -> TableSettings:
    """What was agreed on at the table of a record."""
    assert record.seed is not None
    known = free_options(adapter.declared)
    options = {word: value for word, value in record.options.items() if word in known}
    chairs = [_level(name, seat) for seat, name in enumerate(record.names)]
    agreed = agree(adapter, options, chairs, RELAXED, False, now)
    secret = record.seed
    return msgspec.structs.replace(
        agreed, secret=secret, commitment=commitment_of(secret), lesson=True, code=""
    )


def _level(name: str, seat: int) -> str:
    """The level of a bot, whose name says it; any other name is a person's."""
    level, _, number = name.rpartition("-")
    return level if level in LEVELS and number == str(seat + 1) else PERSON


def rows_of_recorded(rules: Rules, agreed: TableSettings, record: Record) -> list[Made]:
    """All that happened at the table of a record, once it has been verified."""
    verify_record(record, rules.adapter, rules.engine)
    sat: list[Made] = [
        (log_rows.SIT, seat, "person", {"name": name, "guest": "", "secret": ""}, None)
        for seat, name in enumerate(record.names)
        if agreed.chairs[seat] == PERSON
    ]
    return sat + rows_of_deal(TableState("record", agreed, rules), record)
