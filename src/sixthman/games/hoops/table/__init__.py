"""NBA Deck-Building at a table: cards of one's own, options, notation, the story."""

from .cardset import STANDARD_CARDS, TableCards
from .desk import HoopsDesk
from .options import HoopsOptions

__all__ = ["STANDARD_CARDS", "Desk", "HoopsDesk", "HoopsOptions", "Options", "TableCards", "read_cards"]

Desk = HoopsDesk
Options = HoopsOptions
read_cards = TableCards.read
