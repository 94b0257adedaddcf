"""Pictures of labeled rows: values with intervals, bars, ladders of ranks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .drawing import FOOT, Drawing, Scale, WriteNumber, is_narrow, room_for, scale, ticks

ROW, ROW_NARROW = 28, 44  # the height of a row; on a phone its label is above it
GAP = 24  # where rows are left out


@dataclass(frozen=True)
class Range:
    """A value and the interval it lies in."""

    label: str
    value: float
    low: float
    high: float
    text: str
    style: str = "one"
    tip: str = ""


def ranges(
    rows: Sequence[Range], write: WriteNumber, width: float, reference: float | None = None, gap: int = 0
) -> str:
    """A dot with its interval for every row, against a reference; some rows are left out after `gap` ones."""
    low = min([row.low for row in rows] + ([] if reference is None else [reference]))
    high = max([row.high for row in rows] + ([] if reference is None else [reference]))
    pad = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    frame = _Rows([row.label for row in rows], [row.text for row in rows], low - pad, high + pad, width, gap)
    drawing = frame.drawing
    frame.axis(write)
    if reference is not None:
        x = frame.x(reference)
        drawing.line(x, 4, x, frame.bottom, "reference")
    for index, row in enumerate(rows):
        y = frame.row(index, row.label, row.text)
        drawing.line(frame.x(row.low), y, frame.x(row.high), y, f"span {row.style}")
        drawing.dot(frame.x(row.value), y, 6, f"dot {row.style}", row.tip)
    return drawing.svg()


@dataclass(frozen=True)
class Bar:
    """A length."""

    label: str
    value: float
    text: str
    style: str = "one"
    tip: str = ""


def bars(rows: Sequence[Bar], width: float, most: float | None = None, gap: int = 0) -> str:
    """A bar for every row, from 0; some rows are left out after `gap` ones."""
    longest = most or max(row.value for row in rows) or 1.0
    frame = _Rows([row.label for row in rows], [row.text for row in rows], 0, longest, width, gap, foot=4)
    for index, row in enumerate(rows):
        y = frame.row(index, row.label, row.text)
        frame.drawing.rect(frame.x(0), y - 8, frame.x(longest) - frame.x(0), 16, "trough")
        frame.drawing.rect(
            frame.x(0), y - 8, frame.x(row.value) - frame.x(0), 16, f"bar {row.style}", row.tip
        )
    return frame.drawing.svg()


@dataclass(frozen=True)
class Ladder:
    """What each rank gets, first rank first, and the mean of all."""

    label: str
    steps: tuple[float, ...]
    mean: float
    text: str


def ladders(rows: Sequence[Ladder], write: WriteNumber, width: float) -> str:
    """The ranks' values of every row as numbered discs on a line, with a bar where the mean is."""
    high = max(max(row.steps) for row in rows)
    low = min(0.0, *(min(row.steps) for row in rows))
    frame = _Rows([row.label for row in rows], [row.text for row in rows], low, high * 1.04, width)
    frame.axis(write)
    for index, row in enumerate(rows):
        y = frame.row(index, row.label, row.text)
        frame.drawing.line(frame.x(min(row.steps)), y, frame.x(max(row.steps)), y, "rail")
        frame.drawing.rect(frame.x(row.mean) - 2, y - 13, 4, 26, "mean")
        for value, ranks in _together(row.steps):
            radius = 8 if len(ranks) == 1 else 11
            frame.drawing.dot(frame.x(value), y, radius, "step first" if "1" in ranks else "step")
            frame.drawing.text(
                frame.x(value), y + 4, "·".join(ranks), "in-step on" if "1" in ranks else "in-step", "middle"
            )
    return frame.drawing.svg()


def _together(steps: Sequence[float]) -> list[tuple[float, list[str]]]:
    """Ranks by what they get: several may get the same."""
    found: dict[float, list[str]] = {}
    for rank, value in enumerate(steps, start=1):
        found.setdefault(value, []).append(str(rank))
    return list(found.items())


class _Rows:
    """Labeled rows with a common axis: label, picture, figure; on a phone the label is above."""

    def __init__(
        self,
        labels: Sequence[str],
        figures: Sequence[str],
        low: float,
        high: float,
        width: float,
        gap: int = 0,
        foot: float = FOOT,
    ) -> None:
        self.narrow = is_narrow(width)
        self.height = ROW_NARROW if self.narrow else ROW
        left = 8.0 if self.narrow else min(width * 0.36, room_for(labels))
        right = 8.0 if self.narrow else room_for(figures) + 6
        self.gap = gap
        self.bottom = len(labels) * self.height + 4.0 + (GAP if gap else 0)
        self.drawing = Drawing(width, self.bottom + foot)
        self.low, self.high = low, high
        self.x: Scale = scale(low, high, left, width - right)
        self._left, self._right = left, width
        if gap:
            self.drawing.text(
                left - 14 if not self.narrow else 0, gap * self.height + 17, "⋮", "quiet", "end"
            )

    def axis(self, write: WriteNumber) -> None:
        """Light lines and their numbers."""
        for tick in ticks(self.low, self.high, 4 if self.narrow else 6):
            self.drawing.line(self.x(tick), 4, self.x(tick), self.bottom, "grid")
            self.drawing.text(self.x(tick), self.bottom + 17, write(tick), "quiet", "middle")

    def row(self, index: int, label: str, figure: str) -> float:
        """Write the words of a row; where its picture goes."""
        top = index * self.height + 4 + (GAP if self.gap and index >= self.gap else 0)
        if self.narrow:
            self.drawing.text(0, top + 15, label, "label")
            self.drawing.text(self._right, top + 15, figure, "figure", "end")
            return top + 30
        self.drawing.text(self._left - 14, top + 18, label, "label", "end")
        self.drawing.text(self._right, top + 18, figure, "figure", "end")
        return top + 14
