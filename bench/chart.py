"""A small picture for the page, as SVG: bars on a scale of powers of ten."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from sixthman.lab.plots import DOT, FAINT, INK, RANGE, TOP, WIDTH

_ROW, _LEFT, _RIGHT = 24, 330, 76


def log_bars(title: str, rows: Sequence[tuple[str, float, bool]]) -> str:
    """Draw a bar for every row (label, value, is it ours), each line of the grid ten times the one before."""
    least = math.floor(math.log10(min(value for _, value, _ in rows)))
    most = math.ceil(math.log10(max(value for _, value, _ in rows)))
    bottom = TOP + _ROW * len(rows)

    def x(exponent: float) -> float:
        return round(_LEFT + (exponent - least) / max(most - least, 1) * (WIDTH - _LEFT - _RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 34}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{bottom + 34}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="600" fill="{INK}">{escape(title)}</text>',
    ]
    for exponent in range(least, most + 1):
        parts.append(
            f'<line x1="{x(exponent)}" x2="{x(exponent)}" y1="{TOP - 6}" y2="{bottom}" stroke="#e3e8ec"/>'
            f'<text x="{x(exponent)}" y="{bottom + 18}" text-anchor="middle" fill="{FAINT}">'
            f"{short(10.0**exponent)}</text>"
        )
    for index, (label, value, is_ours) in enumerate(rows):
        y = TOP + _ROW * index
        end = x(math.log10(value))
        parts.append(
            f'<text x="{_LEFT - 10}" y="{y + 14}" text-anchor="end" fill="{INK}" '
            f'font-weight="{600 if is_ours else 400}">{escape(label)}</text>'
            f'<rect x="{_LEFT}" y="{y + 2}" width="{max(end - _LEFT, 1):.1f}" height="{_ROW - 8}" rx="2" '
            f'fill="{DOT if is_ours else RANGE}"/>'
            f'<text x="{end + 6:.1f}" y="{y + 14}" fill="{INK}">{short(value)}</text>'
        )
    parts.append(
        f'<text x="{WIDTH - 16}" y="26" text-anchor="end" fill="{FAINT}">each line: ten times the last</text>'
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def short(value: float) -> str:
    """Write a number with at most three digits: 30.6 M, 2.1 k."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"
