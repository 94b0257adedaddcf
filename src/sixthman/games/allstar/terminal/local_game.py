"""Who sits at the rink: an envelope for the person at the keyboard, and results nobody has read yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixthman.bots import Bot
from sixthman.cli.terminal.local_game import LocalGame
from sixthman.table import Event, Table

from ..table import AllstarAdapter
from .envelope import Envelope

# A reveal that is worth a page of its own; what else happens is told in the story alone.
_RESULTS = {"arena", "match", "shootout", "coach-chosen"}

Bulletin = list[Event]


class RinkGame(LocalGame):
    """One game of All-Star Draft at one keyboard."""

    def __init__(self, table: Table, people: Sequence[int], bots: Mapping[int, Bot]) -> None:
        super().__init__(table, people, bots)
        assert isinstance(table.adapter, AllstarAdapter)
        self.cardset = table.adapter.cards
        self.bulletins: list[Bulletin] = []
        self._line_ups: Bulletin = []  # revealed, while someone may still swap buses
        self.envelope: Envelope | None = None

    @property
    def deciding(self) -> bool:
        """Is there an open envelope at the keyboard?"""
        return self.envelope is not None

    def play_on(self) -> None:
        """Bots play until a person is waited for, to the end, or until one has to think."""
        while self.person_waited_for() is None and self.bot_turn() and self.thinker is None:
            pass

    def bots_choose(self) -> bool:
        """Bots choose while the person at the keyboard has not handed over; False if one has to think."""
        while self.bot_turn():
            if self.thinker is not None:
                return False
        return True

    def is_last_person(self) -> bool:
        """Is nobody but the person at the keyboard and bots waited for?"""
        return all(seat == self.keyboard or seat in self.bots for seat in self.table.waiting())

    def sit_down(self, seat: int) -> None:
        """The keyboard goes to this person, who finds an empty envelope."""
        super().sit_down(seat)
        self.envelope = Envelope(self.table.view(seat), self.cardset)

    def lock(self) -> None:
        """Hand the complete envelope over. If it was the last one, everything is carried out."""
        assert self.envelope is not None
        envelope, self.envelope = self.envelope, None
        self.choose(envelope.seat, envelope.choices)
        self.play_on()

    def take_back(self) -> None:
        """The person at the keyboard gets the envelope back, open at the last choice (ruling A8)."""
        seat = self.keyboard
        assert seat is not None
        choices = self.table.sealed(seat)
        self.table.take_back(seat)
        self.passing = False
        self.envelope = Envelope(self.table.view(seat), self.cardset, choices[:-1])

    def choose(self, seat: int, choices: list[int]) -> None:
        """A seat chooses; what it brought to light is kept until it is read."""
        happened = [event for event in self.table.choose(seat, choices) if event.to is None]
        if any(event.type == "buses-open" for event in happened):
            self._line_ups = happened
        elif any(event.type in _RESULTS for event in happened):
            self.bulletins.append(self._line_ups + happened)
            self._line_ups = []
