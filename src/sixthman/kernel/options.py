"""What people agree on before a game, declared: each option with its values and the usual one.

An option has a value in Python (`True`), a word in records and on command lines (`yes`), and whole numbers
for the rules (1). `BadValue` says what is allowed where something else is given.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, ClassVar

YES, NO, LOT = "yes", "no", "lot"
SEAT_COLORS = ("red", "blue", "green", "violet", "yellow", "teal")  # of the seats, if nobody chooses


class BadValue(ValueError):
    """A value that an option does not have: what is allowed instead, with what else was chosen."""

    def __init__(self, allowed: Sequence[str], among: str = "") -> None:
        super().__init__(", ".join(allowed))
        self.allowed = ", ".join(allowed)
        self.among = among


def whole(value: Any) -> int | None:
    """A whole number, of Python or numpy; None for anything else, True and False too."""
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None


def is_truth(value: Any) -> bool:
    """Is it True or False, of Python or numpy? (Help loads this module: numpy itself is not imported.)"""
    dtype, shape = (getattr(value, name, None) for name in ("dtype", "shape"))
    return isinstance(value, bool) or (str(dtype) == "bool" and shape == ())


def digits(value: Any) -> str:
    """A whole number as it is typed; empty for anything else, and for one that no option has."""
    number = whole(value)
    return "" if number is None or abs(number) >= 10**9 else str(number)


def texts(value: Any) -> tuple[str, ...] | None:
    """Several names; None for anything else."""
    names = tuple(value) if isinstance(value, list | tuple | set | frozenset) else None
    return names if names is not None and all(isinstance(name, str) for name in names) else None


@dataclass(frozen=True)
class Case:
    """Where other options have these values, an option has those; the first one is the usual one."""

    where: Mapping[str, tuple[Any, ...]]
    values: tuple[Any, ...]

    def fits(self, chosen: Mapping[str, Any]) -> bool:
        """Is this the case?"""
        return all(chosen[name] in values for name, values in self.where.items())


@dataclass(frozen=True, kw_only=True)
class Option:
    """One thing to agree on. The types of options say what values are like."""

    name: str
    usual: Any = None
    cases: tuple[Case, ...] = ()  # the first that fits says what is allowed; options they ask for come first
    field: str = ""  # of the record, which holds the option's number all through a game
    brief: bool = False  # records do not mention the usual value

    type: ClassVar[str]
    count: ClassVar[int] = 1  # of whole numbers it takes

    @property
    def word(self) -> str:
        """Its name in records: "pick team"."""
        return self.name.replace("_", " ")

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return f"--{self.name.replace('_', '-')}"

    def settle(self, value: Any, chosen: Mapping[str, Any]) -> Any:
        """The value, or the usual one for None, where others have been chosen; BadValue if it cannot be."""
        case = next((case for case in self.cases if case.fits(chosen)), None)
        if value is None:
            return self.usual if case is None else case.values[0]
        found = self.check(value)
        if case is not None and found not in case.values:
            among = ", ".join(f"{name} {self._plain(chosen[name])}" for name in case.where)
            raise BadValue([self.write(value) for value in case.values], among)
        return found

    def check(self, value: Any) -> Any:
        """A value as it is kept; BadValue if there is no such."""
        raise NotImplementedError

    def read(self, word: str) -> Any:
        """A value from its word in a record."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        """The word for a value."""
        raise NotImplementedError

    def numbers(self, value: Any) -> list[int]:
        """The value as the rules know it."""
        raise NotImplementedError

    def value_of(self, numbers: Sequence[int]) -> Any:
        """The value that these numbers stand for; BadValue if they stand for none."""
        raise NotImplementedError

    def facts(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "name": self.name,
            "word": self.word,
            "kind": self.type,
            "usual": None if self.usual is None else self.write(self.usual),
            "values": self._values(),
            "cases": [
                {
                    "where": {
                        name: [self._plain(one) for one in found] for name, found in case.where.items()
                    },
                    "values": [self.write(value) for value in case.values],
                }
                for case in self.cases
            ],
        }

    def _values(self) -> list[str]:
        return []

    @staticmethod
    def _plain(value: Any) -> str:
        if isinstance(value, bool):
            return YES if value else NO
        return str(value)


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number from `least` to `most`; None, where there is a word for that, if there is no limit."""

    least: int = 0
    most: int = 1
    endless: str = ""
    type = "number"

    def check(self, value: Any) -> int | None:
        """A whole number within the bounds, its digits, or the word for no limit."""
        if isinstance(value, str):
            return self.read(value)
        number = whole(value)
        if number is None or not self.least <= number <= self.most:
            raise BadValue(self._values())
        return number

    def read(self, word: str) -> int | None:
        """Digits and nothing else, or the word for no limit."""
        if word == self.endless != "":
            return None
        if re.fullmatch("[0-9]{1,9}", word) is None:
            raise BadValue(self._values())
        return self.check(int(word))

    def write(self, value: Any) -> str:
        """Its digits."""
        return self.endless if value is None else str(value)

    def numbers(self, value: Any) -> list[int]:
        """Itself, -1 for no limit."""
        return [-1 if value is None else int(value)]

    def value_of(self, numbers: Sequence[int]) -> int | None:
        """Itself, or None for -1."""
        return None if self.endless and numbers[0] == -1 else self.check(numbers[0])

    def facts(self) -> dict[str, Any]:
        """No limit is the usual way, where there is a word for it."""
        return super().facts() | ({"usual": self.endless} if self.endless and self.usual is None else {})

    def _values(self) -> list[str]:
        return [*([self.endless] if self.endless else []), f"{self.least}–{self.most}"]


