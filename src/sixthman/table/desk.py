"""The scorer's desk: what a table must know of a game beyond its rules.

The rules know whole numbers; people know names. Each game has one desk, where the two meet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sixthman.kernel.game import Engine, Game

State = Any


@dataclass(frozen=True)
class Event:
    """Something that happened, as facts: cards in notation, seats from 0. `to`: only that seat knows."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    to: int | None = None


@dataclass(frozen=True)
class Given:
    """Chance decided beforehand: the top of each pile, and lots. What is missing, the seed decides."""

    piles: Mapping[str, Sequence[str]] = field(default_factory=dict)


class Options(Protocol):
    """What people agree on before a game; written to records as words."""

    @property
    def seats(self) -> int: ...

    def words(self) -> dict[str, str]:
        """The options as the lines of a record."""
        ...


class Desk(Protocol):
    """One game's desk."""

    game: Game
    spectator: int  # the seat number of those who only look on

    def read_options(self, words: Mapping[str, str]) -> Options:
        """Options from the lines of a record; BadOption says what is allowed."""
        ...

    def start(self, engine: Engine, state: State, options: Any, given: Given, stream: Any) -> None:
        """Set a table up; BadCards if the given piles cannot be."""
        ...

    def seal(self, state: State, seat: int, choice: int) -> None:
        """Put a legal choice into a seat's envelope without carrying anything out."""
        ...

    def sealed(self, state: State, seat: int) -> list[int]:
        """The choices in a seat's envelope."""
        ...

    def take_back(self, state: State, seat: int) -> None:
        """Empty a seat's envelope."""
        ...

    def write(self, state: State, choices: Sequence[int]) -> str:
        """Choices in notation, as they are made in a state."""
        ...

    def write_envelope(self, state: State, seat: int) -> str:
        """All that lies in a seat's envelope, in notation."""
        ...

    def read(self, text: str) -> list[int]:
        """Notation as choices; BadCards or IllegalChoice for what is none."""
        ...

    def moment(self, state: State) -> str:
        """A few words for where the game stands, for headings in records."""
        ...

    def opening(self, state: State) -> list[Event]:
        """The story of the deal."""
        ...

    def tell(self, before: State, after: State) -> list[Event]:
        """The story of what happened when the sealed choices of `before` were carried out."""
        ...
