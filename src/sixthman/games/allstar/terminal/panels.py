"""The panels around the cards: where the game is, the arenas, the seats, the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from sixthman.cli.terminal.look import SEAT_SHAPES, WIDE
from sixthman.cli.terminal.pen import seat_text
from sixthman.table import Event

from ..declaration import CHOOSE_COACH, EDITIONS, PLAYOFFS, ROUNDS, SPECIES_NAMES, SWAP_BUSES
from ..table.evaluation import arenas_of
from .cards import CardPen, tokens
from .coaches import chip, coach_code, coach_line, face_up
from .labels import teams_of

SIDE = 38  # cells inside the panel beside the cards
TRACK, FIELDS = 60, (60, 120)  # the fan sector of the first edition: fields to 60, and for a second marker


def heading(view: Any, pen: CardPen, width: int) -> Text:
    """Game, mode, round and phase in words."""
    words, palette = pen.words, pen.palette
    line = Text().append(" " + words.say("play-title"), Style(bold=True, color=palette.ink))
    parts = [words.edition(view), words.mode(view), words.where(view), words.direction(view)]
    for part in parts:
        if part and line.cell_len + len(part) + 3 <= width:
            line.append(" │ ", Style(color=palette.edge)).append(part)
    return line


def arenas(view: Any, pen: CardPen, roomy: bool) -> Text:
    """This round's arenas: fans for each rank and what is special; in the playoffs, what ranks win there."""
    words, palette = pen.words, pen.palette
    if view.round_ == PLAYOFFS:
        fans = words.cardset.tables["PLAYOFF_FANS"][view.edition, view.seats, : int(view.seats)]
        line = Text().append(words.say("play-playoff-fans") + "  ", Style(color=palette.ink2))
        return line.append_text(_fans([int(number) for number in fans], pen, roomy=True))
    if view.phase == CHOOSE_COACH:
        species = [name for name, plays in zip(SPECIES_NAMES, view.species, strict=True) if plays]
        return Text(
            words.say("story-species", species=", ".join(words.species(name) for name in species)),
            Style(color=palette.ink2),
        )
    lines = []
    for number, arena in enumerate(arenas_of(view), start=1):
        printed = words.cardset.cards.arenas[arena]
        fans = printed.fans[: int(view.seats)]
        line = Text().append(f"{number} ", Style(color=palette.ink2, bold=True))
        line.append(f"{printed.name:16} ", Style(bold=True, color=palette.ink))
        line.append_text(_fans(fans, pen, roomy))
        icons = words.icons(arena)
        if icons and roomy:
            lines += [line, Text("   ↳ " + icons, Style(color=palette.gold))]
        else:
            lines.append(line.append("  " + icons, Style(color=palette.gold)) if icons else line)
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _fans(fans: Sequence[int], pen: CardPen, roomy: bool) -> Text:
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


def seats(view: Any, pen: CardPen, me: int | None, width: int) -> Text:
    """Everyone's fans, bench, coach and face-up teams: all cards where there is room, else the sets."""
    lines = []
    for seat in range(int(view.seats)):
        if width >= WIDE:
            lines += _seat_block(view, seat, pen, me)
        else:
            lines.append(_seat_line(view, seat, pen, me, width))
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def has_track(view: Any) -> bool:
    """Does this edition's board count fans to sixty, with second markers beyond?"""
    return EDITIONS[int(view.edition)] == "2020"


