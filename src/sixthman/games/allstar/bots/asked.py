"""What a seat is asked: the lists of choices, for bots.

In the rules these are built into whoever calls them, since a game at random does little else; a bot asks from
many places, and calls them like anything else.
"""

from __future__ import annotations

from sixthman.kernel.rules import rule

from ..rules.envelopes import choice as rules_choice
from ..rules.envelopes import legal as rules_legal
from ..rules.record import State


@rule
def legal(view: State, seat: int) -> int:
    """How many choices are open to a seat."""
    return rules_legal(view, seat)


@rule
def choice(view: State, seat: int, k: int) -> int:
    """The k-th of them, from 0."""
    return rules_choice(view, seat, k)
