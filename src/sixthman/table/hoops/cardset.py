"""The cards a table of NBA Deck-Building plays with."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from sixthman.games.hoops import GAME
from sixthman.games.hoops.cards import STANDARD, CardSet, load_cards
from sixthman.kernel.cardfile import sections_from
from sixthman.kernel.module import Module

from ..cardset import STANDARD_NAME, PlayedCards, read_set


class TableCards(PlayedCards[CardSet]):
    """A card set, and the name of the file it came from."""

    usual = GAME
    standard = STANDARD

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each model, "" if it is not used."""
        return self.cards.names


STANDARD_CARDS = TableCards(STANDARD_NAME, STANDARD)


def read_cards(path: Path | None, module: Module | None = None) -> TableCards:
    """The cards of a file, the standard ones without: those of a module, if earlier rules are named; BadCards
    names file and row of what is wrong."""
    if path is not None:
        return TableCards(*read_set(path, load_cards), module)
    if module is None:
        return STANDARD_CARDS
    return TableCards(STANDARD_NAME, CardSet(sections_from(module.manifest["cards"])), module)
