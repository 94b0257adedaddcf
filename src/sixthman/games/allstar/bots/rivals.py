"""Rivals: what others may have sealed, as sensible managers choose: mostly what the pro does, now and then
something else that is nearly as good. How often, is said in `habits.py`.
"""

from __future__ import annotations

from typing import Any

from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

from ..declaration import DRAFT, LAY_DOWN, LINEUP, NEW_TEAM, PLAYOFF_TEAM, TEAM, THROW
from ..rules.cards import SKIPS
from ..rules.coaches import ability
from ..rules.course import waiting
from ..rules.draft import gives
from ..rules.envelopes import FEWEST_LAID, MOST_LAID, lineup_slot, pack_front, seal, use
from ..rules.record import State
from .asked import legal
from .coaching import alike_after
from .counts import tallies
from .habits import (
    BUSES,
    LAID_COUNTS,
    LAID_SETS,
    LOTS,
    ODDS,
    PLAYOFF_SETS,
    SETS,
    STEPS,
    TAKEN_ANYWAY,
    WAYS,
)
from .picks import best_below, pick_for_set, pick_for_team, worth
from .plans import combo_now, numbered_set, seal_line_up
from .pro import lay_for_set, pro_by
from .weights import DRAFTED, WEIGHTS


@rule
def by_habit(habit: int, rng: Any) -> int:
    """Which of the possibilities is chosen, from 0."""
    lot, found = draw(rng, LOTS), 0
    while ODDS[habit, found] <= lot:
        found += 1
    return found


@rule
def seal_sensibly(world: State, seat: int, row: Any, rng: Any) -> None:
    """A seat that is asked fills its envelope; `row` is memory to work in."""
    phase = int(world.phase)
    if is_open(world, seat) and phase == LINEUP and world.stage[seat] == lineup_slot(world, seat, THROW):
        ways = by_habit(WAYS, rng) + 3 * by_habit(WAYS, rng)
        round_ = int(world.round_)
        team, bus = by_habit(SETS + round_, rng), by_habit(BUSES + round_, rng)
        seal_line_up(world, seat, ways, team, 0, bus, combo_now(world), row)
    elif is_open(world, seat) and phase == PLAYOFF_TEAM and world.stage[seat] == NEW_TEAM:
        seal_playoff_team(world, seat, by_habit(PLAYOFF_SETS, rng))
    elif is_open(world, seat) and phase == LAY_DOWN and ability(world, seat, SKIPS) == 0:
        seal_substitutes(world, seat, rng)
    while is_open(world, seat):
        k = pick_sensibly(world, seat, rng) if phase == DRAFT else pro_by(WEIGHTS, world, seat)
        seal(world, seat, k)


@rule
def is_open(world: State, seat: int) -> bool:
    """Does the seat still owe a choice?"""
    return (waiting(world) >> seat) & 1 == 1


@rule
def pick_sensibly(world: State, seat: int, rng: Any) -> int:
    """A card of the pack that the pro likes best, or nearly; in Clash given away: likes least, or nearly."""
    edition, row, filled = int(world.edition), DRAFTED + int(world.round_), int(world.stage[seat])
    given = gives(int(world.mode), int(world.step) + filled)
    bench = tallies(edition, world.bench[seat], 0, int(world.benched[seat]))
    front = pack_front(world, seat) + filled
    best, best_worth = 0, -(1 << 40)
    for k in range(legal(world, seat)):
        liked = worth(WEIGHTS, row, edition, int(world.deck[front + k]), 0, bench)
        liked = (-liked if given else liked) + int(TAKEN_ANYWAY[world.round_, draw(rng, STEPS)])
        if liked > best_worth:
            best, best_worth = k, liked
    return best


@rule
def seal_playoff_team(world: State, seat: int, number: int) -> None:
    """A first team for one of the strongest sets."""
    wanted = numbered_set(world, seat, number)
    for _ in range(TEAM):
        seal(world, seat, pick_for_team(WEIGHTS, world, seat, wanted))


@rule
def seal_substitutes(world: State, seat: int, rng: Any) -> None:
    """Some substitutes for one of the strongest sets."""
    cards = int(world.benched[seat])
    laid = FEWEST_LAID + by_habit(LAID_COUNTS, rng)
    laid = max(FEWEST_LAID, min(laid, cards, MOST_LAID))
    change = set_after(world, seat, laid, by_habit(LAID_SETS, rng)) * 8 + laid
    while is_open(world, seat):
        seal(world, seat, lay_for_set(WEIGHTS, world, seat, int(world.stage[seat]), change))


@rule
def set_after(world: State, seat: int, laid: int, number: int) -> int:
    """The strongest set after this many substitutions, or one of those after it."""
    edition, seats = int(world.edition), int(world.seats)
    team = tallies(edition, world.teams[seat, 0], 0, TEAM)
    alike = alike_after(laid, team, tallies(edition, world.bench[seat], 0, int(world.benched[seat])))
    found = best_below(seats, alike, 1 << 14)
    for _ in range(number):
        weaker = best_below(seats, alike, found)
        found = weaker if weaker > 0 else found
    return found


@rule
def lay_sensibly(world: State, seat: int, rng: Any) -> None:
    """How many substitutes a seat has laid down is known: they are the last cards of its bench, face down."""
    laid = int(world.laid_down[seat])
    if laid == 0:
        return
    held = int(world.held[seat])
    world.held[seat] = world.benched[seat]
    wanted = set_after(world, seat, laid, by_habit(LAID_SETS, rng))
    for left in range(laid, 0, -1):
        use(world, seat, pick_for_set(WEIGHTS, world, seat, wanted, left))
    world.held[seat] = held
