"""A league: every bot against every other, one of them alone in a seat, the other kind in all other seats.

Game number i of a pairing has its own part of the pairing's key stream, and i says who sits where. So what
comes out depends on neither the number of processes nor on where a league was interrupted; only a bot that
thinks by the clock may think further on a faster machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

import numpy as np

from sixthman.bots import MVP, OLD_MVP, thinks
from sixthman.bots.contestants import Contestant, bot_label, contestant, is_level
from sixthman.bots.game_levels import check_level
from sixthman.bots.patience import PATIENCE
from sixthman.kernel.game import Game
from sixthman.messages import BadOption, say
from sixthman.registry import game_named
from sixthman.table.cardset import PlayedCards
from sixthman.table.options import Options

__all__ = [
    "BOTH_WAYS",
    "MOST_LATE",
    "ONE",
    "ONE_WAY",
    "PAIRINGS",
    "REST",
    "Forfeit",
    "Late",
    "League",
    "LeagueGame",
    "Pairing",
    "agree",
    "bot_label",
    "pair_up",
]

ONE, REST = 0, 1  # the bot that sits alone, the bots in all other seats
BOTH_WAYS, ONE_WAY = "one-against-rest", "one-way"
PAIRINGS = (BOTH_WAYS, ONE_WAY)
MOST_LATE = 100  # milliseconds that are told apart


@dataclass(frozen=True)
class Pairing:
    """Two bots, by name: one of the first against as many of the second as there are other seats."""

    one: str
    rest: str
    others: tuple[str, ...] = ()  # who the rest are, one by one, where they are not all the same

    @property
    def quick(self) -> bool:
        """Are both one rule each, so that thousands of games can be played in one go?"""
        return all(contestant.is_rule for contestant in map(Contestant, (self.one, self.rest)))

    def bots(self, number: int, seats: int) -> list[str]:
        """Who sits in each seat in a game: the one moves on by a seat from game to game."""
        return [self.one if seat == number % seats else self.rest for seat in range(seats)]

    def seed(self, seed: str) -> str:
        """Its part of a league's seed."""
        return f"{seed}, {_seed_name(self.one)} against {_seed_name(self.rest)}"

    def seated(self, number: int, seats: int) -> list[str]:
        """The same, with those who make up the rest one by one: they move on together."""
        if not self.others:
            return self.bots(number, seats)
        order = (self.one, *self.others)
        return [order[(seat - number) % seats] for seat in range(seats)]


@dataclass(frozen=True)
class League:
    """What is played: a game with its options, the pairings, the number of games of each, a seed."""

    game: str
    options: Mapping[str, str]  # in words, as records have them
    numbers: tuple[int, ...]  # the same as the rules know them
    seats: int
    pairings: tuple[Pairing, ...]
    games: int
    seed: str
    tables: Mapping[str, Any] = field(default_factory=dict, compare=False)  # cards of your own
    cards: PlayedCards[Any] | None = field(default=None, compare=False)  # what they are tables of
    own: Mapping[str, Contestant] = field(default_factory=dict, compare=False)  # bots of your own, by label
    patience: float = field(default=PATIENCE, compare=False)  # seconds for a choice of one of those

    @property
    def bots(self) -> list[str]:
        """All bots, in the order in which the pairings name them."""
        return list(dict.fromkeys(name for pair in self.pairings for name in (pair.one, pair.rest)))

    @property
    def fair(self) -> float:
        """The win rate of a bot as good as the others."""
        return 1 / self.seats

    def agreement(self) -> dict[str, Any]:
        """All that decides what is played, to be compared with what a file says."""
        return {
            "game": self.game,
            **self.options,
            "pairings": [[pair.one, pair.rest] for pair in self.pairings],
            "games": self.games,
            "seed": self.seed,
        }

    def seed_of(self, pairing: int) -> str:
        """Every pairing has a seed of its own."""
        return self.pairings[pairing].seed(self.seed)

    def rules(self) -> Game:
        """The game with the league's cards."""
        return replace(game_named(self.game).rules, tables=self.tables)

    def played_cards(self) -> PlayedCards[Any]:
        """The cards, by name."""
        return self.cards or game_named(self.game).cards()

    def contestant(self, label: str) -> Contestant:
        """Who plays under a label."""
        return self.own.get(label) or Contestant(label)


