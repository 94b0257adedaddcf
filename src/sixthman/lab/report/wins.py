"""Wins beyond the average, in cells and words: what most heat maps of a report show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from .chance import Mean
from .heat import Cell, ramp
from .story import ReportText

NOTHING = "–"


def cell_of(words: ReportText, found: Mean | None, name: str) -> Cell | None:
    """A cell of such a heat map; None without enough observations."""
    if found is None or not found.enough:
        return None
    tip = f"{name}: {words.effect(found)} ({words.number(found.count)})"
    return Cell(found.value, found.is_clear(), words.wins(found.value), tip)


def strongest_of(cells: Iterable[Sequence[Cell | None]]) -> float:
    """The value from which on a cell has the full color: one in ten of the colored ones is stronger."""
    values = sorted(abs(cell.value) for row in cells for cell in row if cell and cell.sure)
    return values[len(values) * 9 // 10] if values else 0.05


def wins_ramp(words: ReportText, most: float) -> str:
    """The legend of such a heat map."""
    return ramp(f"≤ {words.wins(-most)}", words.say("lab-report-average"), f"≥ {words.wins(most)}")


def ends(found: Mapping[int, Mean], numbers: Sequence[int]) -> tuple[int | None, int | None]:
    """Whose mean is the highest above 0 and whose the lowest below, of those that are beyond chance."""
    clear = [number for number in numbers if found[number].differs(0, len(numbers))]
    above = [number for number in clear if found[number].value > 0]
    below = [number for number in clear if found[number].value < 0]
    return (
        max(above, key=lambda number: found[number].value, default=None),
        min(below, key=lambda number: found[number].value, default=None),
    )


def text_or_dash(tell: Callable[[Mean], str], found: Mean | None) -> str:
    """A mean in words, if there is one that says anything."""
    return tell(found) if found is not None and found.enough else NOTHING


def style_of(found: Mean, looks: int) -> str:
    """Blue above and red below, gray where chance explains it."""
    if not found.differs(0, looks):
        return "two"
    return "up" if found.value > 0 else "down"
