"""The colors of the court: warm maple with the lights on or off.

Color is never the only sign: every skill, die and seat also has letters or a shape.
"""

from __future__ import annotations

from sixthman.cli.terminal.look import SEATS_DARK, SEATS_LIGHT, Palette

# Columns from which the side panel is beside the court; lines from which pending attacks are drawn.
WIDE, HIGH = 120, 40
DARK = Palette(
    "court-dark", True, "#150F0B", "#241B15", "#35281E", "#9A826B", "#F8F1E7", "#CDBBA6",
    "#FF7552", "#1D0B05", "#8CBEFF", "#6FDA9F", "#FFC93C", SEATS_DARK,
)  # fmt: skip
LIGHT = Palette(
    "court-light", False, "#F0E7DA", "#FFFCF6", "#EFE2CE", "#8C7355", "#231A14", "#5D4C3D",
    "#C5311A", "#FFFFFF", "#1A5AB5", "#0F6B3C", "#8A5E00", SEATS_LIGHT,
)  # fmt: skip
