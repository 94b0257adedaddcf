"""Why a choice is good, in facts: what a tactic brings on average, which levels a player changes.

Nothing is guessed: every fact is read off the seat's own view by the rules. They are told as events of the
story are, by messages that begin with `hoops-because`: page and terminal have the same words for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.table.adapter import Event

from ..declaration import (
    BUY,
    DONE,
    ENTER,
    MENU,
    PREPARE,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from ..rules.cards import FATIGUE, TACTICS
from .adapter import HoopsAdapter
from .figures import Figures

MOST = 2  # levels told of


def because(adapter: HoopsAdapter, engine: Engine, view: Any, choices: Sequence[int]) -> list[Event]:
    """What speaks for a choice of a view's seat; nothing where the figures say it all."""
    if int(view.phase) not in (MENU, BUY, ENTER, PREPARE):
        return []
    figures, seat = Figures(adapter.cards, engine), int(view.viewer)
    starts = (TO_BUY_PLAYER, TO_BUY_TACTIC, TO_PREPARE, TO_REPLACE)
    about = [int(choice) for choice in choices if int(choice) not in starts][:1]
    if not about or about[0] >= DONE or about[0] == FATIGUE:
        return []
    card = about[0]
    if card >= TACTICS:
        return of_tactic(figures, view, seat, card)
    return of_player(figures, view, seat, card)


def of_tactic(figures: Figures, view: Any, seat: int, card: int) -> list[Event]:
    """What it brings on average, or stops, and whether the team is clever enough for it."""
    name, mean = figures.cards.names[card], round(figures.mean(view, seat, card))
    message = "hoops-because-brings" if figures.is_offence(card) else "hoops-because-stops"
    grounds = [Event(message, {"card": name, "mean": mean})]
    short = figures.of("COMPLEXITY", card) - figures.levels(view, seat)[0]
    return (
        [*grounds, Event("hoops-because-complex", {"card": name, "short": short})] if short > 0 else grounds
    )


def of_player(figures: Figures, view: Any, seat: int, card: int) -> list[Event]:
    """Where the player helps most, and what changes there."""
    position = figures.best_position(view, seat, card)
    if position is None:
        return []
    changes = figures.changes(view, seat, card, position)
    changes = sorted(changes, key=lambda change: change[1] - change[2])[:MOST]
    name = figures.cards.names[card]
    return [
        Event("hoops-because-betters", {"card": name, "rating": rating, "before": before, "after": after})
        for rating, before, after in changes
        if after > before
    ]
