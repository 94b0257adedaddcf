"""The scorer's desk: what a table must know of a game beyond its rules.

The rules know whole numbers; people know names. Each game has one desk, where the two meet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sixthman.kernel.game import Engine, Game
from sixthman.messages import IllegalChoice

State = Any


@dataclass(frozen=True)
class Event:
    """Something that happened, as facts: cards in notation, seats from 0. `to`: only that seat knows."""

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    to: int | None = None


@dataclass(frozen=True)
class Moment:
    """Choices of a record that stand together: what each seat decided, in notation."""

    title: str
    choices: dict[int, str]


@dataclass(frozen=True)
class Step:
    """A choice that was made, between the state it was made in and the one it led to."""

    before: State
    seat: int
    choice: int
    after: State


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
    engine: Engine  # its compiled rules, with the cards of this desk
    spectator: int  # the seat number of those who only look on
    by_steps: bool  # choices are carried out one by one, and a line of a record holds several of them

    def read_options(self, words: Mapping[str, str]) -> Options:
        """Options from the lines of a record; BadOption says what is allowed."""
        ...

    def start(self, engine: Engine, state: State, options: Any, given: Given, stream: Any) -> None:
        """Set a table up; BadCards if the given piles cannot be."""
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

    def read(self, text: str) -> list[int]:
        """Notation as choices; BadCards or IllegalChoice for what is none."""
        ...

    def meant(self, state: State, seat: int, said: Sequence[int], choice: int) -> int | None:
        """What was read, as a choice of this state, after others in the same text.

        The same, unless a verb goes with it; None if it only says what has happened by itself.
        """
        ...

    def try_out(self, engine: Engine, state: State, seat: int, choice: int) -> bool:
        """Make a legal choice on a copy. May more be tried after it? Not if chance, hidden cards or
        another seat's envelope came in: whoever tries would learn of them."""
        ...

    def why_not(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """A better reason than a list of what is legal, where the game has one."""
        ...

    def why_no_further(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """The same for a choice after one that `try_out` stopped at, made in this state."""
        ...

    def moment(self, state: State) -> str:
        """A few words for where the game stands, for headings in records."""
        ...

    def note(self, moments: list[Moment], steps: Sequence[Step]) -> None:
        """Write the last of a seat's steps under one heading down, once it may be known."""
        ...

    def opening(self, engine: Engine, state: State) -> list[Event]:
        """The story of the deal, told by the table's engine."""
        ...

    def tell(self, engine: Engine, steps: Sequence[Step]) -> list[Event]:
        """The story of the last of a seat's steps under one heading."""
        ...
