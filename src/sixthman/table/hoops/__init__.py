"""NBA Deck-Building at a table: cards of one's own, options, notation, the story."""

from .cardset import STANDARD_CARDS, TableCards, read_cards
from .desk import HoopsDesk
from .options import HoopsOptions

__all__ = ["STANDARD_CARDS", "HoopsDesk", "HoopsOptions", "TableCards", "read_cards"]
