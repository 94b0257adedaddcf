"""The languages we speak. A new one is its folder of words, and one line in SPOKEN.

Plural rules and signs are those of Unicode's Common Locale Data Repository (CLDR).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Language(NamedTuple):
    """What a language needs beyond its words."""

    plural: Callable[[int, str], str]  # the category of a number as it is shown: whole part, decimals
    decimal: str
    group: str
    percent: str


def one_alone(whole: int, decimals: str) -> str:
    """`one` is 1 without decimals."""
    return "one" if whole == 1 and not decimals else "other"


def one_below_two(whole: int, decimals: str) -> str:
    """`one` is all that is less than 2; millions without a remainder are `many`."""
    if whole in (0, 1):
        return "one"
    return "many" if whole % 1_000_000 == 0 and not decimals else "other"


SPOKEN = {
    "en": Language(one_alone, decimal=".", group=",", percent="%"),
    "fr": Language(one_below_two, decimal=",", group="\N{NARROW NO-BREAK SPACE}", percent=" %"),
    "de": Language(one_alone, decimal=",", group=".", percent=" %"),
}
