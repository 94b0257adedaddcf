"""The story of a game of All-Star Draft: what the rules tell on a sheet, as events with names."""

from __future__ import annotations

from threading import Lock

import numpy as np

from sixthman.games.allstar.events import EVENTS, EVERYBODY
from sixthman.games.allstar.record import RECORD, State
from sixthman.games.allstar.story import BEFORE, STORY_RECORDS, tell_choice, tell_opening
from sixthman.kernel.facts import Sheet, new_sheet, numbers_on, read_fact
from sixthman.kernel.game import Engine

from ..desk import Event
from .names import NAMES


class Story:
    """Lets the rules tell what happened, on the engine of a table."""

    def __init__(self) -> None:
        self._records = np.zeros(STORY_RECORDS, RECORD)
        self._words = self._records.view(np.uint64).reshape(STORY_RECORDS, -1)
        self._sheet = new_sheet()
        self._in_use = Lock()  # tables of several threads share a desk

    def opening(self, engine: Engine, state: State) -> list[Event]:
        """The species in play and the first deal."""
        with self._in_use:
            engine.rule(tell_opening)(state, self._sheet)
            return events_on(self._sheet)

    def choice(self, engine: Engine, before: State, seat: int, choice: int) -> list[Event]:
        """What happened when a seat made a choice; nothing if it stayed in its envelope."""
        with self._in_use:
            self._records[BEFORE] = before
            engine.rule(tell_choice)(self._records, self._words, seat, choice, self._sheet)
            return events_on(self._sheet)


def events_on(sheet: Sheet) -> list[Event]:
    """All events on a sheet, with names for their numbers."""
    numbers = iter(numbers_on(sheet))
    events = []
    for kind in numbers:
        (name, shape), to = EVENTS[kind], next(numbers)
        facts = read_fact(shape, numbers, NAMES)
        events.append(Event(name, facts, to=None if to == EVERYBODY else to))
    return events
