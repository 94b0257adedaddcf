"""Records of games in a Python program: load one, look at it, prove it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from sixthman.messages import BadOption, BadRecord
from sixthman.table import Table as Seats
from sixthman.table import picture, records
from sixthman.table.adapter import GameAdapter
from sixthman.table.adapters import adapter_named
from sixthman.table.view import View

from .arguments import path_of, whole_number

if TYPE_CHECKING:
    from .table import Table


def load(path: str | os.PathLike[str], *, cards: str | os.PathLike[str] | None = None) -> Record:
    """A game from its file; ValueError if it cannot be read or is no record.

    `cards` is the file of cards it was played with, if they were not the standard ones.
    """
    file = path_of(path)
    try:
        text = file.read_text("utf-8")
    except (OSError, ValueError) as reason:
        text = getattr(reason, "strerror", None) or str(reason)
        raise BadOption("error-file", path=str(file), reason=text) from reason
    return Record(records.read_record(text), None if cards is None else path_of(cards))


class Record:
    """A game as it is written down: its options, its seed, every choice.

    >>> import sixthman as sm
    >>> table = sm.new("allstar", seats=2, seed="7", bots=["rookie", "rookie"])
    >>> table.record.verify()
    <Table of allstar: 2 seats, over, seat 1: 103, seat 2: 87>
    """

    def __init__(
        self, written: records.Record, cards: Path | None = None, adapter: GameAdapter | None = None
    ) -> None:
        self._written = written
        self._cards = cards
        self._given_adapter = adapter

    @classmethod
    def of(cls, seats: Seats) -> Record:
        """The record of a table, as far as it has come."""
        return cls(records.Record.of(seats), adapter=seats.adapter)

    @property
    def game(self) -> str:
        """The game's name."""
        return self._written.game

    @property
    def options(self) -> dict[str, str]:
        """What was agreed on, in words."""
        return dict(self._written.options)

    @property
    def names(self) -> dict[int, str]:
        """Everyone's name, by seat."""
        return dict(enumerate(self._written.names, 1))

    @property
    def seed(self) -> str | None:
        """What all chance came from; None if it has not been revealed."""
        return self._written.seed

    @property
    def result(self) -> dict[int, int] | None:
        """The scores at the end, by seat; None if the game is not over."""
        return None if self._written.result is None else dict(enumerate(self._written.result, 1))

    @property
    def choices(self) -> list[tuple[str, dict[int, str]]]:
        """Every choice: a heading, and what each seat chose under it."""
        return [
            (reveal.title, {seat + 1: text for seat, text in reveal.choices.items()})
            for reveal in self._written.reveals
        ]

    @property
    def text(self) -> str:
        """The file's content."""
        return self._written.text()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file; ValueError if that cannot be."""
        try:
            self._written.save(path_of(path))
        except BadOption:
            raise
        except (OSError, ValueError) as reason:
            text = getattr(reason, "strerror", None) or str(reason)
            raise BadOption("error-file-write", path=str(path), reason=text) from reason

    def verify(self) -> Table:
        """Prove it: the seed, every choice, the result. BadRecord says what is wrong; else the last table."""
        return self._table(records.verify_record(self._written, self._adapter()))

    def replay(self, steps: int | None = None) -> Table:
        """The table after this many headings of `choices` (0: as it was dealt; None: all)."""
        tables = self._written.replay(self._adapter())
        last = len(self._written.reveals)
        wanted = last if steps is None else whole_number("steps", steps)
        if not 0 <= wanted <= last:
            raise BadOption("error-step", step=wanted, last=last)
        for step, table in enumerate(tables):
            if step == wanted:
                return self._table(table)
        raise BadRecord("error-step", step=wanted, last=last)

    def story(self, language: str = "en") -> str:
        """The whole game in words, in a language."""
        return self.replay().story(language=language)

    def _adapter(self) -> GameAdapter:
        return self._given_adapter or adapter_named(self.game, self._cards, self._written.rules)

    def _table(self, seats: Seats) -> Table:
        from .table import Table

        return Table(seats.copy(), {})

    def _last_view(self) -> View:
        return self.replay().watch()

    def __repr__(self) -> str:
        ended = "not over" if self.result is None else f"result {self.result}"
        return f"<Record of {self.game}: {', '.join(self.names.values())}, {ended}>"

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        rows = [[key, value] for key, value in self._written.options.items() if "digest" not in key]
        result = self.result or {}
        rows += [[name, str(result.get(seat, "–"))] for seat, name in self.names.items()]
        heads = [self.game, f"{len(self._written.reveals)} headings"]
        return picture.page(picture.heading(*heads) + picture.grid([], rows))
