"""A row of cards to look at or to choose from, and a list of lines to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.geometry import Region
from textual.geometry import Size as Area
from textual.widget import Widget

from sixthman.cli.terminal.widgets import Picked

from ..declaration import COACH_CARD
from .cards import SMALL, CardPen, Size, Slot, draw
from .coaches import COACH_SIZE, draw_coach


class Rack(Widget):
    """Cards side by side under a title, wrapped where the room ends."""

    DEFAULT_CSS = "Rack { height: auto; width: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self._title = Text()
        self._slots: list[Slot] = []
        self._sizes: tuple[Size, ...] = (SMALL,)
        self._pen: CardPen | None = None
        self._cursor: int | None = None

    def lay(
        self,
        title: Text,
        slots: Sequence[Slot],
        pen: CardPen,
        sizes: tuple[Size, ...],
        cursor: int | None = None,
    ) -> None:
        """Show these cards in one of these sizes, given largest first."""
        self._title, self._slots, self._pen, self._cursor = title, list(slots), pen, cursor
        self._sizes = sizes
        self.display = True
        self.refresh(layout=True)

    def card_size(self, width: int) -> Size:
        """The largest cards that stand in one row; the smallest where none do. Coaches have one size."""
        if any(slot.card >= COACH_CARD for slot in self._slots):
            return COACH_SIZE
        for size in self._sizes:
            if len(self._slots) * size.width <= width:
                return size
        return self._sizes[-1]

    def per_row(self, width: int) -> int:
        """How many cards are side by side."""
        return max(1, width // self.card_size(width).width)

    def holds(self, key: str | None) -> bool:
        """Is the card with this key here?"""
        return any(slot.key == key for slot in self._slots)

    def region_of(self, index: int) -> Region:
        """Where a card lies, for scrolling it into view."""
        size, per_row = self.card_size(self.size.width), self.per_row(self.size.width)
        row, column = divmod(index, per_row)
        return Region(column * size.width, 1 + row * size.height, size.width, size.height)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """A line for the title, then the rows."""
        rows = -(-len(self._slots) // self.per_row(width))
        return 1 + rows * self.card_size(width).height

    def render(self) -> Text:
        """Title and rows of cards."""
        lines = [self._title]
        if self._pen is not None:
            size, per_row = self.card_size(self.size.width), self.per_row(self.size.width)
            for first in range(0, len(self._slots), per_row):
                drawn = [
                    self._drawn(self._slots[index], size, self._pen, index == self._cursor)
                    for index in range(first, min(first + per_row, len(self._slots)))
                ]
                lines += [Text("").join(parts) for parts in zip(*drawn, strict=True)]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _drawn(self, slot: Slot, size: Size, pen: CardPen, focus: bool) -> list[Text]:
        if slot.card >= COACH_CARD:
            return draw_coach(slot, pen, focus)
        return draw(slot, size, pen, focus)

    def on_click(self, event: Click) -> None:
        """A click on a card is its key."""
        for index, slot in enumerate(self._slots):
            if slot.key and self.region_of(index).contains(event.x, event.y):
                self.post_message(Picked(slot.key))


class Plans(Widget):
    """Choices in lines, such as bus assignments: one line for each, in columns."""

    DEFAULT_CSS = "Plans { height: auto; width: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self._head: list[str] = []
        self._rows: list[tuple[str, list[str]]] = []
        self._pen: CardPen | None = None
        self._cursor = 0

    def lay(self, head: list[str], rows: list[tuple[str, list[str]]], pen: CardPen, cursor: int) -> None:
        """A heading for each column; for each choice its key and its cells."""
        self._head, self._rows, self._pen, self._cursor = head, rows, pen, cursor
        self.display = True
        self.refresh(layout=True)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """A line for the heading and one for each choice, with air above."""
        return len(self._rows) + 2

    def render(self) -> Text:
        """Heading and choices."""
        if self._pen is None:
            return Text()
        palette = self._pen.palette
        column = max(8, (self.size.width - 6) // max(1, len(self._head)))
        lines = [
            Text(" " * 6 + "".join(_fit(cell, column) for cell in self._head), Style(color=palette.ink2))
        ]
        for index, (key, cells) in enumerate(self._rows):
            here = index == self._cursor
            chip = Style(color=palette.background, bgcolor=palette.focus if here else palette.ink, bold=True)
            line = (
                Text()
                .append("▸ " if here else "  ", Style(color=palette.focus, bold=True))
                .append(f" {key} ", chip)
            )
            style = Style(color=palette.ink, bgcolor=palette.chip if here else None, bold=here)
            lines.append(line.append(" " + "".join(_fit(cell, column) for cell in cells), style))
        return Text("\n", no_wrap=True, overflow="crop").join([Text(), *lines])

    def on_click(self, event: Click) -> None:
        """A click on a line is its key."""
        index = event.y - 2
        if 0 <= index < len(self._rows):
            self.post_message(Picked(self._rows[index][0]))


def _fit(text: str, width: int) -> str:
    return text[: width - 1].ljust(width)
