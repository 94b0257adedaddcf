"""What two sets of cards of All-Star Draft are compared by: seats, strategies, cards, arenas, coaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from sixthman.kernel.cardfile import Card
from sixthman.lab.columns import Lists
from sixthman.lab.measures import (
    NUMBER,
    SHARE,
    Counted,
    Strength,
    Tables,
    by_game,
    each,
    matched_in_everything,
    one,
    owned,
)
from sixthman.table.options import Options

from ..declaration import CARDS, NUMBERS, SPECIES_NAMES
from ..table.notation import card_name

GAMES = 100_000
ONCE = "once"
WAYS = ("species", "numbers", "both")  # what a manager collected most cards of


def measures(tables: Tables, options: Options) -> Iterator[Counted]:
    """All measures of some games, from their rows."""
    seats, games = tables["seats"], tables["games"]
    count = options.seats
    shares = by_game(seats, "share", count)
    scores = by_game(seats, "score", count)
    above = shares - 1 / count  # of the win, more than the others
    held = _held(seats["picks"], count)
    yield from _course(games, scores)
    yield each("seats", [str(seat) for seat in range(1, count + 1)], shares, 1.0)
    yield from _strategies(held, shares)
    yield each("cards", [card_name(card) for card in range(CARDS)], *owned(held, above))
    yield from _arenas(tables, options, above)
    yield from _coaches(seats["coach"], options, shares)


def _course(games: Any, scores: Any) -> Iterator[Counted]:
    """How long a game takes, and how close it is."""
    ranked = np.sort(scores, axis=1)
    yield one("course", "fans", scores.mean(axis=1))
    yield one("course", "margin", ranked[:, -1] - ranked[:, -2])
    yield one("course", "spread", ranked[:, -1] - ranked[:, 0])
    yield one("course", "matches", games["matches"])
    yield one("course", "decisions", games["decisions"])


def _held(picks: Any, count: int) -> Any:
    """[game, seat, card]: 1 for a card that was drafted."""
    assert isinstance(picks, Lists)
    numbers, lengths = picks.numbers, picks.lengths
    held = np.zeros((len(numbers), CARDS + 1), np.float32)
    there = np.arange(numbers.shape[1]) < np.asarray(lengths)[:, np.newaxis]
    np.put_along_axis(held, np.where(there, numbers, CARDS).astype(np.int64), 1.0, axis=1)
    return held[:, :CARDS].reshape(-1, count, CARDS)


def _strategies(held: Any, shares: Any) -> Iterator[Counted]:
    """How often managers win who collect one species, one number, or as many of both."""
    by_species = held.reshape(*held.shape[:2], len(SPECIES_NAMES), NUMBERS)
    species = by_species.sum(axis=3).max(axis=2)
    numbers = by_species.sum(axis=2).max(axis=2)
    way = np.stack([species > numbers, numbers > species, species == numbers], axis=2).astype(float)
    for index, name in enumerate(WAYS):
        chosen = way[:, :, index]
        yield one("strategies", name, (chosen * shares).sum(axis=1), chosen.sum(axis=1), SHARE)


def _arenas(tables: Tables, options: Options, above: Any) -> Iterator[Counted]:
    """What each arena paid its first, and how much more its first won."""
    names = [arena.name for arena in options.cards.cards.arenas]
    arenas = np.asarray(tables["games"]["arenas"]).astype(np.int64)
    ranks = by_game(tables["seats"], "ranks", options.seats)
    fans = by_game(tables["seats"], "fans", options.seats)
    first = ranks == 1  # [game, seat, where it was played]
    played = np.zeros((*arenas.shape, len(names)))
    np.put_along_axis(played, arenas[:, :, np.newaxis], 1.0, axis=2)

    def by_arena(values: Any) -> Any:
        return np.einsum("ga,gan->gn", values, played)

    firsts = by_arena(first.sum(axis=1).astype(float))
    yield each("arenas", names, by_arena((first * above[:, :, np.newaxis]).sum(axis=1)), firsts)
    mean = fans.mean(axis=1)
    yield each("arena-fans", names, by_arena(mean), played.sum(axis=1), NUMBER)


def _coaches(coach: Any, options: Options, shares: Any) -> Iterator[Counted]:
    """How often each coach's manager won."""
    if not options.coaches:
        return
    names = [coach.name for coach in options.cards.cards.coaches]
    numbers = np.ma.filled(coach.astype(np.int64), len(names)).reshape(-1, options.seats)
    held = np.zeros((*numbers.shape, len(names) + 1))
    np.put_along_axis(held, numbers[:, :, np.newaxis], 1.0, axis=2)
    yield each("coaches", names, *owned(held[:, :, :-1], shares))


def dominated(options: Options) -> Iterator[tuple[str, str]]:
    """Coaches that another matches in everything; being turned over after one use is a cost."""
    if options.coaches:
        yield from matched_in_everything([_coach(card) for card in options.cards.cards.sections["coach"]])


def _coach(card: Card) -> Strength:
    has = {
        f"{key} {value}" if isinstance(value, str) else key: 1 if isinstance(value, str) else value
        for key, value in card.values.items()
        if value and key != ONCE
    }
    return Strength(card.name, int(bool(card.values[ONCE])), has)
