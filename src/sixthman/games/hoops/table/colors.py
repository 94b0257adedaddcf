"""The colors of the dice, wherever they are drawn."""

from __future__ import annotations

# 3 Points, Inside, Drive, Steal, Block, Stop: the color of the die, and what is read on it.
SKILL_COLOURS = (
    ("#2C68CF", "#FFFFFF"),
    ("#F4BC22", "#231A14"),
    ("#C93524", "#FFFFFF"),
    ("#EBDDBD", "#231A14"),
    ("#A9B3B8", "#231A14"),
    ("#7A5236", "#FFFFFF"),
)
