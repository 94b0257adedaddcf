"""What all tables look like: seats by color and shape, and palettes for lights on and off."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from textual.theme import Theme

TABLE_STYLE = Path(__file__).with_name("table.tcss")  # what all tables look like
WIDE, TALL = 104, 32  # columns from which panels are side by side, lines from which cards are large
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
