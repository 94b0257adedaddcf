"""Lines, dots and words of a picture, as SVG inside a page; the page's style sheet has the colors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

WIDE, NARROW = 720, 336  # every picture is drawn for a desk and for a phone
LETTER = 6.7  # the width of a letter, on average
FOOT = 26  # the height of the words below an axis
WriteNumber = Callable[[float], str]  # a number as it is written in the reader's language
Scale = Callable[[float], float]  # from a number to a place in the picture


class Drawing:
    """A picture in the making."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._parts: list[str] = []

    def rect(
        self, x: float, y: float, width: float, height: float, style: str, tip: str = "", strength: float = 1
    ) -> None:
        """A rectangle; `strength` is how much of its color is seen."""
        shade = "" if strength == 1 else f' fill-opacity="{strength:.2f}"'
        shape = (
            f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"{shade}'
        )
        self._add("rect", shape, style, tip)

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str) -> None:
        """A straight line."""
        self._add("line", f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"', style)

    def dot(self, x: float, y: float, radius: float, style: str, tip: str = "") -> None:
        """A round dot."""
        self._add("circle", f'cx="{x:.1f}" cy="{y:.1f}" r="{radius}"', style, tip)

    def path(self, points: Sequence[tuple[float, float]], style: str, closed: bool = False) -> None:
        """A line through points, or the shape they enclose."""
        positions = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._add("polygon" if closed else "polyline", f'points="{positions}"', style)

    def text(self, x: float, y: float, words: str, style: str = "", anchor: str = "start") -> None:
        """Words; the anchor is start, middle or end."""
        where = f'x="{x:.1f}" y="{y:.1f}"' + ("" if anchor == "start" else f' text-anchor="{anchor}"')
        self._parts.append(f"<text {where}{_styled(style)}>{escape(words)}</text>")

    def icon(self, shape: str, x: float, y: float, size: float) -> None:
        """A shape that the page defines, around a point."""
        where = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size}" height="{size}"'
        self._parts.append(f'<use href="#{shape}" {where}/>')

    def svg(self) -> str:
        """The picture; the page around it says what it shows."""
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        return f"<svg {size}>{''.join(self._parts)}</svg>"

    def _add(self, name: str, shape: str, style: str, tip: str = "") -> None:
        inside = f"><title>{escape(tip)}</title></{name}>" if tip else "/>"
        self._parts.append(f"<{name} {shape}{_styled(style)}{inside}")


def _styled(style: str) -> str:
    """A color is given as it is, anything else is a name of the style sheet."""
    if not style:
        return ""
    return f' fill="{style}"' if style.startswith("#") else f' class="{style}"'


def scale(low: float, high: float, start: float, end: float) -> Scale:
    """From numbers between low and high to places between start and end."""
    span = (high - low) or 1.0
    return lambda value: start + (value - low) / span * (end - start)


def ticks(low: float, high: float, count: int) -> list[float]:
    """About this many round numbers between two."""
    rough = (high - low) / max(1, count)
    if rough <= 0:
        return [low]
    power = 10.0 ** floor(log10(rough))
    step = next(power * size for size in (1, 2, 5, 10) if power * size >= rough * 0.999)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [round(index * step, 10) for index in range(first, last + 1)]


def is_narrow(width: float) -> bool:
    """Is this the drawing for a phone?"""
    return width < 500


def room_for(labels: Sequence[str]) -> float:
    """The width that labels need, and a gap."""
    return max((len(label) for label in labels), default=0) * LETTER + 14


def apart(positions: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places moved so that they are a gap apart and inside, in the order they had."""
    order = sorted(range(len(positions)), key=lambda index: positions[index])
    moved = list(positions)
    for before, index in zip([-1, *order], order, strict=False):
        moved[index] = max(moved[index], low if before < 0 else moved[before] + gap)
    limit = high
    for index in reversed(order):
        moved[index] = min(moved[index], limit)
        limit = moved[index] - gap
    return moved
