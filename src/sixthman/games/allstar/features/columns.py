"""The features of All-Star Draft by name: how many columns each has, and what is in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sixthman.envs.features.layout import Part

from ..declaration import (
    ARENAS_PLAYED,
    BENCH,
    CARDS,
    MOST_COACHES,
    NUMBERS,
    SEALED,
    SPECIES_NAMES,
    TEAMS,
)
from ..rules.cards import ARENAS_PRINTED, ATTRIBUTE, PRINTED, SYMBOL
from .encoding import BENCH as ON_BENCH
from .encoding import PER_SEAT, PHASES, ROUNDS_AND_PLAYOFFS
from .memory import TRAVELS

FANS, TICKETS, BUSES = 100, 6, 6  # amounts that are rarely more


def attributes(edition: int, tables: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    """The species, number and symbol (0: none) of every card."""
    symbols = tables.get("ATTRIBUTE", ATTRIBUTE)[edition, SYMBOL]
    return (
        tuple(card // NUMBERS for card in range(CARDS)),
        tuple(card % NUMBERS for card in range(CARDS)),
        tuple(int(symbol) for symbol in symbols),
    )


def allstar_parts(edition: int, seats: int, coaches: bool, tables: Mapping[str, Any]) -> list[Part]:
    """The features of a table with this many seats and these cards; those of every seat are side by side."""
    arenas = int(tables.get("PRINTED", PRINTED)[ARENAS_PRINTED])
    by = attributes(edition, tables)
    parts = [
        Part("cards", CARDS, codes=ON_BENCH + PER_SEAT * seats, groups=by),
        Part("species", len(SPECIES_NAMES)),
        Part("phase", PHASES),
        Part("round", ROUNDS_AND_PLAYOFFS),
        Part("arenas", ARENAS_PLAYED, codes=arenas + 1, groups=(tuple(range(ARENAS_PLAYED)),)),
        Part("step", most=7),
        Part("stage", most=SEALED),
        Part("bus_plan", codes=7),
        Part("asked", seats),
        Part("fans", seats, most=FANS),
        Part("playoff_rank", seats, most=seats),
        Part("tickets", seats, most=TICKETS),
        Part("benched", seats, most=BENCH),
        Part("laid_down", seats, most=BENCH),
    ]
    if coaches:
        parts += coach_parts(seats)
    return [*parts, Part("passed", CARDS, codes=TRAVELS + seats, groups=by, remembered=True)]


def coach_parts(seats: int) -> list[Part]:
    """What coaches add."""
    each = (tuple(range(seats)),)
    return [
        Part("coach", seats, codes=MOST_COACHES + 1, groups=each),
        Part("turned_over", seats),
        Part("coach_beside", seats, codes=TEAMS + 1, groups=each),
        Part("coach_player", seats, codes=CARDS + 1, groups=each),
        Part("coach_mate", seats, codes=CARDS + 1, groups=each),
        Part("bus", TEAMS * seats, codes=ARENAS_PLAYED + 1, groups=(tuple(range(TEAMS * seats)),)),
        Part("refused", codes=MOST_COACHES + 1),
        Part("coach_place", codes=SEALED + 1),
    ]
