"""What coaches may ask about a turn, from what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from sixthman.kernel.game import Engine
from sixthman.messages import IllegalChoice
from sixthman.server.commands import Number
from sixthman.table.adapter import Event

from ..declaration import KEEP, REROLL
from ..table.adapter import HoopsAdapter
from ..table.advice import advice
from ..table.figures import Figures

# The dice marked so far
QUESTION: list[Any] = [("dice", Annotated[list[Number], Meta(max_length=30)], [])]


class Adviser:
    """Answers questions about a turn."""

    def __init__(self, adapter: HoopsAdapter, engine: Engine) -> None:
        self._figures = Figures(adapter.cards, engine)

    def evaluate(
        self, view: Any, legal: Sequence[int], events: Sequence[Event], question: Any
    ) -> dict[str, Any]:
        """What the turn comes to; IllegalChoice for dice that cannot be marked."""
        for die in question.dice:
            if die not in legal or int(view.phase) not in (REROLL, KEEP):
                raise IllegalChoice("error-server-die", die=die)
        return advice(view, question.dice, events, self._figures)
