"""Who sits here: one or two people who share a keyboard, a bot opposite, and what nobody has read yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixthman.bots import Bot
from sixthman.table import Event, Table
from sixthman.table.hoops import HoopsDesk

from .figures import Figures
from .plan import Plan


class Sitting:
    """One game at one keyboard. Sees the table only through views and events."""

    def __init__(self, table: Table, people: Sequence[int], bots: Mapping[int, Bot]) -> None:
        assert isinstance(table.desk, HoopsDesk)
        self.table, self.desk = table, table.desk
        self.figures = Figures(self.desk.cards)
        self.people = list(people)
        self.bots = dict(bots)
        self.keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.passing = False  # is the keyboard on its way to somebody else?
        self.plan: Plan | None = None
        self._read = [0] * table.options.seats  # events each seat has read

    @property
    def eyes(self) -> int | None:
        """Whose cards may be shown: those of the person at the keyboard, of nobody while it is passed on."""
        return None if self.passing else self.keyboard

    def person_waited_for(self) -> int | None:
        """The person who chooses next: whoever has the keyboard if they can, so that it seldom moves."""
        waiting = [seat for seat in self.table.waiting() if seat in self.people]
        if self.keyboard in waiting:
            return self.keyboard
        return waiting[0] if waiting else None

    def bot_turn(self) -> bool:
        """One small choice of a bot that is waited for; False if none is."""
        for seat in self.table.waiting():
            if seat in self.bots:
                self.table.choose(seat, [self.bots[seat].choose(self.table.view(seat))])
                return True
        return False

    def sit_down(self, seat: int) -> None:
        """The keyboard goes to this person, who has decided nothing yet."""
        self.keyboard, self.passing = seat, False
        self.plan = Plan(self.table.view(seat), self.desk, self.figures.engine)

    def hand_over(self) -> None:
        """What was planned is carried out."""
        assert self.plan is not None
        plan, self.plan = self.plan, None
        self.table.choose(plan.seat, plan.choices)

    def may_take_back(self) -> bool:
        """Does a sealed choice of the person at the keyboard still lie unopened?"""
        seat = self.keyboard
        return self.plan is None and seat is not None and bool(self.table.sealed(seat))

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

    def told(self) -> list[Event]:
        """The story as the person at the keyboard may hear it."""
        return self.table.events(self.eyes)
