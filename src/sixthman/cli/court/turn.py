"""The turn as a checklist, and the points turn by turn: told from what is public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from rich.text import Text

from sixthman.cli.terminal.pen import seat_text
from sixthman.games.hoops.cards import FATIGUE, TACTICS
from sixthman.games.hoops.record import (
    ACTIONS,
    ATTACKED,
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    BUY,
    DEFENDED,
    DISCARD,
    ENTER,
    KEEP,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PREPARE,
    PREPARED_NOW,
    REMOVE,
    REPLACED,
    REROLL,
    SPOT,
)
from sixthman.table import Event

from .dice import Pen, fights_in, inked
from .figures import hand_of
from .rows import Line
from .tray import TURN_ZONE, Tray
from .words import cut
from .zones import TACTIC_TABLE, Zone

STEPS = ("replace", "prepare", "buy-player", "buy-tactic", "attack", "defend", "end")
_BITS = (REPLACED, PREPARED_NOW, BOUGHT_PLAYER, BOUGHT_TACTIC, ATTACKED, DEFENDED)
_TURNS = {"hoops-turn", "hoops-overtime-turn", "hoops-last-turn"}
_SCORED = {"hoops-scored", "hoops-scored-free", "hoops-stopped"}
_DONE, _OPEN, _SHUT, _NOW = "✓", "○", "·", "▸"
_WORD = 15  # cells for the name of a step
_BARS = " ▁▂▃▄▅▆▇█"
_HEIGHT = 24  # points of a full bar


def turn_zone(view: Any, seat: int, pen: Pen, tray: Tray | None, events: Sequence[Event]) -> Zone:
    """What has been done this turn, what can be, and with what."""
    lines = []
    mine = int(view.player) == seat and tray is not None
    taken = _taken(view, events, pen)
    for index, step in enumerate(STEPS):
        key, sign = "", _SHUT
        if mine and _now(view, pen) == index:
            sign = _NOW
        elif index < len(_BITS) and taken & _BITS[index]:
            sign = _DONE
        elif mine and tray is not None and _is_open(tray, index):
            sign = _OPEN
        if tray is not None and view.phase == MENU:
            key = next((k for k, i in tray.items.items() if i.zone == TURN_ZONE and i.index == index), "")
        is_open = tray is not None and bool(key) and tray.items[key].open
        style = Style(color=pen.palette.ink if sign != _SHUT else pen.palette.ink2, bold=sign == _NOW)
        line = inked(
            f"{sign} ", Style(color=pen.palette.ok if sign == _DONE else pen.palette.ink2, bold=True)
        )
        line.append(cut(pen.words.say(f"play-court-step-{step}"), _WORD).ljust(_WORD + 1), style)
        fact = cut(_fact(view, seat, step, pen), TACTIC_TABLE - 3 - 2 - _WORD - 1) if mine else ""
        lines.append(Line(line.append(fact, Style(color=pen.palette.ink2)), key, is_open))
    title = pen.words.say("play-court-your-turn" if mine else "play-court-not-your-turn")
    return Text(title, Style(color=pen.palette.gold, bold=True)), lines


def _taken(view: Any, events: Sequence[Event], pen: Pen) -> int:
    """Bits of what was really done this turn: after an activation `done` also holds what is not allowed."""
    done = int(view.done)
    if view.last_turn:
        return done & (PREPARED_NOW | DEFENDED)
    if not done & (ATTACKED | DEFENDED):
        return done & (REPLACED | PREPARED_NOW) if view.overtime else done
    taken = done & (ATTACKED | DEFENDED)
    for event in reversed(events):
        if event.kind in _TURNS:
            break
        if event.kind == "hoops-came-in":
            taken |= REPLACED
        elif event.kind in ("hoops-prepared", "hoops-prepared-for"):
            taken |= PREPARED_NOW
        elif event.kind == "hoops-bought":
            bought = pen.figures.cards.cards.names.index(event.facts["card"])
            taken |= BOUGHT_PLAYER if bought < TACTICS else BOUGHT_TACTIC
    return taken & (ACTIONS | ATTACKED | DEFENDED)


def _now(view: Any, pen: Pen) -> int | None:
    """The step that is being taken."""
    phase = int(view.phase)
    if phase in (ENTER, SPOT, MOVE):
        return 0
    if phase in (PREPARE, MAKE_ROOM):
        return 1
    if phase in (BUY, PAY):
        return 2 if view.subject < TACTICS else 3
    if phase in (REROLL, KEEP):
        return 4 if pen.figures.is_offence(int(view.subject)) else 5
    return 6 if phase in (DISCARD, REMOVE) else None


def _is_open(tray: Tray, index: int) -> bool:
    if tray.plan.phase != MENU:
        return False
    if index in (4, 5):
        return any(
            item.open and item.zone == "prepared" and (item.index < 3) == (index == 4)
            for item in tray.items.values()
        )
    return any(item.zone == TURN_ZONE and item.index == index and item.open for item in tray.items.values())


def _fact(view: Any, seat: int, step: str, pen: Pen) -> str:
    """What there is for a step: players in hand, money against the lowest cost, the attack to stop."""
    words, figures = pen.words, pen.figures
    hand = hand_of(view, seat)
    if not _can_be(view, step):
        return ""
    if step == "replace":
        return words.say("play-court-fact-players", count=sum(card < TACTICS for card in hand))
    if step == "prepare":
        return words.say("play-court-fact-tactics", count=sum(TACTICS <= card < FATIGUE for card in hand))
    if step in ("buy-player", "buy-tactic"):
        tactics = step == "buy-tactic"
        cheapest = figures.cheapest(view, tactics)
        if cheapest is None:
            return words.say("play-court-fact-nothing")
        return words.say("play-court-fact-money", money=figures.money(view, seat, tactics), cheapest=cheapest)
    fights = {fight.attacker: fight for fight in fights_in(view, figures)}
    if step == "attack" and seat in fights:
        return words.say("play-court-fact-sum", sum=fights[seat].attack)
    if step == "defend" and 1 - seat in fights:
        return words.say("play-court-fact-against", sum=fights[1 - seat].attack)
    return words.say("play-court-fact-no-attack") if step == "defend" else ""


def _can_be(view: Any, step: str) -> bool:
    """Is this a step of such a turn at all (H3, H13)?"""
    if view.last_turn:
        return step in ("prepare", "defend", "end")
    return not (view.overtime and step.startswith("buy"))


# --- points turn by turn


@dataclass(frozen=True)
class Scored:
    """An attack that was scored: in which turn, by whom, how many points."""

    turn: str
    seat: int
    points: int
    total: int


def scores_in(events: Sequence[Event], pen: Pen) -> list[Scored]:
    """Every attack that was scored so far."""
    found, turn, total = [], "", [0, 0]
    for event in events:
        if event.kind in _TURNS:
            turn = _label(event, pen)
        elif event.kind in _SCORED:
            seat, points = event.facts["seat"], event.facts["points"]
            total[seat] += points
            found.append(Scored(turn, seat, points, total[seat]))
    return found


def _label(event: Event, pen: Pen) -> str:
    turn, overtime = event.facts["turn"], event.facts["overtime"]
    if event.kind == "hoops-last-turn":
        return pen.words.say("play-court-turn-last", overtime=overtime)
    if event.kind == "hoops-overtime-turn":
        return pen.words.say("play-court-turn-overtime", overtime=overtime, turn=turn)
    return str(turn)


def points_chart(events: Sequence[Event], pen: Pen, width: int) -> Text:
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
