"""Look for better weights for the All-Star Draft pro: `python -m bench.pro_weights --minutes 20`.

Weights are changed a little at random and played against those they came from, at tables of two, three, four
and six; what wins in three samples, each larger than the one before, is kept. What is found is printed as the
difference to the weights in use: the file `bots/allstar/weights.py` says in words what has proved itself.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from sixthman.games.allstar.bots.pro import pro_by
from sixthman.games.allstar.bots.weights import COSTS, HIGH, WEIGHTS
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table.options import AllstarOptions
from sixthman.kernel.game import cpu_engine, new_streams
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import DEAL, key_of, open_stream

game: Any = None  # bound by the target

# Which seats try the new weights, and the part of the games
TABLES = [
    (AllstarOptions(seats=4), (1, 0, 1, 0), 0.55),
    (AllstarOptions(seats=2, mode="heritage"), (1, 0), 0.1),
    (AllstarOptions(seats=2, mode="free-agency"), (1, 0), 0.1),
    (AllstarOptions(seats=2, mode="clash"), (1, 0), 0.1),
    (AllstarOptions(seats=3), (1, 0, 0), 0.05),
    (AllstarOptions(seats=6), (1, 0, 1, 0, 1, 0), 0.1),
]
SAMPLES = ((3_000, 0.6), (12_000, 1.3), (20_000, 1.3))  # games, and the standard errors to be ahead by


@rule
def compete(state: Any, key: Any, options: Any, stream: Any, weights: Any, tries: Any, shares: Any) -> None:
    """Games between two sets of weights, who tries which moving on a seat each game; the new ones' shares."""
    seats = len(tries)
    for number in range(len(shares)):
        open_stream(stream, key, number, DEAL)
        game.setup(state, options, stream)
        while not game.over(state):
            seat = lowest_seat(game.waiting(state))
            game.pick(state, seat, pro_by(weights[tries[(seat + number) % seats]], state, seat))
        winners, won = 0, 0
        for seat in range(seats):
            if game.rank(state, seat) == 1:
                winners += 1
                won += tries[(seat + number) % seats]
        shares[number] = won / winners


class Contest:
    """Plays the weights in use against a try."""

    def __init__(self) -> None:
        self._compete = cpu_engine(GAME).rule(compete)
        self._state, self._stream = GAME.new_state(), new_streams(1)[0]

    def ahead(self, weights: Any, games: int, seed: str) -> tuple[float, float]:
        """By how much the new weights win more than their share, and the standard error of that."""
        gain, variance = 0.0, 0.0
        for options, tries, part in TABLES:
            shares = np.zeros(int(games * part) // len(tries) * len(tries))
            self._compete(
                self._state,
                key_of(seed),
                options.numbers(),
                self._stream,
                weights,
                np.array(tries, np.int64),
                shares,
            )
            gain += part * (shares.mean() - sum(tries) / len(tries))
            variance += part**2 * shares.var() / len(shares)
        return float(gain), float(variance) ** 0.5


def changed(weights: Any, chance: np.random.Generator) -> Any:
    """One or two changes: an entry, a whole curve, a step, a hope or a cost."""
    new = weights.copy()
    for _ in range(chance.integers(1, 3)):
        row, attribute, kind = chance.integers(len(weights)), chance.integers(3), chance.integers(3)
        if row < HIGH and kind == 0:
            new[row, attribute, chance.integers(7)] += int(chance.normal() * 40)
        elif row < HIGH and kind == 1:
            new[row, attribute] = np.round(new[row, attribute] * np.exp(chance.normal() * 0.3))
        elif row < HIGH:
            new[row, attribute] += int(chance.normal() * 25)
        elif row == HIGH:
            new[row, attribute, 0] += int(chance.normal() * 3)
        elif row < COSTS:
            place = 0 if chance.random() < 0.3 else chance.integers(1, 7)
            new[row, attribute, place] += int(chance.normal() * (100 if place else 6))
        elif chance.random() < 0.5:
            new[COSTS, 0, chance.integers(3, 5)] += int(chance.normal() * 60)
        else:
            new[COSTS, 1, 0] += int(chance.normal() * 100)
    return new


def main() -> None:
    """Search for as long as allowed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    contest, chance = Contest(), np.random.default_rng(arguments.seed)
    weights = np.stack([WEIGHTS, WEIGHTS])
    end, tries = time.monotonic() + arguments.minutes * 60, 0
    while time.monotonic() < end:
        tries += 1
        weights[1] = changed(weights[0], chance)
        found = (0.0, 1.0)
        for games, errors in SAMPLES:
            found = contest.ahead(weights, games, f"{arguments.seed} {tries} {games}")
            if found[0] < errors * found[1]:
                break
        else:
            weights[0] = weights[1]
            print(f"try {tries}: ahead by {100 * found[0]:.2f} ± {100 * found[1]:.2f} points", flush=True)
    for place in np.argwhere(weights[0] != WEIGHTS):
        row, attribute, n = (int(i) for i in place)
        print(
            f"row {row} [{attribute}, {n}]: {WEIGHTS[row, attribute, n]} -> {weights[0, row, attribute, n]}"
        )


if __name__ == "__main__":
    main()
