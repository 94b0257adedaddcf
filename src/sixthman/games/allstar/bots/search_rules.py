"""What the search needs to know of All-Star Draft."""

from __future__ import annotations

from sixthman.bots.race import race_type
from sixthman.bots.search import SearchRules
from sixthman.kernel.rules import rule

from ..rules.record import State
from .beliefs import BELIEFS, believe
from .endgame import RECORDS, ROOM, solve
from .plans import LONGEST_PLAN, MOST_PLANS, plans
from .quick import finish


@rule
def seated(view: State) -> int:
    """How many sit at the table."""
    return int(view.seats)


SEARCH_RULES = SearchRules(
    plans=plans,
    finish=finish,
    solve=solve,
    seated=seated,
    lead_counts=0.01,
    believe=believe,
    race=race_type(MOST_PLANS, LONGEST_PLAN, ROOM, BELIEFS),
    records=RECORDS,
)
