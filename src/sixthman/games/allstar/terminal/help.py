"""The help page: the rules in brief, as this table plays them, and the keys."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from ..declaration import CLASSIC, EDITIONS, NUMBERS
from ..rules.ranking import BRONZE, GOLD, attribute_for
from ..table.colors import SYMBOL_GLYPHS
from ..table.names import ATTRIBUTE_NAMES, MEDALS
from .cards import CardPen

_KEYS = ("choose", "move", "undo", "sort", "hints", "table", "language", "lights", "record", "quit")


def helped(view: Any, pen: CardPen) -> RenderableType:
    """The rules in brief and the keys."""
    parts: list[RenderableType] = []
    for section in ("goal", "season", "strength", "coaches", "playoffs", "edition", "keys"):
        body = _SECTIONS[section](view, pen) if section in _SECTIONS else _text(section, pen)
        if body:
            title = pen.words.say(f"play-help-{section}-title")
            parts += [Text(title, Style(bold=True, color=pen.palette.gold)), *body, Text()]
    return Group(*parts)


def _text(section: str, pen: CardPen, **facts: object) -> list[RenderableType]:
    return [Text(pen.words.say(f"play-help-{section}", **facts), Style(color=pen.palette.ink))]


def _season(view: Any, pen: CardPen) -> list[RenderableType]:
    return _text("season", pen) + (_text("classic", pen) if view.mode == CLASSIC else [])


def _strength(view: Any, pen: CardPen) -> list[RenderableType]:
    """What counts, and the medal table of this game: the best attribute on top, its best values first."""
    words, palette = pen.words, pen.palette
    cards = words.cardset.cards
    symbols = cards.edition(EDITIONS[int(view.edition)])["symbols"]
    values = {
        "Symbol": "  ".join(f"{SYMBOL_GLYPHS[name]} {words.say(f'symbol-{name}')}" for name in symbols),
        "Number": " ".join(str(number) for number in range(NUMBERS, 0, -1)),
        "Species": ", ".join(words.species(name) for name in reversed(cards.species)),
    }
    grid = Grid.grid(padding=(0, 2))
    for medal in range(GOLD, BRONZE - 1, -1):
        attribute = ATTRIBUTE_NAMES[int(attribute_for(int(view.seats), medal))]
        grid.add_row(
            Text(words.say(f"play-medal-{MEDALS[medal]}"), Style(color=palette.gold)),
            Text(words.say(f"attribute-{attribute}"), Style(bold=True, color=palette.ink)),
            Text(values[attribute], Style(color=palette.ink)),
        )
    return [*_text("strength", pen), *_text("medals", pen), grid]


def _coaches(view: Any, pen: CardPen) -> list[RenderableType]:
    """How coaches are used, and all of them with their texts."""
    if not view.coaches:
        return []
    words, ink = pen.words, Style(color=pen.palette.ink)
    lines = [
        Text()
        .append(words.coach(coach.name), Style(bold=True, color=pen.palette.ink))
        .append("  " + words.coach_text(coach.name), ink)
        for coach in words.cardset.cards.coaches
    ]
    return [*_text("coaches", pen), *lines]


def _playoffs(view: Any, pen: CardPen) -> list[RenderableType]:
    words, seats, tables = pen.words, int(view.seats), pen.words.cardset.tables
    section = "playoffs" if tables["PLAYS_WITHOUT_TICKET"][view.edition] else "playoffs-last-ticket"
    fans = [int(number) for number in tables["PLAYOFF_FANS"][view.edition, seats][:seats]]
    cup = "  ".join(f"{words.say('play-rank', rank=rank)} {number}" for rank, number in enumerate(fans, 1))
    return [
        *_text(section, pen, tickets=int(tables["TICKETS"][view.edition, seats])),
        *_text("cup", pen, fans=cup),
    ]


def _edition(view: Any, pen: CardPen) -> list[RenderableType]:
    """What the first edition does otherwise."""
    return _text("first-edition", pen) if EDITIONS[int(view.edition)] == "2020" else []


def _keys(view: Any, pen: CardPen) -> list[RenderableType]:
    grid = Grid.grid(padding=(0, 2))
    for key in _KEYS:
        grid.add_row(
            Text(pen.words.say(f"play-help-key-{key}-name"), Style(bold=True, color=pen.palette.ink)),
            Text(pen.words.say(f"play-help-key-{key}"), Style(color=pen.palette.ink)),
        )
    return [grid]


_SECTIONS = {
    "season": _season,
    "strength": _strength,
    "coaches": _coaches,
    "playoffs": _playoffs,
    "edition": _edition,
    "keys": _keys,
}
