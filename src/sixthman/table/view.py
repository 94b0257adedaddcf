"""What a seat sees, by name: a view's numbers as cards, teams and choices, for those who write programs.

Everything here is built from a view record, which holds what its seat may know and nothing else. Seats
count from 1, as on records and in messages; what each seat has is a dictionary by seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, overload

from sixthman.kernel.lists import open_choices
from sixthman.messages import IllegalChoice, say, shown

from . import picture

if TYPE_CHECKING:
    from .adapter import GameAdapter, State


@dataclass(frozen=True)
class Card:
    """A card. One without a name stands for no card, and is false."""

    name: str = ""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """What a game's cards have printed on them: `species`, `number`, `cost`, …"""

    def __bool__(self) -> bool:
        return bool(self.name)

    def __str__(self) -> str:
        return self.name

    def _repr_html_(self) -> str:
        return picture.page(self.drawn())

    def drawn(self) -> str:
        """The card as a part of a picture."""
        return picture.card(self.name)


class Choice:
    """Something a seat can choose: its text in notation, its type, and the card it is about."""

    __slots__ = ("_number", "card", "text", "type")

    def __init__(self, text: str, type: str, card: Card, number: int) -> None:
        self.text = text  # as in a record: "Duck7", "bus:2-1", "-"
        self.type = type  # what kind of choice this is: "card", "bus", "pass", …
        self.card = card  # false if the choice is about no card
        self._number = number

    @property
    def as_number(self) -> int:
        """The choice as the rules know it."""
        return self._number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and (self._number, self.text) == (other._number, other.text)

    def __hash__(self) -> int:
        return hash((self._number, self.text))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def _repr_html_(self) -> str:
        return picture.page(self.drawn())

    def drawn(self) -> str:
        """The choice as a part of a picture: its card, or its text."""
        return self.card.drawn() if self.card else picture.label(self.text)


