"""The numbers a person wants to know before choosing: levels of a team, money, dice and what they may bring.

All of it follows from the rules and what the person may see; the rules are built with the table's cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Any

from sixthman.games.hoops.activation import allowance
from sixthman.games.hoops.cardfile import RATINGS
from sixthman.games.hoops.cards import ATTACKS, DICE, FACES, OFFENCE, SKILLS, TACTICS
from sixthman.games.hoops.court import team_intelligence, team_level, team_rebounds
from sixthman.games.hoops.dice import dice_kept
from sixthman.games.hoops.market import purse
from sixthman.games.hoops.record import PILE, SLOTS
from sixthman.games.hoops.scoring import attack_value, defence_value, is_pending
from sixthman.kernel.game import Engine, interpreted_engine
from sixthman.kernel.piles import NONE

from .cardset import TableCards

INTELLIGENCE_LEVEL, REBOUND_LEVEL, SKILL_LEVEL = 0, 1, 2  # where a team's levels begin in their row


class Figures:
    """Numbers of a table that plays with one card set."""

    def __init__(self, cards: TableCards, engine: Engine | None = None) -> None:
        self.cards = cards
        self.tables = cards.tables
        self.engine = engine or interpreted_engine(cards.game)
        self._intelligence = self.engine.rule(team_intelligence)
        self._rebounds = self.engine.rule(team_rebounds)
        self._level = self.engine.rule(team_level)
        self._purse = self.engine.rule(purse)
        self._allowance = self.engine.rule(allowance)
        self._attack = self.engine.rule(attack_value)
        self._defence = self.engine.rule(defence_value)

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
        """The dice a tactic keeps: colour and how many."""
        return [(colour, int(count)) for colour, count in enumerate(self.tables["KEEPS"][card]) if count]

    def positions(self, card: int) -> list[int]:
        """Where a player can play."""
        return [position for position in range(5) if self.of("POSITIONS", card) >> position & 1]

    # --- teams and money

    def levels(self, view: Any, seat: int) -> list[int]:
        """A team's intelligence, rebounds and six skills."""
        skills = [int(self._level(view, seat, skill)) for skill in range(SKILLS)]
        return [int(self._intelligence(view, seat)), int(self._rebounds(view, seat)), *skills]

    def changes(self, view: Any, seat: int, card: int, position: int) -> list[tuple[str, int, int]]:
        """The team's levels that change with a player at a position: what, before, after."""
        trial = view.copy()
        trial.court[seat, position] = card
        before, after = self.levels(view, seat), self.levels(trial, seat)
        return [(name, old, new) for name, old, new in zip(RATINGS, before, after, strict=True) if old != new]

    def best_position(self, view: Any, seat: int, card: int, settled: int = 0) -> int | None:
        """Where a player would help most, among the positions that are not settled."""
        places = [position for position in self.positions(card) if not settled >> position & 1]
        if not places or int(view.court[seat, 0]) == NONE:
            return None
        return max(places, key=lambda place: -sum(self.ratings(int(view.court[seat, place]))))

    def money(self, view: Any, seat: int, tactics: bool) -> int:
        """What a hand is worth in a market."""
        return int(self._purse(view, seat, TACTICS if tactics else 0))

    def cheapest(self, view: Any, tactics: bool) -> int | None:
        """The lowest cost in a market."""
        market = view.tactics if tactics else view.row
        costs = [self.of("COST", int(card)) for card in market[:SLOTS] if card != NONE]
        return min(costs, default=None)

    # --- dice

    def rolled_by(self, view: Any, seat: int, card: int) -> list[tuple[int, int, int]]:
        """What a tactic rolls and keeps: colour, dice, dice kept."""
        levels = self.levels(view, seat)[SKILL_LEVEL:]
        return [
            (colour, min(levels[colour], DICE), min(levels[colour], DICE, kept))
            for colour, kept in self.keeps(card)
        ]

    def rerolls(self, view: Any, card: int) -> int:
        """How many dice could be rerolled if the tactic were activated (H8)."""
        trial = view.copy()
        trial.subject = card
        dice = sum(count for _, count, _ in self.rolled_by(view, int(view.player), card))
        return min(dice, int(self._allowance(trial)))

    def worth(self, view: Any, colour: int, face: int) -> int:
        """What a die counts: a face in defence nothing, if the attack holds no die of its colour (H1)."""
        value = int(self.tables["FACE"][colour, face])
        if colour < ATTACKS or value == 0:
            return value
        attacker = 1 - int(view.player)
        stops = int(self.tables["FACE_COLOUR"][colour, face])
        return value if int(dice_kept(view, attacker, stops)) else 0

    def mean(self, view: Any, seat: int, card: int) -> float:
        """What a tactic brings on average, without rerolls, keeping the dice that count most."""
        total = 0.0
        for colour, dice, kept in self.rolled_by(view, seat, card):
            worths = tuple(sorted(self.worth(view, colour, face) for face in range(FACES)))
            total += best_of(worths, dice, kept)
        return total

    def attack(self, view: Any, seat: int) -> int:
        """The sum of a seat's attack dice."""
        return int(self._attack(view, seat))

    def defence(self, view: Any, seat: int) -> int:
        """What a seat's defence dice stop."""
        return int(self._defence(view, seat))

    def pending(self, view: Any, seat: int) -> bool:
        """Does an attack of this seat wait to be scored?"""
        return bool(is_pending(view, seat))


@cache
def best_of(worths: tuple[int, ...], dice: int, kept: int) -> float:
    """The mean sum of the `kept` best of so many dice with these faces, counted exactly.

    A die shows v or more with probability p; the k-th best die reaches v if at least k dice do.
    """
    total = 0.0
    for v in range(1, max(worths) + 1):
        p = sum(worth >= v for worth in worths) / len(worths)
        for k in range(1, kept + 1):
            total += sum(_chance(dice, n, p) for n in range(k, dice + 1))
    return total


def _chance(dice: int, n: int, p: float) -> float:
    """The chance that exactly n of the dice show something of probability p."""
    return comb(dice, n) * p**n * (1 - p) ** (dice - n)


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
    """Dice lying somewhere, one by one: colour and face."""
    return [
        (colour, face)
        for colour in colours
        for face in range(FACES)
        for _ in range(int(counts[colour, face]))
    ]
