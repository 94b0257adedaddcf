"""Cards drawn in characters: species in words and color, number, symbol as glyph and word, a key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from sixthman.cli.terminal.look import Palette

from ..declaration import EDITIONS, NUMBERS, PASS, SPECIES_NAMES
from ..table.colors import SWEATERS, SYMBOL_GLYPHS
from ..table.notation import symbol_of
from .labels import RinkLabels
from .look import CREAM, big_number


@dataclass(frozen=True)
class Size:
    """How much room a card takes."""

    width: int
    height: int


LARGE, MEDIUM, SMALL = Size(13, 6), Size(10, 4), Size(8, 3)  # the smallest has no lower edge
EMPTY = -1  # a place that waits for a card


@dataclass(frozen=True)
class Slot:
    """A card, an empty place or the choice of none, where it lies on the screen."""

    card: int
    key: str = ""  # what to press for it, if it can be chosen
    chosen: bool = False
    lit: bool = False  # belongs to the best set
    words: str = ""  # for a choice that is no card


@dataclass(frozen=True)
class CardPen:
    """What drawing needs to know besides the card."""

    words: RinkLabels
    palette: Palette
    edition: int = 0

    def symbol(self, card: int) -> tuple[str, str] | None:
        """Glyph and word of a card's symbol."""
        name = symbol_of(card, EDITIONS[self.edition], self.words.cardset)
        return None if name is None else (SYMBOL_GLYPHS[name], self.words.say(f"symbol-{name}"))


_ROUND, _HEAVY = "╭─╮│╰╯", "┏━┓┃┗┛"


def draw(slot: Slot, size: Size, pen: CardPen, focus: bool = False) -> list[Text]:
    """The lines of one card."""
    if slot.card == EMPTY:
        return _empty(size, pen)
    field, deep = _colours(slot, pen)
    face = Style(color=CREAM, bgcolor=deep)
    inside = size.width - 2
    rows = _words_face(slot, size) if slot.card == PASS else _face(slot.card, size, pen)
    frame, edge = frame_with(slot, field, pen, focus)
    lines = [frame_top(slot, inside, frame, edge, pen, focus)]
    for row in rows:
        row.stylize_before(face)
        lines.append(Text().append(frame[3], edge).append_text(row).append(frame[3], edge))
    if size is not SMALL:
        lines.append(Text(frame[4] + frame[1] * inside + frame[5], edge))
    return lines


def frame_with(slot: Slot, field: str, pen: CardPen, focus: bool) -> tuple[str, Style]:
    """The frame of a card, and how it is drawn: heavy under the cursor, pale where there is no key."""
    if focus:
        return _HEAVY, Style(color=pen.palette.focus, bold=True)
    return _ROUND, Style(color=field, dim=not slot.key)


def token(card: int, pen: CardPen) -> Text:
    """A card in four cells: `Du7◉`. The symbol stands outside the color, which parts it from the next."""
    deep = SWEATERS[SPECIES_NAMES[card // NUMBERS]][1]
    symbol = pen.symbol(card)
    chip = Text().append(f"{pen.words.code(card)}{card % NUMBERS + 1}", Style(color=CREAM, bgcolor=deep))
    return chip.append(symbol[0] if symbol else " ", Style(color=pen.palette.ink, bold=True))


def tokens(cards: Sequence[int], pen: CardPen) -> Text:
    """Several cards in one line, by species and number."""
    return Text("").join(token(card, pen) for card in cards)


def cut(text: str, width: int) -> str:
    """A text that fits, shortened with a full stop if need be."""
    return text if len(text) <= width else text[: width - 1] + "."


def _colours(slot: Slot, pen: CardPen) -> tuple[str, str]:
    if slot.card == PASS:
        return pen.palette.edge, "#33434E"
    return SWEATERS[SPECIES_NAMES[slot.card // NUMBERS]]


def frame_top(slot: Slot, inside: int, frame: str, edge: Style, pen: CardPen, focus: bool) -> Text:
    """The upper edge, with the card's key and marks."""
    line = Text().append(frame[0], edge)
    left = inside
    if slot.key:
        key = Style(
            color=pen.palette.background, bgcolor=pen.palette.focus if focus else pen.palette.ink, bold=True
        )
        line.append(f" {slot.key} ", key)
        left -= 3
    if slot.chosen:
        line.append("✓", Style(color=pen.palette.gold, bold=True))
        left -= 1
    if slot.lit:
        line.append(frame[1] * (left - 1), edge).append("★", Style(color=pen.palette.gold))
        left = 0
    return line.append(frame[1] * left + frame[2], edge)


def _empty(size: Size, pen: CardPen) -> list[Text]:
    """The outline of a place."""
    inside = size.width - 2
    rows = [
        "╭" + "╌" * inside + "╮",
        *["┆" + " " * inside + "┆"] * (size.height - 2),
        "╰" + "╌" * inside + "╯",
    ]
    return [Text(row, Style(color=pen.palette.edge, dim=True)) for row in rows]


def _face(card: int, size: Size, pen: CardPen) -> list[Text]:
    inside = size.width - 2
    number = card % NUMBERS + 1
    glyph, word = pen.symbol(card) or ("", "")
    margin = " " if size is LARGE else ""
    name = pen.words.species_of(card)
    if len(name) > inside - len(margin):
        name = name.split()[0] if " " in name else cut(name, inside)
    name = margin + name
    bold = Style(bold=True)
    rows = [Text(name.ljust(inside), bold)]
    if size is LARGE:
        beside = ["", glyph, cut(word, inside - 5)]
        for digit, text in zip(big_number(number), beside, strict=True):
            rows.append(Text().append(f" {digit} ", bold).append(text.ljust(inside - 5)))
        return rows
    room = inside - 3
    word = cut(word, room) if size is MEDIUM else word[:room]
    rows.append(Text().append(f"{number} ", bold).append((glyph + word).ljust(inside - 2)))
    return rows


def _words_face(slot: Slot, size: Size) -> list[Text]:
    inside, height = size.width - 2, size.height - (1 if size is SMALL else 2)
    rows: list[str] = []
    for word in slot.words.split():
        if rows and len(rows[-1]) + 1 + len(word) <= inside:
            rows[-1] += " " + word
        else:
            rows.append(cut(word, inside))
    rows = (rows + [""] * height)[:height]
    return [Text(row.ljust(inside)) for row in rows]
