"""Pages to read: the results of a round or a match, the final ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from sixthman.cli.terminal.pen import seat_text
from sixthman.table import Event, Table

from ..declaration import EDITIONS
from ..rules.cards import SHOT_SYMBOL
from ..table.notation import read_arena, read_card
from .cards import MEDIUM, CardPen, Slot, draw, tokens
from .coaches import chip, coach_line, face_up, introduced
from .labels import teams_of
from .look import FLAG
from .panels import has_track, story, track

_CHANGES = {"substituted", "coach-twice", "swapped"}  # text after the rankings they led to
_PLACED = {"coach-team", "coach-player", "coach-mate"}  # text below the rankings they led to
_ASIDE = {"deal", "playoffs", "final", "champion", "round-over", "buses-open"} | _PLACED
_PAGE = 72  # cells in a line of a page
_CELLS = 30  # of a fan track on a page


def results(bulletin: Sequence[Event], view: Any, pen: CardPen) -> RenderableType:
    """A reveal, told as rankings with their reasons and lines of the story."""
    if any(event.type == "coach-chosen" for event in bulletin):
        return coaches(bulletin, pen)
    lying = [event for event in bulletin if event.type in _PLACED]
    placed = {(event.facts["seat"], event.facts["team"]): event for event in lying}
    parts: list[RenderableType] = []
    for event in sorted(bulletin, key=lambda event: event.type in _CHANGES):
        if event.type in ("arena", "match"):
            parts += [_title(event, pen), _ranking(event, pen), *_coached(event, placed, view, pen), Text()]
        elif event.type == "shootout":
            parts += [*_shots(event, view, pen), Text()]
        elif event.type not in _ASIDE:
            parts.append(_line(event, pen))
        elif event.type in ("champion", "round-over"):
            parts.append(_line(event, pen, Style(color=pen.palette.gold, bold=True)))
            if event.type == "round-over" and has_track(view):
                parts += [Text(), tracks(event.facts["fans"], pen), Text()]
    return Group(*parts)


def coaches(bulletin: Sequence[Event], pen: CardPen) -> RenderableType:
    """The coaches, revealed: who has which, and what they do."""
    parts: list[RenderableType] = []
    for event in bulletin:
        if event.type == "coach-chosen":
            heading = seat_text(event.facts["seat"], pen)
            parts += [introduced(event.facts["coach"], pen, heading, _PAGE), Text()]
    return Group(*parts)


def tracks(fans: Sequence[int], pen: CardPen) -> Grid:
    """Everyone's markers on the score board."""
    grid = Grid.grid(padding=(0, 2))
    for seat, number in enumerate(fans):
        grid.add_row(seat_text(seat, pen), track(seat, number, pen, _CELLS))
    return grid


def results_title(bulletin: Sequence[Event], pen: CardPen) -> str:
    """What was just played."""
    by_type = {event.type: event for event in bulletin}
    if "coach-chosen" in by_type:
        return pen.words.say("play-results-coaches")
    if "round-over" in by_type:
        return pen.words.say("play-results-round", round=by_type["round-over"].facts["round"])
    return pen.words.say("play-results-shootout" if "shootout" in by_type else "play-results-match")


def _line(event: Event, pen: CardPen, style: Style | None = None) -> Text:
    return Text(" ".join(pen.words.event(event)), style or Style(color=pen.palette.ink))


def _title(event: Event, pen: CardPen) -> Text:
    words = pen.words
    if event.type == "match":
        return Text(words.say("play-match"), Style(bold=True, color=pen.palette.ink))
    name = str(event.facts["arena"])
    title = Text().append(f"{event.facts['number']} {name}", Style(bold=True, color=pen.palette.ink))
    icons = words.icons(read_arena(name, words.cardset))
    return title.append(f"  {icons}", Style(color=pen.palette.gold)) if icons else title


def _ranking(event: Event, pen: CardPen) -> Grid:
    """Rank, manager, the five cards, their set, fans, and what put this team above the next."""
    rows = event.facts["ranking"]
    words, palette = pen.words, pen.palette
    grid = Grid.grid(padding=(0, 1))
    for column in ("right", "left", "left", "left", "right", "left"):
        grid.add_column(justify=column, no_wrap=True)
    for number, row in enumerate(rows):
        following = rows[number + 1] if number + 1 < len(rows) else None
        fans = words.say("play-plus-fans", fans=row["fans"]) if "fans" in row else ""
        grid.add_row(
            Text(words.say("play-rank", rank=row["rank"]), Style(color=palette.ink2)),
            seat_text(row["seat"], pen).append(f" {FLAG}" if "coach" in row else ""),
            tokens([read_card(name) for name in row["cards"]], pen),
            Text(words.strength(row["strength"]), Style(color=palette.ink, bold=True)),
            Text(fans, Style(color=palette.ok, bold=True)),
            Text(
                words.why(row, following) if following else "",
                Style(color=palette.ink2),
            ),
        )
    return grid


