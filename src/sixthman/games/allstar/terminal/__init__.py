"""All-Star Draft on a full screen in the terminal: people at one keyboard, bots in the other seats."""

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

    from .app import RinkTable
    from .local_game import RinkGame

    return spend(RinkTable(RinkGame(table, people, bots), language, save_to), save_to)
