"""Which bots a game has: random ones and the search play any game, other levels are the game's own."""

from __future__ import annotations

from sixthman.kernel.declaration import Declaration
from sixthman.messages import BadOption

from . import BOTS, LEVELS, RULE_LEVELS, check_bot

RANDOM_LEVEL, SEARCH_LEVEL = RULE_LEVELS[0], BOTS[-1]


def rule_levels(declared: Declaration) -> tuple[str, ...]:
    """Those that are one rule each, weakest first."""
    return (RANDOM_LEVEL, *declared.levels)


def offered_levels(declared: Declaration) -> tuple[str, ...]:
    """What people pick from: random bots only where a game has no others of its own."""
    between = {temperament.name for temperament in declared.temperaments}
    own = tuple(level for level in LEVELS if level in declared.levels or level in between)
    return (*(own or (RANDOM_LEVEL,)), SEARCH_LEVEL)


def usual_level(declared: Declaration) -> str:
    """Who sits down where nobody is named: the best that needs no time to think."""
    return rule_levels(declared)[-1]


def check_level(name: str, declared: Declaration) -> None:
    """BadOption for a bot that there is not, or that this game does not have."""
    level = check_bot(name)[0]
    if level != RANDOM_LEVEL and level not in offered_levels(declared):
        known = ", ".join(dict.fromkeys((RANDOM_LEVEL, *offered_levels(declared))))
        raise BadOption("error-bots-game", game=declared.name, bot=level, known=known)