@dataclass(frozen=True)
class Late:
    """By how much choices overran the clock: (milliseconds, rounded up, and how many), the worst of all."""

    counts: tuple[tuple[int, int], ...] = ()  # MOST_LATE + 1 stands for all above
    worst: float = 0.0  # milliseconds

    @classmethod
    def of(cls, overruns: Sequence[float]) -> Late:
        """From milliseconds, one for every choice that took its time to the end."""
        buckets = [min(int(np.ceil(late)), MOST_LATE + 1) for late in overruns]
        counts = tuple((bucket, buckets.count(bucket)) for bucket in sorted(set(buckets)))
        return cls(counts, round(max(overruns, default=0.0), 3))


@dataclass(frozen=True)
class Forfeit:
    """Why a game was not played to its end: a bot of your own failed."""

    bot: str
    side: int
    seat: int  # from 0
    step: int  # the choice of the game it failed at, from 1
    message: str  # what happened, with its facts
    facts: Mapping[str, str]

    def reason(self, language: str = "en") -> str:
        """What happened, in a sentence."""
        return say(language, self.message, **self.facts)


@dataclass(frozen=True)
class LeagueGame:
    """One game that was played. Pairs are about the one and the rest."""

    pairing: int
    game: int
    ranks: tuple[int, ...]  # by seat; 1 for a winner
    scores: tuple[int, ...]
    choices: tuple[int, int]
    seconds: tuple[float, float] = (0.0, 0.0)  # thought; nothing for bots that are one rule
    late: tuple[Late, Late] = (Late(), Late())
    forfeit: Forfeit | None = None  # scores are as they were then; all of that side's seats have lost

    def seats_of(self, side: int) -> list[int]:
        """The seats of the one, or of the rest."""
        alone = self.game % len(self.ranks)
        return [seat for seat in range(len(self.ranks)) if (seat == alone) == (side == ONE)]

    def share(self, seat: int) -> float:
        """1 for a win, a part for a shared one."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def lead(self, seat: int) -> int:
        """Points more than the best of the others."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)


def _seed_name(bot: str) -> str:
    """The name that a bot has in seeds: the level `mvp` was once called otherwise, and its leagues are still
    dealt the same."""
    return bot.replace(MVP, OLD_MVP, 1) if thinks(bot) else bot


# --- what is to be played


def pair_up(bots: Sequence[str], seats: int, pairing: str = BOTH_WAYS) -> tuple[Pairing, ...]:
    """All pairings of the bots named. With two seats both ways are the same."""
    labels = [contestant(name).label for name in bots]
    if len(labels) < 2 or len(set(labels)) < len(labels):
        raise BadOption("error-league-bots", bots=", ".join(labels))
    if pairing not in PAIRINGS:
        raise BadOption("error-league-pairing", pairing=pairing, known=", ".join(PAIRINGS))
    both = pairing == BOTH_WAYS and seats > 2
    return tuple(
        Pairing(one, rest)
        for one, rest in permutations(labels, 2)
        if both or labels.index(one) < labels.index(rest)
    )


def agree(
    options: Options,
    pairings: tuple[Pairing, ...],
    games: int,
    seed: str,
    own: Mapping[str, Contestant] | None = None,
    patience: float = PATIENCE,
) -> League:
    """A league with the options of a table. Bots of your own are found by their labels, unless given.
    BadOption for a level that the game does not have."""
    labels = [name for pair in pairings for name in (pair.one, *(pair.others or (pair.rest,)))]
    for label in labels:
        if is_level(label) and label not in (own or {}):
            check_level(label, options.declared)
    named = {name: contestant(name) for name in labels if not is_level(name) and name not in (own or {})}
    rules = options.cards.game
    numbers = tuple(int(number) for number in options.numbers())
    return League(
        rules.name,
        options.words(),
        numbers,
        options.seats,
        pairings,
        games,
        seed,
        tables=rules.tables,
        cards=options.cards,
        own={**named, **(own or {})},
        patience=patience,
    )
