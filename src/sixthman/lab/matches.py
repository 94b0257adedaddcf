"""Playing a league: the quick bots in one compiled loop, thinking ones game by game, on many processes."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.bots import Bot, Clock, check_bot, level_number, policy_for, thinks
from sixthman.bots.contestants import is_level
from sixthman.bots.own import BotFailed
from sixthman.kernel.game import Engine, new_streams
from sixthman.kernel.playout import begin_numbered, lowest_seat, play_choice, standings
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import WIDE_STREAM, key_of, new_stream
from sixthman.registry import game_named
from sixthman.table.cardset import compiled

from .league import ONE, REST, Forfeit, Late, League, LeagueGame
from .workers import check_size, interrupts_held_back

game: Any = None  # bound by the target to the functions of a game

CHUNK = 512  # games of bots that are one rule, played in one go


@dataclass(frozen=True)
class Piece:
    """Games of one pairing that one process plays in one go."""

    pairing: int
    games: tuple[int, ...]


def pieces(league: League, played: Collection[tuple[int, int]]) -> list[Piece]:
    """All that is missing: first what is quick, then game by game through the pairings."""
    quick: list[Piece] = []
    slow: list[Piece] = []
    for number, pair in enumerate(league.pairings):
        missing = [game for game in range(league.games) if (number, game) not in played]
        if pair.quick:
            cuts = range(0, len(missing), CHUNK)
            quick += [Piece(number, tuple(missing[cut : cut + CHUNK])) for cut in cuts]
        else:
            slow += [Piece(number, (game,)) for game in missing]
    return quick + sorted(slow, key=lambda piece: piece.games)


# --- playing


def play_league(
    league: League, played: Collection[tuple[int, int]] = (), processes: int = 1
) -> Iterator[list[LeagueGame]]:
    """Play what is missing, piece by piece as pieces are finished."""
    check_size(league.games, processes)
    todo = pieces(league, played)
    if not todo:
        return
    players = PairingRunner(league)
    players.get_ready(todo)  # compiles once, for all
    if processes == 1:
        for piece in todo:
            yield players.play(piece)
        return
    context = multiprocessing.get_context("spawn")
    with interrupts_held_back():
        pool = context.Pool(processes, _sit_down, (league, todo))
    try:
        yield from pool.imap_unordered(_play, todo)
    finally:
        pool.terminate()
        pool.join()


_players: PairingRunner


def _sit_down(league: League, todo: Sequence[Piece]) -> None:
    """In a worker process: get ready."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    global _players  # noqa: PLW0603  (a worker's one piece of state)
    _players = PairingRunner(league)
    _players.get_ready(todo)


def _play(piece: Piece) -> list[LeagueGame]:
    return _players.play(piece)


class PairingRunner:
    """Plays the pieces of a league in one process."""

    def __init__(self, league: League) -> None:
        self._league = league
        self.engine = compiled(league.rules())
        self._adapter = game_named(league.game).adapter_with(league.played_cards())
        self._state = league.rules().new_state()
        self._options = np.array(league.numbers, np.int64)
        self._loop: Any = None

    def get_ready(self, todo: Sequence[Piece]) -> None:
        """Load what these pieces need before any clock runs."""
        quick = [piece for piece in todo if self._league.pairings[piece.pairing].quick]
        slow = {piece.pairing for piece in todo if not self._league.pairings[piece.pairing].quick}
        if quick:
            self._loop = self.engine.rule(play_pairing, policy=policy_for(self.engine))
        for pairing in slow:
            if not self._with_own(pairing):
                self._play_slowly(pairing, 0, Clock(worlds=2))

    def _with_own(self, pairing: int) -> bool:
        """Does a bot of your own play? What it does counts from its first game on."""
        pair = self._league.pairings[pairing]
        return any(not is_level(name) for name in (pair.one, *(pair.others or (pair.rest,))))

    def play(self, piece: Piece) -> list[LeagueGame]:
        """The games of a piece."""
        if self._league.pairings[piece.pairing].quick:
            return self._play_quickly(piece)
        return [self._play_slowly(piece.pairing, game) for game in piece.games]

    def _play_quickly(self, piece: Piece) -> list[LeagueGame]:
        seats, count = self._league.seats, len(piece.games)
        pair = self._league.pairings[piece.pairing]
        seatings = np.full((seats, seats), level_number(pair.rest), np.int8)
        np.fill_diagonal(seatings, level_number(pair.one))
        choices = np.zeros((count, 2), np.int64)
        scores, ranks = (np.zeros((count, seats), np.int32) for _ in range(2))
        self._loop(
            self._state,
            np.array(piece.games, np.int64),
            key_of(self._league.seed_of(piece.pairing)),
            self._options,
            seatings,
            new_streams(1, WIDE_STREAM)[0],
            choices,
            scores,
            ranks,
        )
        found = zip(piece.games, ranks.tolist(), scores.tolist(), choices.tolist(), strict=True)
        return [
            LeagueGame(piece.pairing, game, tuple(where), tuple(points), (chosen[ONE], chosen[REST]))
            for game, where, points, chosen in found
        ]

    def _play_slowly(self, pairing: int, number: int, clock: Clock | None = None) -> LeagueGame:
        league = self._league
        seed, names = league.seed_of(pairing), league.pairings[pairing].seated(number, league.seats)
        notes = [Notes(), Notes()]
        bots: dict[int, Bot] = {}

        def side_of(seat: int) -> int:
            return ONE if seat == number % league.seats else REST

        def choose(seat: int, view: Any) -> list[int]:
            if seat not in bots:
                rng = f"{seed}, game {number}, seat {seat}"
                bots[seat] = league.contestant(names[seat]).bot(self._adapter, rng, league.patience)
            return notes[side_of(seat)].time(bots[seat], view, clock)

        failed = play_game(self.engine, self._state, self._options, new_stream(seed, number), choose)
        forfeit = None if failed is None else forfeit_of(failed, names[failed.seat], side_of(failed.seat))
        ranks, scores = outcome(self.engine, self._state, league.seats)
        if forfeit:
            ranks = [league.seats if side_of(seat) == forfeit.side else 1 for seat in range(league.seats)]
        return LeagueGame(
            pairing,
            number,
            ranks=tuple(ranks),
            scores=tuple(scores),
            choices=(notes[ONE].choices, notes[REST].choices),
            seconds=(round(notes[ONE].seconds, 4), round(notes[REST].seconds, 4)),
            late=(Late.of(notes[ONE].overruns), Late.of(notes[REST].overruns)),
            forfeit=forfeit,
        )


