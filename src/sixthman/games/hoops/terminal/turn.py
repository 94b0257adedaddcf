"""The turn as a checklist, and the points turn by turn: told from what is public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from rich.text import Text

from sixthman.cli.terminal.pen import seat_text
from sixthman.kernel.piles import NONE
from sixthman.table import Event

from ..declaration import MENU
from ..table.checklist import DONE_ALREADY, NOW, OPEN, SHUT, TurnStep, checklist
from ..table.story import TURNS
from .dice import DicePen, inked
from .labels import cut
from .lines import Line
from .tray import TURN_ZONE, Tray
from .zones import TACTIC_TABLE, Zone

_SCORED = {"hoops-scored", "hoops-scored-free", "hoops-stopped"}
_SIGNS = {DONE_ALREADY: "✓", OPEN: "○", SHUT: "·", NOW: "▸"}
_WORD = 15  # cells for the name of a step
_BARS = " ▁▂▃▄▅▆▇█"
_HEIGHT = 24  # points of a full bar


def turn_zone(view: Any, seat: int, pen: DicePen, tray: Tray | None, events: Sequence[Event]) -> Zone:
    """What has been done this turn, what can be, and with what."""
    lines = []
    mine = int(view.player) == seat and tray is not None
    for index, step in enumerate(checklist(view, seat if mine else NONE, events, pen.figures)):
        key, sign = "", _SIGNS[step.state]
        if tray is not None and view.phase == MENU:
            key = next((k for k, i in tray.items.items() if i.zone == TURN_ZONE and i.index == index), "")
        is_open = tray is not None and bool(key) and tray.items[key].open
        ink = pen.palette.ink2 if step.state == SHUT else pen.palette.ink
        colour = pen.palette.ok if step.state == DONE_ALREADY else pen.palette.ink2
        line = inked(f"{sign} ", Style(color=colour, bold=True))
        name = cut(pen.words.say(f"play-court-step-{step.step}"), _WORD).ljust(_WORD + 1)
        line.append(name, Style(color=ink, bold=step.state == NOW))
        fact = cut(_fact(step, pen), TACTIC_TABLE - 3 - 2 - _WORD - 1)
        lines.append(Line(line.append(fact, Style(color=pen.palette.ink2)), key, is_open))
    title = pen.words.say("play-court-your-turn" if mine else "play-court-not-your-turn")
    return Text(title, Style(color=pen.palette.gold, bold=True)), lines


def _fact(step: TurnStep, pen: DicePen) -> str:
    """What there is for a step, in words."""
    facts = step.facts
    if "cheapest" in facts:
        if facts["cheapest"] is None:
            return pen.words.say("play-court-fact-nothing")
        return pen.words.say("play-court-fact-money", **facts)
    if "against" in facts:
        if facts["against"] is None:
            return pen.words.say("play-court-fact-no-attack")
        return pen.words.say("play-court-fact-against", sum=facts["against"])
    if "sum" in facts:
        return pen.words.say("play-court-fact-sum", sum=facts["sum"])
    for what in ("players", "tactics"):
        if what in facts:
            return pen.words.say(f"play-court-fact-{what}", count=facts[what])
    return ""


# --- points turn by turn


@dataclass(frozen=True)
class Scored:
    """An attack that was scored: in which turn, by whom, how many points."""

    turn: str
    seat: int
    points: int
    total: int


def scores_in(events: Sequence[Event], pen: DicePen) -> list[Scored]:
    """Every attack that was scored so far."""
    found, turn, total = [], "", [0, 0]
    for event in events:
        if event.type in TURNS:
            turn = _label(event, pen)
        elif event.type in _SCORED:
            seat, points = event.facts["seat"], event.facts["points"]
            total[seat] += points
            found.append(Scored(turn, seat, points, total[seat]))
    return found


def _label(event: Event, pen: DicePen) -> str:
    turn, overtime = event.facts["turn"], event.facts["overtime"]
    if event.type == "hoops-last-turn":
        return pen.words.say("play-court-turn-last", overtime=overtime)
    if event.type == "hoops-overtime-turn":
        return pen.words.say("play-court-turn-overtime", overtime=overtime, turn=turn)
    return str(turn)


def points_chart(events: Sequence[Event], pen: DicePen, width: int) -> Text:
    """A bar for every attack of each seat, the latest at the right; the points below it."""
    scores = scores_in(events, pen)
    lines = [Text(pen.words.say("play-court-chart"), Style(color=pen.palette.gold, bold=True))]
    for seat in range(2):
        own = [scored.points for scored in scores if scored.seat == seat]
        shown = own[-((width - 1) // 3) :]
        mine = Style(color=pen.palette.seats[seat])
        name = seat_text(seat, pen).append(f"  {sum(own)}", Style(color=pen.palette.ink))
        lines += [
            name,
            Text("".join(f" {_bar(points) * 2}" for points in shown), mine),
            Text("".join(f"{points:>3}" for points in shown), Style(color=pen.palette.ink2)),
        ]
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def _bar(points: int) -> str:
    level = -(-points * (len(_BARS) - 1) // _HEIGHT)
    return _BARS[min(level, len(_BARS) - 1)]