@dataclass(frozen=True, kw_only=True)
class OneOf(Option):
    """One of several names. Rules know its place among them."""

    values: tuple[str, ...] = ()
    type = "one"

    def check(self, value: Any) -> str:
        """One of the names; a number stands for its digits."""
        name = value if isinstance(value, str) else digits(value)
        if name not in self.values:
            raise BadValue(self.values)
        return str(name)

    def read(self, word: str) -> str:
        """The name."""
        return self.check(word)

    def write(self, value: Any) -> str:
        """The name."""
        return str(value)

    def numbers(self, value: Any) -> list[int]:
        """Its place."""
        return [self.values.index(value)]

    def value_of(self, numbers: Sequence[int]) -> str:
        """The name at this place."""
        if not 0 <= numbers[0] < len(self.values):
            raise BadValue([f"{index} ({name})" for index, name in enumerate(self.values)])
        return self.values[numbers[0]]

    def _values(self) -> list[str]:
        return list(self.values)


@dataclass(frozen=True, kw_only=True)
class Flag(Option):
    """Yes or no."""

    usual: bool | None = False
    inverted: bool = False  # the record's number says that something is not played
    type = "flag"

    def check(self, value: Any) -> bool:
        """True or False, or a word for them."""
        if isinstance(value, str):
            return self.read(value)
        if is_truth(value) or whole(value) in (0, 1):
            return bool(value)
        raise BadValue(self._values())

    def read(self, word: str) -> bool:
        """`yes` or `no`."""
        if word not in (YES, NO):
            raise BadValue(self._values())
        return word == YES

    def write(self, value: Any) -> str:
        """`yes` or `no`."""
        return YES if value else NO

    def numbers(self, value: Any) -> list[int]:
        """1 or 0."""
        return [int(bool(value) != self.inverted)]

    def value_of(self, numbers: Sequence[int]) -> bool:
        """From 1 or 0."""
        if numbers[0] not in (0, 1):
            raise BadValue(["0", "1"])
        return bool(numbers[0]) != self.inverted

    def _values(self) -> list[str]:
        return [YES, NO]


