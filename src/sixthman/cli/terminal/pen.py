"""What drawing needs at any table: words and colors of the moment. Each game's own pen knows more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.style import Style
from rich.text import Text

from .look import SEAT_SHAPES, Palette


class TableLabels(Protocol):
    """The words of a language, and the names at the table."""

    language: str
    names: Sequence[str]

    def say(self, message: str, /, **facts: object) -> str:
        """Any message, in this language."""
        ...


class Pen(Protocol):
    """Words and colors."""

    @property
    def words(self) -> TableLabels:
        """The words of the moment."""
        ...

    @property
    def palette(self) -> Palette:
        """The colors of the moment."""
        ...


def seat_text(seat: int, pen: Pen) -> Text:
    """Shape and name, in the seat's color."""
    # appended, so that what follows does not take the style over
    return Text().append(
        f"{SEAT_SHAPES[seat]} {pen.words.names[seat]}", Style(color=pen.palette.seats[seat], bold=True)
    )
