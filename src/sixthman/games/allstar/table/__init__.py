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
# What the page needs while it draws a table, by module
PAGE_VIEWS = {
    "table.packs": "picks_of picks given_away travel in_hand handed_on pack_size bench_of older_teams"
}
