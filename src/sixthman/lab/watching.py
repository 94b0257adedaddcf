"""Games watched as they are played: what a row of the results tells beyond scores and ranks.

Every game has a record of *notes* beside its own record. Three rules for each game write into it, bound by
name as `game` and `policy` are: they see a choice before it is made, what follows from choices before it
does, and the game after either. The games played are those of `play_batch`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from sixthman.kernel.game import Game
from sixthman.kernel.playout import begin_numbered, lowest_seat, settle
from sixthman.kernel.rules import Rule, rule
from sixthman.registry import game_named

from .batches import CHUNK, Arrays, Batch, BatchRunner, Chunk
from .columns import Numbers, Table, join_column

game: Any = None  # bound by the target, as in kernel.playout
policy: Any = None
watch_choice: Any = None  # watch_choice(state, seat, chosen, notes)
watch_before: Any = None  # watch_before(states, words, at, spare, notes): states[spare] may be written to
watch_after: Any = None  # watch_after(state, notes)

WATCHING = ("watch_choice", "watch_before", "watch_after")
CHOICE = np.dtype(
    (np.record, [("seat", np.uint8), ("phase", np.uint8), ("choice", np.int16), ("options", np.int16)])
)


class ResultRows(Protocol):
    """What the laboratory keeps of one game."""

    NOTES: np.dtype[Any]
    watch_choice: Rule
    watch_before: Rule
    watch_after: Rule
    game_columns: Callable[[Any, Any], Table]  # (states, notes): row i is game i
    seat_columns: Callable[[Any, Any, int], Table]  # (states, notes, seats): row i × seats + j is its seat j


def rows_of(game: Game) -> Any:
    """What is kept of a game."""
    from . import plain_rows

    found: Any = game_named(game.name).load("report.rows") or plain_rows
    return found


def longest_game(game: Game, batch: Batch) -> int:
    """No game of a batch has more choices: as declared, unless the game knows better."""
    known = getattr(rows_of(game), "longest_game", None)
    return int(known(batch)) if known else game.declared.longest


@rule
def watch_game(
    states: Any, words: Any, at: int, levels: Any, rng: Any, notes: Any, choices: Any, used: int
) -> int:
    """Play the game in states[at] to its end; choices go into what is left of `choices`, if it has room
    for any. Returns the number of decisions."""
    state, spare = states[at], len(states) - 1
    decisions = 0
    watch_after(state, notes)
    while not game.over(state):
        seat = lowest_seat(game.waiting(state))
        k = policy(levels[seat], state, seat, rng)
        chosen = game.choice(state, seat, k)
        if len(choices) > 0:
            row = choices[used + decisions]
            row.seat, row.phase, row.choice = seat + 1, state.phase, chosen
            row.options = game.legal(state, seat)
        watch_choice(state, seat, chosen, notes)
        game.choose(state, seat, k)
        watch_after(state, notes)
        decisions += 1
        while game.due(state):
            watch_before(states, words, at, spare, notes)
            game.follow(state)
            watch_after(state, notes)
    return decisions


@rule
def watch_batch(
    states: Any,
    words: Any,
    notes: Any,
    choices: Any,
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
    """Games first, first + 1, … as many as there is room for results, each in a state of its own."""
    used = 0
    for i in range(len(decisions)):
        begin_numbered(states[i], first + i, key, options, stream)
        decisions[i] = watch_game(states, words, i, levels, stream, notes[i], choices, used)
        used += decisions[i]
        checksums[i] = settle(states[i], words[i], scores[i], ranks[i])


@dataclass
class Kept:
    """Some games in a row: summed up, and as rows of the tables."""

    chunk: Chunk
    tables: Mapping[str, Table]

    @property
    def games(self) -> int:
        """How many."""
        return self.chunk.games


class Watcher(BatchRunner):
    """Plays chunks of a batch and keeps a row for every game and for every seat."""

    at_once = 1
    states = CHUNK + 1  # the last one is for `watch_before`
    loop = staticmethod(watch_batch)
    keeps_choices = False

    def __init__(self, game: Game, batch: Batch, target: str) -> None:
        self._rows: ResultRows = rows_of(game)
        self._notes = np.zeros(CHUNK, self._rows.NOTES)
        room = longest_game(game, batch) * CHUNK if self.keeps_choices else 0
        self._choices = np.zeros(room, CHOICE)
        super().__init__(game, batch, target)

    def bindings(self) -> Mapping[str, Rule]:
        """The rules that watch."""
        return {name: getattr(self._rows, name) for name in WATCHING}

    def watch(self, first: int, count: int) -> None:
        """Play games first to first + count - 1, and note what is watched."""
        arrays = self._arrays
        self._notes[:count] = 0
        with np.errstate(over="ignore"):  # checksums wrap around
            self._play(
                arrays.states,
                arrays.words,
                self._notes,
                self._choices,
                first,
                *arrays.given,
                *arrays.found(count),
            )

    def watched(self, count: int) -> tuple[Any, ...]:
        """Of the games just played: final records, notes, decisions, scores, ranks."""
        arrays = self._arrays
        decisions, _, scores, ranks = arrays.found(count)
        return arrays.states[:count], self._notes[:count], decisions, scores, ranks

    def play(self, first: int, count: int) -> Any:
        """The same games as rows."""
        self.watch(first, count)
        arrays = self._arrays
        games = np.arange(first, first + count)
        tables = game_and_seat_tables(self._rows, arrays, self._notes, games)
        if self.keeps_choices:
            tables["choices"] = choice_table(games, arrays.decisions[:count], self._choices)
        return Kept(arrays.chunk(count), tables)


class ChoiceWatcher(Watcher):
    """Keeps a row for every choice too."""

    keeps_choices = True


def game_and_seat_tables(rows: ResultRows, arrays: Arrays, notes: Any, games: Numbers) -> dict[str, Table]:
    """The tables `games` and `seats` of the games just played, given their numbers."""
    count, seats = len(games), arrays.scores.shape[1]
    states, notes = arrays.states[:count], notes[:count]
    return {
        "games": {
            "game": games,
            "decisions": arrays.decisions[:count].astype(np.int32),
            "mark": arrays.checksums[:count].copy(),
            **rows.game_columns(states, notes),
        },
        "seats": {
            "game": np.repeat(games, seats),
            "seat": np.tile(np.arange(1, seats + 1, dtype=np.uint8), count),
            "score": arrays.scores[:count].astype(np.int16).ravel(),
            "place": arrays.ranks[:count].astype(np.uint8).ravel(),
            "share": arrays.shares(count).ravel(),
            **rows.seat_columns(states, notes, seats),
        },
    }


def choice_table(games: Numbers, decisions: Numbers, choices: Numbers) -> Table:
    """The table `choices` of some games, whose choices lie one after the other."""
    total = int(decisions.sum())
    starts = np.cumsum(decisions) - decisions
    return {
        "game": np.repeat(games, decisions),
        "step": (np.arange(1, total + 1) - np.repeat(starts, decisions)).astype(np.int32),
        **{name: choices[name][:total].copy() for name in CHOICE.names or ()},
    }


def empty_tables(game: Game, seats: int) -> dict[str, Table]:
    """All tables of a game, without a row."""
    rows: ResultRows = rows_of(game)
    arrays = Arrays(game, Batch((), (0,) * seats, ""), size=1, states=1)
    nothing = np.zeros(0, np.int64)
    tables = game_and_seat_tables(rows, arrays, np.zeros(0, rows.NOTES), nothing)
    return tables | {"choices": choice_table(nothing, nothing, np.zeros(0, CHOICE))}


def joined(pieces: Sequence[Mapping[str, Table]]) -> dict[str, Table]:
    """The tables of several pieces in a row as one."""
    return {
        name: {column: join_column([piece[name][column] for piece in pieces]) for column in table}
        for name, table in pieces[0].items()
    }