@dataclass(frozen=True, kw_only=True)
class Several(Option):
    """Some of several names, or none of them: then chance decides."""

    usual: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    brief: bool = True
    type = "several"

    @property
    def count(self) -> int:  # type: ignore[override]
        """One number for each name."""
        return len(self.values)

    def check(self, value: Any) -> tuple[str, ...]:
        """Names of those there are."""
        names = self.read(value) if isinstance(value, str) else texts(value)
        if names is None or not set(names) <= set(self.values):
            raise BadValue(self.values)
        return names

    def read(self, word: str) -> tuple[str, ...]:
        """Names with spaces or commas between them."""
        return tuple(word.replace(",", " ").split())

    def write(self, value: Any) -> str:
        """The names."""
        return " ".join(value)

    def numbers(self, value: Any) -> list[int]:
        """1 for each that was named."""
        return [int(name in value) for name in self.values]

    def value_of(self, numbers: Sequence[int]) -> tuple[str, ...]:
        """The names with a 1."""
        if not set(numbers) <= {0, 1}:
            raise BadValue(["0", "1"])
        return tuple(name for name, named in zip(self.values, numbers, strict=True) if named)

    def _values(self) -> list[str]:
        return list(self.values)


@dataclass(frozen=True, kw_only=True)
class SeatOrLot(Option):
    """A seat, counted from 1; None if a lot decides."""

    seats: int = 2
    type = "seat"

    def check(self, value: Any) -> int | None:
        """A seat, or `lot`."""
        seat = value if isinstance(value, str) else digits(value)
        if seat not in self._values():
            raise BadValue(self._values())
        return None if seat == LOT else int(seat)

    def read(self, word: str) -> int | None:
        """A seat's number, or `lot`."""
        return self.check(word)

    def write(self, value: Any) -> str:
        """The same."""
        return LOT if value is None else str(value)

    def numbers(self, value: Any) -> list[int]:
        """Seats from 0, -1 for the lot."""
        return [-1 if value is None else value - 1]

    def value_of(self, numbers: Sequence[int]) -> int | None:
        """A seat from 0, or -1."""
        if not -1 <= numbers[0] < self.seats:
            raise BadValue([f"-1–{self.seats - 1}"])
        return None if numbers[0] == -1 else numbers[0] + 1

    def _values(self) -> list[str]:
        return [LOT, *map(str, range(1, self.seats + 1))]

    def facts(self) -> dict[str, Any]:
        """The lot is the usual way."""
        return super().facts() | {"usual": LOT}


@dataclass(frozen=True, kw_only=True)
class Colors(Option):
    """A color for each seat, in order; none named: as usual. Rules know nothing of it."""

    usual: tuple[str, ...] = ()
    brief: bool = True
    type = "colors"
    count = 0

    def check(self, value: Any) -> tuple[str, ...]:
        """Different colors of those there are."""
        names = self.read(value) if isinstance(value, str) else texts(value)
        if names is None or not set(names) <= set(SEAT_COLORS) or len(set(names)) < len(names):
            raise BadValue(SEAT_COLORS)
        return names

    def read(self, word: str) -> tuple[str, ...]:
        """Names with spaces or commas between them."""
        return tuple(word.replace(",", " ").split())

    def write(self, value: Any) -> str:
        """The names."""
        return " ".join(value)

    def numbers(self, value: Any) -> list[int]:
        """None: no rule asks."""
        return []

    def value_of(self, numbers: Sequence[int]) -> tuple[str, ...]:
        """As usual."""
        return ()

    def _values(self) -> list[str]:
        return list(SEAT_COLORS)


def colors_worn(chosen: Sequence[str], seats: int) -> list[int]:
    """The number of each seat's color: the chosen one, else its own, else the first that nobody wears."""
    worn = [SEAT_COLORS.index(name) for name in chosen[:seats]]
    for seat in range(len(worn), seats):
        free = [color for color in range(len(SEAT_COLORS)) if color not in worn]
        worn.append(seat if seat in free else free[0])
    return worn
