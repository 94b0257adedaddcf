"""Who sits here: people who share one keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from sixthman.bots import Bot
from sixthman.cli.thinking import Thinking
from sixthman.table import Table


class LocalGame:
    """One game at one keyboard. Sees the table only through views and events."""

    def __init__(self, table: Table, people: Sequence[int], bots: Mapping[int, Bot]) -> None:
        self.table = table
        self.people = list(people)
        self.bots = dict(bots)
        self._thinking = Thinking()
        self.keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.passing = False  # is the keyboard on its way to someone else?

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
        """One choice of one bot that is waited for, or a moment for it to think; False if none is."""
        for seat in self.table.waiting():
            if seat in self.bots:
                choices = self._thinking.choice(seat, self.bots[seat], partial(self.table.view, seat))
                if choices is not None:
                    self.choose(seat, choices)
                return True
        return False

    @property
    def thinker(self) -> int | None:
        """The seat whose bot needs more time: one at a time, for each wants the machine to itself."""
        return self._thinking.seat

    def stop(self) -> None:
        """People leave, and bots stop thinking."""
        self._thinking.stop()

    def choose(self, seat: int, choices: list[int]) -> None:
        """A seat chooses; a table that keeps news for later does so here."""
        self.table.choose(seat, choices)

    def sit_down(self, seat: int) -> None:
        """The keyboard goes to this person."""
        self.keyboard, self.passing = seat, False

    @property
    def deciding(self) -> bool:
        """Has the person at the keyboard not handed over yet?"""
        raise NotImplementedError

    def may_take_back(self) -> bool:
        """Does a sealed choice of the person at the keyboard still lie unopened?"""
        seat = self.keyboard
        return not self.deciding and seat is not None and bool(self.table.sealed(seat))

    def take_back(self) -> None:
        """The person at the keyboard gets the envelope back."""
        raise NotImplementedError
