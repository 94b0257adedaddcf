"""What a person has decided and the table has not heard yet.

Choices are tried on a copy of the person's view. As long as nothing unknown comes in (no die falls, no card
is drawn, no envelope is opened) they can be undone; with the first choice after which something does, all
of them are handed over together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.game import Engine

from ..declaration import PICK_TEAM
from ..table import HoopsAdapter


class Plan:
    """The choices of one seat since its view was taken."""

    def __init__(self, view: Any, adapter: HoopsAdapter, engine: Engine) -> None:
        self.seat = int(view.viewer)
        self.view = view  # the table as it would look after the choices so far
        self.complete = False  # do they have to be handed over?
        self._adapter, self._engine, self._game = adapter, engine, engine.game
        self._steps: list[tuple[Any, list[int]]] = []  # the view before, and what was chosen at once

    @property
    def choices(self) -> list[int]:
        """All choices so far, in order."""
        return [choice for _, chosen in self._steps for choice in chosen]

    @property
    def phase(self) -> int:
        """What is asked next."""
        return int(self.view.phase)

    @property
    def needs_confirmation(self) -> bool:
        """Is it too much to lose by a slip? A whole team is."""
        return self.phase == PICK_TEAM

    @property
    def can_undo(self) -> bool:
        """Has anything been chosen?"""
        return bool(self._steps)

    def legal(self) -> list[int]:
        """The choices open now."""
        if self.complete:
            return []
        view, seat = self.view, self.seat
        return [int(self._game.choice(view, seat, k)) for k in range(int(self._game.legal(view, seat)))]

    def put(self, choices: Sequence[int]) -> None:
        """Choose something, or several things at once; those that follow by themselves are passed over."""
        before = self.view
        made: list[int] = []
        for choice in choices:
            if choice not in self.legal():
                continue
            trial = self.view.copy()
            goes_on = self._adapter.try_out(self._engine, trial, self.seat, choice)
            self.complete = not goes_on or not int(self._game.waiting(trial)) >> self.seat & 1
            made.append(choice)
            if not self.complete or self.needs_confirmation:
                self.view = trial
        if made:
            self._steps.append((before, made))

    def undo(self) -> bool:
        """Take the last thing chosen back; False if there is none."""
        if not self._steps:
            return False
        self.view, _ = self._steps.pop()
        self.complete = False
        return True
