"""The turn as a checklist: what has been done, what can be, and with what; and the attacks that wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sixthman.games.hoops.cards import ATTACKS, FATIGUE, SKILLS, TACTICS
from sixthman.games.hoops.record import (
    ACTIONS,
    ATTACKED,
    BOUGHT_PLAYER,
    BOUGHT_TACTIC,
    BUY,
    DEFENDED,
    DISCARD,
    DONE,
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
    TO_REPLACE,
)

from ..desk import Event
from .figures import Figures, dice_in, hand_of

STEPS = ("replace", "prepare", "buy-player", "buy-tactic", "attack", "defend", "end")
_BITS = (REPLACED, PREPARED_NOW, BOUGHT_PLAYER, BOUGHT_TACTIC, ATTACKED, DEFENDED)
_REPLACE, _PREPARE, _BUY_PLAYER, _BUY_TACTIC, _ATTACK, _DEFEND, _END = range(7)
TURNS = {"hoops-turn", "hoops-overtime-turn", "hoops-last-turn"}  # events with which a turn begins

DONE_ALREADY, NOW, OPEN, SHUT = "done", "now", "open", "shut"


@dataclass(frozen=True)
class TurnStep:
    """A step of a turn: whether it is done, being taken, open or shut; and what there is for it."""

    name: str
    state: str
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Fight:
    """A pending attack and the defence against it."""

    attacker: int
    attack_dice: list[tuple[int, int]]
    defence_dice: list[tuple[int, int]]
    attack: int
    defence: int

    @property
    def points(self) -> int:
        """What it would score as it lies (H1)."""
        return max(0, self.attack - self.defence)


def fights_in(view: Any, figures: Figures) -> list[Fight]:
    """The attacks that wait to be scored, the one of the turn's opponent first."""
    found = []
    for attacker in (1 - int(view.player), int(view.player)):
        if figures.pending(view, attacker):
            found.append(
                Fight(
                    attacker,
                    dice_in(view.kept[attacker], range(ATTACKS)),
                    dice_in(view.kept[1 - attacker], range(ATTACKS, SKILLS)),
                    figures.attack(view, attacker),
                    figures.defence(view, 1 - attacker),
                )
            )
    return found


def checklist(
    view: Any, seat: int, legal: Sequence[int], events: Sequence[Event], figures: Figures
) -> list[TurnStep]:
    """The steps of the turn as a seat sees them, which has these choices."""
    mine = int(view.player) == seat
    taken, now = _taken(view, events, figures), _now(view, figures) if mine else None
    steps = []
    for index, name in enumerate(STEPS):
        state = SHUT
        if now == index:
            state = NOW
        elif index < len(_BITS) and taken & _BITS[index]:
            state = DONE_ALREADY
        elif mine and view.phase == MENU and _is_open(index, legal, figures):
            state = OPEN
        steps.append(TurnStep(name, state, _facts(view, seat, index, figures) if mine else {}))
    return steps


def _taken(view: Any, events: Sequence[Event], figures: Figures) -> int:
    """Bits of what was really done this turn: after an activation `done` also holds what is not allowed."""
    done = int(view.done)
    if view.last_turn:
        return done & (PREPARED_NOW | DEFENDED)
    if not done & (ATTACKED | DEFENDED):
        return done & (REPLACED | PREPARED_NOW) if view.overtime else done
    taken = done & (ATTACKED | DEFENDED)
    for event in reversed(events):
        if event.kind in TURNS:
            break
        if event.kind == "hoops-came-in":
            taken |= REPLACED
        elif event.kind in ("hoops-prepared", "hoops-prepared-for"):
            taken |= PREPARED_NOW
        elif event.kind == "hoops-bought":
            bought = figures.cards.cards.names.index(event.facts["card"])
            taken |= BOUGHT_PLAYER if bought < TACTICS else BOUGHT_TACTIC
    return taken & (ACTIONS | ATTACKED | DEFENDED)


def _now(view: Any, figures: Figures) -> int | None:
    """The step that is being taken."""
    phase = int(view.phase)
    if phase in (ENTER, SPOT, MOVE):
        return _REPLACE
    if phase in (PREPARE, MAKE_ROOM):
        return _PREPARE
    if phase in (BUY, PAY):
        return _BUY_PLAYER if view.subject < TACTICS else _BUY_TACTIC
    if phase in (REROLL, KEEP):
        return _ATTACK if figures.is_offence(int(view.subject)) else _DEFEND
    return _END if phase in (DISCARD, REMOVE) else None


def _is_open(index: int, legal: Sequence[int], figures: Figures) -> bool:
    if index == _END:
        return DONE in legal
    if index in (_ATTACK, _DEFEND):
        tactics = [choice for choice in legal if TACTICS <= choice < FATIGUE]
        return any(figures.is_offence(card) == (index == _ATTACK) for card in tactics)
    return TO_REPLACE + index in legal


def _facts(view: Any, seat: int, index: int, figures: Figures) -> dict[str, Any]:
    """What there is for a step: players in hand, money and the lowest cost, the attack to stop."""
    hand = hand_of(view, seat)
    if not _can_be(view, index):
        return {}
    if index == _REPLACE:
        return {"players": sum(card < TACTICS for card in hand)}
    if index == _PREPARE:
        return {"tactics": sum(TACTICS <= card < FATIGUE for card in hand)}
    if index in (_BUY_PLAYER, _BUY_TACTIC):
        tactics = index == _BUY_TACTIC
        return {"money": figures.money(view, seat, tactics), "cheapest": figures.cheapest(view, tactics)}
    fights = {fight.attacker: fight for fight in fights_in(view, figures)}
    if index == _ATTACK and seat in fights:
        return {"sum": fights[seat].attack}
    if index == _DEFEND:
        return {"against": fights[1 - seat].attack if 1 - seat in fights else None}
    return {}


def _can_be(view: Any, index: int) -> bool:
    """Is this a step of such a turn at all (H3, H13)?"""
    if view.last_turn:
        return index in (_PREPARE, _DEFEND, _END)
    return not (view.overtime and index in (_BUY_PLAYER, _BUY_TACTIC))
