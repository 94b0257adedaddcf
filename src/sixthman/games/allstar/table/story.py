"""The story of a game of All-Star Draft: what the rules tell on a sheet, as events with names."""

from __future__ import annotations

import numpy as np

from sixthman.kernel.facts import Names, Sheet, new_sheet, numbers_on, read_fact
from sixthman.kernel.game import Engine
from sixthman.table.adapter import Event

from ..rules.events import EVENTS, EVERYBODY
from ..rules.record import State
from ..rules.story import BEFORE, STORY_RECORDS, tell_choice, tell_opening
from .cardset import STANDARD_CARDS, TableCards
from .names import names_with


class Story:
    """Lets the rules tell what happened, on the engine of a table."""

    def __init__(self, cards: TableCards = STANDARD_CARDS) -> None:
        self._names = names_with(cards)

    def opening(self, engine: Engine, state: State) -> list[Event]:
        """The species in play and the first deal."""
        sheet = new_sheet()
        engine.rule(tell_opening)(state, sheet)
        return events_on(sheet, self._names)

    def choice(self, engine: Engine, before: State, seat: int, choice: int) -> list[Event]:
        """What happened when a seat made a choice; nothing if it stayed in its envelope."""
        sheet = new_sheet()
        records = np.zeros(STORY_RECORDS, engine.rules.record)
        words = records.view(np.uint64).reshape(STORY_RECORDS, -1)
        records[BEFORE] = before
        engine.rule(tell_choice)(records, words, seat, choice, sheet)
        return events_on(sheet, self._names)


def events_on(sheet: Sheet, names: Names) -> list[Event]:
    """All events on a sheet, with names for their numbers."""
    numbers = iter(numbers_on(sheet))
    events = []
    for type_ in numbers:
        (name, shape), to = EVENTS[type_], next(numbers)
        facts = read_fact(shape, numbers, names)
        events.append(Event(name, facts, to=None if to == EVERYBODY else to))
    return events
