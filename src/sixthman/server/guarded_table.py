"""A table as the server needs it: checked and told from a seat's view, carried out without a second check."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

import numpy as np

from sixthman.kernel.game import Engine
from sixthman.kernel.lists import all_scores
from sixthman.messages import IllegalChoice, UserError
from sixthman.table import Table
from sixthman.table.adapter import Event, GameAdapter
from sixthman.table.options import Options

from .frames import asked_seats


class GuardedTable(Table):
    """A table whose refusals, too, are built from views: they tell a seat nothing it must not know."""

    def __init__(
        self, adapter: GameAdapter, options: Options, seed: str, names: list[str], engine: Engine
    ) -> None:
        super().__init__(adapter, options, seed, names=names, engine=engine)
        self._all_scores = engine.rule(all_scores)

    def verified(self, seat: int, choice: str | Iterable[int]) -> list[int]:
        """The choice as numbers, checked; a refusal knows no more than the seat."""
        if not isinstance(choice, str):
            choice = list(choice)
            if len(choice) == 1 and choice[0] in self.legal(seat):
                return choice
        try:
            return self.verify(seat, choice)
        except UserError:
            self._as_seen(seat).verify(seat, choice)
            raise IllegalChoice("error-server-not-now") from None

    def carry_out(self, seat: int, choices: Iterable[int]) -> list[Event]:
        """Choices that `verified` has checked."""
        happened = []
        for number in choices:
            if self.only_seals(seat):
                self._game.act(self._state, seat, number)
            else:
                happened += self._act(seat, number)
        return happened

    def only_seals(self, seat: int) -> bool:
        """Will the seat's next choice stay in its envelope, because others have not chosen yet?"""
        others = int(self._game.waiting(self._state)) & ~(1 << seat)
        return others != 0 and not self.adapter.by_steps

    def story_length(self) -> int:
        """How many events there are so far, for all."""
        return len(self._events)

    def story_since(self, length: int) -> list[Event]:
        """The events after this many."""
        return self._events[length:]

    def open_choices(self, view: Any) -> list[int]:
        """The choices open to the seat whose view this is."""
        seat = int(view.viewer)
        if not int(self._game.waiting(view)) >> seat & 1:
            return []
        return self._legal_in(view, seat)

    def scores_in(self, view: Any) -> list[int]:
        """Points so far, as a view shows them."""
        scores = np.zeros(self.options.seats, np.int64)
        self._all_scores(view, self.options.seats, scores)
        return [int(score) for score in scores]

    def ranks_in(self, view: Any) -> list[int]:
        """Places at the end of the game."""
        return [int(self._game.rank(view, seat)) for seat in range(self.options.seats)]

    def chosen(self) -> tuple[int, int]:
        """How many have chosen, of how many that were asked: never who."""
        asked = len(asked_seats(self._state))
        return asked - len(self.waiting()), asked

    def lasting(self) -> tuple[object, ...]:
        """What a clock runs for: until the next reveal, or a whole turn."""
        if self.over:
            return ()
        if self.adapter.by_steps:
            return (self.heading, int(self._state.asked))
        return (len(self.reveals),)

    def _as_seen(self, seat: int) -> GuardedTable:
        """The table as the seat sees it: good for checking a choice, nothing else."""
        seen = copy.copy(self)
        seen._state = self.view(seat)
        return seen
