"""How many decisions per second OpenSpiel's interface makes from Python: `python -m bench.steps`.

The loop is what programs write: is the state terminal, is it chance, which actions are legal, take one
of them at random. Hearts, OpenSpiel's own game in C++, is played by the same loop in the same run. Timed is
the processor time of whole games; chance costs time and counts for nothing.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

import pyspiel

import sixthman.envs.open_spiel  # noqa: F401

GAMES = ("sixthman_allstar", "sixthman_hoops", "hearts")
RUNS = 5


def play(game: Any, luck: random.Random) -> int:
    """One game at random; how many decisions it had."""
    state, choose, decisions = game.new_initial_state(), luck.choice, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose(state.chance_outcomes())[0])
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def speed(game: Any, seconds: float) -> float:
    """Decisions per second of processor time."""
    luck, decisions, start = random.Random(1), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(game, luck)
    return decisions / spent


def main() -> None:
    """Measure the games in turn; print the best run of each as JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.steps", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a run")
    seconds = parser.parse_args().seconds
    games = {name: pyspiel.load_game(name) for name in GAMES}
    for game in games.values():
        play(game, random.Random(0))  # compiles
    found: dict[str, float] = dict.fromkeys(GAMES, 0.0)
    for _ in range(RUNS):
        for name, game in games.items():
            found[name] = max(found[name], speed(game, seconds))
    print(json.dumps({name: round(best) for name, best in found.items()}, indent=1))


if __name__ == "__main__":
    main()
