"""The help page: the rules in brief, the dice, and the keys."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from ..declaration import FACES, SKILLS
from .dice import DicePen, dice_line, inked
from .zones import legend

_SECTIONS = ("goal", "turn", "actions", "dice", "score", "end", "cards", "variants")
_KEYS = (
    "choose",
    "gather",
    "move",
    "undo",
    "markets",
    "hints",
    "table",
    "language",
    "lights",
    "record",
    "quit",
)


def helped(pen: DicePen) -> RenderableType:
    """The rules in brief and the keys."""
    parts: list[RenderableType] = []
    for section in _SECTIONS:
        parts += [*_section(section, pen), Text()]
        if section == "dice":
            parts += [*(_die(skill, pen) for skill in range(SKILLS)), Text(), legend(pen), Text()]
    return Group(*parts, _title("keys", pen), _keys(pen))


def _title(section: str, pen: DicePen) -> Text:
    return Text(pen.words.say(f"play-court-help-{section}-title"), Style(bold=True, color=pen.palette.gold))


def _section(section: str, pen: DicePen) -> list[RenderableType]:
    text = Text(pen.words.say(f"play-court-help-{section}"), Style(color=pen.palette.ink))
    return [_title(section, pen), text]


def _die(skill: int, pen: DicePen) -> Text:
    """The six faces of a die."""
    text = f"{pen.words.skill(skill)} ({pen.words.die_colour(skill)})"
    line = inked(text.ljust(26), Style(color=pen.palette.ink))
    return line.append_text(dice_line([(skill, face) for face in range(FACES)], pen))


def _keys(pen: DicePen) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for key in _KEYS:
        grid.add_row(
            Text(pen.words.say(f"play-court-help-key-{key}-name"), Style(bold=True, color=pen.palette.ink)),
            Text(pen.words.say(f"play-court-help-key-{key}"), Style(color=pen.palette.ink)),
        )
    return grid
