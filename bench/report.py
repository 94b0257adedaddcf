"""The figures as a reader sees them: a table in the terminal, a page in the docs.

Both are drawn from the same rows, and every number in them was measured in this run.
"""

import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import median

from rich.table import Table

from bench.contestants import OPENSPIEL, Contestant, Sample
from bench.machine import installed

Samples = Mapping[str, Sequence[Sample]]
"""Every timed run, under its contestant's name."""

_COLUMNS = ("name", "how it runs", "decisions/s, best", "decisions/s, median", "ours is … times as fast")


@dataclass(frozen=True)
class Conditions:
    """What a reader must know to weigh the figures."""

    cpu: str
    load: str
    pinned: bool
    repeats: int
    seconds: float


def terminal_table(contestants: Sequence[Contestant], samples: Samples) -> Table:
    """Draw the figures for the terminal; ours is the first of `contestants`."""
    table = Table(title="Random play, one core")
    for number, column in enumerate(_COLUMNS):
        table.add_column(column, justify="right" if number >= 2 else "left")
    for row in _rows(contestants, samples):
        table.add_row(*(cell.replace("`", "") for cell in row))
    return table


def page(contestants: Sequence[Contestant], samples: Samples, conditions: Conditions) -> str:
    """Write the figures, how they came about and what they do not say, as Markdown."""
    parts = [
        "# Benchmarks",
        "Written by `python -m bench`; run it again rather than editing this page.",
        "## Random play, one core",
        _markdown(_COLUMNS, _rows(contestants, samples)),
        _method(conditions),
        "## What the figures do not say",
        _CAVEATS,
        "## The games",
        _markdown(_GAME_COLUMNS, [_game_row(one, samples[one.name]) for one in contestants]),
        _GAMES_NOTE,
        "## Every run",
        "Millions of decisions a second, in the order measured.",
        _markdown(
            ("name", *(str(number + 1) for number in range(conditions.repeats))),
            [[one.name, *(f"{run.speed / 1e6:.2f}" for run in samples[one.name])] for one in contestants],
        ),
        "## Conditions",
        _conditions(conditions, samples[contestants[-1].name][0].version),
        "## Commands",
        "All of it: `python -m bench`. One run of each, the peer's in an environment of its own:",
        _commands(contestants),
    ]
    return "\n\n".join(parts) + "\n"


_CAVEATS = """\
- The games differ: OpenSpiel has no All-Star Draft, so card games of its own stand in. The figures compare
  how fast two engines take random players from one choice to the next, not two programs for one game.
- A decision is one player's choice. Shuffling, dealing and drawing cost time but count for nobody; OpenSpiel
  makes each card dealt a move of chance, and the table of games says how many there are.
- `evaluate_bots` seeds a fresh random generator for every game. That is part of the call that keeps
  OpenSpiel's loop in C++ when it is used from Python, so it is timed."""

_GAME_COLUMNS = ("name", "decisions a game", "chance moves a game", "decisions with one option")

_GAMES_NOTE = """\
OpenSpiel's decisions are read from the history of every timed game, in a second run with the same seeds that
is not timed. A sample of the histories is first stepped through node by node, and both counts must agree in
each game; the share of decisions with one option comes from that sample. Goofspiel's last card is played by
the engine, so a game has one decision a player less than cards. A dash: the program does not say."""


def _method(conditions: Conditions) -> str:
    core = "all on one and the same core" if conditions.pinned else "not bound to a core on this system"
    return (
        f"{conditions.repeats} rounds; in each, everyone runs once, with enough games for "
        f"{conditions.seconds:g} s, one after the other, {core}, and every second round goes in reverse "
        "order. Start-up and compilation are not timed. The last column compares the best runs."
    )


def _rows(contestants: Sequence[Contestant], samples: Samples) -> list[list[str]]:
    our_best = _best(samples[contestants[0].name])
    rows = []
    for one in contestants:
        runs = samples[one.name]
        ratio = "–" if one is contestants[0] else f"{our_best / _best(runs):.1f}"
        speeds = (_best(runs), median(run.speed for run in runs))
        rows.append([one.name, one.how, *(f"{speed:,.0f}" for speed in speeds), ratio])
    return rows


def _game_row(one: Contestant, runs: Sequence[Sample]) -> list[str]:
    games, decisions = sum(run.games for run in runs), sum(run.decisions for run in runs)
    chance, forced = runs[0].chance_moves_per_game, runs[0].forced_share
    return [
        one.name,
        f"{decisions / games:.1f}",
        "–" if chance is None else f"{chance:.1f}",
        "–" if forced is None else f"{forced:.1%}",
    ]


def _conditions(conditions: Conditions, peer_version: str | None) -> str:
    versions = ", ".join(f"{name} {installed(name)}" for name in ("sixthman", "numba", "numpy"))
    facts = {
        "Date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "CPU": conditions.cpu,
        "Load before the run": conditions.load,
        "System": f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        "Ours": versions,
        "Peer": f"open_spiel {peer_version}",
    }
    return "\n".join(f"- {name}: {fact}" for name, fact in facts.items())


def _best(runs: Sequence[Sample]) -> float:
    return max(run.speed for run in runs)


def _commands(contestants: Sequence[Contestant]) -> str:
    us, *peers = (one.command for one in contestants)
    return "\n".join(["```sh", us, f"pip install '{OPENSPIEL}'", *peers, "```"])


def _markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
