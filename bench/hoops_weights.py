"""The weights behind the forecasts of NBA Deck-Building's coaches, made again.

    python -m bench.hoops_weights                                   writes games/hoops/bots/weights.py
    python -m bench.hoops_weights --games 200 --output trial.py     to see that it works

Coaches play games in which they choose at random now and then, so that teams and decks of all sorts come up.
At the beginning of every turn both seats are described in numbers (`prospects.outlook`); what each seat
scores from there on is fitted to them by least squares. One game in five is kept back to judge the fit by.

Then coaches play a quarter as many games without such lapses. How far the leads they end with lie from those
foretold, turn by turn, is the spread from which a chance to win is told.

All games follow from one seed: the same code makes the same weights. Compiling takes some minutes, 40,000
games take one more.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from sixthman.bots import PRO
from sixthman.games.hoops.bots import policy
from sixthman.games.hoops.bots.prospects import OUTLOOK, SCALE, open_attack, outlook
from sixthman.games.hoops.declaration import BUY, DISCARD, ENTER, MENU, REFRESH, REMOVE, SEATS, TURNS
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.choices import legal
from sixthman.games.hoops.rules.course import over, pick, setup, waiting
from sixthman.games.hoops.rules.record import State
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import cpu_engine, new_streams
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import Rule, rule
from sixthman.kernel.stream import DEAL, PLAYERS, draw, key_of, open_stream

Numbers = np.ndarray[Any, Any]

WEIGHTS = Path("src") / "sixthman" / "games" / "hoops" / "bots" / "weights.py"
GAMES = 40_000
CHUNK = 250  # games between two looks at the progress bar
SEED = "gather"
OPTIONS = HoopsOptions(overtimes=0).numbers()
WILD = 30  # of a thousand choices, how many are by chance; four times as many of what to buy and to part with
KEPT_BACK = 5  # one game in this many

# What is gathered as a turn begins: the turn, its player, then in the order mover, other …
TURN, MOVER, POINTS, PENDING, OUTLOOKS = 0, 1, 2, 4, 5
ENDED = OUTLOOKS + 2 * OUTLOOK  # … the points in the end
COLUMNS = ENDED + 2
DESCRIBED = 2 + 2 * OUTLOOK  # numbers that describe a beginning: always 1, the open attack, both outlooks
POWERS = 3  # each is weighed by a parabola

NAMES = (
    "mean attack",
    "best attack",
    "second attack",
    "mean defence",
    "best defence",
    "attacks",
    "defences",
    "cards",
    "fatigue",
    "value of players",
    "value of tactics",
    "team",
    "best gain",
    "intelligence",
)
HEAD = '''"""The weights of `prospects`, by `python -m bench.hoops_weights`: from {games:,} games of coaches
who chose at random once in a while, {beginnings:,} beginnings of turns.

TO_COME[whose points, what]: weights of each number as it is, times the seat's own turns left (as a part of
twelve), and times their square.

SPREAD[turns left]: the standard deviation of the leads in the end from those foretold.
"""

from __future__ import annotations

import numpy as np

# fmt: off
TO_COME = np.array([
'''


@rule
def gather(
    state: State, first: int, games: int, key: Any, options: Any, stream: Any, wild: int, rows: Any
) -> int:
    """Play games and describe every beginning of a turn in a row; returns how many rows there are."""
    count = 0
    for game in range(first, first + games):
        open_stream(stream, key, game, DEAL)
        setup(state, options, stream)
        open_stream(stream, key, game, PLAYERS)
        begun, turn = count, NONE
        while not over(state):
            seat = lowest_seat(waiting(state))
            if state.phase == REFRESH and state.turn != turn:
                turn = int(state.turn)
                describe(state, rows[count])
                count += 1
            pick(state, seat, chosen(state, seat, wild, stream))
        for row in range(begun, count):
            mover = int(rows[row, MOVER])
            rows[row, ENDED], rows[row, ENDED + 1] = state.points[mover], state.points[1 - mover]
    return count


@rule
def describe(state: State, row: Any) -> None:
    """The beginning of a turn in numbers."""
    mover = int(state.player)
    row[TURN], row[MOVER] = state.turn, mover
    row[POINTS], row[POINTS + 1] = state.points[mover], state.points[1 - mover]
    row[PENDING] = open_attack(state, 1 - mover)
    own, other = outlook(state, mover), outlook(state, 1 - mover)
    for i in range(OUTLOOK):
        row[OUTLOOKS + i], row[OUTLOOKS + OUTLOOK + i] = own[i], other[i]


@rule
def chosen(state: State, seat: int, wild: int, stream: Any) -> int:
    """The number of what a coach chooses, or now and then of anything legal."""
    phase, lapses = int(state.phase), 0
    if phase in (BUY, DISCARD, REMOVE):
        lapses = 4 * wild
    elif phase in (MENU, REFRESH, ENTER):
        lapses = wild
    if lapses > 0 and draw(stream, 1000) < lapses:
        return int(draw(stream, legal(state, seat)))
    return int(policy(PRO, state, seat, stream))


class Fit:
    """Least squares for the points still to come, of the turn's player and of the other one."""

    def __init__(self) -> None:
        size = POWERS * DESCRIBED
        self._products = np.zeros((SEATS, size, size))
        self._sums = np.zeros((SEATS, size))
        self.beginnings = 0

    def enter(self, rows: Numbers) -> None:
        """Enter some beginnings."""
        self.beginnings += len(rows)
        for whose in range(SEATS):
            terms, came = _terms(rows, whose), rows[:, ENDED + whose] - rows[:, POINTS + whose]
            self._products[whose] += terms.T @ terms
            self._sums[whose] += terms.T @ came

    def weights(self) -> Numbers:
        """weights[whose, what, power], to three places; hardly held back, so that they always exist."""
        found = []
        for products, sums in zip(self._products, self._sums, strict=True):
            held_back = np.diag(1e-6 * np.diag(products) + 1e-9)
            found.append(np.linalg.solve(products + held_back, sums).reshape(POWERS, DESCRIBED).T)
        return np.array(found).round(3)


