"""Facts on a sheet: what rules put there is read back by its shape."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from sixthman.kernel.facts import (
    Names,
    begin_list,
    count_item,
    new_sheet,
    numbers_on,
    put,
    put_item,
    put_maybe,
    put_ratio,
    put_row,
    put_thousandths,
    read_fact,
    wipe,
)
from sixthman.kernel.piles import NONE

NAMES: Names = {"letter": "abc".__getitem__, "seat": int}


@pytest.mark.parametrize(
    ("shape", "numbers", "fact"),
    [
        ("number", [-7], -7),
        ("flag", [1], True),
        ("thousandth", [1500], 1.5),
        ("letter", [2], "c"),
        (["list", "letter"], [2, 0, 1], ["a", "b"]),
        (["list", ["list", "seat"]], [2, 1, 4, 0], [[4], []]),
        (["row", "number", "letter"], [3, 1], [3, "b"]),
        (["row", "letter", ["maybe", "letter"], "flag"], [0, 0, 1], ["a", None, True]),
        (["maybe", ["row", "letter", "letter"]], [1, 0, 1], ["a", "b"]),
        (["maybe", "number"], [0], None),
        ({"more": "number", "a?": "letter", "b?": "letter"}, [5, 0, 1, 2], {"more": 5, "b": "c"}),
        (
            {"a": "number", "+more?": {"b": "letter", "c": "number"}, "d": "number"},
            [5, 0, 6],
            {"a": 5, "d": 6},
        ),
        (
            {"a": "number", "+more?": {"b": "letter", "c": "number"}, "d": "number"},
            [5, 1, 0, 9, 6],
            {"a": 5, "b": "a", "c": 9, "d": 6},
        ),
        ({"a?": ["maybe", "number"], "b?": "number"}, [1, 0, 0], {"a": None}),
        ({}, [], {}),
    ],
)
def test_a_shape_takes_its_numbers_and_no_more(shape: Any, numbers: list[int], fact: Any) -> None:
    rest = iter([*numbers, 99])
    assert read_fact(shape, rest, NAMES) == fact
    assert list(rest) == [99]


def test_what_is_put_on_a_sheet() -> None:
    sheet = new_sheet()
    put(sheet, 9)
    wipe(sheet)
    put_thousandths(sheet, 0.0125)
    listed = begin_list(sheet)
    put_item(sheet, listed, 4)
    count_item(sheet, listed)
    put(sheet, 5)
    put_row(sheet, np.array([1, 2, 3, 4], np.int8), 1, 2)
    assert numbers_on(sheet) == [13, 2, 4, 5, 2, 2, 3]


def test_a_number_that_may_be_missing() -> None:
    sheet = new_sheet()
    for number in (7, NONE, 0):
        put_maybe(sheet, number)
    assert numbers_on(sheet) == [1, 7, 0, 1, 0]
    numbers = iter(numbers_on(sheet))
    assert [read_fact(["maybe", "number"], numbers, NAMES) for _ in range(3)] == [7, None, 0]


def test_a_ratio_is_rounded_as_python_rounds_it() -> None:
    """Halves go to the even digit, whatever a float would make of them."""
    sheet, ratios = new_sheet(), [(k, whole) for whole in (1, 6, 16, 80, 6**10) for k in range(200)]
    for part, whole in ratios:
        put_ratio(sheet, part * 37, whole)
    told = [int(1000 * round(Fraction(part * 37, whole), 3)) for part, whole in ratios]
    assert numbers_on(sheet) == told
    assert any(1000 * Fraction(part * 37, whole) % 1 == Fraction(1, 2) for part, whole in ratios)
