"""Numbers as a language writes and counts them."""

from __future__ import annotations

from math import isfinite, isnan
from typing import TYPE_CHECKING, NamedTuple

from .languages import SPOKEN

if TYPE_CHECKING:
    from decimal import Decimal


class Number(NamedTuple):
    """A number, with the fewest and the most decimals it is shown with."""

    value: float | Decimal
    fewest: int = 0
    most: int = 3


def number(language: str, value: float, digits: int = 0) -> str:
    """A number as it is written in a language, with this many digits after the point."""
    return write(language, Number(round(value, digits), digits, digits))


def percent(language: str, value: float, decimals: int = 1) -> str:
    """A share as it is written in a language."""
    from decimal import Decimal

    share = Number(Decimal(str(value)).scaleb(2), decimals, decimals)
    return write(language, share) + SPOKEN[language].percent


def write(language: str, number: Number) -> str:
    """A number with the signs of a language."""
    signs = SPOKEN[language]
    return shown(number).translate({ord(","): signs.group, ord("."): signs.decimal})


def plural(language: str, number: Number) -> str:
    """The plural category of a number: of what is shown of it, so that 1.0 may differ from 1."""
    if not isfinite(number.value):
        return "other"
    whole, _, decimals = shown(number).lstrip("-").replace(",", "").partition(".")
    return SPOKEN[language].plural(int(whole), decimals)


def shown(number: Number) -> str:
    """A number in figures, with English signs. Halves go to the even digit."""
    if isinstance(number.value, int):
        return f"{int(number.value):,}" + ("." + "0" * number.fewest if number.fewest else "")
    if isnan(number.value):
        return "NaN"
    if not isfinite(number.value):
        return "∞" if number.value > 0 else "-∞"
    from decimal import Decimal

    whole, _, decimals = f"{Decimal(str(number.value)):,.{number.most}f}".partition(".")
    decimals = decimals.rstrip("0").ljust(number.fewest, "0")
    return f"{whole}.{decimals}" if decimals else whole
