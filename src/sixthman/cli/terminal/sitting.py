"""Who sits here: people who share one keyboard, bots in the other seats, and what they have not read yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixthman.bots import Bot
from sixthman.table import Event, Table

from .envelope import Envelope

# A reveal that is worth a page of its own; what else happens is told in the story alone.
_RESULTS = {"arena", "match", "shootout", "coach-chosen"}

Bulletin = list[Event]


class Sitting:
    """One game at one keyboard. Sees the table only through views and events."""

    def __init__(self, table: Table, people: Sequence[int], bots: Mapping[int, Bot]) -> None:
        self.table = table
        self.people = list(people)
        self.bots = dict(bots)
        self.bulletins: list[Bulletin] = []
        self._line_ups: Bulletin = []  # revealed, while somebody may still swap buses
        self.keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.passing = False  # is the keyboard on its way to somebody else?
        self.envelope: Envelope | None = None

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
        """One small choice of one bot that is waited for; False if none is."""
        for seat in self.table.waiting():
            if seat in self.bots:
                self._choose(seat, [self.bots[seat].choose(self.table.view(seat))])
                return True
        return False

    def play_on(self) -> None:
        """Bots play until a person is waited for, or to the end."""
        while self.person_waited_for() is None and self.bot_turn():
            pass

    def sit_down(self, seat: int) -> None:
        """The keyboard goes to this person, who finds an empty envelope."""
        self.keyboard, self.passing = seat, False
        self.envelope = Envelope(self.table.view(seat))

    def lock(self) -> None:
        """Hand the complete envelope over. If it was the last one, everything is carried out."""
        assert self.envelope is not None
        envelope, self.envelope = self.envelope, None
        while self.bot_turn():
            pass
        self._choose(envelope.seat, envelope.choices)
        self.play_on()

    def may_take_back(self) -> bool:
        """Does a locked envelope of the person at the keyboard still lie unopened?"""
        seat = self.keyboard
        return self.envelope is None and seat is not None and bool(self.table.sealed(seat))

    def take_back(self) -> None:
        """The person at the keyboard gets the envelope back, open at the last choice (ruling A8)."""
        seat = self.keyboard
        assert seat is not None
        choices = self.table.sealed(seat)
        self.table.take_back(seat)
        self.passing = False
        self.envelope = Envelope(self.table.view(seat), choices[:-1])

    def _choose(self, seat: int, choices: list[int]) -> None:
        happened = [event for event in self.table.choose(seat, choices) if event.to is None]
        if any(event.kind == "buses-open" for event in happened):
            self._line_ups = happened
        elif any(event.kind in _RESULTS for event in happened):
            self.bulletins.append(self._line_ups + happened)
            self._line_ups = []