@dataclass(frozen=True)
class Failed:
    """A game that stopped because a bot failed."""

    seat: int
    step: int  # the choice of the game, from 1
    reason: BotFailed


def forfeit_of(failed: Failed, bot: str, side: int) -> Forfeit:
    """What is kept of a bot's failure."""
    facts = {name: str(fact) for name, fact in failed.reason.facts.items()}
    return Forfeit(bot, side, failed.seat, failed.step, failed.reason.message, facts)


def play_game(
    engine: Engine, state: Any, options: Any, stream: Any, choose: Callable[[int, Any], list[int]]
) -> Failed | None:
    """One game on a record, choice by choice, each from a view; None if nobody failed before its end."""
    game, step = engine.game, 1
    game.setup(state, options, stream)
    while not game.over(state):
        seat = lowest_seat(int(game.waiting(state)))
        view = engine.new_state()
        game.view(state, seat, view)
        try:
            choices = choose(seat, view)
        except BotFailed as reason:
            return Failed(seat, step, reason)
        for choice in choices:
            game.act(state, seat, choice)
        step += len(choices)
    return None


def outcome(engine: Engine, state: Any, seats: int) -> tuple[list[int], list[int]]:
    """Every seat's rank and score."""
    game = engine.game
    return (
        [int(game.rank(state, seat)) for seat in range(seats)],
        [int(game.score(state, seat)) for seat in range(seats)],
    )


class Notes:
    """What is noted, in one game, of the one or of the rest."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.overruns: list[float] = []

    def time(self, bot: Bot, view: Any, clock: Clock | None) -> list[int]:
        """A bot's next choice; its time counts if it thinks by a clock."""
        self.choices += 1
        if not thinks(bot.name):
            return bot.choose(view)
        begun = time.perf_counter()
        choices = bot.choose(view, clock)
        took, seconds = time.perf_counter() - begun, check_bot(bot.name)[1]
        self.seconds += took
        if took > seconds:
            self.overruns.append(1000 * (took - seconds))
        return choices


@rule
def play_pairing(
    state: Any,
    numbers: Any,
    key: Any,
    options: Any,
    seatings: Any,
    stream: Any,
    choices: Any,
    scores: Any,
    ranks: Any,
) -> None:
    """Games in which one kind of player sits alone, in seat `number` modulo seats; counts choices of both.

    seatings[alone]: the kind of player in each seat, if that is the seat of the one.
    """
    for i in range(len(numbers)):
        number = int(numbers[i])
        alone = number % len(seatings)
        begin_numbered(state, number, key, options, stream)
        while not game.over(state):
            seat = play_choice(state, seatings[alone], stream)
            choices[i, ONE if seat == alone else REST] += 1
        standings(state, scores[i], ranks[i])


def all_cores() -> int:
    """As many processes as this one may use cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
