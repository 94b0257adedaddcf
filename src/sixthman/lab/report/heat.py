"""Heat maps: blue above the average, red below, and no color where chance explains the difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .drawing import LETTER, Drawing, room_for

PALEST, STRONGEST = 0.16, 0.92  # how much of its color a cell shows
READ_ON_COLOUR = 0.7  # stronger cells have light words in light, dark ones in dark


@dataclass(frozen=True)
class Cell:
    """A cell of a heat map: how far above or below, whether that is more than chance, and its words."""

    value: float
    sure: bool
    text: str
    tip: str


@dataclass(frozen=True)
class Label:
    """The label of a row, with a patch of color or an icon that the page defines."""

    words: str
    colour: str = ""
    icon: str = ""


def heat_map(
    rows: Sequence[Label],
    columns: Sequence[str],
    cells: Sequence[Sequence[Cell | None]],
    most: float,
    width: float,
    written: bool = True,
    groups: int = 0,
    height: float = 30,
    heading: str = "",
    icons: Sequence[Sequence[str]] | None = None,
    left: float = 0.0,
) -> str:
    """Cells in color, blue above and red below, strongest at `most`; unsure cells have next to none.

    `groups` leaves a gap after this many columns; `icons` puts icons into cells; `left` is the least room for
    the labels.
    """
    left = max(left, room_for_labels(rows))
    top = 44.0 if heading else 24.0
    gaps = (len(columns) - 1) // groups if groups else 0
    wide = (width - left - 8 * gaps) / len(columns)
    longest = max((len(cell.text) for row in cells for cell in row if cell), default=0)
    written = written and wide - 2 >= longest * LETTER
    drawing = Drawing(width, top + len(rows) * height + 2)
    if heading:
        drawing.text(left, 14, heading, "label")
    for index, row in enumerate(rows):
        y = top + index * height
        _label(drawing, row, left, y + height / 2)
        for column, cell in enumerate(cells[index]):
            x = left + column * wide + (8 * (column // groups) if groups else 0)
            if index == 0:
                drawing.text(x + wide / 2, top - 8, columns[column], "quiet", "middle")
            icon = icons[index][column] if icons else ""
            _cell(drawing, cell, (x, y, wide - 2, height - 2), most, written, 8.0 if icon else 0.0)
            if icon:
                drawing.icon(icon, x + wide - 13, y + height / 2 - 1, 19)
    return drawing.svg()


def room_for_labels(rows: Sequence[Label]) -> float:
    """The width of the column of labels."""
    return room_for([row.words for row in rows]) + (22 if any(row.colour or row.icon for row in rows) else 0)


def _label(drawing: Drawing, row: Label, left: float, y: float) -> None:
    if row.colour:
        drawing.rect(left - 24, y - 9, 14, 18, row.colour)
    if row.icon:
        drawing.icon(row.icon, left - 17, y, 20)
    drawing.text(left - (32 if row.colour or row.icon else 10), y + 5, row.words, "label", "end")


def _cell(
    drawing: Drawing,
    cell: Cell | None,
    box: tuple[float, float, float, float],
    most: float,
    written: bool,
    aside: float,
) -> None:
    x, y, width, height = box
    if cell is None:
        drawing.rect(x, y, width, height, "empty")
        return
    drawing.rect(x, y, width, height, "blank", "" if cell.sure else cell.tip)
    strength = 0.0
    if cell.sure:
        strength = PALEST + (STRONGEST - PALEST) * min(1.0, abs(cell.value) / (most or 1.0))
        drawing.rect(x, y, width, height, "up" if cell.value > 0 else "down", cell.tip, strength)
    if written:
        style = "in-cell on" if strength > READ_ON_COLOUR else "in-cell" if cell.sure else "in-cell unsure"
        drawing.text(x + width / 2 - aside, y + height / 2 + 4.5, cell.text, style, "middle")


def ramp(low: str, middle: str, high: str) -> str:
    """The legend of a heat map: red, nothing, blue."""
    drawing = Drawing(300, 34)
    for index in range(12):
        off = abs(index - 5.5) - 0.5
        shade = PALEST + (STRONGEST - PALEST) * off / 5
        drawing.rect(index * 25, 0, 24, 12, "up" if index > 5 else "down", strength=shade)
    drawing.text(0, 29, low, "quiet")
    drawing.text(150, 29, middle, "quiet", "middle")
    drawing.text(300, 29, high, "quiet", "end")
    return drawing.svg()
