"""A game ready to be played by learners: its rules, what was agreed on, and how a seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from sixthman.bots import RANDOM, policy_for
from sixthman.kernel.game import TARGETS, Engine, Game, engine_on, has_compiler
from sixthman.kernel.playout import at_random
from sixthman.kernel.rules import Rule
from sixthman.lab.simulate import COMPILED_HERE, FASTEST, INTERPRETED, MODULE, check_target
from sixthman.messages import BadOption
from sixthman.registry import game_named, usual_game
from sixthman.table.options import Options

from .features.layout import Layout, Part, layout_of_parts, width_of
from .features.plain import plain_features
from .moves import LEARNER, REWARDS, next_learner, next_seat

FEATURE = np.uint8
ACTION = np.int16
MASK = np.int8
REWARD = np.float32


@dataclass(frozen=True)
class Seating:
    """A game and what was agreed on."""

    options: Options

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.name

    @property
    def seats(self) -> int:
        """How many play."""
        return self.options.seats

    @cached_property
    def game(self) -> Game:
        """The rules, with the cards agreed on."""
        return self.options.cards.game

    @cached_property
    def numbers(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The options as `setup` takes them."""
        return self.options.numbers()

    @cached_property
    def features(self) -> Any:
        """What learners see of the game."""
        return game_named(self.name).load("features") or plain_features(self.game)

    @cached_property
    def parts(self) -> list[Part]:
        """What features there are, in the order of a row."""
        found: list[Part] = self.features.parts_of(self.options)
        return found

    @cached_property
    def layout(self) -> Layout:
        """Where in a row of bytes which features are."""
        return layout_of_parts(self.parts)

    @property
    def width(self) -> int:
        """How many features an observation has."""
        return width_of(self.layout)

    @property
    def encoder(self) -> Rule:
        """The rule that writes an observation."""
        rule: Rule = self.features.encode
        return rule

    def engine(self, target: str) -> Engine:
        """The rules on a target."""
        if target not in (FASTEST, *TARGETS):
            raise BadOption("error-target", target=target, known=", ".join((FASTEST, *TARGETS)))
        if target == FASTEST:
            target = "cpu" if has_compiler() else MODULE if self.game.declared.compiled else INTERPRETED
        check_target(target, game=self.game)
        if target in COMPILED_HERE and not has_compiler():
            raise BadOption("error-extra", package="numba", extra="rl")
        return engine_on(target, self.game, self.numbers)

    def going_on(self, engine: Engine, levels: Sequence[int]) -> dict[str, Rule]:
        """How a game goes on between choices of learners, with the bots that these levels need."""
        if all(level == LEARNER for level in levels):
            return {"go_on": next_seat}
        heuristics = any(level not in (LEARNER, RANDOM) for level in levels)
        return {"go_on": next_learner, "policy": policy_for(engine) if heuristics else at_random}


def seat_players(game: str | None, **options: Any) -> Seating:
    """The game of that name (None: the usual one) with these options; BadOption says what is allowed."""
    return Seating(game_named(game or usual_game()).options(**options))


def reward_number(name: str) -> int:
    """What is rewarded, as the rules know it."""
    if name not in REWARDS:
        raise BadOption("error-envs-reward", reward=str(name), known=", ".join(REWARDS))
    return REWARDS.index(name)
