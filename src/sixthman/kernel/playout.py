"""Playing games to the end without people: one loop for every game and every level of bots."""

from __future__ import annotations

from typing import Any

import numpy as np

from .rules import inlined, rule
from .stream import DEAL, PLAYERS, draw, open_stream

game: Any = None  # bound by the target to the functions of a game
policy: Any = None  # bound by the target: policy(level, state, seat, rng) -> k

UNIFORM = 0  # the level that every policy knows
MOST_SEATS = 6
LOWEST_SEAT = np.array(
    [0, *((mask & -mask).bit_length() - 1 for mask in range(1, 1 << MOST_SEATS))], np.uint8
)


@inlined
def at_random(level: int, state: Any, seat: int, rng: Any) -> int:
    """Any of the legal choices, all equally likely: for tables where everyone plays so."""
    return draw(rng, game.legal(state, seat))


@rule
def uniform(level: int, state: Any, seat: int, rng: Any) -> int:
    """The same beside other ways to play: not built into a policy, which fails on a card (docs/design.md)."""
    return at_random(level, state, seat, rng)


@rule
def lowest_seat(mask: int) -> int:
    """The first seat of a bit mask that is not empty."""
    return int(LOWEST_SEAT[mask])


@inlined
def play_choice(state: Any, levels: Any, rng: Any) -> int:
    """One decision, seat i's by a bot of levels[i], and all that follows; returns whose it was."""
    seat = lowest_seat(game.waiting(state))
    game.pick(state, seat, policy(levels[seat], state, seat, rng))
    return seat


@rule
def play_out(state: Any, levels: Any, rng: Any) -> int:
    """Play a game to its end, seat i by a bot of levels[i]; returns the number of decisions."""
    decisions = 0
    while not game.over(state):
        play_choice(state, levels, rng)
        decisions += 1
    return decisions


@rule
def advance(state: Any, levels: Any, rng: Any, decisions: int) -> int:
    """Part of a game: the next thing that follows from its decisions so far, else one more decision.

    Returns how many have been made. A game that advances to its end is the game that `play_out` plays.
    """
    if decisions > 0 and game.due(state):
        game.follow(state)
        return decisions
    seat = lowest_seat(game.waiting(state))
    game.choose(state, seat, policy(levels[seat], state, seat, rng))
    return decisions + 1


@rule
def begin_numbered(state: Any, number: int, key: Any, options: Any, stream: Any) -> None:
    """Deal game `number` of the batch that `key` stands for, and open its players' luck."""
    open_stream(stream, key, number, DEAL)
    game.setup(state, options, stream)
    open_stream(stream, key, number, PLAYERS)


@rule
def play_numbered(state: Any, number: int, key: Any, options: Any, levels: Any, stream: Any) -> int:
    """The same game from the deal to the end."""
    begin_numbered(state, number, key, options, stream)
    return play_out(state, levels, stream)


@rule
def copy_words(words: Any, source: int, target: int) -> None:
    """Copy a record, given the memory of several as rows of 64-bit words."""
    for i in range(words.shape[1]):
        words[target, i] = words[source, i]


@rule
def record_checksum(words: Any) -> Any:
    """A 64-bit checksum of a record, given as its 64-bit words (FNV-1a, a word at a time)."""
    checksum = np.uint64(0xCBF29CE484222325)
    for i in range(len(words)):
        checksum = (checksum ^ words[i]) * np.uint64(0x100000001B3)
    return checksum


@rule
def standings(state: Any, scores: Any, ranks: Any) -> None:
    """Every seat's score and rank."""
    for seat in range(len(scores)):
        scores[seat] = game.score(state, seat)
        ranks[seat] = game.rank(state, seat)


@rule
def settle(state: Any, words: Any, scores: Any, ranks: Any) -> Any:
    """After a game: every seat's score and rank, and the record's checksum."""
    standings(state, scores, ranks)
    return record_checksum(words)


@rule
def play_batch(
    states: Any,
    words: Any,
    first: int,
    key: Any,
    options: Any,
    levels: Any,
    stream: Any,
    decisions: Any,
    checksums: Any,
    scores: Any,
    ranks: Any,
) -> None:
    """Games first, first + 1, … as many as there is room for results, in the states given, in turn.

    `words` is the memory of `states` as rows of words. A few states stay in the processor's nearest
    memory; as many as games keep every final record.
    """
    for i in range(len(decisions)):
        at = i % len(states)
        decisions[i] = play_numbered(states[at], first + i, key, options, levels, stream)
        checksums[i] = settle(states[at], words[at], scores[i], ranks[i])
