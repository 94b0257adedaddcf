"""Luck in All-Star Draft: which of the packs that were dealt a seat happened to get.

Later packs are left out: what comes round depends on what the neighbors like.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from statistics import fmean, pvariance
from typing import TYPE_CHECKING

from sixthman.kernel.game import Engine
from sixthman.kernel.rules import rule

from ..declaration import DRAFT, FREE_AGENCY
from ..rules.record import State
from .asked import choice, legal
from .counts import tallies
from .picks import worth
from .weights import DRAFTED, WEIGHTS

if TYPE_CHECKING:
    from sixthman.bots.review import ChanceEvent, Line
    from sixthman.table.adapter import GameAdapter

SCALE = 100.0  # of the weights, for numbers a person can read


def chance_events(adapter: GameAdapter, lines: Sequence[Line], engine: Engine) -> list[ChanceEvent]:
    """For every deal: the best card of the seat's own pack, against the best of every pack dealt, all as this
    seat would like them."""
    from sixthman.bots.review import ChanceEvent

    found, best_of = [], engine.rule(best_in_pack)
    for step, group in groupby(lines, lambda line: line.step):
        picks = [line for line in group if line.views[0].phase == DRAFT and line.views[0].step == 0]
        if not picks or picks[0].views[0].mode == FREE_AGENCY:
            continue
        for line in picks:
            bests = {other.seat: best_of(line.views[0], other.views[0]) / SCALE for other in picks}
            mean, variance = fmean(bests.values()), pvariance(bests.values())
            found.append(ChanceEvent(step, line.seat, "pack", bests[line.seat], mean, variance))
    return found


@rule
def best_in_pack(view: State, holder: State) -> int:
    """How much the seat of a view would like the best card of the pack that the seat of another one holds."""
    seat, other, edition = int(view.viewer), int(holder.viewer), int(view.edition)
    bench = tallies(edition, view.bench[seat], 0, int(view.benched[seat]))
    best = -(1 << 40)
    for k in range(legal(holder, other)):
        liked = worth(WEIGHTS, DRAFTED + int(view.round_), edition, choice(holder, other, k), 0, bench)
        best = max(best, int(liked))
    return best
