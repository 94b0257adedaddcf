"""NBA Deck-Building on a full screen in the terminal: one or two people at one keyboard, a bot opposite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixthman.bots import Bot
    from sixthman.table import Table

__all__ = ["run"]


def run(
    table: Table, people: Sequence[int], bots: Mapping[int, Bot], language: str, save_to: Path | None = None
) -> bool:
    """Play a game here; True if people ask for another one."""
    from sixthman.cli.terminal.table_app import spend

    from .app import CourtTable
    from .local_game import CourtGame

    return spend(CourtTable(CourtGame(table, people, bots), language, save_to), save_to)
