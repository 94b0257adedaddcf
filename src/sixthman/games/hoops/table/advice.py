"""What a turn of NBA Deck-Building comes to, told as facts from what one seat sees.

The rules write it down (`games.hoops.advice`); here their numbers get names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from sixthman.kernel.facts import Names, new_sheet, numbers_on, read_fact
from sixthman.table.adapter import Event

from ..rules.advice import ADVICE, TYPES, tell_counsel
from ..rules.cardfile import POSITION_NAMES, RATINGS
from ..rules.checklist import STATES, STEPS
from .cardset import TableCards
from .figures import Figures
from .story import actions_in


def advice(view: Any, dice: Sequence[int], events: Sequence[Event], figures: Figures) -> dict[str, Any]:
    """All of it, for the seat whose view this is; `dice` are those it has selected so far, as choices.

    A spectator is told what does not depend on a seat.
    """
    return advice_for(view, int(view.viewer), dice, events, figures)


def advice_for(
    view: Any, seat: int, dice: Sequence[int], events: Sequence[Event], figures: Figures
) -> dict[str, Any]:
    """The same for a seat, or for anyone if that is none."""
    sheet, taken = new_sheet(), actions_in(events, figures.cards)
    tell = figures.engine.rule(tell_counsel)
    tell(view, view.copy(), seat, taken, np.array(dice, np.int64), len(dice), sheet)
    facts: dict[str, Any] = read_fact(ADVICE, iter(numbers_on(sheet)), names_in(figures.cards))
    return facts


def names_in(cards: TableCards) -> Names:
    """What the numbers of the advice mean."""
    return {
        "card": cards.names.__getitem__,
        "position": POSITION_NAMES.__getitem__,
        "rating": RATINGS.__getitem__,
        "step": STEPS.__getitem__,
        "state": STATES.__getitem__,
        "kind": TYPES.__getitem__,
        "seat": int,
    }