def track(seat: int, fans: int, pen: CardPen, cells: int) -> Text:
    """A seat's fans, and its markers: one on a field from 0 to 60, beyond that the second on +60 or +120."""
    beyond = max((field for field in FIELDS if fans > field), default=0)
    palette = pen.palette
    mine, pale, clear = (
        Style(color=palette.seats[seat], bold=True),
        Style(color=palette.edge),
        Style(color=palette.ink, bold=True),
    )
    number = min(cells, -(-(fans - beyond) * cells // TRACK))
    line = Text(str(fans).rjust(3), clear).append(" 0" + "─" * number, pale)
    line.append(SEAT_SHAPES[seat], mine).append("─" * (cells - number) + str(TRACK), pale)
    for field in FIELDS:
        line.append(f" +{field}", clear if field == beyond else pale)
        line.append(SEAT_SHAPES[seat] if field == beyond else " ", mine)
    return line


def _facts(view: Any, seat: int, pen: CardPen, tracked: bool) -> str:
    """How a seat stands; its fans too, unless a track of its own tells them."""
    words = pen.words
    facts = [] if tracked else [words.say("play-seat-fans", fans=int(view.fans[seat]))]
    if view.playoff_rank[seat] > 0:
        facts.append(
            words.say("play-seat-out", rank=words.say("play-rank", rank=int(view.playoff_rank[seat])))
        )
        return " · ".join(facts)
    facts.append(words.say("play-seat-bench", count=int(view.benched[seat])))
    if words.cardset.tables["TICKETS"][view.edition, view.seats] > 0 or view.tickets[seat] > 0:
        facts.append(words.say("play-seat-tickets", tickets=int(view.tickets[seat])))
    return " · ".join(facts)


def _name(seat: int, pen: CardPen, me: int | None) -> Text:
    name = seat_text(seat, pen)
    return name.append(f" ({pen.words.say('play-you')})", Style(bold=False)) if seat == me else name


def _bus(view: Any, seat: int, team: int) -> str:
    """Where a team goes, while the buses are revealed and nothing is settled."""
    return f"→{int(view.bus[seat, team]) + 1} " if view.phase == SWAP_BUSES else ""


def _seat_block(view: Any, seat: int, pen: CardPen, me: int | None) -> list[Text]:
    name = _name(seat, pen, me)
    facts = _facts(view, seat, pen, has_track(view))
    room = SIDE - name.cell_len - len(facts)
    ink = Style(color=pen.palette.ink)
    blocks = [name.append(" " * room).append(facts, ink)] if room > 0 else [name, Text("  " + facts, ink)]
    if has_track(view):
        blocks.append(track(seat, int(view.fans[seat]), pen, SIDE - 19))
    if coach := coach_line(view, seat, pen):
        blocks.append(Text("  ").append_text(coach))
    for number, team in enumerate(teams_of(view, seat), start=1):
        label = f"{number}{_bus(view, seat, number - 1) or ' '}" if view.round_ < ROUNDS else "  "
        line = Text().append(label, Style(color=pen.palette.ink2)).append_text(tokens(sorted(team), pen))
        blocks.append(line.append(" " + pen.words.set_of(view, team), Style(color=pen.palette.ink)))
    return blocks


def _seat_line(view: Any, seat: int, pen: CardPen, me: int | None, width: int) -> Text:
    line = _name(seat, pen, me)
    line.append(" " * max(1, 18 - line.cell_len)).append(
        _facts(view, seat, pen, False), Style(color=pen.palette.ink)
    )
    sets = [
        _bus(view, seat, team) + pen.words.set_of(view, cards)
        for team, cards in enumerate(teams_of(view, seat))
    ]
    sets_text = Text("  " + " / ".join(sets) if sets else "", Style(color=pen.palette.ink2))
    if name := face_up(view, seat, pen):
        used = bool(view.turned_over[seat])
        longest_first = (pen.words.coach(name), pen.words.coach_species(name), coach_code(name, pen))
        room = width - line.cell_len - sets_text.cell_len - 3
        text = next((text for text in longest_first if len(text) <= room), longest_first[-1])
        line.append(" ").append_text(chip(name, pen, used, text))
    return line.append_text(sets_text)


def story(events: Sequence[Event], pen: CardPen) -> Text:
    """What happened, newest last; headings of a new round stand out."""
    lines = []
    for event in events:
        for line in pen.words.event(event):
            bold = event.type in ("deal", "playoffs", "champion", "final")
            lines.append(Text(line, Style(color=pen.palette.ink if bold else pen.palette.ink2, bold=bold)))
    return Text("\n").join(lines)
