"""Tables with coaches laid out by hand, for the tests of ruling A24.

Their numbers are data, open to tuning: the tests read them where they read the coach.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sixthman.games.allstar.declaration import DRAFT, EDITIONS, LINEUP
from sixthman.games.allstar.rules.cards import ABILITIES, COACHES, MODIFIERS
from sixthman.games.allstar.rules.coaches import change_in
from sixthman.games.allstar.rules.envelopes import ask
from sixthman.games.allstar.rules.ranking import strength_in
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.table.notation import read, read_arena
from sixthman.games.allstar.table.reasons import describe
from tests.games.allstar.conftest import (
    FIRST,
    GOALS,
    MORE_NINES,
    NINES,
    OTHER_NINES,
    SECOND,
    Manager,
    choose,
    per_seat,
    playoffs,
    prepared,
)

NAMES = [coach.name for coach in COACHES]
QUIET = ["Shark", "Tiger", "PolarBear", "Wolf", "Horse"]  # not asked for in a lineup of round 1
PUDDLE = "Puddle Park 1"  # 15 13 11 9 6 3
TRIPLE = "Panda4 Panda5 Panda6 Tiger8 Shark1"  # three Pandas, weaker than any 9s or Goals


def number(coach: str, modifier: str, edition: str = FIRST, seats: int = 3) -> int:
    """What stands on a coach at such a table."""
    return int(ABILITIES[EDITIONS.index(edition), seats, NAMES.index(coach), MODIFIERS.index(modifier)])


def helped(coach: str, fans: int, last: bool = False, edition: str = FIRST, seats: int = 3) -> int:
    """The fans that a team wins with this coach beside it, given those for its rank."""
    more = fans * (max(1, number(coach, "fans_times", edition, seats)) - 1)
    if last:
        more += number(coach, "fans_if_last", edition, seats)
    return fans + more + number(coach, "fans", edition, seats)


@contextmanager
def printed(coach: str, **modifiers: int) -> Iterator[None]:
    """Meanwhile a coach has other numbers, at every table."""
    row = ABILITIES[:, :, NAMES.index(coach)]
    before = row.copy()
    for name, value in modifiers.items():
        row[..., MODIFIERS.index(name)] = value
    try:
        yield
    finally:
        row[...] = before


def engage(state: State, *coaches: str) -> None:
    """Coaches for the seats, face up."""
    state.coaches = 1
    for seat, name in enumerate(coaches):
        state.coach[seat] = NAMES.index(name)


def fill_bench(state: State, seat: int, cards: str) -> None:
    """Cards on a bench."""
    numbers = read(cards)
    state.bench[seat, : len(numbers)] = numbers
    state.benched[seat] = len(numbers)


def before_round_1(
    coach: str, *teams: str, arena: str = PUDDLE, edition: str = FIRST, paid: bool = True
) -> State:
    """Line-ups of round 1: everybody has the cards for one team; seat 0 has the coach."""
    state = prepared(len(teams), edition=edition, mode=None if len(teams) > 2 else _two(edition), coaches=1)
    engage(state, coach, *[quiet for quiet in QUIET if quiet != coach][: len(teams) - 1])
    if paid and number(coach, "beside", edition, len(teams)):
        state.fans[0] = number(coach, "price", edition, len(teams))
    state.arenas[0] = read_arena(arena)
    for seat, cards in enumerate(teams):
        fill_bench(state, seat, cards)
    ask(state, LINEUP, (1 << len(teams)) - 1)
    for seat, cards in enumerate(teams):
        choose(state, seat, cards)
    return state


def _two(edition: str) -> str:
    return "free-agency" if edition == SECOND else "classic"  # nothing is discarded before a lineup


def play_round_1(coach: str, place: str, *teams: str, arena: str = PUDDLE, edition: str = FIRST) -> list[int]:
    """The fans of one game, with the coach of seat 0 laid where `place` says."""
    state = before_round_1(coach, *teams, arena=arena, edition=edition)
    choose(state, 0, place)
    assert int(state.phase) == DRAFT
    return per_seat(state, "fans")


def counts_as(coach: str, place: str, cards: str, edition: str = FIRST, seats: int = 3) -> list[Any]:
    """The strength of seat 0's team with its coach beside it, in words."""
    others = [NINES, GOALS, OTHER_NINES, MORE_NINES][: seats - 1]
    state = before_round_1(coach, cards, *others, edition=edition)
    choose(state, 0, place)
    changed = strength_in(
        EDITIONS.index(edition), seats, state.teams[0, 0], read_arena(PUDDLE), change_in(state, 0, 0)
    )
    return describe(changed, seats, edition)


def at_line_ups(coach: str, round_: int, bench_: str, *teams: str, edition: str = FIRST) -> State:
    """Seat 0 of three before its lineup in a later round; the others have nothing to say here."""
    state = prepared(3, edition=edition, coaches=1)
    engage(state, coach, *[quiet for quiet in QUIET if quiet != coach][:2])
    state.round_ = round_ - 1
    state.fans[0] = number(coach, "price")
    fill_bench(state, 0, bench_)
    for team_number, cards in enumerate(teams):
        state.teams[0, team_number] = read(cards)
    ask(state, LINEUP, 0b111)
    return state


def in_playoffs(coaches: list[str], *managers: Manager, edition: str = FIRST) -> State:
    """The playoffs with coaches; those of the other seats are quiet ones."""
    state = playoffs(*managers, edition=edition)
    engage(state, *coaches)
    return state
