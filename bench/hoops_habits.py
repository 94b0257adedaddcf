"""Look for better habits for the pro of NBA Deck-Building, and write them down as its table.

    python -m bench.hoops_habits --minutes 4            prints what is found
    python -m bench.hoops_habits --minutes 4 --write    … and puts it into games/hoops/bots/habits.py
    python -m bench.hoops_habits --minutes 0            how the habits in use do against every opponent

Habits are changed a little at random and play against a field: those in use, the habits of November 2026,
and coaches that do one thing too much (attack, defend, buy, save, a thin deck), so that nothing is found that
only beats its like. Each deal is played twice, seats changed. What wins more of the field than what it came
from in three samples, each larger than the one before, is kept.

Run it again whenever cards change.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from sixthman.bots.levels import ROOKIE
from sixthman.games.hoops.bots import choose, number_of, policy
from sixthman.games.hoops.bots.habits import HABITS, PLAIN, in_style
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import new_streams
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import DEAL, PLAYERS, WIDE_STREAM, key_of, open_stream

from .hoops_set.live import engine_with

game: Any = None  # bound by the target

FILE = Path("src") / "sixthman" / "games" / "hoops" / "bots" / "habits.py"
COACH, NEVER_BUYS, SIMPLE = 0, 1, 2  # how an opponent plays: by its habits, without buying, as the rookie
SAMPLES = ((300, 0.3), (1_500, 1.0), (4_000, 1.6))  # deals, and the standard errors to be ahead by
STEP = 0.35
# What was found to matter before, tried first
FIRST_TRIES: tuple[dict[str, int], ...] = (
    {"TACTIC_GAIN": 3000},
    {"TACTIC_GAIN": 2200},
    {"TACTIC_GAIN": 4500},
    {"STOPS": 1200},
    {"DEFEND_FROM": 0},
    {"TIRING": 800},
    {"REMOVE_TURNS": 12},
    {"KEEP_GAIN": 1500},
    {"PLAYER_GAIN": 500},
    {"FRESH": 900},
)
SEED = "habits"

NOVEMBER = in_style(
    tuple(int(value) for value in HABITS[PLAIN]), TACTIC_TURNS=2, TACTIC_GAIN=1200, KEEP_GAIN=800, STOPS=800
)


def changed_in(row: Sequence[int], **changes: int) -> list[int]:
    """Habits with some of them otherwise, by name."""
    return in_style(tuple(row), **changes)


def field_of(row: Sequence[int]) -> list[tuple[str, int, list[int], float]]:
    """The opponents of habits: name, how they play, their habits, and the part of the games."""
    return [
        ("themselves", COACH, list(row), 0.2),
        ("those of November 2026", COACH, list(NOVEMBER), 0.3),
        ("attacks only", COACH, changed_in(row, STOPS=50, DEFEND_FROM=9000), 0.1),
        ("defends first", COACH, changed_in(row, STOPS=2500, DEFEND_FROM=0), 0.1),
        ("buys tactics", COACH, changed_in(row, TACTIC_GAIN=100, PLAYER_GAIN=3000), 0.1),
        ("buys players", COACH, changed_in(row, TACTIC_GAIN=9000, PLAYER_GAIN=0), 0.1),
        ("thin deck", COACH, changed_in(row, REMOVE_TURNS=12, FEWEST_TACTICS=2), 0.05),
        ("never buys", NEVER_BUYS, list(row), 0.025),
        ("rookie", SIMPLE, list(row), 0.025),
    ]


# --- games


@rule
def compete(state: Any, key: Any, options: Any, stream: Any, hows: Any, shares: Any, leads: Any) -> None:
    """Every deal twice, seats changed: what the first of two coaches wins of it."""
    for number in range(len(shares)):
        shares[number], leads[number] = 0.0, 0.0
        for turned in range(2):
            open_stream(stream, key, number, DEAL)
            game.setup(state, options, stream)
            open_stream(stream, key, number, PLAYERS)
            while not game.over(state):
                seat = lowest_seat(game.waiting(state))
                coach = seat ^ turned
                game.pick(state, seat, chosen(int(hows[coach]), state, seat, stream, coach))
            lead = int(state.points[turned]) - int(state.points[1 - turned])
            leads[number] += lead / 2
            shares[number] += 0.25 if lead == 0 else (0.5 if lead > 0 else 0.0)


@rule
def chosen(how: int, state: Any, seat: int, stream: Any, style: int) -> int:
    """What a coach of some kind and style chooses."""
    if how == SIMPLE:
        return int(policy(ROOKIE, state, seat, stream))
    return int(number_of(state, seat, choose(state, seat, how == COACH, style)))


class Contest:
    """Plays habits against a field."""

    def __init__(self) -> None:
        self._live = np.array(HABITS, np.int64)
        self._compete = engine_with(GAME, [(HABITS, self._live)]).rule(compete)
        self._state, self._stream = GAME.new_state(), new_streams(1, WIDE_STREAM)[0]
        self._options = HoopsOptions().numbers()

    def shares(self, row: Sequence[int], other: Sequence[int], how: int, deals: int, seed: str) -> Any:
        """What habits win of each deal, and the leads."""
        shares, leads = np.zeros(deals), np.zeros(deals)
        self._live[:2], hows = [row, other], np.array([COACH, how], np.int64)
        self._compete(
            self._state,
            *(key_of(seed), self._options, self._stream),
            *(hows, shares, leads),
        )
        return shares, leads

    def ahead(self, row: Sequence[int], base: Sequence[int], deals: int, seed: str) -> tuple[float, float]:
        """How much more of the field habits win than the base, in the same deals, and the error of that."""
        gain, variance = 0.0, 0.0
        for name, how, other, part in field_of(base):
            count, key = max(20, int(deals * part)), f"{seed} {name}"
            new = self.shares(row, other, how, count, key)[0]
            old = (
                self.shares(base, other, how, count, key)[0] if name != "themselves" else np.full(count, 0.5)
            )
            gain += part * float((new - old).mean())
            variance += part**2 * float((new - old).var()) / count
        return gain, variance**0.5


def changed(row: Sequence[int], chance: np.random.Generator) -> list[int]:
    """One to three habits a little otherwise."""
    new = list(row)
    for place in chance.choice(len(new), chance.integers(1, 4), replace=False):
        value = new[place]
        if abs(value) < 20:
            new[place] = max(0, value + int(chance.choice([-2, -1, 1, 2])))
        else:
            new[place] = max(0, round(value * float(np.exp(chance.normal() * STEP))))
    return new


def search(contest: Contest, minutes: float, seed: int) -> list[int]:
    """Change habits as long as there is time."""
    best, chance = [int(value) for value in HABITS[PLAIN]], np.random.default_rng(seed)
    contest.shares(best, best, COACH, 1, "compile")  # before the clock runs
    end, tries = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        new = changed(best, chance) if tries >= len(FIRST_TRIES) else changed_in(best, **FIRST_TRIES[tries])
        tries += 1
        for deals, errors in SAMPLES:
            gain, error = contest.ahead(new, best, deals, f"{seed} {tries} {deals}")
            if gain <= errors * error:
                break
        else:
            best = new
            print(f"try {tries}: +{100 * gain:.2f} ± {100 * error:.2f} points {best}", flush=True)
    print(f"{tries} tries")
    return best


def report(contest: Contest, row: Sequence[int], deals: int) -> None:
    """How habits do against each opponent, in deals that no search has seen."""
    for name, how, other, _ in field_of(row)[1:]:
        shares, leads = contest.shares(row, other, how, deals, f"report {name}")
        error = 196 * shares.std() / len(shares) ** 0.5
        print(f"{name}: {100 * shares.mean():.1f} % ± {error:.1f}, lead {leads.mean():+.1f}", flush=True)


def write(row: Sequence[int]) -> None:
    """Put habits into the module."""
    text = FILE.read_text("utf-8")
    table = f"_PRO = {tuple(row)}\n"
    FILE.write_text(re.sub(r"_PRO = \(\n.*?\n\)\n|_PRO = \(.*\)\n", table, text, flags=re.DOTALL), "utf-8")


def main() -> None:
    """Search as long as allowed, say what it is worth, write it down."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.hoops_habits",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=3_000, help="of the report, against each opponent")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    contest = Contest()
    best = search(contest, arguments.minutes, arguments.seed)
    report(contest, best, arguments.deals)
    if arguments.write:
        write(best)


if __name__ == "__main__":
    main()
