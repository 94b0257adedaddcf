"""Facts on a sheet: what rules write down is what a reader makes of it by its shape."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sixthman.kernel.facts import new_sheet, numbers_on, put, put_ratio, read_fact

NAMES = {"card": ("ace", "king").__getitem__}


@pytest.mark.parametrize(
    ("shape", "numbers", "fact"),
    [
        (["row", "card", "number"], [1, 7], ["king", 7]),
        (["list", ["row", "number", "flag"]], [2, 3, 1, 4, 0], [[3, True], [4, False]]),
        ({"a": "number", "+more?": {"b": "card", "c": "number"}, "d": "number"}, [5, 0, 6], {"a": 5, "d": 6}),
        (
            {"a": "number", "+more?": {"b": "card", "c": "number"}, "d": "number"},
            [5, 1, 0, 9, 6],
            {"a": 5, "b": "ace", "c": 9, "d": 6},
        ),
        ({"a?": ["maybe", "number"], "b?": "number"}, [1, 0, 0], {"a": None}),
    ],
)
def test_shapes_are_read_to_their_last_number(shape: object, numbers: list[int], fact: object) -> None:
    left = iter(numbers)
    found = read_fact(shape, left, NAMES)
    assert found == fact
    assert not isinstance(found, dict) or list(found) == list(fact)  # type: ignore[call-overload]
    assert list(left) == []


def test_a_ratio_is_rounded_as_python_rounds_it() -> None:
    """Halves go to the even digit, whatever a float would make of them."""
    sheet, ratios = new_sheet(), [(k, whole) for whole in (1, 6, 16, 80, 6**10) for k in range(200)]
    for part, whole in ratios:
        put_ratio(sheet, part * 37, whole)
    told = [int(1000 * round(Fraction(part * 37, whole), 3)) for part, whole in ratios]
    assert numbers_on(sheet) == told
    assert any(1000 * Fraction(part * 37, whole) % 1 == Fraction(1, 2) for part, whole in ratios)


def test_a_sheet_begins_empty() -> None:
    sheet = new_sheet()
    assert numbers_on(sheet) == []
    put(sheet, -3)
    assert numbers_on(sheet) == [-3]
