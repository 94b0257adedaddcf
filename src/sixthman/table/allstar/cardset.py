"""The cards a table of All-Star Draft plays with."""

from __future__ import annotations

from pathlib import Path

from sixthman.games.allstar import GAME
from sixthman.games.allstar.cards import STANDARD, CardSet, load_cards

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


def read_cards(path: Path | None) -> TableCards:
    """The cards of a file, the standard ones without; BadCards names file and row of what is wrong."""
    return STANDARD_CARDS if path is None else TableCards(*read_set(path, load_cards))
