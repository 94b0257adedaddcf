"""Small pictures for reports, as SVG: no library, no font but the reader's own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

ROW, LEFT, WIDTH, TOP = 26, 130, 720, 46
COLUMNS_HIGH = 240
INK, FAINT, DOT, RANGE = "#1f2a37", "#9aa5b1", "#0b6e99", "#7fb7d1"


def dot_plot(
    title: str,
    rows: Sequence[tuple[str, float, float]],
    reference: float,
    band: float = 0.0,
    unit: str = "",
    decimals: int = 1,
    left: int = LEFT,
) -> str:
    """A dot and its margin for every row (label, value, margin), against a reference and a band around it."""
    low = min([reference - band, *(value - margin for _, value, margin in rows)])
    high = max([reference + band, *(value + margin for _, value, margin in rows)])
    pad = (high - low) * 0.08 or 1.0
    low, high = low - pad, high + pad
    height = TOP + ROW * len(rows) + 34

    def x(value: float) -> float:
        return round(left + (value - low) / (high - low) * (WIDTH - left - 90), 1)

    parts = _paper(title, height)
    bottom = TOP + ROW * len(rows)
    if band:
        start, end = x(reference - band), x(reference + band)
        parts.append(
            f'<rect x="{start}" y="{TOP - 6}" width="{end - start:.1f}" height="{bottom - TOP + 6}" '
            'fill="#eef3f6"/>'
        )
    parts.append(
        f'<line x1="{x(reference)}" x2="{x(reference)}" y1="{TOP - 6}" y2="{bottom}" stroke="{FAINT}" '
        'stroke-dasharray="4 3"/>'
        f'<text x="{x(reference)}" y="{bottom + 20}" text-anchor="middle" fill="{FAINT}">'
        f"{reference:.{decimals}f}{unit}</text>"
    )
    for index, (label, value, margin) in enumerate(rows):
        y = TOP + ROW * index + ROW // 2 - 4
        parts.append(
            f'<text x="{left - 12}" y="{y + 5}" text-anchor="end" fill="{INK}">{escape(label)}</text>'
            f'<line x1="{x(value - margin)}" x2="{x(value + margin)}" y1="{y}" y2="{y}" stroke="{RANGE}" '
            'stroke-width="5" stroke-linecap="round"/>'
            f'<circle cx="{x(value)}" cy="{y}" r="5" fill="{DOT}"/>'
            f'<text x="{WIDTH - 16}" y="{y + 5}" text-anchor="end" fill="{INK}">'
            f"{value:.{decimals}f}{unit}</text>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def histogram(
    title: str, counts: Sequence[int], width: int, median: int, band: tuple[int, int] | None = None
) -> str:
    """Columns for how often each number came up (counts[number]), `width` numbers to a column; a line for
    the median, a band for where it is to be."""
    numbers = [number for number, count in enumerate(counts) if count]
    first, last = numbers[0] // width, numbers[-1] // width
    columns = [sum(counts[index * width : (index + 1) * width]) for index in range(first, last + 1)]
    highest, bottom = max(columns), TOP + COLUMNS_HIGH

    def x(number: float) -> float:
        return round(40 + (number - first * width) / ((last + 1 - first) * width) * (WIDTH - 80), 1)

    parts = _paper(title, bottom + 34)
    if band:
        parts.append(
            f'<rect x="{x(band[0])}" y="{TOP}" width="{x(band[1]) - x(band[0]):.1f}" height="{COLUMNS_HIGH}" '
            'fill="#eef3f6"/>'
        )
    for index, count in enumerate(columns):
        start, end = x((first + index) * width), x((first + index + 1) * width)
        height = round(COLUMNS_HIGH * count / highest, 1)
        parts.append(
            f'<rect x="{start + 1:.1f}" y="{bottom - height:.1f}" width="{end - start - 2:.1f}" '
            f'height="{height}" fill="{RANGE}"/>'
        )
    for number in range(-(-first * width // 20) * 20, (last + 1) * width + 1, 20):
        parts.append(
            f'<text x="{x(number)}" y="{bottom + 20}" text-anchor="middle" fill="{FAINT}">{number}</text>'
        )
    parts.append(
        f'<line x1="{x(median)}" x2="{x(median)}" y1="{TOP}" y2="{bottom}" stroke="{DOT}" '
        'stroke-dasharray="4 3"/>'
        f'<text x="{x(median) + 6:.1f}" y="{TOP + 12}" fill="{DOT}">{median}</text>'
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _paper(title: str, height: int) -> list[str]:
    """An empty picture with its title."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="600" fill="{INK}">{escape(title)}</text>',
    ]