def _coached(
    event: Event, placed: Mapping[tuple[int, int], Event], view: Any, pen: CardPen
) -> list[RenderableType]:
    """A line for each coach beside a team of this arena: what it brought."""
    words, lines = pen.words, []
    for row in event.facts["ranking"]:
        if "coach" not in row:
            continue
        facts = placed[row["seat"], row["team"]].facts
        brought = [words.say("play-brought-ties")] if row["tie"] else []
        if "card" in facts:
            brought.append(
                words.counts_as(
                    int(view.edition), int(view.seats), row["coach"], facts["card"], facts.get("mate")
                )
            )
        if row["more"] or not brought:
            brought.append(words.say("play-brought-fans", fans=row["more"]))
        line = Text("   ").append_text(chip(row["coach"], pen, False, words.coach_species(row["coach"])))
        line.append(f" {words.coach_name(row['coach'])}, {words.names[row['seat']]}: ")
        lines.append(line.append(", ".join(brought), Style(color=pen.palette.gold)))
    return [*lines]


def _shots(event: Event, view: Any, pen: CardPen) -> list[RenderableType]:
    """The cards of a shootout side by side, each under its manager, and how a coach makes one count."""
    grid = Grid.grid(padding=(0, 2))
    shots = event.facts["shots"]
    grid.add_row(*(seat_text(shot["seat"], pen) for shot in shots))
    grid.add_row(*(Text("\n").join(draw(Slot(read_card(shot["card"])), MEDIUM, pen)) for shot in shots))
    cardset = pen.words.cardset
    strongest = cardset.cards.edition(EDITIONS[int(view.edition)])["symbols"][0]
    symbol, helps = (
        pen.words.say(f"symbol-{strongest}"),
        cardset.tables["ABILITIES"][int(view.edition), int(view.seats), :, SHOT_SYMBOL],
    )
    lent = [
        Text(pen.words.say("play-counts-Symbol", card=pen.words.card(shot["card"]), value=symbol))
        for shot in shots
        if face_up(view, shot["seat"], pen) and helps[int(view.coach[shot["seat"]])]
    ]
    return [Text(pen.words.say("play-shootout-rule"), Style(color=pen.palette.ink2)), Text(), grid, *lent]


def final(table: Table, view: Any, pen: CardPen) -> RenderableType:
    """Who won, and everyone's fans."""
    words, palette = pen.words, pen.palette
    ranks, scores = table.ranks(), table.scores()
    winners = [words.names[seat] for seat, number in enumerate(ranks) if number == 1]
    text = (
        words.say("play-winner", name=winners[0])
        if len(winners) == 1
        else words.say("play-winners", names=", ".join(winners))
    )
    grid = Grid.grid(padding=(0, 2))
    for column in ("right", "left", "right", "left"):
        grid.add_column(justify=column, no_wrap=True)
    for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
        grid.add_row(
            Text(words.say("play-rank", rank=ranks[seat]), Style(color=palette.ink2)),
            seat_text(seat, pen),
            Text(words.say("play-seat-fans", fans=scores[seat]), Style(color=palette.ok, bold=True)),
            Text(
                words.say("play-from-playoffs", fans=int(view.playoff_fans[seat])), Style(color=palette.ink2)
            ),
        )
    parts: list[RenderableType] = [Text(text, Style(color=palette.gold, bold=True)), Text(), grid]
    return Group(*parts, Text(), tracks(scores, pen)) if has_track(view) else Group(*parts)


def everything(table: Table, seat: int | None, pen: CardPen) -> RenderableType:
    """All face-up teams card by card, and the whole story: for screens too small to show them always."""
    view = table.view(seat)
    parts: list[RenderableType] = []
    for other in range(int(view.seats)):
        parts.append(seat_text(other, pen))
        if has_track(view):
            parts.append(Text("  ").append_text(track(other, int(view.fans[other]), pen, _CELLS)))
        if (coach := coach_line(view, other, pen)) and (name := face_up(view, other, pen)):
            parts += [Text("  ").append_text(coach), Padding(pen.words.coach_text(name), (0, 0, 0, 4))]
        for number, team in enumerate(teams_of(view, other), start=1):
            line = (
                Text()
                .append(f"  {number} ", Style(color=pen.palette.ink2))
                .append_text(tokens(sorted(team), pen))
            )
            parts.append(line.append("  " + pen.words.set_of(view, team), Style(color=pen.palette.ink)))
    return Group(*parts, Text(), story(table.events(seat), pen))
