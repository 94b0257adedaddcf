"""The cards a table of All-Star Draft plays with."""

from __future__ import annotations

from functools import cached_property
from typing import Any

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
    def tables(self) -> dict[str, Any]:
        """The tables the rules name, those of rules 1 among them where these are played by."""
        found = self.cards.tables()
        if self.module is not None and "COACH" in self.module.manifest["tables"]:
            found["COACH"] = self.cards.coaches_of_rules_1()
        return found

    def arena(self, number: int) -> str:
        """The name of an arena."""
        return self.cards.arenas[number].name

    def coach(self, number: int) -> str:
        """The name of a coach."""
        return self.cards.coaches[number].name


STANDARD_CARDS = TableCards.read(None)
