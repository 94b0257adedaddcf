"""Numbers in every language: how they are written, and whether they are one, many or others (CLDR)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixthman.messages import LANGUAGES, number, percent
from sixthman.messages.languages import SPOKEN
from sixthman.messages.numbers import Number, plural, write

SPACE = "\u202f"  # between thousands in French: narrow, and no line is broken at it

# --- plural categories: the samples that CLDR's plurals.xml gives for each


@pytest.mark.parametrize(
    ("language", "category", "numbers"),
    [
        ("en", "one", [1, 1.0, -1]),
        ("en", "other", [0, 2, 16, 100, 1000, 1_000_000, 0.5, 1.5, 1.1, 10.0]),
        ("de", "one", [1, 1.0, -1]),
        ("de", "other", [0, 2, 16, 100, 1000, 1_000_000, 0.5, 1.5, 1.1, 10.0]),
        ("fr", "one", [0, 1, 0.0, 0.5, 1.5, 1.999, -1, -0.5]),
        ("fr", "many", [1_000_000, 2_000_000, 1e6, -3_000_000, 10**9]),
        ("fr", "other", [2, 17, 100, 1000, 100_000, 1_000_001, 2.5, 3.5, 1_000_000.5]),
    ],
)
def test_plurals(language: str, category: str, numbers: list[float]) -> None:
    """Whole numbers, and others by what is before and after the point."""
    assert [plural(language, Number(value)) for value in numbers] == [category] * len(numbers)


@pytest.mark.parametrize(
    ("language", "value", "decimals", "category"),
    [
        ("en", 1, 1, "other"),  # 1.0 fans
        ("de", 1, 2, "other"),
        ("fr", 1, 1, "one"),  # 1,0 supporter
        ("fr", 1_000_000, 0, "many"),
        ("fr", 1_000_000, 1, "other"),
        ("en", 1.04, 1, "other"),
        ("en", 1.04, 0, "one"),  # shown as 1
        ("fr", 1.96, 1, "other"),  # shown as 2,0
    ],
)
def test_what_is_shown_is_what_counts(language: str, value: float, decimals: int, category: str) -> None:
    """The category is that of the number as it is written."""
    assert plural(language, Number(value, decimals, decimals)) == category


def test_what_is_no_number_is_not_counted() -> None:
    """Without figures there is nothing to count."""
    for language in LANGUAGES:
        assert plural(language, Number(float("inf"))) == plural(language, Number(float("nan"))) == "other"


# --- as they are written


@pytest.mark.parametrize(
    ("value", "digits", "en", "fr", "de"),
    [
        (0, 0, "0", "0", "0"),
        (999, 0, "999", "999", "999"),
        (1000, 0, "1,000", f"1{SPACE}000", "1.000"),
        (1234567, 0, "1,234,567", f"1{SPACE}234{SPACE}567", "1.234.567"),
        (-12345, 0, "-12,345", f"-12{SPACE}345", "-12.345"),
        (0.5, 0, "0", "0", "0"),  # halves to the even digit
        (1.5, 0, "2", "2", "2"),
        (2.5, 0, "2", "2", "2"),
        (3, 2, "3.00", "3,00", "3,00"),
        (1234.5, 2, "1,234.50", f"1{SPACE}234,50", "1.234,50"),
        (-0.25, 1, "-0.2", "-0,2", "-0,2"),
        (-0.04, 1, "-0.0", "-0,0", "-0,0"),
        (2.675, 2, "2.67", "2,67", "2,67"),  # a little less than it looks
        (1e22, 0, "10,000" + ",000" * 6, f"10{SPACE}000" + f"{SPACE}000" * 6, "10.000" + ".000" * 6),
        (float("inf"), 1, "∞", "∞", "∞"),
        (float("-inf"), 1, "-∞", "-∞", "-∞"),
        (float("nan"), 1, "NaN", "NaN", "NaN"),
    ],
)
def test_number(value: float, digits: int, en: str, fr: str, de: str) -> None:
    """This many digits after the point, never fewer; thousands apart."""
    assert [number(language, value, digits) for language in ("en", "fr", "de")] == [en, fr, de]


@pytest.mark.parametrize(
    ("share", "decimals", "en", "fr", "de"),
    [
        (0, 1, "0.0%", "0,0 %", "0,0 %"),
        (1, 0, "100%", "100 %", "100 %"),
        (0.123, 1, "12.3%", "12,3 %", "12,3 %"),
        (0.005, 0, "0%", "0 %", "0 %"),
        (0.015, 0, "2%", "2 %", "2 %"),
        (0.1235, 1, "12.4%", "12,4 %", "12,4 %"),  # exact, whatever 0.1235 is to the processor
        (-0.25, 2, "-25.00%", "-25,00 %", "-25,00 %"),
        (12.345, 1, "1,234.5%", f"1{SPACE}234,5 %", "1.234,5 %"),
    ],
)
def test_percent(share: float, decimals: int, en: str, fr: str, de: str) -> None:
    """A share in hundredths, with the sign as the language sets it."""
    assert [percent(language, share, decimals) for language in ("en", "fr", "de")] == [en, fr, de]


@pytest.mark.parametrize(
    ("value", "text"),
    [(7, "7"), (True, "1"), (1.0, "1"), (1.5, "1.5"), (0.12345, "0.123"), (0.0625, "0.062"), (1e-9, "0")],
)
def test_at_most_three_decimals(value: float, text: str) -> None:
    """A number of which nothing is said has no more decimals than it needs, and three at most."""
    assert write("en", Number(value)) == text


@given(st.integers(-(10**30), 10**30))
def test_whole_numbers_can_be_read_back(value: int) -> None:
    """No digit is lost, however long the number."""
    for language in LANGUAGES:
        text = write(language, Number(value))
        assert int(text.replace(SPOKEN[language].group, "")) == value
        groups = text.lstrip("-").split(SPOKEN[language].group)
        assert 1 <= len(groups[0]) <= 3
        assert all(len(group) == 3 for group in groups[1:])


@given(st.floats(-1e12, 1e12), st.integers(0, 6))
def test_decimals_can_be_read_back(value: float, digits: int) -> None:
    """A number is as near to what is written as its decimals allow."""
    for language in LANGUAGES:
        signs = SPOKEN[language]
        text = number(language, value, digits).replace(signs.group, "").replace(signs.decimal, ".")
        assert len(text.partition(".")[2]) == digits
        assert float(text) == round(value, digits)
