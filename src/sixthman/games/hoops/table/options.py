"""What two coaches agree on before a game of NBA Deck-Building."""

from __future__ import annotations

from sixthman.table.options import Options

from ..declaration import DECLARATION
from ..rules.course import longest_game
from .cardset import STANDARD_CARDS


class HoopsOptions(Options):
    """Variants (H14, H15), how many overtimes at most, who goes first (from 1, None: by lot)."""

    declared = DECLARATION
    standard = STANDARD_CARDS

    @property
    def longest(self) -> int:
        """Every overtime adds to it."""
        return longest_game(self.overtimes)
