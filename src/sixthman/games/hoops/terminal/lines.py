"""Lines and dice to look at or to choose from: what has a key can be pressed or clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.geometry import Size as Area
from textual.widget import Widget

from sixthman.cli.terminal.widgets import Picked

from .dice import DIE_HEIGHT, DIE_WIDTH, DicePen, draw_die, inked

KEY_WIDTH = 3


@dataclass(frozen=True)
class Line:
    """A line of a zone: its key if it has one, and whether the rules allow it."""

    text: Text
    key: str = ""
    open: bool = True
    sign: str = ""  # a sign for what is gathered


class ChoiceLines(Widget):
    """A heading and lines below it."""

    DEFAULT_CSS = "ChoiceLines { height: auto; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._head = Text()
        self._lines: list[Line] = []
        self._pen: DicePen | None = None
        self._cursor: str | None = None

    def lay(self, head: Text, lines: Sequence[Line], pen: DicePen, cursor: str | None) -> None:
        """Show these lines; the cursor is on a key. What has not changed is not drawn again."""
        here = cursor if any(line.key == cursor for line in lines) else None
        old = self._head, self._lines, self._cursor, self._pen and self._pen.palette
        if old == (head, list(lines), here, pen.palette):
            return
        grows = len(lines) != len(self._lines)
        self._head, self._lines, self._pen, self._cursor = head, list(lines), pen, here
        self.refresh(layout=grows)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """A line for the heading, then the others."""
        return 1 + len(self._lines)

    def line_of(self, key: str | None) -> int | None:
        """In which line a key is, for scrolling it into view."""
        return next((i for i, line in enumerate(self._lines, 1) if key and line.key == key), None)

    def render(self) -> Text:
        """Heading and lines."""
        if self._pen is None:
            return Text()
        drawn = [self._drawn(line, self._pen) for line in self._lines]
        return Text("\n", no_wrap=True, overflow="crop").join([self._head, *drawn])

    def _drawn(self, line: Line, pen: DicePen) -> Text:
        palette = pen.palette
        here = bool(line.key) and line.key == self._cursor
        drawn = key_chip(line.key, pen, line.open, here, line.sign)
        text = line.text.copy()
        if line.sign:
            text.stylize(Style(color=palette.gold if line.sign == "✓" else palette.lamp, bold=True), 0, 15)
        if here:
            text.stylize_before(Style(bgcolor=palette.chip, bold=True))
        elif line.key and not line.open:
            text.stylize_before(Style(color=palette.ink2))
        return drawn.append_text(text)

    def on_click(self, event: Click) -> None:
        """A click on a line is its key."""
        index = event.y - 1
        if 0 <= index < len(self._lines) and self._lines[index].key:
            self.post_message(Picked(self._lines[index].key))


def key_chip(key: str, pen: DicePen, open_: bool = True, here: bool = False, sign: str = "") -> Text:
    """The key of something in two cells, and a third that tells whether it is gathered."""
    palette = pen.palette
    if not key:
        return Text(" " * KEY_WIDTH)
    if not open_:
        return Text(f"{key} ".rjust(KEY_WIDTH), Style(color=palette.edge))
    back = palette.focus if here else palette.ink
    chip = inked(f" {key}", Style(color=palette.background, bgcolor=back, bold=True))
    return chip.append(sign or " ", Style(color=palette.gold if sign == "✓" else palette.lamp, bold=True))


@dataclass(frozen=True)
class Die:
    """A die on the table, with its key if it can be taken up."""

    colour: int
    face: int
    key: str = ""
    chosen: bool = False


class DiceTable(Widget):
    """Dice that were rolled, side by side; a line of keys above them."""

    DEFAULT_CSS = "DiceTable { height: auto; width: 100%; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._dice: list[Die] = []
        self._pen: DicePen | None = None
        self._cursor: str | None = None

    def lay(self, dice: Sequence[Die], pen: DicePen, cursor: str | None) -> None:
        """Show these dice."""
        self._dice, self._pen, self._cursor = list(dice), pen, cursor
        self.refresh(layout=True)

    def per_row(self, width: int) -> int:
        """How many dice lie side by side."""
        return max(1, width // DIE_WIDTH)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """ChoiceLines of dice, each with its keys above."""
        return -(-len(self._dice) // self.per_row(width)) * (DIE_HEIGHT + 1)

    def cell_of(self, key: str) -> tuple[int, int]:
        """The cell a die's middle is drawn in."""
        index = next(i for i, die in enumerate(self._dice) if die.key == key)
        row, column = divmod(index, self.per_row(self.size.width))
        return column * DIE_WIDTH + 2, row * (DIE_HEIGHT + 1) + 2

    def render(self) -> Text:
        """Keys and dice, row by row."""
        if self._pen is None:
            return Text()
        lines: list[Text] = []
        per_row = self.per_row(self.size.width)
        for first in range(0, len(self._dice), per_row):
            block = [Text() for _ in range(DIE_HEIGHT + 1)]
            for die in self._dice[first : first + per_row]:
                here = bool(die.key) and die.key == self._cursor
                drawn = draw_die(die.colour, die.face, self._pen, die.chosen)
                for line, part in zip(block, [self._above(die, here, self._pen), *drawn], strict=True):
                    line.append_text(part)
            lines += block
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _above(self, die: Die, here: bool, pen: DicePen) -> Text:
        sign = "✓" if die.chosen else ""
        return Text(" ").append_text(key_chip(die.key, pen, True, here, sign)).append("  ")

    def on_click(self, event: Click) -> None:
        """A click on a die is its key."""
        per_row = self.per_row(self.size.width)
        index = event.y // (DIE_HEIGHT + 1) * per_row + event.x // DIE_WIDTH
        if event.x // DIE_WIDTH < per_row and 0 <= index < len(self._dice) and self._dice[index].key:
            self.post_message(Picked(self._dice[index].key))
