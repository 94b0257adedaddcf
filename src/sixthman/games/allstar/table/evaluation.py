"""What cards are good for, asked of the rules before anything is laid down: from what one seat sees.

Everything here is told as facts, with cards in notation, for a page as well as for a terminal. The rules
write it down (`games.allstar.figures` and `settling`); here their numbers get names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.kernel.facts import Shape
from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import Rule

from ..declaration import CHOOSE_COACH, PLAYOFFS
from ..rules.envelopes import take_back
from ..rules.events import ON_BENCH, OUTCOME, TRIED
from ..rules.figures import WORK, put_bench
from ..rules.ranking import NO_CHANGE
from ..rules.season import arenas_in, first_arena
from ..rules.settling import IMPOSSIBLE, change_with, put_outcomes, put_tried_team
from .cardset import STANDARD_CARDS, TableCards
from .names import ask_rule


@dataclass(frozen=True)
class Outcome:
    """Where a team would rank in its arena, and the fans it would win there."""

    arena: int
    rank: int
    fans: int


def arenas_of(view: Any) -> list[int]:
    """The arenas of this round; none before the first and in the playoffs."""
    if view.round_ == PLAYOFFS or view.phase == CHOOSE_COACH:
        return []
    first = int(first_arena(int(view.round_)))
    return [int(arena) for arena in view.arenas[first : first + int(arenas_in(int(view.round_)))]]


def bench_of(view: Any, seat: int) -> list[int]:
    """The cards on a seat's own bench."""
    return sorted(int(card) for card in view.bench[seat, : int(view.benched[seat])])


class Evaluation:
    """What cards are good for at a table that plays with one card set."""

    def __init__(self, cards: TableCards = STANDARD_CARDS, engine: Engine | None = None) -> None:
        self.cards = cards
        self.engine = engine or cards.engine

    def bench(self, view: Any) -> dict[str, Any]:
        """The sets on a seat's bench, its best team in each arena, what cards of a pack would bring."""
        facts: dict[str, Any] = self._facts(ON_BENCH, put_bench, view.copy(), np.zeros(1, WORK)[0])
        return facts

    def team(
        self, view: Any, cards: Sequence[int], arena: int | None, change: int = NO_CHANGE
    ) -> dict[str, Any]:
        """What set some cards make, and how strong it is."""
        arena_number = NONE if arena is None else arena
        facts: dict[str, Any] = self._facts(TRIED, put_tried_team, view, _row(cards), arena_number, change)
        return facts

    def change(self, view: Any, team: Sequence[int], player: int, mate: int) -> int | None:
        """What the coach of a view's seat would change beside a team (NONE) or one of its players; None if it
        cannot."""
        found = int(self.engine.rule(change_with)(view, int(view.viewer), _row(team), player, mate))
        return None if found == IMPOSSIBLE else found

    def outcomes(self, view: Any, seat: int, choice: int) -> list[Outcome]:
        """After the reveal: what each of a seat's teams would win with this choice about its buses."""
        rows = self._facts(["list", OUTCOME], put_outcomes, view.copy(), seat, choice)
        return [Outcome(**row) for row in rows]

    def holding(self, view: Any) -> list[int]:
        """All cards a view's seat can make teams of, whatever it has sealed: its bench and its teams."""
        table, seat = view.copy(), int(view.viewer)
        self.engine.rule(take_back)(table, seat)
        teams = [int(card) for card in table.teams[seat].ravel() if card != NONE]
        return sorted({*bench_of(table, seat), *teams})

    def _facts(self, shape: Shape, tell: Rule, *about: Any) -> Any:
        return ask_rule(shape, self.cards, tell, *about, engine=self.engine)


def _row(cards: Sequence[int]) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array(cards, np.int8)
