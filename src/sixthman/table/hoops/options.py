"""What two players agree on before a game of NBA Deck-Building."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from sixthman.games.hoops.record import SEATS
from sixthman.kernel.piles import NONE
from sixthman.messages import BadOption, BadRecord

from .cardset import STANDARD_CARDS, TableCards

MOST_OVERTIMES = 9
USUAL_OVERTIMES = 4
BY_LOT = "lot"
_YES_NO = {"yes": True, "no": False}


@dataclass(frozen=True)
class HoopsOptions:
    """Variants (H14, H15), how many overtimes at the most, who begins (from 1, None: by lot), the cards."""

    pick_team: bool = False
    opening_draft: bool = False
    overtimes: int = USUAL_OVERTIMES
    first: int | None = None
    cards: TableCards = field(default=STANDARD_CARDS, compare=False)

    seats = SEATS

    def __post_init__(self) -> None:
        if not 0 <= self.overtimes <= MOST_OVERTIMES:
            raise BadOption("error-hoops-overtimes", given=self.overtimes, most=MOST_OVERTIMES)
        if self.first not in (None, 1, 2):
            raise BadOption("error-hoops-first", given=str(self.first))

    def numbers(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """The options as the rules know them."""
        first = NONE if self.first is None else self.first - 1
        return np.array([self.pick_team, self.opening_draft, self.overtimes, first], np.int64)

    def words(self) -> dict[str, str]:
        """The options as the lines of a record."""
        return {
            "pick team": "yes" if self.pick_team else "no",
            "opening draft": "yes" if self.opening_draft else "no",
            "overtimes": str(self.overtimes),
            "first": BY_LOT if self.first is None else str(self.first),
            "cards": self.cards.name,
            "cards digest": self.cards.digest,
        }

    @classmethod
    def from_words(cls, words: Mapping[str, str], cards: TableCards = STANDARD_CARDS) -> HoopsOptions:
        """Options from the lines of a record; BadRecord if it was played with other cards than these."""
        for needed in ("cards", "cards digest"):
            if needed not in words:
                raise BadRecord("error-record-missing", key=needed)
        cards.check_played(words["cards"], words["cards digest"])
        return cls(
            pick_team=_flag(words, "pick team"),
            opening_draft=_flag(words, "opening draft"),
            overtimes=_overtimes(words.get("overtimes", str(USUAL_OVERTIMES))),
            first=_first(words.get("first", BY_LOT)),
            cards=cards,
        )


def _flag(words: Mapping[str, str], key: str) -> bool:
    given = words.get(key, "no")
    if given not in _YES_NO:
        raise BadOption("error-hoops-flag", option=key, given=given)
    return _YES_NO[given]


def _overtimes(given: str) -> int:
    if given not in map(str, range(MOST_OVERTIMES + 1)):
        raise BadOption("error-hoops-overtimes", given=given, most=MOST_OVERTIMES)
    return int(given)


def _first(given: str) -> int | None:
    if given not in (BY_LOT, "1", "2"):
        raise BadOption("error-hoops-first", given=given)
    return None if given == BY_LOT else int(given)