class Choices(Sequence[Choice]):
    """The choices open to a seat, in the order of the rules."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self._choices = tuple(choices)

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Choice]: ...
    def __getitem__(self, index: int | slice) -> Choice | Sequence[Choice]:
        return self._choices[index]

    def __len__(self) -> int:
        return len(self._choices)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self._choices)

    def __contains__(self, choice: object) -> bool:
        """Is this choice, or one with this text, open?"""
        return isinstance(choice, Choice | str) and any(
            choice in (open_, open_.text) for open_ in self._choices
        )

    def named(self, text: Any) -> Choice:
        """The choice with this text; IllegalChoice names those there are."""
        if isinstance(text, str):
            for choice in self._choices:
                if choice.text == text:
                    return choice
        raise IllegalChoice("error-not-legal", choice=shown(text), allowed=", ".join(map(str, self._choices)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self._choices == other._choices

    def __hash__(self) -> int:
        return hash(self._choices)

    def __str__(self) -> str:
        return ", ".join(map(str, self._choices))

    def __repr__(self) -> str:
        return f"<Choices: {self}>"

    def _repr_html_(self) -> str:
        return picture.page(picture.row([choice.drawn() for choice in self._choices]))


class View:
    """All that a seat may know, by name. Each game adds what it has: cards, teams, dice.

    `str(view)` is a drawing in text; in a notebook a view shows as a picture.
    """

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """What a game's views have: `bench`, `hand`, `court`, …"""

    def __init__(self, adapter: GameAdapter, record: State, language: str = "en") -> None:
        self._adapter = adapter
        self._record = record
        self.language = language

    # --- what every game has

    @property
    def game(self) -> str:
        """The game's name: "allstar", "hoops", …"""
        return self._adapter.declared.name

    @property
    def seat(self) -> int | None:
        """Whose view this is, from 1; None for a spectator."""
        seat = self._seat
        return seat + 1 if 0 <= seat < self.seats else None

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return self._adapter.seated(self._record)

    @property
    def phase(self) -> str:
        """What is decided now: "draft", "lineup", …"""
        return self._adapter.declared.phase_names[int(self._record.phase)]

    @property
    def heading(self) -> str:
        """Where the game is, as records put it: "round 1, draft"."""
        return self._adapter.heading(self._record)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self._game.over(self._record))

    @cached_property
    def scores(self) -> dict[int, int]:
        """Points or fans so far, by seat."""
        return self.by_seat([int(self._game.score(self._record, seat)) for seat in range(self.seats)])

    @cached_property
    def legal(self) -> Choices:
        """The choices open to this seat now; none if it is not asked."""
        if self.over or self.seat is None or not int(self._game.waiting(self._record)) >> self._seat & 1:
            return Choices(())
        numbers = open_choices(self._adapter.engine, self._record, self._seat)
        return Choices([self.choice(number) for number in numbers])

    # --- for the games

    def choice(self, number: int) -> Choice:
        """A choice by its number."""
        text = self._adapter.write(self._record, [number])
        return Choice(text, self._type_of(number), self.card_of(number), number)

    def card_of(self, number: int) -> Card:
        """The card a choice is about; one that is false for none."""
        return Card()

    def by_seat(self, values: Sequence[Any]) -> dict[int, Any]:
        """Values in the order of the seats, by seat."""
        return dict(enumerate(values, start=1))

    def say(self, message: str, **facts: object) -> str:
        """A message in the view's language."""
        return say(self.language, message, **facts)

    @property
    def record(self) -> State:
        """The view as the rules know it. For programs that need its numbers: a copy."""
        return self._record.copy()

    @property
    def _game(self) -> Any:
        return self._adapter.engine.game

    @property
    def _seat(self) -> int:
        return int(self._record.viewer)

    def _type_of(self, number: int) -> str:
        for run in self._adapter.declared.choices:
            if run.first <= number < run.first + run.count:
                return run.name
        return ""

    # --- looks

    def __eq__(self, other: object) -> bool:
        """The same game seen from the same seat, with nothing known that differs."""
        return (
            isinstance(other, View)
            and self._adapter.cards.digest == other._adapter.cards.digest
            and self.game == other.game
            and self._record.tobytes() == other._record.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self._record.tobytes())

    def __repr__(self) -> str:
        seen = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game}, {self.heading}, {seen}: {len(self.legal)} choices>"

    def __str__(self) -> str:
        return self.drawing()

    def drawing(self, names: Mapping[int, str] | None = None) -> str:
        """The view as text; `names` are those of the seats."""
        return "\n".join(self.lines(self.seat_names(names)))

    def seat_names(self, names: Mapping[int, str] | None = None) -> dict[int, str]:
        """What drawings call each seat."""
        own = {seat: self.say("drawing-seat", seat=seat) for seat in range(1, self.seats + 1)}
        return own | dict(names or {})

    def lines(self, names: Mapping[int, str]) -> list[str]:
        """The drawing line by line: scores, and what can be chosen."""
        scores = ", ".join(f"{names[seat]} {score}" for seat, score in self.scores.items())
        drawn = [
            f"{self._adapter.declared.title} · {self.heading}",
            self.say("drawing-scores", scores=scores),
        ]
        if self.legal:
            drawn.append(self.say("drawing-choices", choices=str(self.legal)))
        return drawn

    def _repr_html_(self) -> str:
        return self.picture()

    def picture(self, names: Mapping[int, str] | None = None) -> str:
        """The view as HTML that needs nothing else."""
        return picture.page(self.drawn(self.seat_names(names)))

    def drawn(self, names: Mapping[int, str]) -> str:
        """The inside of the picture."""
        scores = [[names[seat], str(score)] for seat, score in self.scores.items()]
        parts = [picture.heading(self._adapter.declared.title, self.heading), picture.grid([], scores)]
        if self.legal:
            parts.append(self.drawn_choices())
        return "".join(parts)

    def drawn_choices(self) -> str:
        """What can be chosen, as a part of the picture."""
        drawn = picture.row([choice.drawn() for choice in self.legal])
        return picture.section(self.say("drawing-you-can-choose"), drawn)
