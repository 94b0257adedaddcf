"""Pages to read: the results of a round or a match, the final ranking, help, the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from sixthman.games.allstar.cards import ARENAS
from sixthman.table import Event, Table
from sixthman.table.allstar.notation import read_card

from .cards import MEDIUM, Pen, Slot, draw, tokens
from .look import SYMBOL_GLYPHS
from .panels import seat_text, story
from .words import teams_of

_CHANGES = {"substituted", "swapped"}  # told after the rankings they led to
_ASIDE = {"deal", "playoffs", "final", "champion", "round-over"}


def results(bulletin: Sequence[Event], pen: Pen) -> RenderableType:
    """A reveal, told as rankings with their reasons and lines of the story."""
    parts: list[RenderableType] = []
    for event in sorted(bulletin, key=lambda event: event.kind in _CHANGES):
        if event.kind in ("arena", "match"):
            parts += [_title(event, pen), _ranking(event, pen), Text()]
        elif event.kind == "shootout":
            parts += [*_shots(event, pen), Text()]
        elif event.kind not in _ASIDE:
            parts.append(_line(event, pen))
        elif event.kind in ("champion", "round-over"):
            parts.append(_line(event, pen, Style(color=pen.palette.gold, bold=True)))
    return Group(*parts)


def results_title(bulletin: Sequence[Event], pen: Pen) -> str:
    """What was just played."""
    kinds = {event.kind: event for event in bulletin}
    if "round-over" in kinds:
        return pen.words.say("play-results-round", round=kinds["round-over"].facts["round"])
    return pen.words.say("play-results-shootout" if "shootout" in kinds else "play-results-match")


def _line(event: Event, pen: Pen, style: Style | None = None) -> Text:
    return Text(" ".join(pen.words.event(event)), style or Style(color=pen.palette.ink))


def _title(event: Event, pen: Pen) -> Text:
    words = pen.words
    if event.kind == "match":
        return Text(words.say("play-match"), Style(bold=True, color=pen.palette.ink))
    name = str(event.facts["arena"])
    title = Text().append(f"{event.facts['number']} {name}", Style(bold=True, color=pen.palette.ink))
    arena = next(index for index, arena in enumerate(ARENAS) if arena.name == name)
    mark = words.mark(arena)
    return title.append(f"  {mark}", Style(color=pen.palette.gold)) if mark else title


def _ranking(event: Event, pen: Pen) -> Grid:
    """Rank, manager, the five cards, their set, fans, and what put this team above the next."""
    rows = event.facts["ranking"]
    words, palette = pen.words, pen.palette
    grid = Grid.grid(padding=(0, 1))
    for column in ("right", "left", "left", "left", "right", "left"):
        grid.add_column(justify=column, no_wrap=True)
    for place, row in enumerate(rows):
        following = rows[place + 1] if place + 1 < len(rows) else None
        fans = words.say("play-plus-fans", fans=row["fans"]) if "fans" in row else ""
        grid.add_row(
            Text(words.say("play-rank", rank=row["rank"]), Style(color=palette.ink2)),
            seat_text(row["seat"], pen),
            tokens([read_card(name) for name in row["cards"]], pen),
            Text(words.strength(row["strength"]), Style(color=palette.ink, bold=True)),
            Text(fans, Style(color=palette.ok, bold=True)),
            Text(
                words.why(row["strength"], following["strength"]) if following else "",
                Style(color=palette.ink2),
            ),
        )
    return grid


def _shots(event: Event, pen: Pen) -> list[RenderableType]:
    """The cards of a shootout side by side, each under its manager."""
    grid = Grid.grid(padding=(0, 2))
    shots = event.facts["shots"]
    grid.add_row(*(seat_text(shot["seat"], pen) for shot in shots))
    grid.add_row(*(Text("\n").join(draw(Slot(read_card(shot["card"])), MEDIUM, pen)) for shot in shots))
    return [Text(pen.words.say("play-shootout-rule"), Style(color=pen.palette.ink2)), Text(), grid]


def final(table: Table, view: Any, pen: Pen) -> RenderableType:
    """Who won, and everybody's fans."""
    words, palette = pen.words, pen.palette
    places, scores = table.places(), table.scores()
    winners = [words.names[seat] for seat, place in enumerate(places) if place == 1]
    told = (
        words.say("play-winner", name=winners[0])
        if len(winners) == 1
        else words.say("play-winners", names=", ".join(winners))
    )
    grid = Grid.grid(padding=(0, 2))
    for column in ("right", "left", "right", "left"):
        grid.add_column(justify=column, no_wrap=True)
    for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
        grid.add_row(
            Text(words.say("play-rank", rank=places[seat]), Style(color=palette.ink2)),
            seat_text(seat, pen),
            Text(words.say("play-seat-fans", fans=scores[seat]), Style(color=palette.ok, bold=True)),
            Text(
                words.say("play-from-playoffs", fans=int(view.playoff_fans[seat])), Style(color=palette.ink2)
            ),
        )
    return Group(Text(told, Style(color=palette.gold, bold=True)), Text(), grid)


