"""What all tables look like: seats by color and shape, and palettes for lights on and off."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from textual.theme import Theme

TABLE_STYLE = Path(__file__).with_name("table.tcss")  # what all tables look like
WIDE, TALL = 104, 32  # columns from which panels are side by side, lines from which cards are large
SEATS_DARK = ("#FF8A66", "#7DB6FF", "#5FD197", "#C79BFF", "#FFC93C", "#5FCBD6")  # in the order of SEAT_COLORS
SEATS_LIGHT = ("#C4421F", "#1F66C1", "#157A4B", "#7A45BF", "#8A5E00", "#0B6E78")
SEAT_SHAPES = "●■▲◆⬟✚"  # all shapes are one cell wide in common terminals


@dataclass(frozen=True)
class Palette:
    """The colors of a table, with its lights on or off."""

    name: str
    dark: bool
    background: str
    sheet: str
    chip: str
    edge: str
    ink: str
    ink2: str
    lamp: str
    on_lamp: str
    focus: str
    ok: str
    gold: str
    seats: tuple[str, ...]

    def worn(self, colors: Sequence[int]) -> Palette:
        """The palette for a table whose seats have chosen their colors."""
        return replace(self, seats=tuple(self.seats[color] for color in colors))

    def theme(self) -> Theme:
        """The palette as a theme of the screen."""
        return Theme(
            name=self.name,
            primary=self.focus,
            secondary=self.edge,
            accent=self.lamp,
            foreground=self.ink,
            background=self.background,
            surface=self.sheet,
            panel=self.chip,
            success=self.ok,
            warning=self.gold,
            error=self.lamp,
            dark=self.dark,
        )


def fits_terminal(light: Palette, dark: Palette) -> Palette:
    """The palette that goes with the person's terminal, as far as it says what its background is."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return light if background in ("7", "15") else dark
