"""What managers agree on before a game of All-Star Draft, beyond what is declared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixthman.kernel.options import texts
from sixthman.messages import BadOption
from sixthman.table.options import Options

from ..declaration import DECLARATION, MODES, SPECIES_NAMES
from ..rules.course import LONGEST_FOR_A_SEAT
from ..rules.draft import species_in_play
from .cardset import STANDARD_CARDS
from .notation import read_species


class AllstarOptions(Options):
    """Edition, seats, mode; whistle arenas or not, coaches or not; species if they are chosen rather than
    drawn."""

    declared = DECLARATION
    standard = STANDARD_CARDS

    @property
    def longest(self) -> int:
        """The same for every seat."""
        return LONGEST_FOR_A_SEAT * self.seats

    @classmethod
    def understood(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """Species may be named in any of our languages."""
        species = given.get("species")
        if species is None:
            return given
        names = texts(species.replace(",", " ").split() if isinstance(species, str) else species)
        if names is None:  # whoever checks the values says what is allowed
            return given
        return {**given, "species": tuple(SPECIES_NAMES[read_species(name)] for name in names)}

    def check(self) -> None:
        """As many different species as play, or none."""
        wanted = species_in_play(self.seats, MODES.index(self.mode))
        if len(self.species) not in (0, wanted) or len(set(self.species)) < len(self.species):
            raise BadOption("error-species", wanted=wanted, given=", ".join(self.species))
