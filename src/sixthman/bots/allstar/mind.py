"""What the search needs to know of All-Star Draft."""

from __future__ import annotations

from ..search import Mind
from .endgame import solve, solver_for
from .plans import LONGEST_PLAN, MOST_PLANS, plans
from .quick import finish

MIND = Mind(
    plans=plans,
    finish=finish,
    seats=lambda view: int(view.seats),
    most_plans=MOST_PLANS,
    longest_plan=LONGEST_PLAN,
    lead_counts=0.01,
    solve=solve,
    example=(0, 4, 0, 0, 0),
    prepare=solver_for,
)
