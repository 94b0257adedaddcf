"""NBA Deck-Building on a full screen in the terminal: one or two people at one keyboard, a bot opposite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sixthman.messages import BadOption

if TYPE_CHECKING:
    from sixthman.bots import Bot
    from sixthman.table import Table

__all__ = ["run"]


def run(
    table: Table, people: Sequence[int], bots: Mapping[int, Bot], language: str, save_to: Path | None = None
) -> bool:
    """Play a game to its end, or until people leave; True if they ask for another one.

    The record is written to `save_to`, if given, however the game ends.
    """
    from sixthman.table import Record

    from .app import CourtTable
    from .sitting import Sitting

    app = CourtTable(Sitting(table, people, bots), language, save_to)
    try:
        return bool(app.run())
    finally:
        if save_to is not None:
            try:
                Record.of(table).save(save_to)
            except OSError as problem:
                reason = problem.strerror or str(problem)
                raise BadOption("error-file-write", path=str(save_to), reason=reason) from problem
