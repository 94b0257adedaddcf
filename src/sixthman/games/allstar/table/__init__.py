"""All-Star Draft at a table: options, notation, the story, hints, the referee."""

from .adapter import AllstarAdapter
from .cardset import STANDARD_CARDS, TableCards
from .options import AllstarOptions

__all__ = [
    "STANDARD_CARDS",
    "Adapter",
    "AllstarAdapter",
    "AllstarOptions",
    "Options",
    "TableCards",
    "read_cards",
]

Adapter = AllstarAdapter
Options = AllstarOptions
read_cards = TableCards.read
