"""What can be chosen now, where it lies on the screen, and the key of each choice.

Some things are chosen one at a time. Others are gathered first, in any order, and handed over together:
tactics of the market, dice, cards left in hand, the cards of a team. What lies there but cannot be chosen has
a key as well; pressing it tells why not.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sixthman.kernel.piles import NONE

from ..declaration import (
    AGREE,
    BUY,
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    FACES,
    INSTEAD,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PICK_TEAM,
    PLAY_ON,
    POSITION,
    POSITIONS_ON_COURT,
    PREPARE,
    PREPARED,
    REFRESH,
    REMOVE,
    REROLL,
    SKILLS,
    SLOTS,
    SPOT,
    TEAM,
    TIED,
    TO_BUY_TACTIC,
    TO_REPLACE,
)
from ..rules.cards import FATIGUE, TACTICS
from ..rules.dice import dice_kept, dice_rolled
from ..rules.opening import DEFENCES_FROM, OFFENCES_FROM, SUBSTITUTES_FROM
from ..rules.setup import starting_card
from ..table.figures import Figures, dice_in, hand_of
from .plan import Plan

KEYS = "1234567890abcdefgijknoswxyz"  # the letters that are no commands
DONE_KEY = "p"
INSTEAD_KEY = "0"  # the next tactic takes the place of one that lies there (H17); a hand has no ten cards
ALL_KEY = "d"  # discard, or keep, the whole hand
STAY, GO, LEAVE = 0, 1, 2  # what becomes of a card left in hand: kept, discarded, removed from the game

# Where things lie
HAND_ZONE, ROW_ZONE, TACTICS_ZONE, COURT_ZONE = "hand", "row", "tactics", "court"
PREPARED_ZONE, DICE_ZONE, LIST_ZONE, TURN_ZONE = "prepared", "dice", "list", "turn"
_HAND_PHASES = (PAY, ENTER, PREPARE, DISCARD, REMOVE)
_DONE_PHASES = (ENTER, PREPARE, MOVE)  # phases of single choices in which DONE is one
_GATHERED = (REFRESH, REROLL, KEEP, DISCARD, REMOVE)


@dataclass(frozen=True)
class Item:
    """Something on the screen that a key stands for."""

    zone: str
    index: int
    choice: int
    open: bool  # do the rules allow it?


@dataclass
class Tray:
    """Keys for one moment of a plan."""

    plan: Plan
    figures: Figures
    items: dict[str, Item] = field(default_factory=dict)
    selected: dict[str, int] = field(default_factory=dict)  # what has been gathered, by key, in this order

    def __post_init__(self) -> None:
        if self.plan.complete:
            return
        legal = self.plan.legal()
        for key, (zone, index, choice) in zip(KEYS, self._slots(), strict=False):
            self.items[key] = Item(zone, index, choice, choice in legal)
        if self.plan.phase == MENU:
            self.items[DONE_KEY] = Item(TURN_ZONE, 6, DONE, True)
        elif self.plan.phase in _DONE_PHASES and DONE in legal:
            self.items[DONE_KEY] = Item(_done_zone(self.plan.phase), -1, DONE, True)
        if self.plan.phase == PREPARE and INSTEAD in legal:
            self.items[INSTEAD_KEY] = Item(HAND_ZONE, -2, INSTEAD, True)
        if self.plan.phase == KEEP:
            self._select_best()

    # --- what lies there

    def _slots(self) -> list[tuple[str, int, int]]:
        """Everything that could be named in this phase: zone, place there, choice."""
        view, seat, phase = self.plan.view, self.plan.seat, self.plan.phase
        if phase in _HAND_PHASES:
            return [(HAND_ZONE, i, card) for i, card in enumerate(hand_of(view, seat))]
        if phase == MENU:
            actions = [(TURN_ZONE, i, TO_REPLACE + i) for i in range(TO_BUY_TACTIC + 1 - TO_REPLACE)]
            return actions + _prepared(view, seat, (0, 1))
        if phase == MAKE_ROOM:
            return _prepared(view, seat, (0 if self.figures.is_offence(int(view.subject)) else 1,))
        if phase == REFRESH or (phase == BUY and self.buys_tactic):
            return _market(TACTICS_ZONE, view.tactics)
        if phase == BUY:
            return _market(ROW_ZONE, view.row)
        if phase in (SPOT, MOVE):
            return [(COURT_ZONE, i, POSITION + i) for i in range(POSITIONS_ON_COURT)]
        if phase in (REROLL, KEEP):
            return [
                (DICE_ZONE, i, DIE + colour * FACES + face)
                for i, (colour, face) in enumerate(dice_in(view.rolled, range(SKILLS)))
                if phase == REROLL or colour == self.colour
            ]
        if phase == TIED:
            return [(LIST_ZONE, 0, PLAY_ON), (LIST_ZONE, 1, AGREE)]
        if phase == PICK_TEAM:
            return [(LIST_ZONE, i, card) for i, card in enumerate(self._team_offer())]
        assert phase in (DRAFT, LEAVE_OUT), phase
        return [(LIST_ZONE, i, card) for i, card in enumerate(self.plan.legal())]

    def _team_offer(self) -> list[int]:
        """The cards among which this part of a team is picked (H14)."""
        filled = int(self.plan.view.stage[self.plan.seat])
        if filled < SUBSTITUTES_FROM:
            return self.plan.legal()
        first, end = (10, 20) if filled < OFFENCES_FROM else (20, 25) if filled < DEFENCES_FROM else (25, 30)
        return [int(starting_card(index)) for index in range(first, end)]

    @property
    def buys_tactic(self) -> bool:
        """Is the tactic market open, rather than the players'?"""
        return bool(self.plan.view.subject >= TACTICS)

    @property
    def colour(self) -> int:
        """The color of dice that is kept from now."""
        return int(self.plan.view.least) // FACES

    @property
    def options(self) -> list[str]:
        """The keys the cursor stops at."""
        if self.gathers:
            return list(self.items)
        return [key for key, item in self.items.items() if item.open]

    # --- gathering

    @property
    def gathers(self) -> bool:
        """Are things gathered here, and handed over with Enter?"""
        if self.plan.complete:
            return False
        if self.plan.phase == PICK_TEAM:
            return int(self.plan.view.stage[self.plan.seat]) >= SUBSTITUTES_FROM
        return self.plan.phase in _GATHERED

    @property
    def most(self) -> int:
        """How many may be gathered."""
        view, seat, phase = self.plan.view, self.plan.seat, self.plan.phase
        if phase == REROLL:
            return int(view.owed)
        if phase == KEEP:
            wanted = int(self.figures.tables["KEEPS"][view.subject, self.colour])
            rolled = int(dice_rolled(view, self.colour))
            return min(rolled, wanted - int(dice_kept(view, seat, self.colour)))
        if phase == PICK_TEAM:
            filled = int(view.stage[seat])
            ends = (OFFENCES_FROM, DEFENCES_FROM, TEAM)
            return next(end for end in ends if filled < end) - filled
        return len(self.items)

    @property
    def fewest(self) -> int:
        """How many have to be gathered."""
        return self.most if self.plan.phase in (KEEP, PICK_TEAM) else 0

    @property
    def gathered(self) -> int:
        """How many have been gathered."""
        return len(self.selected)

    def chosen(self, sign: int = GO) -> list[int]:
        """The choices gathered, lowest first, as the rules want them."""
        return sorted(self.items[key].choice for key, found in self.selected.items() if found == sign)

    def _select_best(self) -> None:
        """The dice that count most lie ready to be kept."""
        view = self.plan.view

        def points(key: str) -> int:
            colour, face = divmod(self.items[key].choice - DIE, FACES)
            return self.figures.face_points(view, colour, face)

        best = sorted(self.items, key=points, reverse=True)[: self.most]
        self.selected = dict.fromkeys(best, GO)

    def _select(self, key: str) -> bool:
        """Take something up or lay it back; False if there is no room for more."""
        found = self.selected.pop(key, STAY)
        if self.plan.phase in (DISCARD, REMOVE):
            may_leave = self.items[key].choice != FATIGUE
            first = GO if self.plan.phase == DISCARD else LEAVE
            sign = first if found == STAY else LEAVE if found == GO and may_leave else STAY
            if sign != STAY:
                self.selected[key] = sign
        elif found == STAY:
            if len(self.selected) >= self.most:
                if self.plan.phase != KEEP:
                    return False
                self.selected.pop(next(iter(self.selected)))
            self.selected[key] = GO
        return True

    def select_all(self) -> bool:
        """Discard the whole hand, or keep it; False where no hand is sorted out."""
        if self.plan.phase != DISCARD:
            return False
        self.selected = {} if self.selected else dict.fromkeys(self.items, GO)
        return True

    # --- what keys do

    def press(self, key: str) -> bool:
        """Choose or gather what a key stands for; False if that is not allowed."""
        item = self.items[key]
        if self.gathers:
            return (item.open or self.plan.phase in (DISCARD, PICK_TEAM, REROLL)) and self._select(key)
        if item.open:
            self.plan.put([item.choice])
        return item.open

    def confirm(self) -> bool:
        """Hand over what has been gathered; False if something is missing."""
        if self.gathered < self.fewest:
            return False
        if self.plan.phase == DISCARD:
            self.plan.put([*self.chosen(GO), DONE, *self.chosen(LEAVE), DONE])
        elif self.plan.phase == REMOVE:
            self.plan.put([*self.chosen(LEAVE), DONE])
        elif self.plan.phase in (KEEP, PICK_TEAM):
            self.plan.put(self.chosen())
        else:
            self.plan.put([*self.chosen(), DONE])
        return True

    def attempt(self, key: str) -> list[int]:
        """The choices a refused key would have meant, for the table to say why not."""
        if self.plan.phase == REROLL:
            return [*self.plan.choices, *sorted([*self.chosen(), self.items[key].choice])]
        return [*self.plan.choices, self.items[key].choice]


def _done_zone(phase: int) -> str:
    return COURT_ZONE if phase == MOVE else HAND_ZONE


def _prepared(view: Any, seat: int, rows: tuple[int, ...]) -> list[tuple[str, int, int]]:
    return [
        (PREPARED_ZONE, row * PREPARED + slot, int(view.prepared[seat, row, slot]))
        for row in rows
        for slot in range(PREPARED)
        if view.prepared[seat, row, slot] != NONE
    ]


def _market(zone: str, cards: Any) -> list[tuple[str, int, int]]:
    return [(zone, slot, int(cards[slot])) for slot in range(SLOTS) if cards[slot] != NONE]
