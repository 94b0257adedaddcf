"""NBA Deck-Building at a table: cards of one's own, options, notation, the story."""

from pathlib import Path

from sixthman.kernel.module import Module

from .cardset import STANDARD_CARDS, TableCards
from .desk import HoopsDesk
from .options import HoopsOptions

__all__ = ["STANDARD_CARDS", "HoopsDesk", "HoopsOptions", "Options", "TableCards", "open_desk"]

Options = HoopsOptions


def open_desk(cards: Path | None = None, module: Module | None = None) -> HoopsDesk:
    """The desk, with the cards of a file or the standard ones, by the present rules or those of a module."""
    return HoopsDesk(TableCards.read(cards, module))