class Judge:
    """How far the leads in the end are from those foretold, turn by turn."""

    def __init__(self, weights: Numbers) -> None:
        self._weights = weights
        self._counts, self._squares, self._right = (np.zeros(TURNS + 1) for _ in range(3))

    def enter(self, rows: Numbers) -> None:
        """Enter some beginnings."""
        told = [np.maximum(0, _terms(rows, whose) @ self._weights[whose].T.ravel()) for whose in range(SEATS)]
        lead = rows[:, POINTS] - rows[:, POINTS + 1] + told[0] - told[1]
        ended = rows[:, ENDED] - rows[:, ENDED + 1]
        turn = rows[:, TURN].astype(int)
        np.add.at(self._counts, turn, 1)
        np.add.at(self._squares, turn, (ended - lead) ** 2)
        np.add.at(self._right, turn, (ended > 0) == (lead > 0))

    def spread(self) -> Numbers:
        """The standard deviation by how many turns are left, this one included; none with none left."""
        return np.append(0, np.sqrt(self._squares[1:] / self._counts[1:])[::-1]).round(2)

    def right(self) -> Numbers:
        """How often the winner was foretold as a turn began, by turns from 1."""
        return self._right[1:] / self._counts[1:]


def _terms(rows: Numbers, whose: int) -> Numbers:
    """What is weighed: all that describes a beginning; that times the turns left; times their square."""
    left = ((TURNS + 2 - whose - rows[:, TURN]) // 2 / (TURNS // 2))[:, None]
    numbers = np.hstack([np.ones((len(rows), 1)), rows[:, PENDING:ENDED] / SCALE])
    return np.hstack([numbers, numbers * left, numbers * left**2])


class Gatherer:
    """Plays games and hands out what was seen."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._gather: Rule = cpu_engine(GAME).rule(gather)
        self._state = GAME.new_state()
        self._rows = np.zeros((CHUNK * TURNS, COLUMNS))
        self._fixed = (key_of(SEED), OPTIONS, new_streams(1)[0])

    def play(self, what: str, first: int, games: int, wild: int) -> Any:
        """Games from number `first` on, chunk by chunk: the number of each row's game, and the rows."""
        task = self._progress.add_task(what, total=games)
        for begin in range(first, first + games, CHUNK):
            size = min(CHUNK, first + games - begin)
            count = int(self._gather(self._state, begin, size, *self._fixed, wild, self._rows))
            rows = self._rows[:count]
            yield begin + np.cumsum(rows[:, TURN] == 1) - 1, rows
            self._progress.advance(task, size)


def make(games: int, progress: Progress) -> str:
    """The module of weights."""
    gatherer, fit, kept_back = Gatherer(progress), Fit(), []
    for number, rows in gatherer.play("Games with lapses", 0, games, WILD):
        fit.enter(rows[number % KEPT_BACK != 0])
        kept_back.append(rows[number % KEPT_BACK == 0].astype(np.float32))
    weights = fit.weights()
    judge, spread = Judge(weights), Judge(weights)
    for rows in kept_back:
        judge.enter(rows.astype(float))
    for _, rows in gatherer.play("Games without", games, max(1, games // 4), 0):
        spread.enter(rows)
    for turn in range(1, TURNS + 1, 4):
        right, width = judge.right()[turn - 1], judge.spread()[-turn]
        told = f"turn {turn:2}: winner foretold {right:.1%}, leads ± {width:.1f}"
        progress.console.print(told, highlight=False)
    beginnings = fit.beginnings + sum(len(rows) for rows in kept_back)
    return HEAD.format(games=games, beginnings=beginnings) + _tables(weights, spread.spread())


def _tables(weights: Numbers, spread: Numbers) -> str:
    both = [f"{whose}'s {name}" for whose in ("mover", "other") for name in NAMES]
    names = ["always", "open attack", *both]
    lines = []
    for whose, rows in zip(("who begins the turn", "the other"), weights, strict=True):
        lines.append(f"    [  # the points of {whose}")
        for name, row in zip(names, rows, strict=True):
            lines.append(f"        [{', '.join(f'{weight:.3f}' for weight in row)}],  # {name}")
        lines.append("    ],")
    lines += ["])", "SPREAD = np.array(["]
    for i in range(0, TURNS + 1, 8):
        lines.append(f"    {', '.join(f'{one:.2f}' for one in spread[i : i + 8])},")
    return "\n".join([*lines, "])", ""])


def main() -> None:
    """Gather, fit, write."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.hoops_weights",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"games with lapses (default {GAMES:,})")
    parser.add_argument("--output", type=Path, default=WEIGHTS, help=f"file to write (default {WEIGHTS})")
    options = parser.parse_args()
    if options.games < KEPT_BACK:
        parser.error(f"--games must be {KEPT_BACK} at least")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console()) as progress:
        text = make(options.games, progress)
    options.output.write_text(text, encoding="utf-8")
    print(f"Wrote {options.output}")


if __name__ == "__main__":
    main()
