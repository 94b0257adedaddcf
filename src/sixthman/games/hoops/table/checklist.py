"""The turn as a checklist, and the attacks that wait: two parts of the advice, for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.table.adapter import Event

from ..rules.checklist import STATES
from .advice import advice_for
from .figures import Figures

DONE_ALREADY, NOW, OPEN, SHUT = STATES


@dataclass(frozen=True)
class TurnStep:
    """A step of a turn: whether it is done, being taken, open or shut; and what there is for it."""

    step: str
    state: str
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Fight:
    """A pending attack, the defense against it, and what it would score as it lies (H1)."""

    attacker: int
    attack: int
    defence: int
    points: int
    attack_dice: list[tuple[int, int]]
    defence_dice: list[tuple[int, int]]


def fights_in(view: Any, figures: Figures) -> list[Fight]:
    """The attacks that wait to be scored, the one of the turn's opponent first."""
    return [Fight(**fight) for fight in advice_for(view, NONE, (), (), figures)["fights"]]


def checklist(view: Any, seat: int, events: Sequence[Event], figures: Figures) -> list[TurnStep]:
    """The steps of the turn as a seat sees them."""
    return [TurnStep(**step) for step in advice_for(view, seat, (), events, figures)["steps"]]
