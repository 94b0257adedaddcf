"""The adapter of a game that declares an envelope: what is chosen stays sealed, and can be taken back,
until all have chosen."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE

from .adapter import Event, GameAdapter, Reveal, State, Step

TAKE_BACK = "take_back"


class SealedAdapter(GameAdapter):
    """Reads a seat's sealed choices from the field that the game declares."""

    by_steps = False

    def sealed(self, state: State, seat: int) -> list[int]:
        """What lies in a seat's envelope; nothing for those who have none."""
        row = state[self.declared.envelope]
        return [int(choice) for choice in np.ravel(row[seat]) if choice != NONE] if seat < len(row) else []

    def take_back(self, state: State, seat: int) -> None:
        """By the game's own rule, if it has one."""
        rule = self.game.rules.get(TAKE_BACK)
        if rule is not None:
            self.cards.rule(rule)(state, seat)

    def try_out(self, engine: Engine, state: State, seat: int, choice: int) -> bool:
        """More may be tried as long as the envelope has not been opened."""
        super().try_out(engine, state, seat, choice)
        return bool(self.sealed(state, seat))

    def note(self, reveals: list[Reveal], steps: Sequence[Step]) -> None:
        """All that was opened together; nothing while it is sealed."""
        step = steps[-1]
        opened = self._opened(step)
        if opened:
            texts = {seat: self.write(step.before, choices) for seat, choices in opened.items()}
            reveals.append(Reveal(self.heading(step.before), texts))

    def tell(self, engine: Engine, steps: Sequence[Step]) -> list[Event]:
        """What was opened is told to everyone, and what it did to the scores."""
        step = steps[-1]
        events = [
            Event("chose", {"seat": seat, "choice": self.write(step.before, choices)})
            for seat, choices in self._opened(step).items()
        ]
        return events + self.results(engine, step) if events else []

    def _opened(self, step: Step) -> dict[int, list[int]]:
        """What each seat had sealed, if this step has opened it."""
        if self.sealed(step.after, step.seat):
            return {}
        found = {seat: self.sealed(step.before, seat) for seat in range(self.seated(step.before))}
        found[step.seat] = [*found[step.seat], step.choice]
        return {seat: choices for seat, choices in found.items() if choices}
