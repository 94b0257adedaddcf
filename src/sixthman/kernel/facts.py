"""Facts that rules tell: whole numbers on a sheet, and the shapes by which anyone reads them.

What happened in a game, or what cards are good for, is found out by rules, which know only numbers. A rule
puts the numbers on a sheet one after the other; whoever asked (a table, a page) knows the shape they come in
and turns them into facts with names. A shape is plain data, the same in every language:

    "number"                 a whole number
    "flag"                   0 or 1: False or True
    "thousandth"             a number with three decimals
    "card", "seat", …        a number that stands for a name: the reader is given a function for each
    ["list", shape]          how many there are, then each of them
    ["row", shape, …]        these facts one after the other, told as a list
    ["maybe", shape]         0: nothing is known (None); 1: the fact follows
    {"fans": shape, …}       named facts in this order; a name that ends with "?" is a "maybe" and is left
                             out where nothing is known; one that begins with "+" stands for several named
                             facts, which are told in its place

A sheet is a row of numbers, the first of which says where the next one goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from .piles import NONE
from .rules import rule

Sheet = Any  # a row of 32-bit numbers
Shape = Any  # see above
Names = Mapping[str, Callable[[int], Any]]  # by the word that a shape uses for them

ROOM = 1 << 13  # numbers on a sheet; the longest story of one choice takes a tenth of it
THOUSAND = 1000


def new_sheet() -> Sheet:
    """An empty sheet."""
    sheet = np.zeros(ROOM, np.int32)
    wipe(sheet)
    return sheet


@rule
def wipe(sheet: Sheet) -> None:
    """Begin anew."""
    sheet[0] = 1


@rule
def put(sheet: Sheet, number: int) -> None:
    """Write a number down."""
    at = int(sheet[0])
    sheet[at] = number
    sheet[0] = at + 1


@rule
def put_thousandths(sheet: Sheet, number: float) -> None:
    """Write a number down with three decimals."""
    put(sheet, int(np.floor(number * THOUSAND + 0.5)))


@rule
def put_ratio(sheet: Sheet, part: int, whole: int) -> None:
    """Write a ratio down with three decimals, without floats; halves go to the even digit."""
    digits, rest = part * THOUSAND // whole, part * THOUSAND % whole
    if 2 * rest > whole or (2 * rest == whole and digits % 2 == 1):
        digits += 1
    put(sheet, digits)


@rule
def put_maybe(sheet: Sheet, number: int) -> None:
    """Write a number down that may be missing: NONE."""
    if number == NONE:
        put(sheet, 0)
    else:
        put(sheet, 1)
        put(sheet, number)


@rule
def begin_list(sheet: Sheet) -> int:
    """Begin a list whose length is not known yet; returns where the length goes (see `put_item`)."""
    at = int(sheet[0])
    put(sheet, 0)
    return at


@rule
def count_item(sheet: Sheet, listed: int) -> None:
    """One more item of a list that was begun follows."""
    sheet[listed] += 1


@rule
def put_item(sheet: Sheet, listed: int, number: int) -> None:
    """Add a number to a list that was begun."""
    count_item(sheet, listed)
    put(sheet, number)


@rule
def put_row(sheet: Sheet, row: Any, first: int, count: int) -> None:
    """A list of what is in part of a row."""
    put(sheet, count)
    for i in range(first, first + count):
        put(sheet, int(row[i]))


def numbers_on(sheet: Sheet) -> list[int]:
    """All that was written down."""
    return [int(number) for number in sheet[1 : int(sheet[0])]]


def read_fact(shape: Shape, numbers: Iterator[int], names: Names) -> Any:
    """The next fact of some shape."""
    if isinstance(shape, str):
        return _read_plain(shape, next(numbers), names)
    if isinstance(shape, Mapping):
        return _read_named(shape, numbers, names)
    type_, *inner = shape
    if type_ == "list":
        return [read_fact(inner[0], numbers, names) for _ in range(next(numbers))]
    if type_ == "row":
        return [read_fact(part, numbers, names) for part in inner]
    return read_fact(inner[0], numbers, names) if next(numbers) else None


def _read_plain(type_: str, number: int, names: Names) -> Any:
    if type_ == "number":
        return number
    if type_ == "flag":
        return bool(number)
    if type_ == "thousandth":
        return number / THOUSAND
    return names[type_](number)


def _read_named(shape: Mapping[str, Shape], numbers: Iterator[int], names: Names) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for name, inner in shape.items():
        if name.endswith("?") and not next(numbers):
            continue
        fact = read_fact(inner, numbers, names)
        facts |= fact if name.startswith("+") else {name.removesuffix("?"): fact}
    return facts
