"""Who sits at the court: a plan for the person at the keyboard, and what each seat has not read yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixthman.bots import Bot
from sixthman.cli.terminal.local_game import LocalGame
from sixthman.table import Event, Table

from ..table import HoopsAdapter
from ..table.figures import Figures
from .plan import Plan


class CourtGame(LocalGame):
    """One game of NBA Deck-Building at one keyboard."""

    def __init__(self, table: Table, people: Sequence[int], bots: Mapping[int, Bot]) -> None:
        super().__init__(table, people, bots)
        assert isinstance(table.adapter, HoopsAdapter)
        self.adapter = table.adapter
        self.figures = Figures(self.adapter.cards)
        self.plan: Plan | None = None
        self._read = [0] * table.options.seats  # events each seat has read

    @property
    def deciding(self) -> bool:
        """Is there a plan at the keyboard?"""
        return self.plan is not None

    def sit_down(self, seat: int) -> None:
        """The keyboard goes to this person, who has decided nothing yet."""
        super().sit_down(seat)
        self.plan = Plan(self.table.view(seat), self.adapter, self.figures.engine)

    def hand_over(self) -> None:
        """What was planned is carried out."""
        assert self.plan is not None
        plan, self.plan = self.plan, None
        self.choose(plan.seat, plan.choices)

    def take_back(self) -> None:
        """The person at the keyboard gets the envelope back, empty."""
        assert self.keyboard is not None
        self.table.take_back(self.keyboard)
        self.sit_down(self.keyboard)

    # --- the story

    def news(self, seat: int) -> list[Event]:
        """What a seat has not read; from now on it counts as read."""
        events = self.table.events(seat)
        new = events[self._read[seat] :]
        self._read[seat] = len(events)
        return new

    def story(self) -> list[Event]:
        """The story as the person at the keyboard may hear it."""
        return self.table.events(self.eyes)
