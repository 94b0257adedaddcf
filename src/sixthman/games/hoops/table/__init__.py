"""NBA Deck-Building at a table: cards of one's own, options, notation, the story."""

from .adapter import HoopsAdapter
from .cardset import STANDARD_CARDS, TableCards
from .options import HoopsOptions

__all__ = ["STANDARD_CARDS", "Adapter", "HoopsAdapter", "HoopsOptions", "Options", "TableCards", "read_cards"]

Adapter = HoopsAdapter
Options = HoopsOptions
read_cards = TableCards.read
