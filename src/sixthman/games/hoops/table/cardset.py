"""The cards a table of NBA Deck-Building plays with."""

from __future__ import annotations

from functools import cached_property

from sixthman.table.cardset import PlayedCards

from ..rules import GAME
from ..rules.cardfile import FORM
from ..rules.cards import STANDARD, CardSet, change_cards, lay_out, load_cards, write_cards


class TableCards(PlayedCards[CardSet]):
    """A card set, and the name of the file it came from."""

    usual = GAME
    standard = STANDARD
    load = staticmethod(load_cards)
    lay_out = staticmethod(lay_out)
    change = staticmethod(change_cards)
    form = FORM
    write = staticmethod(write_cards)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each model, "" if it is not used."""
        return self.cards.names


STANDARD_CARDS = TableCards.read(None)
