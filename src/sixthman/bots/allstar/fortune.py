"""Luck in All-Star Draft: which of the packs that were dealt a seat happened to get.

Later packs are left out: what comes round depends on what the neighbours like.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from statistics import fmean, pvariance
from typing import TYPE_CHECKING, Any

from sixthman.games.allstar.record import DRAFT, FREE_AGENCY

from .asked import choice, legal
from .counts import tallies
from .pro import worth
from .weights import DRAFTED, WEIGHTS

if TYPE_CHECKING:
    from ..review import Line, Stroke

SCALE = 100.0  # of the weights, for numbers a person can read


def pack_strokes(lines: Sequence[Line]) -> list[Stroke]:
    """For every deal: the best card of the seat's own pack, against the best of every pack dealt, all as this
    seat would like them."""
    from ..review import Stroke

    found = []
    for step, group in groupby(lines, key=lambda line: line.step):
        picks = [line for line in group if line.views[0].phase == DRAFT and line.views[0].step == 0]
        if not picks or picks[0].views[0].mode == FREE_AGENCY:
            continue
        packs = {line.seat: _pack(line.views[0]) for line in picks}
        for line in picks:
            bests = {seat: _best(line.views[0], pack) for seat, pack in packs.items()}
            values = list(bests.values())
            found.append(Stroke(step, line.seat, "pack", bests[line.seat], fmean(values), pvariance(values)))
    return found


def _pack(view: Any) -> list[int]:
    seat = int(view.viewer)
    return [int(choice(view, seat, k)) for k in range(int(legal(view, seat)))]


def _best(view: Any, pack: Sequence[int]) -> float:
    """How much a seat would like the best card of a pack."""
    seat, edition = int(view.viewer), int(view.edition)
    bench = tallies(edition, view.bench[seat], 0, int(view.benched[seat]))
    row = DRAFTED + int(view.round_)
    return max(int(worth(WEIGHTS, row, edition, card, 0, bench)) for card in pack) / SCALE
