"""What two sets of cards of All-Star Draft are compared by: seats, strategies, cards, arenas, coaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import rule
from sixthman.lab.measures import (
    NUMBER,
    SHARE,
    Measure,
    Strength,
    matched_in_everything,
    measured,
    numbered,
)
from sixthman.table.options import Options

from ..declaration import ARENAS_PLAYED, CARDS, MOST_COACHES, NUMBERS, SEATS, SPECIES_NAMES
from ..rules.cardfile import MOST_ARENAS
from ..rules.cards import Coach
from ..rules.record import State
from ..table.notation import card_name

GAMES = 100_000
COURSE = ("fans", "margin", "spread", "matches", "decisions")
WAYS = ("species", "numbers", "both")  # what a manager collected most cards of

# Where measures lie
IN_SEATS = len(COURSE)
IN_WAYS = IN_SEATS + SEATS
IN_CARDS = IN_WAYS + len(WAYS)
IN_ARENAS = IN_CARDS + CARDS
IN_FANS = IN_ARENAS + MOST_ARENAS
IN_COACHES = IN_FANS + MOST_ARENAS
MEASURES = IN_COACHES + MOST_COACHES

LANE, LANE_MASK = 4, 15  # counts of a species or number, side by side in one number
SPECIES_COUNT = len(SPECIES_NAMES)


@rule
def measure(
    state: State, notes: Any, decisions: int, scores: Any, shares: Any, happened: Any, could: Any
) -> None:
    """Measure a game that is over."""
    measure_course(notes, decisions, scores, happened, could)
    for seat in range(len(shares)):
        happened[IN_SEATS + seat] = shares[seat]
        could[IN_SEATS + seat] = 1.0
        measure_picks(notes, seat, shares, happened, could)
        coach = int(state.coach[seat])
        if coach != NONE:
            happened[IN_COACHES + coach] += shares[seat]
            could[IN_COACHES + coach] += 1.0
    for index in range(ARENAS_PLAYED):
        measure_arena(int(state.arenas[index]), index, notes, shares, happened, could)


@rule
def measure_course(notes: Any, decisions: int, scores: Any, happened: Any, could: Any) -> None:
    """How long a game takes, and how close it is."""
    total, first, second, last = 0, -1, -1, int(scores[0])
    for seat in range(len(scores)):
        score = int(scores[seat])
        total += score
        last = min(last, score)
        if score > first:
            first, second = score, first
        elif score > second:
            second = score
    happened[0] = total / len(scores)
    happened[1] = float(first - second)
    happened[2] = float(first - last)
    happened[3] = float(notes.matches)
    happened[4] = float(decisions)
    for number in range(IN_SEATS):
        could[number] = 1.0


@rule
def measure_picks(notes: Any, seat: int, shares: Any, happened: Any, could: Any) -> None:
    """How much more than the others the holder of each card wins; how one wins who collects one species,
    one number, or as many of both."""
    share = shares[seat]
    species, numbers = 0, 0
    for index in range(int(notes.picked[seat])):
        card = int(notes.picks[seat, index])
        happened[IN_CARDS + card] += share - 1.0 / len(shares)
        could[IN_CARDS + card] += 1.0
        species += 1 << LANE * (card // NUMBERS)
        numbers += 1 << LANE * (card % NUMBERS)
    more = most_in(species, SPECIES_COUNT) - most_in(numbers, NUMBERS)
    way = IN_WAYS + (0 if more > 0 else 1 if more < 0 else 2)
    happened[way] += share
    could[way] += 1.0


@rule
def most_in(counts: int, lanes: int) -> int:
    """The largest of some counts."""
    most = 0
    for lane in range(lanes):
        most = max(most, counts >> LANE * lane & LANE_MASK)
    return most


@rule
def measure_arena(arena: int, index: int, notes: Any, shares: Any, happened: Any, could: Any) -> None:
    """How much more the first of an arena won, and what it paid on average."""
    fans = 0
    for seat in range(len(shares)):
        fans += int(notes.fans[seat, index])
        if notes.ranks[seat, index] == 1:
            happened[IN_ARENAS + arena] += shares[seat] - 1.0 / len(shares)
            could[IN_ARENAS + arena] += 1.0
    happened[IN_FANS + arena] += fans / len(shares)
    could[IN_FANS + arena] += 1.0


def named(options: Options) -> list[tuple[int, Measure]]:
    """All measures with these options, each with its number."""
    cards = options.cards.cards
    arenas = [arena.name for arena in cards.arenas]
    coaches = [coach.name for coach in cards.coaches] if options.coaches else []
    seats = [str(seat + 1) for seat in range(options.seats)]
    return [
        *[measured(number, "course", name) for number, name in enumerate(COURSE)],
        *numbered(IN_SEATS, "seats", seats),
        *[measured(IN_WAYS + number, "strategies", name, SHARE) for number, name in enumerate(WAYS)],
        *numbered(IN_CARDS, "cards", [card_name(card) for card in range(CARDS)]),
        *numbered(IN_ARENAS, "arenas", arenas),
        *numbered(IN_FANS, "arena-fans", arenas, NUMBER),
        *numbered(IN_COACHES, "coaches", coaches),
    ]


def dominated(options: Options) -> Iterator[tuple[str, str]]:
    """Coaches that another matches in everything at this table; a price and single use are costs."""
    if options.coaches:
        edition, seats = options.edition, options.seats
        yield from matched_in_everything(
            [_coach(coach, edition, seats) for coach in options.cards.cards.coaches]
        )


def _coach(coach: Coach, edition: str, seats: int) -> Strength:
    does = {key: coach.number(key, edition, seats) for key in coach.modifiers}
    has = {key: much for key, much in does.items() if much and key not in ("beside", "once", "price")}
    has[f"beside {does.get('beside', 0)}"] = 1
    return Strength(coach.name, 0, has | {key: -does.get(key, 0) for key in ("once", "price")})
