"""The panels around the cards: where the game stands, the arenas, the seats, the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from sixthman.games.allstar.cards import ARENAS, PLAYOFF_FANS
from sixthman.games.allstar.record import PLAYOFFS, ROUNDS
from sixthman.table import Event

from .cards import Pen, tokens
from .look import SEAT_SHAPES
from .words import arenas_of, teams_of

SIDE = 38  # cells inside the panel beside the cards


def seat_text(seat: int, pen: Pen) -> Text:
    """Shape and name, in the seat's colour."""
    return Text().append(
        f"{SEAT_SHAPES[seat]} {pen.words.names[seat]}", Style(color=pen.palette.seats[seat], bold=True)
    )


def heading(view: Any, pen: Pen, width: int) -> Text:
    """Game, mode, round and phase in words."""
    words, palette = pen.words, pen.palette
    line = Text().append(" " + words.say("play-title"), Style(bold=True, color=palette.ink))
    parts = [words.mode(view), words.where(view), words.direction(view)]
    for part in parts:
        if part and line.cell_len + len(part) + 3 <= width:
            line.append(" │ ", Style(color=palette.edge)).append(part)
    return line


def arenas(view: Any, pen: Pen, roomy: bool) -> Text:
    """This round's arenas: fans for each rank and what is special; in the playoffs, what ranks win there."""
    words, palette = pen.words, pen.palette
    if view.round_ == PLAYOFFS:
        fans = PLAYOFF_FANS[view.edition, view.seats][: int(view.seats)]
        line = Text().append(words.say("play-playoff-fans") + "  ", Style(color=palette.ink2))
        return line.append_text(_fans([int(number) for number in fans], pen, roomy=True))
    lines = []
    for place, arena in enumerate(arenas_of(view), start=1):
        fans = ARENAS[arena].fans[: int(view.seats)]
        line = Text().append(f"{place} ", Style(color=palette.ink2, bold=True))
        line.append(ARENAS[arena].name.ljust(17), Style(bold=True, color=palette.ink))
        line.append_text(_fans(fans, pen, roomy))
        mark = words.mark(arena)
        if mark and roomy:
            lines += [line, Text("   ↳ " + mark, Style(color=palette.gold))]
        else:
            lines.append(line.append("  " + mark, Style(color=palette.gold)) if mark else line)
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _fans(fans: Sequence[int], pen: Pen, roomy: bool) -> Text:
    """Fans for rank 1, 2, …; the most stand out."""
    line = Text()
    for rank, number in enumerate(fans, start=1):
        if roomy:
            line.append(pen.words.say("play-rank", rank=rank) + " ", Style(color=pen.palette.ink2))
        style = (
            Style(color=pen.palette.ok, bold=True) if number == max(fans) else Style(color=pen.palette.ink)
        )
        line.append(str(number).ljust(4 if roomy else 3), style)
    return line


def seats(view: Any, pen: Pen, me: int | None, roomy: bool) -> Text:
    """Everybody's fans, bench and face-up teams: with their cards where there is room, else only the sets."""
    lines = []
    for seat in range(int(view.seats)):
        if roomy:
            lines += _seat_block(view, seat, pen, me)
        else:
            lines.append(_seat_line(view, seat, pen, me))
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _facts(view: Any, seat: int, pen: Pen) -> str:
    words = pen.words
    facts = [words.say("play-seat-fans", fans=int(view.fans[seat]))]
    if view.playoff_rank[seat] > 0:
        facts.append(
            words.say("play-seat-out", rank=words.say("play-rank", rank=int(view.playoff_rank[seat])))
        )
    else:
        facts.append(words.say("play-seat-bench", count=int(view.benched[seat])))
    if view.seats < 4:
        facts.append(words.say("play-seat-tickets", tickets=int(view.tickets[seat])))
    return " · ".join(facts)


def _name(seat: int, pen: Pen, me: int | None) -> Text:
    name = seat_text(seat, pen)
    return name.append(f" ({pen.words.say('play-you')})", Style(bold=False)) if seat == me else name


def _seat_block(view: Any, seat: int, pen: Pen, me: int | None) -> list[Text]:
    name = _name(seat, pen, me)
    facts = _facts(view, seat, pen)
    room = SIDE - name.cell_len - len(facts)
    ink = Style(color=pen.palette.ink)
    blocks = [name.append(" " * room).append(facts, ink)] if room > 0 else [name, Text("  " + facts, ink)]
    for number, team in enumerate(teams_of(view, seat), start=1):
        label = f"{number} " if view.round_ < ROUNDS else "  "
        line = Text().append(label, Style(color=pen.palette.ink2)).append_text(tokens(sorted(team), pen))
        blocks.append(line.append(" " + pen.words.set_of(view, team), Style(color=pen.palette.ink)))
    return blocks


def _seat_line(view: Any, seat: int, pen: Pen, me: int | None) -> Text:
    line = _name(seat, pen, me)
    line.append(" " * max(1, 18 - line.cell_len)).append(
        _facts(view, seat, pen), Style(color=pen.palette.ink)
    )
    sets = [pen.words.set_of(view, team) for team in teams_of(view, seat)]
    return line.append("  " + " / ".join(sets), Style(color=pen.palette.ink2)) if sets else line


def story(events: Sequence[Event], pen: Pen) -> Text:
    """What happened, newest last; headings of a new round stand out."""
    lines = []
    for event in events:
        for line in pen.words.event(event):
            bold = event.kind in ("deal", "playoffs", "champion", "final")
            lines.append(Text(line, Style(color=pen.palette.ink if bold else pen.palette.ink2, bold=bold)))
    return Text("\n").join(lines)
