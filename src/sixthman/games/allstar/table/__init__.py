"""All-Star Draft at a table: options, notation, the story, hints, the referee."""

from pathlib import Path

from sixthman.kernel.module import Module

from .cardset import STANDARD_CARDS, TableCards
from .desk import AllstarDesk
from .options import AllstarOptions

__all__ = ["STANDARD_CARDS", "AllstarDesk", "AllstarOptions", "Options", "TableCards", "open_desk"]

Options = AllstarOptions


def open_desk(cards: Path | None = None, module: Module | None = None) -> AllstarDesk:
    """The desk, with the cards of a file or the standard ones, by the present rules or those of a module."""
    return AllstarDesk(TableCards.read(cards, module))
