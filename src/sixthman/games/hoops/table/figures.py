"""The numbers a person wants to know before choosing: levels of a team, money, dice and what they may bring.

All of it follows from the rules and what the person may see; the rules are built with the table's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.game import Engine, interpreted_engine
from sixthman.kernel.piles import NONE

from ..declaration import FACES, PILE, POSITIONS_ON_COURT
from ..rules.cardfile import RATINGS
from ..rules.cards import OFFENCE, TACTICS
from ..rules.court import dice_of
from ..rules.figures import LEVELS, PARTS, best_position, level_of, mean_of_tactic, rerolls_with, worth_of
from ..rules.market import purse
from ..rules.scoring import attack_value, defence_value, is_pending
from .cardset import TableCards


class Figures:
    """Numbers of a table that plays with one card set."""

    def __init__(self, cards: TableCards, engine: Engine | None = None) -> None:
        self.cards = cards
        self.tables = cards.tables
        self.engine = engine or interpreted_engine(cards.game)
        self._level = self.engine.rule(level_of)
        self._best_position = self.engine.rule(best_position)
        self._purse = self.engine.rule(purse)
        self._dice = self.engine.rule(dice_of)
        self._rerolls = self.engine.rule(rerolls_with)
        self._face_points = self.engine.rule(worth_of)
        self._mean = self.engine.rule(mean_of_tactic)
        self._attack = self.engine.rule(attack_value)
        self._defence = self.engine.rule(defence_value)
        self._pending = self.engine.rule(is_pending)

    # --- cards

    def of(self, table: str, card: int) -> int:
        """A number printed on a card: `of("COST", 7)`."""
        return int(self.tables[table][card])

    def ratings(self, card: int) -> list[int]:
        """A player's intelligence, rebounds and six skills."""
        skills = [int(level) for level in self.tables["SKILL"][card]]
        return [self.of("INTELLIGENCE", card), self.of("REBOUNDS", card), *skills]

    def is_offence(self, card: int) -> bool:
        """Is the tactic an offensive one?"""
        return self.of("KIND", card) == OFFENCE

    def keeps(self, card: int) -> list[tuple[int, int]]:
        """The dice a tactic keeps: color and how many."""
        return [(colour, int(count)) for colour, count in enumerate(self.tables["KEEPS"][card]) if count]

    def positions(self, card: int) -> list[int]:
        """Where a player can play."""
        there = self.of("POSITIONS", card)
        return [position for position in range(POSITIONS_ON_COURT) if there >> position & 1]

    # --- teams and money

    def levels(self, view: Any, seat: int) -> list[int]:
        """A team's intelligence, rebounds and six skills."""
        return [int(self._level(view, seat, rating)) for rating in range(LEVELS)]

    def changes(self, view: Any, seat: int, card: int, position: int) -> list[tuple[str, int, int]]:
        """The team's levels that change with a player at a position: what, before, after."""
        trial = view.copy()
        trial.court[seat, position] = card
        before, after = self.levels(view, seat), self.levels(trial, seat)
        return [(name, old, new) for name, old, new in zip(RATINGS, before, after, strict=True) if old != new]

    def best_position(self, view: Any, seat: int, card: int, settled: int = 0) -> int | None:
        """Where a player would help most, among the positions that are not settled."""
        position = int(self._best_position(view, seat, card, settled))
        return None if position == NONE else position

    def money(self, view: Any, seat: int, tactics: bool) -> int:
        """What a hand is worth in a market."""
        return int(self._purse(view, seat, TACTICS if tactics else 0))

    # --- dice

    def rolled_by(self, view: Any, seat: int, card: int) -> list[tuple[int, int, int]]:
        """What a tactic rolls and keeps: color, dice, dice kept."""
        rolled = [(colour, int(self._dice(view, seat, colour)), kept) for colour, kept in self.keeps(card)]
        return [(colour, dice, min(dice, kept)) for colour, dice, kept in rolled]

    def rerolls(self, view: Any, card: int) -> int:
        """How many dice could be rerolled if the tactic were activated (H8)."""
        return int(self._rerolls(view.copy(), int(view.player), card))

    def face_points(self, view: Any, colour: int, face: int) -> int:
        """What a die of the turn's player counts (H1)."""
        return int(self._face_points(view, int(view.player), colour, face))

    def mean(self, view: Any, seat: int, card: int) -> float:
        """What a tactic brings on average, without rerolls, keeping the dice that count most."""
        return int(self._mean(view, seat, card)) / PARTS

    def attack(self, view: Any, seat: int) -> int:
        """The sum of a seat's attack dice."""
        return int(self._attack(view, seat))

    def defence(self, view: Any, seat: int) -> int:
        """What a seat's defense dice stop."""
        return int(self._defence(view, seat))

    def pending(self, view: Any, seat: int) -> bool:
        """Does an attack of this seat wait to be scored?"""
        return bool(self._pending(view, seat))


def hand_of(view: Any, seat: int) -> list[int]:
    """The cards of a hand as far as the view shows them: players, tactics, fatigue."""
    return sorted(int(card) for card in view.hand[seat, : int(view.held[seat])] if card != NONE)


def discards_of(view: Any, seat: int) -> list[int]:
    """The cards of a discard pile."""
    return sorted(int(card) for card in view.pile[seat, PILE - int(view.discarded[seat]) :])


def deck_of(view: Any, seat: int) -> list[int]:
    """The cards nobody has seen in a draw pile; for the opponent's, with those hidden in hand."""
    hidden = int(view.decked[seat]) - int(view.topped[seat])
    if int(view.viewer) != seat:
        hidden += int(view.held[seat]) - int(view.shown[seat])
    return sorted(int(card) for card in view.pile[seat, :hidden])


def on_top_of(view: Any, seat: int) -> list[int]:
    """The cards both saw laid on a draw pile, the next one to be drawn first."""
    hidden = len(deck_of(view, seat))
    topped = view.pile[seat, hidden : hidden + int(view.topped[seat])]
    return [int(card) for card in topped][::-1]


def dice_in(counts: Any, colours: Sequence[int]) -> list[tuple[int, int]]:
    """Dice lying somewhere, one by one: color and face."""
    return [
        (colour, face)
        for colour in colours
        for face in range(FACES)
        for _ in range(int(counts[colour, face]))
    ]
