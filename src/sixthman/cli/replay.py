"""`sixthman replay`: a recorded game as a story, or proof that it was played by the rules."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from sixthman.messages import BadOption, BadRecord, say
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.adapter import GameAdapter
from sixthman.table.adapters import adapter_named
from sixthman.table.fairness import left_out, nonces_in


def tell_record(
    file: Path,
    verify: bool,
    seen: list[str],
    step: int | None,
    seat: int | None,
    cards: Path | None,
    language: str,
) -> None:
    """Print the story, up to a step, as a seat could know it; or check the record."""
    record = load(file)
    adapter = adapter_named(record.game, cards, record.rules)
    if verify or seen:
        table = verify_record(record, adapter, seen=seen)
        message = "replay-verified" if table.over else "replay-open"
        print(say(language, message, reveals=len(table.reveals)))
        tell_chance(record, seen, language)
        return
    tell(record, at_step(record, adapter, step), seat, language)


def tell_chance(record: Record, seen: list[str], language: str) -> None:
    """Print what is known of where the seed came from: who added to it, who was left out."""
    print(say(language, "replay-commitment", commitment=record.commitment))
    if seen:
        print(say(language, "replay-seen"))
    if record.given:
        print(say(language, "error-record-given", piles=", ".join(record.given)))
    nonces = nonces_in(record.seed or "", len(record.names)) if record.contributions else []
    out = left_out(record.contributions, nonces)
    added = [seat for seat in sorted(record.contributions) if seat not in out]
    if not added:
        print(say(language, "replay-not-added"))
    for message, seats in (("replay-added", added), ("replay-left-out", out)):
        if seats:
            named = ", ".join(str(seat + 1) for seat in seats)
            print(say(language, message, seats=named))


def load(file: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as reason:
        raise BadRecord("error-file", path=str(file), reason=str(reason)) from reason


def at_step(record: Record, adapter: GameAdapter, step: int | None) -> Table:
    """The table after this many reveals."""
    last = len(record.reveals)
    if step is not None and not 0 <= step <= last:
        raise BadOption("error-step", step=step, last=last)
    return next(islice(record.replay(adapter), last if step is None else step, None))


def tell(record: Record, table: Table, seat: int | None, language: str) -> None:
    """Print the story so far."""
    if seat is not None and not 1 <= seat <= table.options.seats:
        raise BadOption("error-no-such-seat", seat=seat, seats=table.options.seats)
    speaker = table.adapter.speaker(language, record.names, table.options)
    for event in table.events(None if seat is None else seat - 1):
        heading, *rows = speaker.event(event)
        print(heading)
        for row in rows:
            print(f"    {row}")
