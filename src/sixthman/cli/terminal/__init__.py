"""A full-screen table in the terminal: people at one keyboard, bots in the other seats."""

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

    from .app import TerminalTable
    from .sitting import Sitting

    app = TerminalTable(Sitting(table, people, bots), language, save_to)
    try:
        return bool(app.run())
    finally:
        if save_to is not None:
            try:
                Record.of(table).save(save_to)
            except OSError as problem:
                reason = problem.strerror or str(problem)
                raise BadOption("error-file-write", path=str(save_to), reason=reason) from problem
