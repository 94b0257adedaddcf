"""Dice, drawn: a block in the die's color with its letters on the edge and the number in the middle.

On a defensive die the number is on the color of the attack it stops, and the letters of that attack
below it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from sixthman.cli.terminal.look import Palette
from sixthman.cli.terminal.pen import seat_text

from ..rules.cards import ATTACKS
from ..table.checklist import Fight
from ..table.colors import SKILL_COLOURS
from ..table.figures import Figures
from .labels import CourtLabels

DIE_WIDTH, DIE_HEIGHT = 6, 3
BLANK = "–"


@dataclass(frozen=True)
class DicePen:
    """What drawing needs to know besides the cards: words, colors, numbers."""

    words: CourtLabels
    palette: Palette
    figures: Figures


def inked(text: str, style: Style) -> Text:
    """A text to be continued: what follows does not take its style over."""
    return Text().append(text, style)


def chip(skill: int, text: str) -> Text:
    """A few letters on the color of a skill."""
    back, ink = SKILL_COLOURS[skill]
    return inked(text, Style(color=ink, bgcolor=back, bold=True))


def face_of(colour: int, face: int, pen: DicePen) -> tuple[str, int | None]:
    """The number a die shows, and the attack it stops."""
    tables = pen.figures.tables
    value = int(tables["FACE"][colour, face])
    stops = int(tables["FACE_COLOUR"][colour, face]) if colour >= ATTACKS and value else None
    return (str(value) if value else BLANK), stops


def draw_die(colour: int, face: int, pen: DicePen, chosen: bool = False) -> list[Text]:
    """One die in three lines."""
    number, stops = face_of(colour, face, pen)
    back, ink = SKILL_COLOURS[colour]
    block = Style(color=ink, bgcolor=back, bold=chosen)
    frame = "┏━┓┃┗┛" if chosen else "╭─╮│╰╯"
    own = pen.words.code(colour)
    below = pen.words.code(stops) if stops is not None else frame[1] * 2
    top = inked(frame[0] + own + frame[1] + frame[2], block)
    middle = inked(frame[3], block)
    if stops is None:
        middle.append(f" {number} ", Style(color=ink, bgcolor=back, bold=True))
    else:
        middle.append_text(chip(stops, f" {number} "))
    middle.append(frame[3], block)
    bottom = inked(frame[4] + frame[1], block)
    bottom.append_text(chip(stops, below) if stops is not None else Text(below, block)).append(
        frame[5], block
    )
    return [line.append(" ") for line in (top, middle, bottom)]


def dice_line(dice: list[tuple[int, int]], pen: DicePen) -> Text:
    """Dice in one line of text: a chip for each, with its letters."""
    line = Text()
    for colour, face in dice:
        number, stops = face_of(colour, face, pen)
        line.append_text(chip(colour, pen.words.code(colour)))
        line.append_text(chip(stops if stops is not None else colour, number)).append(" ")
    return line


def fight_line(fight: Fight, pen: DicePen, room: int) -> Text:
    """A fight in one line: dice as chips, and the sum."""
    sums = fight_sum(fight, pen)
    line = Text().append_text(attacker_name(fight, pen)).append(" ")
    line.append_text(dice_line(fight.attack_dice, pen))
    if fight.defence_dice:
        line.append("− ").append_text(dice_line(fight.defence_dice, pen))
    line.truncate(max(0, room - sums.cell_len), overflow="ellipsis")
    return line.append_text(sums)


def fight_block(fight: Fight, pen: DicePen, room: int) -> list[Text]:
    """A fight with its dice drawn, if there is room for them; else in one line."""
    dice = len(fight.attack_dice) + len(fight.defence_dice)
    if dice * DIE_WIDTH + 22 > room:
        return [fight_line(fight, pen, room)]
    lines = [Text(), Text(), Text()]
    head = attacker_name(fight, pen)
    head.truncate(11, overflow="ellipsis")
    attacks = Text(pen.words.say("play-court-attacks"), Style(color=pen.palette.ink2))
    for line, left in zip(lines, (head, attacks, Text()), strict=True):
        line.append_text(left).append(" " * (12 - left.cell_len))
    _add(lines, fight.attack_dice, pen)
    if fight.defence_dice:
        for line, sign in zip(lines, ("  ", "− ", "  "), strict=True):
            line.append(sign)
        _add(lines, fight.defence_dice, pen)
    lines[1].append_text(fight_sum(fight, pen))
    return lines


def _add(lines: list[Text], dice: list[tuple[int, int]], pen: DicePen) -> None:
    for colour, face in dice:
        for line, part in zip(lines, draw_die(colour, face, pen), strict=True):
            line.append_text(part)


def attacker_name(fight: Fight, pen: DicePen) -> Text:
    """Whose attack it is, in the seat's color."""
    return seat_text(fight.attacker, pen)


def fight_sum(fight: Fight, pen: DicePen) -> Text:
    """`18 − 5 = 13`"""
    sum_text = f"{fight.attack} − {fight.defence} = " if fight.defence_dice else "= "
    line = inked(sum_text, Style(color=pen.palette.ink))
    return line.append(
        pen.words.say("play-court-points", points=fight.points), Style(color=pen.palette.gold, bold=True)
    )
