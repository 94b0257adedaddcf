"""The colours of the court: warm maple with the lights on or off, and six colours of dice.

Colour is never the only sign: every skill, die and seat also has letters or a shape.
"""

from __future__ import annotations

import os

from sixthman.cli.terminal.look import TALL, Palette

__all__ = ["DARK", "HIGH", "LIGHT", "PALETTES", "SKILL_COLOURS", "TALL", "WIDE", "Palette", "lights"]

# Columns from which the side panel stands beside the court; lines from which pending attacks are drawn.
WIDE, HIGH = 120, 40
_SEATS_DARK = ("#FF8A66", "#7DB6FF")
_SEATS_LIGHT = ("#C4421F", "#1F66C1")
DARK = Palette(
    "court-dark", True, "#150F0B", "#241B15", "#35281E", "#9A826B", "#F8F1E7", "#CDBBA6",
    "#FF7552", "#1D0B05", "#8CBEFF", "#6FDA9F", "#FFC93C", _SEATS_DARK,
)  # fmt: skip
LIGHT = Palette(
    "court-light", False, "#F0E7DA", "#FFFCF6", "#EFE2CE", "#8C7355", "#231A14", "#5D4C3D",
    "#C5311A", "#FFFFFF", "#1A5AB5", "#0F6B3C", "#8A5E00", _SEATS_LIGHT,
)  # fmt: skip
PALETTES = {palette.name: palette for palette in (DARK, LIGHT)}

# 3 Points, Inside, Drive, Steal, Block, Stop: the colour of the die, and what is read on it.
SKILL_COLOURS = (
    ("#2C68CF", "#FFFFFF"),
    ("#F4BC22", "#231A14"),
    ("#C93524", "#FFFFFF"),
    ("#EBDDBD", "#231A14"),
    ("#A9B3B8", "#231A14"),
    ("#7A5236", "#FFFFFF"),
)


def lights() -> Palette:
    """The palette that goes with the person's terminal, as far as it says what its background is."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if background in ("7", "15") else DARK
