"""How fast OpenSpiel's algorithms solve the last matches of a game: `python -m bench.solving`.

The position is a real one: two managers at the end of a game of Heritage, substituting. Measured is
exploitability (NashConv divided by two): what each side could still gain, on average, by knowing the other's
policy. The curves show it against processor time. Writes docs/openspiel.md and its picture.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

import sixthman.envs.open_spiel  # noqa: F401
from bench.chart import curves
from bench.machine import cpu_model

POSITION = {"seats": 2, "mode": "heritage", "endgame": 2, "deals": 1, "seed": 15}
DOCS = Path(__file__).resolve().parents[1] / "docs"
PICTURE = "img/bench/solving.svg"
SECONDS = 20.0

Point = tuple[float, float, str]  # processor seconds so far, exploitability, what was done for it


def exploited(game: Any, policy: Any) -> float:
    """What each side could still gain, on average."""
    return float(exploitability.nash_conv(game, policy)) / 2


def solved(game: Any, seconds: float, solver: Any, step: Callable[[], Any], unit: str) -> Iterator[Point]:
    """An algorithm that gets better with every step, looked at after 1, 2, 4, … of them."""
    spent, steps, look = 0.0, 0, 1
    while spent < seconds:
        start = time.process_time()
        while steps < look:
            step()
            steps += 1
        spent += time.process_time() - start
        look *= 2
        yield spent, exploited(game, solver.average_policy()), f"{steps:,} {unit}"


def searched(game: Any, seconds: float) -> Iterator[Point]:
    """IS-MCTS asked once in every information state, with 1, 4, 16, … simulations."""
    simulations, spent = 1, 0.0
    while spent < seconds:
        policy = TabularPolicy(game)
        start = time.process_time()
        for state, row in zip(policy.states, policy.action_probability_array, strict=True):
            luck = np.random.RandomState(simulations)
            bot = ismcts.ISMCTSBot(
                game=game,
                uct_c=1.0,
                max_simulations=simulations,
                evaluator=mcts.RandomRolloutEvaluator(1, luck),
                random_state=luck,
                final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
            )
            row[:] = 0
            for action, chance in bot.get_policy(state).items() if simulations else ():
                row[action] = chance
        spent = time.process_time() - start
        yield spent, exploited(game, policy), f"{simulations:,} simulations a choice"
        simulations *= 4


def measure(game: Any, seconds: float) -> dict[str, list[Point]]:
    """Every algorithm for about so long."""
    flat, plus = cfr.CFRSolver(game), cfr.CFRPlusSolver(game)
    external, outcome = ExternalSamplingSolver(game), OutcomeSamplingSolver(game)
    return {
        "CFR": list(solved(game, seconds, flat, flat.evaluate_and_update_policy, "iterations")),
        "CFR+": list(solved(game, seconds, plus, plus.evaluate_and_update_policy, "iterations")),
        "MCCFR, external sampling": list(solved(game, seconds, external, external.iteration, "iterations")),
        "MCCFR, outcome sampling": list(solved(game, seconds, outcome, outcome.iteration, "iterations")),
        "IS-MCTS": list(searched(game, seconds)),
    }


def page(game: Any, found: dict[str, list[Point]], uniform: float) -> str:
    """What docs/openspiel.md says."""
    states = len(TabularPolicy(game).states)
    start = game.new_initial_state()
    start.apply_action(0)
    rows = [
        f"| {name} | {line[-1][2]} | {line[-1][0]:.1f} s | {line[-1][1]:.4f} |"
        for name, line in found.items()
    ]
    lines = [
        "# Solve a position",
        "",
        "Find equilibrium play in the last matches of a game with OpenSpiel.",
        "",
        "```sh",
        "python -m bench.solving",
        "```",
        "",
        f"The position has {states} information states. Both managers substitute at the same time, unseen. "
        f"If both choose at random, exploitability is {uniform:.3f}: on average each could gain that much of "
        "a win by knowing how the other chooses. In an equilibrium it is 0.",
        "",
        f"![Exploitability against processor time]({PICTURE})",
        "",
        "| algorithm | work | processor time | exploitability |",
        "| --- | --- | --: | --: |",
        *rows,
        "",
        "IS-MCTS is asked once in each information state, and plays each choice as often as it visited it. "
        "That need not come near an equilibrium, however long it thinks.",
        "",
        f"Measured on one core of {cpu_model()}. The position:",
        "",
        "```text",
        str(start).rstrip(),
        "```",
        "",
        "Load it yourself:",
        "",
        "```python",
        "import pyspiel",
        "from open_spiel.python.algorithms.exploitability import nash_conv",
        "from open_spiel.python.policy import UniformRandomPolicy",
        "",
        "import sixthman.envs.open_spiel",
        "",
        f'position = {{**{POSITION}, "target": "wasm"}}'.replace("'", '"')
        .replace("{**{", "{")
        .replace("}, ", ", "),
        'game = pyspiel.load_game("sixthman_allstar", position)',
        "assert nash_conv(game, UniformRandomPolicy(game)) > 0.1",
        "```",
        "",
        "[Environments](envs.md#openspiel) lists all parameters.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.solving", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each algorithm, about")
    seconds = parser.parse_args().seconds
    game = pyspiel.load_game("sixthman_allstar", POSITION)
    uniform = exploited(game, UniformRandomPolicy(game))
    found = measure(game, seconds)
    title = "Exploitability of a real position"
    lines = {name: [(max(x, 0.01), y) for x, y, _ in line] for name, line in found.items()}
    drawn = curves(title, "seconds of processor time", "share of a win", lines, log=True)
    (DOCS / PICTURE).write_text(drawn)
    (DOCS / "openspiel.md").write_text(page(game, found, uniform))
    for name, line in found.items():
        print(name, *(f"{x:.2f}s:{y:.4f}" for x, y, _ in line))


if __name__ == "__main__":
    main()
