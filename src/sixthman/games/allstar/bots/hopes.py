"""What the pro hopes a team will win: by the set it has, the rank it may take in an arena, and its fans."""

from __future__ import annotations

from sixthman.kernel.rules import inlined, rule

from ..rules.cards import BUS_PLANS, COMBO, FANS, NO_COMBO, PLANS_FOR
from ..rules.ranking import NO_CHANGE, makes_combo, set_medal, set_size, set_value, strength
from ..rules.record import State, lined_up
from ..rules.season import arenas_in, first_arena
from .picks import Weights
from .weights import HOPES

WHOLE = 1 << 10


@rule
def plan_buses(weights: Weights, view: State, seat: int, limit: int = 1 << 40) -> int:
    """The plan that may win most fans, of those below a limit: see `plan_for`."""
    edition, seats = int(view.edition), int(view.seats)
    strengths = (
        strength(edition, seats, cards_lined_up(view, seat, 0)),
        strength(edition, seats, cards_lined_up(view, seat, 1)),
        strength(edition, seats, cards_lined_up(view, seat, 2)) if view.round_ == 2 else 0,
    )
    return plan_for(weights, view, seat, strengths, limit)


@inlined
def plan_for(
    weights: Weights, view: State, seat: int, strengths: tuple[int, int, int], limit: int = 1 << 40
) -> int:
    """The plan that may win most fans, of those below a limit, if every team ranks as its strength lets hope:
    these fans, times eight, plus the plan."""
    teams = int(view.round_) + 1
    fans = (
        hopes_of(view, seat, 0, strengths[0], hoped_ahead(weights, view, strengths[0])),
        hopes_of(view, seat, 1, strengths[1], hoped_ahead(weights, view, strengths[1])),
        hopes_of(view, seat, 2, strengths[2], hoped_ahead(weights, view, strengths[2])) if teams == 3 else 0,
    )
    best = -1
    for plan in range(PLANS_FOR[teams]):
        total = hoped_in(fans[0], int(BUS_PLANS[plan, 0])) + hoped_in(fans[1], int(BUS_PLANS[plan, 1]))
        total += hoped_in(fans[2], int(BUS_PLANS[plan, 2]))
        total = total * 8 + plan  # no two plans are worth the same
        if best < total < limit:
            best = total
    return best


@rule
def hopes_of(view: State, seat: int, team: int, usual: int, ahead: int) -> int:
    """The fans a team may hope for in each of the round's arenas, as one number: twenty bits for each."""
    round_ = int(view.round_)
    hopes = 0
    for index in range(arenas_in(round_)):
        arena = int(view.arenas[first_arena(round_) + index])
        hopes |= hoped_fans(view, seat, team, usual, ahead, arena) << (20 * index)
    return hopes


@rule
def hoped_in(hopes: int, index: int) -> int:
    """One of these."""
    return (hopes >> (20 * index)) & ((1 << 20) - 1)


@rule
def cards_lined_up(view: State, seat: int, team: int) -> tuple[int, int, int, int, int]:
    """A team as the envelope has it."""
    return (
        lined_up(view, seat, team, 0),
        lined_up(view, seat, team, 1),
        lined_up(view, seat, team, 2),
        lined_up(view, seat, team, 3),
        lined_up(view, seat, team, 4),
    )


@rule
def hoped_ahead(weights: Weights, view: State, usual: int) -> int:
    """How many teams, in 1024ths, may rank before one, by the set it has."""
    row, medal = HOPES + int(view.round_), set_medal(usual)
    part = int(weights[row, medal, set_size(usual)]) - set_value(usual) * int(weights[row, medal, 0])
    return max(0, min(WHOLE, part)) * (int(view.seats) - 1)


@rule
def hoped_fans(
    view: State, seat: int, team: int, usual: int, ahead: int, arena: int, change: int = NO_CHANGE
) -> int:
    """Fans, times 1024, for the rank a team may hope for in an arena."""
    if COMBO[arena] != NO_COMBO and makes_combo_of(view, seat, team, usual, arena, change):
        return int(FANS[arena, 0]) * WHOLE
    below, part = ahead >> 10, ahead & (WHOLE - 1)
    above = min(below + 1, int(view.seats) - 1)
    return int(FANS[arena, below]) * (WHOLE - part) + int(FANS[arena, above]) * part


@rule
def makes_combo_of(view: State, seat: int, team: int, usual: int, arena: int, change: int) -> bool:
    """Does a team of the envelope make an arena's combo?"""
    edition, cards = int(view.edition), cards_lined_up(view, seat, team)
    return makes_combo(edition, int(view.seats), cards, int(COMBO[arena]), set_size(usual), change)
