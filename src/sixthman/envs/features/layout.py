"""Where in a row which features stand, by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Layout = Mapping[str, slice]

MOST = 255  # what a feature can hold: one byte


def layout_of(parts: Iterable[tuple[str, int]]) -> dict[str, slice]:
    """Parts by name and width, one after the other."""
    layout, start = {}, 0
    for name, width in parts:
        layout[name] = slice(start, start + width)
        start += width
    return layout


def width_of(layout: Layout) -> int:
    """How many features a row has."""
    return max(part.stop for part in layout.values())
