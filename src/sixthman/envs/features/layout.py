"""Where in a row which features are, by name, and what their numbers mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

Layout = Mapping[str, slice]

MOST = 255  # what a feature can hold: one byte


@dataclass(frozen=True)
class Part:
    """Columns side by side that mean the same kind of thing.

    They are amounts from 0 to `most`, or codes: 0 for nothing, otherwise one of `codes - 1` things. For
    counts a column belongs to one group of each attribute: a card to that of its species, of its number.
    What is remembered takes time to write; such parts are last, and rows of bytes do without them.
    """

    name: str
    width: int = 1
    most: int = 1
    codes: int = 0
    groups: tuple[tuple[int, ...], ...] = ()
    remembered: bool = False


def layout_of(parts: Iterable[tuple[str, int]]) -> dict[str, slice]:
    """Parts by name and width, one after the other."""
    layout, start = {}, 0
    for name, width in parts:
        layout[name] = slice(start, start + width)
        start += width
    return layout


def layout_of_parts(parts: Iterable[Part]) -> dict[str, slice]:
    """The same of parts."""
    return layout_of((part.name, part.width) for part in parts)


def width_of(layout: Layout) -> int:
    """How many features a row has."""
    return max(part.stop for part in layout.values())
