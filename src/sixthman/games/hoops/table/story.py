"""The story of a game of NBA Deck-Building: what the rules tell of it, with names for numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from sixthman.kernel.facts import Names, Sheet, new_sheet, numbers_on, read_fact
from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.table.adapter import Event, Step

from ..declaration import BOUGHT_PLAYER, BOUGHT_TACTIC, DIE, PREPARED_NOW, REPLACED
from ..rules.cards import TACTICS
from ..rules.events import EVENTS
from ..rules.record import State
from ..rules.story import BEFORE, SAID, STORY_RECORDS, tell_choice, tell_opening
from .cardset import TableCards
from .notation import Notation

TURNS = {"hoops-turn", "hoops-overtime-turn", "hoops-last-turn"}  # events with which a turn begins


class Story:
    """Puts what happens into words at tables with one card set."""

    def __init__(self, notation: Notation) -> None:
        self._names: Names = {
            "card": notation.card,
            "position": notation.position,
            "die": lambda die: notation.die(DIE + die),
            "seat": int,
        }

    def opening(self, engine: Engine, state: State) -> list[Event]:
        """Who goes first, and what lies on the table."""
        sheet = new_sheet()
        engine.rule(tell_opening)(state, sheet)
        return self._read(sheet)

    def tell(self, engine: Engine, steps: Sequence[Step]) -> list[Event]:
        """What the last step led to; the earlier ones are those of the same turn."""
        recent, sheet = steps[-SAID:], new_sheet()
        records = np.zeros(STORY_RECORDS, engine.rules.record)
        words = records.view(np.uint64).reshape(STORY_RECORDS, -1)
        records[BEFORE] = recent[-1].before
        said = np.array([(int(step.before.phase), step.choice) for step in recent], np.int16)
        engine.rule(tell_choice)(records, words, recent[-1].seat, said, len(recent), sheet)
        return self._read(sheet)

    def _read(self, sheet: Sheet) -> list[Event]:
        numbers = iter(numbers_on(sheet))
        return [_event(type_, numbers, self._names) for type_ in numbers]


def _event(type_: int, numbers: Iterator[int], names: Names) -> Event:
    """The event of a type whose numbers come next."""
    name, shape = EVENTS[type_]
    to = next(numbers)
    return Event(name, read_fact(shape, numbers, names), None if to == NONE else to)


def actions_in(events: Sequence[Event], cards: TableCards) -> int:
    """The actions that were taken since the turn began, as bits of `done`."""
    taken = 0
    for event in reversed(events):
        if event.type in TURNS:
            break
        if event.type == "hoops-came-in":
            taken |= REPLACED
        elif event.type in ("hoops-prepared", "hoops-prepared-for"):
            taken |= PREPARED_NOW
        elif event.type == "hoops-bought":
            bought = cards.names.index(event.facts["card"])
            taken |= BOUGHT_PLAYER if bought < TACTICS else BOUGHT_TACTIC
    return taken
