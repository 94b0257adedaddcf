"""What managers agree on before a game of All-Star Draft."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from sixthman.games.allstar.cards import EDITIONS, SPECIES_NAMES
from sixthman.games.allstar.draft import species_in_play
from sixthman.games.allstar.record import CLASH, CLASSIC, FREE_AGENCY, HERITAGE, MODES, STANDARD
from sixthman.messages import BadOption, BadRecord

from ..cardset import STANDARD_NAME
from .cardset import STANDARD_CARDS, TableCards
from .notation import read_species

FEWEST, MOST = 2, 6
FOR_TWO = {
    "2025": (MODES[HERITAGE], MODES[FREE_AGENCY], MODES[CLASH]),
    "2020": (MODES[CLASSIC],),
}
WITH_COACHES = {"2025": False, "2020": True}  # unless agreed otherwise


@dataclass(frozen=True)
class AllstarOptions:
    """Seats, mode, edition; species if they are chosen rather than drawn; whistle arenas, coaches or not; the
    cards."""

    seats: int = 4
    mode: str | None = None
    edition: str = "2025"
    species: tuple[str, ...] = ()
    whistle: bool = True
    coaches: bool | None = None
    cards: TableCards = field(default=STANDARD_CARDS, compare=False)

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise BadOption("error-edition", edition=self.edition, known=", ".join(EDITIONS))
        if not FEWEST <= self.seats <= MOST:
            raise BadOption("error-seats", seats=self.seats, fewest=FEWEST, most=MOST)
        two_modes = FOR_TWO[self.edition]
        if self.coaches is None:
            object.__setattr__(self, "coaches", WITH_COACHES[self.edition])
        if self.mode is None:
            object.__setattr__(self, "mode", two_modes[0] if self.seats == 2 else MODES[STANDARD])
        if self.mode not in MODES:
            raise BadOption("error-mode", mode=str(self.mode), known=", ".join(MODES))
        if self.mode not in (two_modes if self.seats == 2 else MODES[STANDARD : STANDARD + 1]):
            raise BadOption(
                "error-mode-seats",
                mode=self.mode,
                seats=self.seats,
                edition=self.edition,
                two=", ".join(two_modes),
            )
        self._check_species()

    def _check_species(self) -> None:
        chosen = tuple(SPECIES_NAMES[read_species(name)] for name in self.species)
        wanted = species_in_play(self.seats, self.mode_number)
        if len(set(chosen)) != len(chosen) or len(chosen) not in (0, wanted):
            raise BadOption("error-species", wanted=wanted, given=", ".join(chosen) or "-")
        object.__setattr__(self, "species", chosen)

    @property
    def mode_number(self) -> int:
        """The mode as the rules know it."""
        return MODES.index(str(self.mode))

    def numbers(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """The options as the rules know them."""
        return np.array(
            [
                EDITIONS.index(self.edition),
                self.seats,
                self.mode_number,
                0 if self.whistle else 1,
                1 if self.coaches else 0,
                *(int(name in self.species) for name in SPECIES_NAMES),
            ],
            np.int64,
        )

    def words(self) -> dict[str, str]:
        """The options as the lines of a record."""
        lines = {"edition": self.edition, "seats": str(self.seats), "mode": str(self.mode)}
        if self.species:
            lines["species"] = " ".join(self.species)
        if not self.whistle:
            lines["whistle"] = "no"
        if self.coaches != WITH_COACHES[self.edition]:
            lines["coaches"] = "yes" if self.coaches else "no"
        lines |= {"cards": self.cards.name, "cards digest": self.cards.digest}
        return lines

    @classmethod
    def from_words(cls, words: Mapping[str, str], cards: TableCards = STANDARD_CARDS) -> AllstarOptions:
        """Options from the lines of a record; BadRecord if it was played with other cards than these."""
        if "cards" in words and "cards digest" not in words:
            raise BadRecord("error-record-missing", key="cards digest")
        if "cards" in words or not cards.is_standard:  # records from before there were others name none
            cards.check_played(words.get("cards", STANDARD_NAME), words.get("cards digest", ""))
        seats = words.get("seats", "4")
        if re.fullmatch("[0-9]{1,9}", seats) is None:
            raise BadOption("error-seats", seats=seats, fewest=FEWEST, most=MOST)
        if words.get("whistle", "yes") not in ("yes", "no"):
            raise BadOption("error-whistle", given=words["whistle"])
        if words.get("coaches", "yes") not in ("yes", "no"):
            raise BadOption("error-coaches", given=words["coaches"])
        return cls(
            seats=int(seats),
            mode=words.get("mode"),
            edition=words.get("edition", EDITIONS[0]),
            species=tuple(words.get("species", "").split()),
            whistle=words.get("whistle", "yes") == "yes",
            coaches=words["coaches"] == "yes" if "coaches" in words else None,
            cards=cards,
        )
