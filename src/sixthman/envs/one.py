"""One game, seen from every seat: what PettingZoo and OpenSpiel play on."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from sixthman.kernel.game import new_streams
from sixthman.kernel.options import whole
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import begin_numbered
from sixthman.kernel.stream import key_of
from sixthman.messages import IllegalChoice, shown

from .features.looks import BYTES, Look, expand
from .moves import move, show_all
from .seating import ACTION, FEATURE, MASK, Seating, reward_number


def action_number(action: Any, seat: int) -> int:
    """An action as a number; IllegalChoice for what is none."""
    number = whole(action)
    if number is None:
        raise IllegalChoice("error-envs-action", seat=seat, action=shown(action))
    return number


class OneGame:
    """A game in progress, its observations, masks and rewards by seat."""

    def __init__(
        self, seating: Seating, reward: str = "wins", target: str = "fastest", observation: str = BYTES
    ) -> None:
        self.seating = seating
        self.look = Look(observation, seating.parts)
        self.rewarded = reward_number(reward)
        engine = seating.engine(target)
        self._deal = engine.rule(begin_numbered)
        self._move = engine.rule(move, encode=seating.encoder)
        self._show = engine.rule(show_all, encode=seating.encoder)
        self._expand = engine.rule(expand)
        seats, choices = seating.seats, seating.game.choices
        self.state = seating.game.new_state()
        self._rows = np.zeros((seats, self.look.row_width), FEATURE)
        self.observations = self._rows
        if not self.look.plain:
            self.observations = np.zeros((seats, self.look.width), self.look.dtype)
        self.masks = np.zeros((seats, choices), MASK)
        self._open = np.zeros(choices, ACTION)
        self.rewards = np.zeros(seats)
        self.waiting = 0  # bit mask of the seats that owe a choice
        self._stream: Any = new_streams(1)[0]
        self._key: Any = None
        self._number = NONE

    def begin(self, seed: int | None) -> None:
        """A new game: the first one of a seed, or without a seed the next one after the last."""
        if seed is not None or self._key is None:
            self._key = key_of(str(secrets.token_hex(16) if seed is None else seed))
            self._number = NONE
        self.deal(self._key, self._number + 1)

    def deal(self, key: Any, number: int) -> None:
        """Game `number` of those a key stands for."""
        self._number = number
        self._deal(self.state, number, key, self.seating.numbers, self._stream)
        self.show()

    def show(self) -> None:
        """Write what every seat sees."""
        self.waiting = int(self._show(self.state, self.rewarded, *self._written))
        self._write_looks()

    def act(self, seat: int, action: int) -> None:
        """A seat that is waited for makes a choice; IllegalChoice leaves the game as it is."""
        if not self.owes(seat) or not 0 <= action < self.masks.shape[1]:
            raise self._illegal(seat, action)
        waiting = int(self._move(self.state, seat, action, self.rewarded, *self._written))
        if waiting == NONE:
            raise self._illegal(seat, action)
        self.waiting = waiting
        self._write_looks()

    def _write_looks(self) -> None:
        """The rows of bytes in the way that was asked for."""
        if not self.look.plain:
            everyone = np.ones(self.seating.seats, np.uint8)
            self._expand(self._rows, everyone, *self.look.tables, self.observations)

    @property
    def _written(self) -> tuple[Any, ...]:
        """What rules write, in the order in which they take it."""
        return self._open, self._rows, self.masks, self.rewards

    def owes(self, seat: int) -> bool:
        """Does the seat owe a choice?"""
        return (self.waiting >> seat) & 1 == 1

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.waiting == 0

    def _illegal(self, seat: int, action: int) -> IllegalChoice:
        return IllegalChoice("error-envs-action", seat=seat, action=int(action))
