"""A small picture for the page, as SVG: bars on a scale of powers of ten."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
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


Curves = Mapping[str, Sequence[tuple[float, float]]]
_COLORS = ("#0b6e99", "#c2410c", "#15803d", "#7c3aed", "#a16207", "#be185d")
_AXIS, _HIGH, _KEY = 64, 300, 22  # pixels: left of the curves, their height, a line of the key


def curves(title: str, across: str, up: str, found: Curves, log: bool = False) -> str:
    """Draw a curve for every name, points joined in order; `log`: each line across is ten times the last."""
    points = [point for line in found.values() for point in line]
    least, most = (f(x for x, _ in points) for f in (min, max))
    if log:
        least, most = math.floor(math.log10(least)), math.ceil(math.log10(most))
    top = _step(max(y for _, y in points))
    bottom, right = TOP + _HIGH, WIDTH - 24

    def at(x: float, y: float) -> tuple[float, float]:
        along = ((math.log10(x) if log else x) - least) / ((most - least) or 1)
        return round(_AXIS + along * (right - _AXIS), 1), round(bottom - y / top * _HIGH, 1)

    height = bottom + 52 + _KEY * len(found)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="600" fill="{INK}">{escape(title)}</text>',
        f'<text x="{right}" y="26" text-anchor="end" fill="{FAINT}">up: {escape(up)}</text>',
        f'<text x="{right}" y="{bottom + 38}" text-anchor="end" fill="{FAINT}">{escape(across)}</text>',
    ]
    for part in range(5):
        y = at(10.0**least if log else least, top * part / 4)[1]
        parts.append(
            f'<line x1="{_AXIS}" x2="{right}" y1="{y}" y2="{y}" stroke="#e3e8ec"/>'
            f'<text x="{_AXIS - 8}" y="{y + 4}" text-anchor="end" fill="{INK}">{short(top * part / 4)}</text>'
        )
    for mark in _marks(least, most, log):
        x = at(mark, 0)[0]
        parts.append(
            f'<text x="{x}" y="{bottom + 18}" text-anchor="middle" fill="{FAINT}">{short(mark)}</text>'
        )
    for index, (name, line) in enumerate(found.items()):
        color, y = _COLORS[index % len(_COLORS)], bottom + 58 + _KEY * index
        drawn = " ".join(f"{x},{y}" for x, y in (at(*point) for point in line))
        parts.append(
            f'<polyline points="{drawn}" fill="none" stroke="{color}" stroke-width="2.5"/>'
            f'<line x1="{_AXIS}" x2="{_AXIS + 28}" y1="{y - 4}" y2="{y - 4}" stroke="{color}" '
            f'stroke-width="2.5"/><text x="{_AXIS + 38}" y="{y}" fill="{INK}">{escape(name)}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _marks(least: float, most: float, log: bool) -> list[float]:
    if log:
        return [10.0**exponent for exponent in range(int(least), int(most) + 1)]
    return [least + (most - least) * part / 5 for part in range(6)]


def _step(most: float) -> float:
    """A round number no less than this, that four parts divide."""
    size = 10.0 ** math.floor(math.log10(most)) if most > 0 else 1.0
    return next(size * factor for factor in (1, 2, 4, 6, 8, 10) if size * factor >= most)
