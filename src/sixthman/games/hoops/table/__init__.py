"""NBA Deck-Building at a table: cards of your own, options, notation, the story."""

from .adapter import HoopsAdapter
from .cardset import STANDARD_CARDS, TableCards
from .options import HoopsOptions

__all__ = ["STANDARD_CARDS", "Adapter", "HoopsAdapter", "HoopsOptions", "Options", "TableCards", "read_cards"]

Adapter = HoopsAdapter
Options = HoopsOptions
read_cards = TableCards.read
# What the page needs while it draws a table, by module
PAGE_VIEWS = {
    "table.figures": "hand_of discards_of dice_in",
    "table.words": "die_choice die_of",
    "table.notation": "DICE_NAMES",
    "rules.cardfile": "POSITION_NAMES SKILL_NAMES ATTACK_COLOURS",
}
