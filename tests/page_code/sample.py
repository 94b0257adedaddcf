# mypy: disable-error-code=redundant-expr
# ruff: noqa: SIM222, SIM905, PLR0133, UP031, E501
"""Python of all kinds, for `test_language`: each function is played here and in JavaScript."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

import numpy as np

PAIRS = {("a", 1): "first", ("b", 2): "second"}
TABLE = np.array([[1, 2, 3], [4, 5, 6]], np.int16)
WORD = re.compile(r'"([^"]*)"|#([0-9]{1,4})\b|([^\W_]+)')


class Trouble(ValueError):
    """Something is wrong: what, and how much of it."""

    def __init__(self, what: str, **facts: object) -> None:
        super().__init__(what)
        self.what = what
        self.facts = facts


class Worse(Trouble):
    """More of it."""


@dataclass(frozen=True)
class Point:
    """A place."""

    x: int
    y: int = 0
    names: list[str] = field(default_factory=list)

    @property
    def sum(self) -> int:
        """Both together."""
        return self.x + self.y

    @cached_property
    def row(self) -> list[int]:
        """Both, one after the other; the same list every time."""
        return [self.x, self.y]

    @classmethod
    def of(cls, text: str) -> Point:
        """From its text."""
        x, _, y = text.partition(",")
        return cls(int(x), y=int(y))


@dataclass(frozen=True)
class Spot:
    """A place that can be a key."""

    x: int
    y: int


class Box:
    """Holds things, and is false if there are none."""

    usual = "empty"

    def __init__(self, *things: Any, label: str = "box") -> None:
        self.things = list(things)
        self.label = label

    def __bool__(self) -> bool:
        return bool(self.things)

    def __len__(self) -> int:
        return len(self.things)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.things)

    def __str__(self) -> str:
        return f"{self.label}:{len(self)}"


class Chest(Box):
    """A box with a lid."""

    def __str__(self) -> str:
        return "[" + super().__str__() + "]"


def numbers() -> list[Any]:
    """Division, remainders, bits, rounding."""
    found: list[Any] = [
        -7 // 2,
        -7 % 3,
        7 % -3,
        divmod(-7, 2),
        2**10,
        1 << 40,
        (1 << 40) >> 38,
        (1 << 40) & (1 << 40),
    ]
    found += [
        ~5,
        6 ^ 3,
        -9 >> 1,
        round(2.5),
        round(3.5),
        round(0.125, 2),
        abs(-3),
        int("12"),
        int(True),
        int(3.9),
    ]
    found += [
        (5).bit_length(),
        sum([1, 2, 3], 10),
        max([3, 9, 2]),
        min("b", "a"),
        max([], default=None),
        7 / 2,
    ]
    return found


def texts() -> list[Any]:
    """Methods of texts, formats, parts."""
    line = "  Ann, Bo ,Cleo "
    found: list[Any] = [
        line.strip(),
        line.split(","),
        "a b  c".split(),
        "a:b:c".partition(":"),
        "a:b:c".rpartition(":"),
    ]
    found += [
        "abc"[-1],
        "abcdef"[1:4],
        "abcdef"[::-1],
        "abc" * 2,
        "b" in "abc",
        "Straße".casefold(),
        "x-y".replace("-", "$&"),
    ]
    found += [
        f"{3:02d}|{'a'!r}|{2.5:.2f}|{1234567:,}",
        ", ".join(str(n) for n in range(3)),
        "Aé1".isalnum(),
        "a\tb".isprintable(),
    ]
    found += [
        "one\ntwo\n".splitlines(),
        "abc".startswith(("x", "a")),
        "päck".encode(),
        [*"ab"],
        "%d-%s" % (3, "x"),
    ]
    found[-3] = list(found[-3])
    return found


def rows() -> list[Any]:
    """Lists, tuples, dictionaries, sets."""
    first, *rest = [1, 2, 3]
    *head, last = (4, 5, 6)
    (a, b), c = (1, 2), 3
    counts: dict[str, int] = {}
    for letter in "abracadabra":
        counts[letter] = counts.get(letter, 0) + 1
    groups: dict[int, list[int]] = {}
    for n in range(6):
        groups.setdefault(n % 3, []).append(n)
    swapped = [9, 8, 7]
    swapped[0], swapped[2] = swapped[2], swapped[0]
    swapped[1:2] = [5, 5]
    same = [1, [2, (3, 4)]] == [1, [2, (3, 4)]]
    found: list[Any] = [first, rest, head, last, a + b + c, counts, groups, swapped, same, PAIRS[("b", 2)]]
    found += [("a", 1) in PAIRS, sorted({3, 1, 2}), sorted("bca", reverse=True), sorted([(2, "x"), (1, "y")])]
    found += [{**counts, "z": 0} == counts, list(zip("ab", [1, 2], strict=True)), list(enumerate("ab", 5))]
    found += [
        [x * y for x in range(3) for y in range(x) if x + y > 1],
        {k: v for k, v in counts.items() if v > 1},
    ]
    found += [any(n > 4 for n in rest), all(rest), next((n for n in rest if n > 9), None), [*map(str, rest)]]
    found += [counts.pop("a"), list(counts), {1, 2} | {3} == {1, 2, 3}, {1, 2} <= {1, 2, 3}, [1, 2] < [1, 3]]
    found += [len({Spot(1, 2), Spot(1, 2), Spot(2, 1)}), {Spot(1, 2): "here"}[Spot(1, 2)]]
    return found


def truths() -> list[Any]:
    """What is true, and what `and` and `or` give."""
    empty: list[int] = []
    none = None
    return [
        not empty, empty or "none", [0] and "some", none is None, bool({}), bool(Box()), bool(Box(1)), 0 or 5, "" or "x",
        1 < 2 < 3, 1 < 3 < 2, 3 not in [1, 2], "yes" if Box(1) else "no", len(Box(1, 2)), [*Box(3)], str(Chest("lid")),
        Box.usual, Chest(label="x").label, isinstance(True, int), isinstance(3, str | int), isinstance(Chest(), Box),
    ]  # fmt: skip


def objects() -> list[Any]:
    """Classes, fields, copies."""
    point = Point(1, names=["a"])
    moved = replace(point, y=5)
    return [
        point.sum, moved.y, moved.names is point.names, point == Point(1, 0, ["a"]), point != moved,
        point.row is point.row, Point.of("3,4").sum, getattr(point, "z", "none"), hasattr(point, "x"),
    ]  # fmt: skip


def troubles() -> list[Any]:
    """What is raised, and by whom it is caught."""
    told: list[Any] = []
    for number in range(6):
        try:
            told.append(_trouble(number))
        except Worse as reason:
            told.append(["worse", reason.what, reason.facts])
        except (Trouble, KeyError):
            told.append("trouble")
        except LookupError:
            told.append("lookup")
        finally:
            told.append(number)
    return told


def _trouble(number: int) -> Any:
    if number == 0:
        raise Trouble("small", size=1)
    if number == 1:
        raise Worse("big", size=2, name="x")
    if number == 2:
        return {"a": 1}["b"]
    if number == 3:
        return [1, 2][number]
    try:
        return int("x" if number == 4 else "4")
    except ValueError:
        return "no number"


def arrays() -> list[Any]:
    """Rows of numbers."""
    made = np.zeros((2, 3), np.int8)
    made[0, 1] = 200 - 256
    made[1, :2] = [7, 8]
    made[1, 2] += 5
    return [
        made.tolist(), TABLE[1, 2].tolist(), TABLE[:, 1].tolist(), TABLE[-1].tolist(), int(TABLE.sum()), 5 in TABLE,
        TABLE.tobytes() == TABLE.copy().tobytes(), made.tobytes() != TABLE.tobytes(), made.tobytes() != made.copy().tobytes(),
        [int(n) for n in TABLE[0]], made.copy().tolist() == made.tolist(), len(TABLE), TABLE[0, :2].tolist(),
    ]  # fmt: skip


def patterns() -> list[Any]:
    """Regular expressions."""
    found = [match.groups() for match in WORD.finditer('"Ann B" #12 été x_y')]
    parts = re.fullmatch(r"\s*(.*?)[\s_-]*([0-9])\s*", " Polar Bear 3 ")
    return [
        [list(one) for one in found], parts[1] if parts else None, re.sub(r"([0-9])\s+", r"\1,", "a1  b2 c"),
        re.split(r"[,/]", "a,b/c"), re.fullmatch("[0-9]{1,3}", "1234") is None,
        re.compile("coach:(?i:duck|Bär)x").findall("coach:DUCKx coach:bärx coach:DUCKX"),
    ]  # fmt: skip


def streams() -> list[Any]:
    """Generators, shared iterators, functions within functions."""
    going = iter([2, 10, 20, 1, 30])
    taken = [[next(going) for _ in range(count)] for count in going]
    total = 0

    def add(amount: int) -> int:
        nonlocal total
        total += amount
        return total

    return [
        taken,
        list(_upto(3)),
        [add(n) for n in range(4)],
        total,
        _square(3) + _square(3),
        _many(1, 2, 3, by=2),
    ]


def _upto(end: int) -> Iterator[int]:
    for n in range(end):
        if n == 1:
            continue
        yield n
    yield from (7, 8)


@cache
def _square(n: int) -> int:
    return n * n


def _many(first: int, *others: int, by: int = 1) -> Sequence[int]:
    return [first * by, *(other * by for other in others)]
