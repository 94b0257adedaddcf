"""Pictures with two axes: histograms, lines, points. Each is drawn for a width and gives SVG for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .drawing import FOOT, Drawing, WriteNumber, apart, is_narrow, room_for, scale, ticks

WIDE_LETTER = 7.4  # for names that must not touch anything


@dataclass(frozen=True)
class Column:
    """A column of a histogram: where it begins, how many, and how many of them are highlighted."""

    start: float
    count: float
    highlighted: float = 0
    tip: str = ""


def histogram(
    columns: Sequence[Column],
    step: float,
    write: WriteNumber,
    width: float,
    median: float,
    median_text: str,
    title: str,
) -> str:
    """Columns side by side; the highlighted part is at their foot. A line for the median; what is counted."""
    height, top = (190.0, 26.0) if is_narrow(width) else (230.0, 28.0)
    bottom = top + height
    first, last = columns[0].start, columns[-1].start + step
    x = scale(first, last, 6, width - 6)
    highest = max(column.count for column in columns)
    drawing = Drawing(width, bottom + FOOT + 16)
    for column in columns:
        left, right = x(column.start), x(column.start + step)
        full, part = height * column.count / highest, height * column.highlighted / highest
        drawing.rect(left + 0.75, bottom - full, right - left - 1.5, full - part, "bar two", column.tip)
        drawing.rect(left + 0.75, bottom - part, right - left - 1.5, part, "bar one", column.tip)
    drawing.line(0, bottom + 0.5, width, bottom + 0.5, "base")
    for tick in ticks(first, last, 5 if is_narrow(width) else 9):
        drawing.text(min(max(x(tick), 12), width - 12), bottom + 18, write(tick), "quiet", "middle")
    drawing.text(width, bottom + 36, title, "quiet", "end")
    at = x(median)
    drawing.line(at, 20, at, bottom, "reference")
    drawing.text(at, 14, median_text, "label", "end" if at > width * 0.6 else "start")
    return drawing.svg()


@dataclass(frozen=True)
class Line:
    """A line through points, named at its right end; a band around it if there is one."""

    label: str
    points: tuple[tuple[float, float], ...]
    style: str
    band: tuple[tuple[float, float, float], ...] = field(default=())  # x, low, high
    tips: tuple[str, ...] = ()


def lines(
    series: Sequence[Line],
    write_x: WriteNumber,
    write_y: WriteNumber,
    width: float,
    title: str,
    low: float = 0.0,
    high: float | None = None,
    ticks_at: Sequence[float] = (),
    reference: float | None = None,
) -> str:
    """Lines over a common axis, each labeled where it ends; `ticks_at` are the numbers below the axis,
    `title` says what they are."""
    narrow = is_narrow(width)
    height = 220.0 if narrow else 280.0
    xs = [x for line in series for x, _ in line.points]
    top_value = (
        high
        if high is not None
        else 1.06
        * max(
            [y for line in series for _, y in line.points] + [up for line in series for _, _, up in line.band]
        )
    )
    names = room_for([line.label for line in series]) if any(line.label for line in series) else 8.0
    left = room_for([write_y(tick) for tick in ticks(low, top_value, 5)])
    x, y = scale(min(xs), max(xs), left, width - names - 8), scale(low, top_value, height, 12)
    drawing = Drawing(width, height + FOOT + 16)
    drawing.text(width - names, height + 36, title, "quiet", "end")
    for tick in ticks(low, top_value, 5):
        drawing.line(left, y(tick), width - names, y(tick), "grid")
        drawing.text(left - 8, y(tick) + 4, write_y(tick), "quiet", "end")
    for tick in ticks_at or ticks(min(xs), max(xs), 5 if narrow else 8):
        drawing.text(x(tick), height + 18, write_x(tick), "quiet", "middle")
    if reference is not None:
        drawing.line(left, y(reference), width - names, y(reference), "reference")
    for line in series:
        if line.band:
            upper = [(x(at), y(up)) for at, _, up in line.band]
            lower = [(x(at), y(down)) for at, down, _ in line.band]
            drawing.path([*upper, *reversed(lower)], f"band {line.style}", closed=True)
    for line in series:
        drawing.path([(x(at), y(value)) for at, value in line.points], f"line {line.style}")
        for index, (at, value) in enumerate(line.points):
            tip = line.tips[index] if line.tips else ""
            drawing.dot(x(at), y(value), 4 if len(line.points) < 14 else 2.5, f"dot {line.style}", tip)
    ends = apart([y(line.points[-1][1]) for line in series], 17, 12, height)
    for line, end in zip(series, ends, strict=True):
        drawing.text(width - names + 4, end + 4, line.label, f"label name {line.style}")
    return drawing.svg()


@dataclass(frozen=True)
class Point:
    """A point of a scatter plot; only those with a name are labeled."""

    x: float
    y: float
    style: str
    tip: str
    name: str = ""


def scatter(
    points: Sequence[Point],
    write_x: WriteNumber,
    write_y: WriteNumber,
    width: float,
    titles: tuple[str, str],
    trend: tuple[float, float] | None = None,
) -> str:
    """Points, around a trend (its slope and start) if there is one; the axes' titles are at their ends."""
    narrow = is_narrow(width)
    height = 330.0 if narrow else 420.0
    low_x, high_x = min(point.x for point in points), max(point.x for point in points)
    pad = (high_x - low_x) * 0.06 or 1.0
    low_y, high_y = min(point.y for point in points), max(point.y for point in points)
    pad_y = (high_y - low_y) * 0.08 or 0.01
    low_y, high_y = low_y - pad_y, high_y + pad_y
    left = room_for([write_y(tick) for tick in ticks(low_y, high_y, 6)])
    x, y = scale(low_x - pad, high_x + pad, left, width - 6), scale(low_y, high_y, height, 30)
    drawing = Drawing(width, height + FOOT + 18)
    for tick in ticks(low_y, high_y, 6):
        drawing.line(left, y(tick), width, y(tick), "reference" if tick == 0 else "grid")
        drawing.text(left - 8, y(tick) + 4, write_y(tick), "quiet", "end")
    for tick in ticks(low_x, high_x, 6 if narrow else 10):
        drawing.text(x(tick), height + 18, write_x(tick), "quiet", "middle")
    drawing.text(0, 14, titles[1], "quiet")
    drawing.text(width, height + 36, titles[0], "quiet", "end")
    if trend:
        slope, start = trend
        drawing.line(x(low_x), y(start + slope * low_x), x(high_x), y(start + slope * high_x), "trend")
    for point in points:
        drawing.dot(x(point.x), y(point.y), 5, f"dot {point.style}", point.tip)
    taken = [(x(point.x) - 5, y(point.y) - 5, 10.0, 10.0) for point in points]
    for point in points:
        if point.name:
            box = _free_box(
                x(point.x), y(point.y), len(point.name) * WIDE_LETTER, taken, (left, width, height)
            )
            taken.append(box)
            drawing.text(box[0], box[1] + 12, point.name, "label")
    return drawing.svg()


Box = tuple[float, float, float, float]  # left, top, width, height


def _free_box(x: float, y: float, size: float, taken: Sequence[Box], inside: tuple[float, ...]) -> Box:
    """Where beside, above or below a point its name covers the least of what is there."""
    left, right, bottom = inside
    boxes = [
        (x + 8, y - 8, size, 16.0),
        (x - 8 - size, y - 8, size, 16.0),
        (x - size / 2, y - 23, size, 16.0),
        (x - size / 2, y + 7, size, 16.0),
        (x + 4, y - 22, size, 16.0),
        (x + 4, y + 6, size, 16.0),
    ]
    fitting = [box for box in boxes if box[0] >= left and box[0] + size <= right and box[1] + 16 <= bottom]
    return min(fitting or boxes, key=lambda box: sum(_overlap(box, other) for other in taken))


def _overlap(one: Box, other: Box) -> float:
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)
