"""What speaks for a choice, in facts that a game reads off a view: see `games/<game>/table/because.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.registry import game_named
from sixthman.table.adapter import Event, GameAdapter


def because(adapter: GameAdapter, engine: Engine, view: Any, choices: Sequence[int]) -> list[Event]:
    """Events that tell it, the most important first; none for a game that says nothing of it."""
    found = game_named(adapter.game.name).load("table.because")
    return [] if found is None else list(found.because(adapter, engine, view, choices))


def because_facts(adapter: GameAdapter, engine: Engine, view: Any, choices: Sequence[int]) -> list[Any]:
    """The same as plain data."""
    found = because(adapter, engine, view, choices)
    return [{"kind": event.type, "facts": dict(event.facts)} for event in found]
