"""What people have agreed on before a game: every option its game declares, and the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

import numpy as np

from sixthman.kernel.declaration import Declaration
from sixthman.kernel.options import BadValue, Colors, Option, colors_worn, whole
from sixthman.messages import BadOption, BadRecord, shown

from .cardset import STANDARD_NAME, PlayedCards


class Options:
    """Each option is an attribute of that name: `options.seats`. Games derive their own class from this."""

    declared: ClassVar[Declaration]
    standard: ClassVar[PlayedCards[Any]]
    seats: int
    cards: PlayedCards[Any]

    def __init__(self, *, cards: PlayedCards[Any] | None = None, **given: Any) -> None:
        """Values by name; what is left out, or None, is as usual. BadOption says what is allowed."""
        given = dict(self.understood(given))
        self.cards = self.standard if cards is None else cards
        if not isinstance(self.cards, PlayedCards):
            raise BadOption("error-option-value", option="cards", given=shown(cards), known=STANDARD_NAME)
        self.seats = self.declared.fixed_seats
        self._values: dict[str, Any] = {}
        for name in given:
            if name not in self.names():
                known = ", ".join(self.names())
                raise BadOption("error-option-unknown", option=name, game=self.declared.name, known=known)
        for option in self.declared.options:
            value = allowed(option, option.settle, given.get(option.name), self._values)
            self._values[option.name] = value
            setattr(self, option.name, value)
            if isinstance(option, Colors) and len(value) > self.seats:
                raise BadOption("error-option-colors", given=" ".join(value), seats=self.seats)
        self.check()

    @classmethod
    def understood(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """What was given in the game's own names, where people may use others."""
        return given

    def check(self) -> None:
        """Whether the values go together, beyond what is declared; BadOption if not."""

    @classmethod
    def names(cls) -> list[str]:
        """What can be agreed on, by name."""
        return [option.name for option in cls.declared.options]

    @property
    def worn(self) -> list[int]:
        """The number of each seat's color."""
        return colors_worn(self._values.get("colors", ()), self.seats)

    @property
    def longest(self) -> int:
        """No game with these options has more choices."""
        return self.declared.longest

    def numbers(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """The options as the rules know them."""
        return np.array(
            [
                number
                for option in self.declared.options
                for number in option.numbers(self._values[option.name])
            ],
            np.int64,
        )

    def words(self) -> dict[str, str]:
        """The options as the lines of a record."""
        lines = {}
        for option in self.declared.options:
            value = self._values[option.name]
            if not option.brief or value != option.settle(None, self._values):
                lines[option.word] = option.write(value)
        return lines | {"cards": self.cards.name, "cards digest": self.cards.digest}

    @classmethod
    def from_words(cls, words: Mapping[str, str], cards: PlayedCards[Any] | None = None) -> Self:
        """Options from the lines of a record; BadRecord if it was played with other cards than these."""
        cards = cls.standard if cards is None else cards
        for one, other in (("cards", "cards digest"), ("cards digest", "cards")):
            if one in words and other not in words:
                raise BadRecord("error-record-missing", key=other)
        if "cards" in words or not cards.is_standard:  # records from before there were others name none
            cards.check_played(words.get("cards", STANDARD_NAME), words.get("cards digest", ""))
        given = {
            option.name: allowed(option, option.read, words[option.word])
            for option in cls.declared.options
            if option.word in words
        }
        return cls(**given, cards=cards)

    @classmethod
    def from_numbers(cls, numbers: Iterable[int], cards: PlayedCards[Any] | None = None) -> Self:
        """Options from the numbers that rules know them by; those left out at the end are as usual."""
        given, at = {}, 0
        row = [_number_of(number) for number in numbers]
        if len(row) > cls.declared.numbers:
            raise BadOption("error-option-numbers", given=len(row), most=cls.declared.numbers)
        for option in cls.declared.options:
            part = row[at : at + option.count]
            at += option.count
            if len(part) == option.count:
                given[option.name] = allowed(option, option.value_of, part)
        return cls(**given, cards=cards)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """An option of the game."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._values == self._values

    def __hash__(self) -> int:
        return hash((type(self), *self._values.items()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self._values.items())
        return f"{type(self).__name__}({values})"


def _number_of(given: Any) -> int:
    number = whole(given)
    if number is None:
        raise BadOption("error-whole-number", value=shown(given), what="options")
    return number


def allowed(option: Option, ask: Callable[..., Any], given: Any, *others: Any) -> Any:
    """What an option makes of what was given, or BadOption with what is allowed."""
    try:
        return ask(given, *others)
    except BadValue as reason:
        facts = {"option": option.word, "given": shown(given), "known": reason.allowed}
        if reason.among:
            raise BadOption("error-option-case", among=reason.among, **facts) from None
        raise BadOption("error-option-value", **facts) from None
