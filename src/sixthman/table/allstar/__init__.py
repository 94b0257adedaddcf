"""All-Star Draft at a table: options, notation, the story, hints, the referee."""

from .cardset import STANDARD_CARDS, TableCards, read_cards
from .desk import AllstarDesk
from .options import AllstarOptions

__all__ = ["STANDARD_CARDS", "AllstarDesk", "AllstarOptions", "TableCards", "read_cards"]
