"""Pages to read: what the other side did, the cards of both, the final score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from sixthman.cli.terminal.pen import seat_text
from sixthman.kernel.piles import NONE
from sixthman.table import Event, Table

from ..declaration import PICK_TEAM
from ..rules.cards import FATIGUE
from ..table.checklist import fights_in
from ..table.figures import deck_of, discards_of, hand_of, on_top_of
from .dice import DicePen, fight_block
from .turn import Scored, points_chart, scores_in
from .zones import card_line, court_zone, prepared_zone

_HEADINGS = {"hoops-turn", "hoops-overtime-turn", "hoops-last-turn", "hoops-overtime", "hoops-final"}
_POINTS = {"hoops-scored", "hoops-scored-free", "hoops-stopped"}
_PAGE = 76  # cells in a line of a page
_COLUMNS = 12  # turns side by side in the score by turn
_CELL = 3  # cells of one of them
_ENDING = 6  # events told of how the game ended


def since_own_turn(events: Sequence[Event], seat: int) -> list[Event]:
    """What a seat has to read: what it drew, and all from the first thing the other side did."""
    firsts = (index for index, event in enumerate(events) if _is_by(event, 1 - seat))
    first = next(firsts, len(events))
    drawn = [event for event in events[:first] if event.type == "hoops-drawn"]
    return [*drawn, *events[first:]] if first < len(events) else []


def _is_by(event: Event, seat: int) -> bool:
    """Did this seat do it, in a turn of its own or in the draft?"""
    return event.facts.get("seat") == seat and event.type not in _POINTS | {"hoops-first", "hoops-hand"}


def story(events: Sequence[Event], pen: DicePen) -> Text:
    """What happened, newest last; turns and points stand out."""
    lines = []
    for event in events:
        bold = event.type in _HEADINGS
        colour = pen.palette.gold if event.type in _POINTS else pen.palette.ink if bold else pen.palette.ink2
        lines += [Text(line, Style(color=colour, bold=bold)) for line in pen.words.event(event)]
    return Text("\n").join(lines)


def news(events: Sequence[Event], view: Any, seat: int, pen: DicePen) -> RenderableType:
    """What happened since a seat chose last, and the attack it may defend against."""
    parts: list[RenderableType] = [story(events, pen)]
    if view.phase != PICK_TEAM:
        for fight in fights_in(view, pen.figures):
            if fight.attacker != seat:
                parts += [Text(), *fight_block(fight, pen, _PAGE)]
    return Group(*parts)


def everything(table: Table, seat: int | None, pen: DicePen) -> RenderableType:
    """Both sides with all that may be known of their cards, and the whole story."""
    view = table.view(seat)
    events = table.events(seat)
    parts: list[RenderableType] = [points_chart(events, pen, _PAGE), Text()]
    for side in (0, 1) if seat is None else (seat, 1 - seat):
        parts += [*_side(view, side, pen), Text()]
    return Group(*parts, story(events, pen))


def _side(view: Any, seat: int, pen: DicePen) -> list[RenderableType]:
    """One side: court, tactics, hand, piles."""
    words, own = pen.words, int(view.viewer) == seat
    parts: list[RenderableType] = [seat_text(seat, pen)]
    if int(view.court[seat, 0]) != NONE:
        for heading, lines in (court_zone(view, seat, pen, None), prepared_zone(view, seat, pen, None)):
            parts += [heading, *(Text("   ").append_text(line.text) for line in lines)]
    piles = [
        ("play-court-known-own" if own else "play-court-known-hand", hand_of(view, seat)),
        ("play-court-known-top", on_top_of(view, seat)),
        ("play-court-known-deck" if own else "play-court-known-hidden", deck_of(view, seat)),
        ("play-court-known-discard", discards_of(view, seat)),
    ]
    for name, cards in piles:
        if cards:
            title = Text(words.say(name, count=len(cards)), Style(color=pen.palette.gold))
            parts += [title, *(Text("   ").append_text(card_line(card, pen)) for card in _fold(cards))]
            if (tired := cards.count(FATIGUE)) > 1:
                parts.append(Text(f"   {tired} × {words.full(FATIGUE)}", Style(color=pen.palette.ink2)))
    return parts


def _fold(cards: Sequence[int]) -> list[int]:
    """The cards, several fatigue cards left out: they are counted instead."""
    return [card for card in cards if card != FATIGUE or cards.count(FATIGUE) == 1]


def final(table: Table, view: Any, pen: DicePen) -> RenderableType:
    """Who won, the score, the score by turn, and how it ended."""
    words, palette = pen.words, pen.palette
    ranks, scores = table.ranks(), table.scores()
    if ranks.count(1) > 1:
        title = words.say("play-court-draw", points=scores[0])
    else:
        winner = ranks.index(1)
        title = words.say("play-court-winner", name=words.names[winner])
    ranking = Grid.grid(padding=(0, 3))
    for seat in sorted(range(2), key=lambda seat: ranks[seat]):
        ranking.add_row(
            Text(f"{ranks[seat]}.", Style(color=palette.ink2)),
            seat_text(seat, pen),
            Text(words.say("play-court-points", points=scores[seat]), Style(color=palette.ink, bold=True)),
        )
    events = table.events(None)
    return Group(
        Text(title, Style(bold=True, color=palette.gold)),
        Text(),
        ranking,
        Text(),
        by_turn(events, pen),
        Text(),
        story([event for event in events if event.type != "hoops-final"][-_ENDING:], pen),
    )


def by_turn(events: Sequence[Event], pen: DicePen) -> RenderableType:
    """A table of all attacks: turn, points of each seat, and their totals."""
    scores = scores_in(events, pen)
    parts: list[RenderableType] = [
        Text(pen.words.say("play-court-by-turn"), Style(color=pen.palette.gold, bold=True))
    ]
    for first in range(0, len(scores), _COLUMNS):
        parts += [_turns(scores[first : first + _COLUMNS], pen), Text()]
    return Group(*parts[:-1]) if scores else Group(*parts)


def _turns(scores: Sequence[Scored], pen: DicePen) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    pale = Style(color=pen.palette.ink2)
    grid.add_row(
        Text(pen.words.say("play-court-by-turn-turn"), pale),
        *(Text(scored.turn.rjust(_CELL), pale) for scored in scores),
    )
    for seat in range(2):
        cells = [Text((f"+{scored.points}" if scored.seat == seat else "").rjust(_CELL)) for scored in scores]
        name = seat_text(seat, pen)
        name.truncate(14, overflow="ellipsis")
        grid.add_row(name, *cells)
    return Padding(grid, (0, 0, 0, 2))
