"""Tables of All-Star Draft for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.messages import UserError
from sixthman.table import Table
from sixthman.table.adapter import Given

# Three packs: seat 1 is dealt Ducks, seat 2 Wolves, seat 3 Tigers, 1 to 6 each.
PACKS = [f"{species}{number}" for species in ("Duck", "Wolf", "Tiger") for number in range(1, 7)]


def new_table(seats: int = 3, mode: str | None = None, seed: str = "table", **piles: list[str]) -> Table:
    """A table, with piles given by name."""
    return Table(AllstarAdapter(), AllstarOptions(seats=seats, mode=mode), seed=seed, given=Given(piles))


def packs_table() -> Table:
    """Three managers who hold Ducks, Wolves and Tigers."""
    return new_table(deck=PACKS)


def step(table: Table, seat: int | None = None) -> list[Any]:
    """One seat makes its first legal choice."""
    chooser = table.waiting()[0] if seat is None else seat
    return table.choose(chooser, [table.legal(chooser)[0]])


def play_until(table: Table, phase: int, round_: int = 0) -> None:
    """First legal choices until a phase begins."""
    while (int(table.view().phase), int(table.view().round_)) != (phase, round_):
        opened = len(table.reveals)
        while len(table.reveals) == opened:
            step(table)


def play_to_the_end(table: Table) -> None:
    """First legal choices until the game is over."""
    while not table.over:
        step(table)


def seen(table: Table) -> list[Any]:
    """All that anyone can see of a table."""
    seats = [*range(table.options.seats), None]
    return [
        [table.view(seat).tobytes() for seat in seats],
        [table.events(seat) for seat in seats],
        table.waiting(),
        table.scores(),
        list(table.reveals),
        [table.legal(seat) for seat in range(table.options.seats)],
    ]


@contextmanager
def refused(table: Table, kind: type[UserError], *parts: str) -> Iterator[None]:
    """What is done inside is refused with a sentence that holds these parts, and changes nothing."""
    before = seen(table)
    with pytest.raises(kind) as told:
        yield
    assert type(told.value) is kind
    for part in parts:
        assert part in str(told.value)
    assert seen(table) == before
