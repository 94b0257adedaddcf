"""The cards a table of All-Star Draft plays with."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.module import Module
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

    def tables_of(self, module: Module) -> dict[str, Any]:
        """The tables a module's rules ask, as these know them."""
        earlier = self.cards.tables_of_rules_1() if module.manifest["rules"] == "1" else {}
        return {**self.tables, **earlier}

    def arena(self, number: int) -> str:
        """The name of an arena."""
        return self.cards.arenas[number].name

    def coach(self, number: int) -> str:
        """The name of a coach."""
        return self.cards.coaches[number].name


STANDARD_CARDS = TableCards.read(None)
