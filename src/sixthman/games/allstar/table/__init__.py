"""All-Star Draft at a table: options, notation, the story, hints, the referee."""

from .cardset import STANDARD_CARDS, TableCards
from .desk import AllstarDesk
from .options import AllstarOptions

__all__ = ["STANDARD_CARDS", "AllstarDesk", "AllstarOptions", "Desk", "Options", "TableCards", "read_cards"]

Desk = AllstarDesk
Options = AllstarOptions
read_cards = TableCards.read
