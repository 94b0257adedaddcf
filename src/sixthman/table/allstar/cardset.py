"""The cards a table of All-Star Draft plays with."""

from __future__ import annotations

from pathlib import Path

from sixthman.games.allstar import GAME
from sixthman.games.allstar.cards import STANDARD, CardSet, load_cards
from sixthman.kernel.cardfile import sections_from
from sixthman.kernel.module import Module

from ..cardset import STANDARD_NAME, PlayedCards, read_set


class TableCards(PlayedCards[CardSet]):
    """A card set, and the name of the file it came from."""

    usual = GAME
    standard = STANDARD

    def arena(self, number: int) -> str:
        """The name of an arena."""
        return self.cards.arenas[number].name

    def coach(self, number: int) -> str:
        """The name of a coach."""
        return self.cards.coaches[number].name


STANDARD_CARDS = TableCards(STANDARD_NAME, STANDARD)


def read_cards(path: Path | None, module: Module | None = None) -> TableCards:
    """The cards of a file, the standard ones without: those of a module, if earlier rules are named; BadCards
    names file and row of what is wrong."""
    if path is not None:
        return TableCards(*read_set(path, load_cards), module)
    if module is None:
        return STANDARD_CARDS
    return TableCards(STANDARD_NAME, CardSet(sections_from(module.manifest["cards"])), module)
