"""The languages we speak. A new one is its folder of words, and one line in `languages.json`: the page's
build reads too.

Plural rules and signs are those of Unicode's Common Locale Data Repository (CLDR).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
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


PLURALS = {"one-alone": one_alone, "one-below-two": one_below_two}


def _spoken() -> dict[str, Language]:
    rows = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
    return {name: Language(**{**row, "plural": PLURALS[row["plural"]]}) for name, row in rows.items()}


SPOKEN = _spoken()