def everything(table: Table, seat: int | None, pen: Pen) -> RenderableType:
    """All face-up teams card by card, and the whole story: for screens too small to show them always."""
    view = table.view(seat)
    parts: list[RenderableType] = []
    for other in range(int(view.seats)):
        parts.append(seat_text(other, pen))
        for number, team in enumerate(teams_of(view, other), start=1):
            line = (
                Text()
                .append(f"  {number} ", Style(color=pen.palette.ink2))
                .append_text(tokens(sorted(team), pen))
            )
            parts.append(line.append("  " + pen.words.set_of(view, team), Style(color=pen.palette.ink)))
    return Group(*parts, Text(), story(table.events(seat), pen))


def helped(view: Any, pen: Pen) -> RenderableType:
    """The rules in brief and the keys."""
    words, palette = pen.words, pen.palette
    order = "play-help-order-few" if view.seats <= 4 else "play-help-order-many"
    symbols = "  ".join(f"{glyph} {words.say(f'symbol-{name}')}" for name, glyph in SYMBOL_GLYPHS.items())
    parts: list[RenderableType] = []
    for section in ("goal", "season", "strength", "playoffs"):
        parts.append(Text(words.say(f"play-help-{section}-title"), Style(bold=True, color=palette.gold)))
        parts.append(Text(words.say(f"play-help-{section}"), Style(color=palette.ink)))
        if section == "strength":
            parts.append(Text(words.say(order), Style(color=palette.ink)))
            parts.append(Text(words.say("play-help-symbols", symbols=symbols), Style(color=palette.ink)))
        parts.append(Text())
    parts.append(Text(words.say("play-help-keys-title"), Style(bold=True, color=palette.gold)))
    grid = Grid.grid(padding=(0, 2))
    for key in ("choose", "move", "undo", "sort", "hints", "table", "language", "lights", "record", "quit"):
        grid.add_row(
            Text(words.say(f"play-help-key-{key}-name"), Style(bold=True, color=palette.ink)),
            Text(words.say(f"play-help-key-{key}"), Style(color=palette.ink)),
        )
    return Group(*parts, grid)


def recorded(table: Table, saved_to: str | None, pen: Pen) -> RenderableType:
    """What proves the deal, and where the game is written down. The seed itself waits for the end."""
    words, ink = pen.words, Style(color=pen.palette.ink)
    parts = [
        Text(words.say("play-record-commitment"), Style(bold=True, color=pen.palette.gold)),
        Text(table.commitment, ink),
        Text(words.say("play-record-proof"), Style(color=pen.palette.ink2)),
        Text(),
    ]
    if table.over:
        parts += [Text(words.say("play-record-seed", seed=table.seed), ink), Text()]
    where = words.say("play-record-path", path=saved_to) if saved_to else words.say("play-record-nowhere")
    return Group(*parts, Text(where, ink))
