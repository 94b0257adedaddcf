"""Who is measured, and by which command.

Ours and the peers answer the same way: a program that plays at random for a while on its own clock and
prints one JSON object with `games`, `decisions`, `seconds` and `decisions_per_second`. Start-up, imports
and compilation are outside that clock for everyone.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bench.commands import BenchFailure, output_of

OURS = (
    "-m sixthman.cli simulate allstar --seats 4 --games {games} --bots random --seed 7 --processes 1 --json"
)
"""Our command, after the name of the interpreter."""

OPENSPIEL = "open_spiel>=2.0,<2.1"
"""The peer, as pip is asked for it."""

OPENSPIEL_GAMES = {
    "goofspiel(imp_info=False)": "OpenSpiel goofspiel, 2 seats",
    "goofspiel(imp_info=False,players=4)": "OpenSpiel goofspiel, 4 seats",
    "go_fish": "OpenSpiel go fish, 2 seats",
    "go_fish(players=4)": "OpenSpiel go fish, 4 seats",
}
"""Its card games nearest to ours in size (simultaneous picks; hidden hands), with standard parameters
and, because ours seats four, with four seats as well."""

_OPENSPIEL_SCRIPT = Path("bench") / "peers" / "openspiel.py"
_ROOT = Path(__file__).resolve().parent.parent
_PATIENCE_S = 600.0
_FIRST_GAMES = 1_000
_MARGIN = 1.25
_STEEPEST = 100.0


@dataclass(frozen=True)
class Sample:
    """One timed run, with whatever else the program had to say about its games."""

    games: int
    decisions: int
    seconds: float
    version: str | None = None
    chance_moves_per_game: float | None = None
    forced_share: float | None = None

    @property
    def speed(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Contestant:
    """Someone to measure: `run(repeat)` times one run; `command` is what a reader would type."""

    name: str
    how: str
    command: str
    run: Callable[[int], Sample]


def ours(seconds: float) -> Contestant:
    """Make us ready: find by trying how many games fill `seconds`, which also warms the compiler's cache."""
    games = _games_that_fill(seconds)
    return Contestant(
        name="Sixth Man All-Star Draft, 4 seats",
        how="Python compiled by Numba",
        command=f"python {OURS.format(games=games)}",
        run=lambda _repeat: _run_ours(games),
    )


def openspiel(python: Path, seconds: float) -> list[Contestant]:
    """OpenSpiel's games, played by the interpreter of the environment it is installed in."""
    return [_openspiel_game(python, game, name, seconds) for game, name in OPENSPIEL_GAMES.items()]


def _openspiel_game(python: Path, game: str, name: str, seconds: float) -> Contestant:
    def run(repeat: int) -> Sample:
        options = [game, "--seconds", str(seconds), "--seed", str(repeat)]
        # Isolated (-I), so that nothing of the project's environment reaches the peer.
        command = [str(python), "-I", str(_ROOT / _OPENSPIEL_SCRIPT), *options]
        return _sample(output_of(command, f"Measuring {name}", _PATIENCE_S), name)

    return Contestant(
        name=name,
        how="C++, `evaluate_bots` with its own random bots",
        command=f"python -I {_OPENSPIEL_SCRIPT.as_posix()} '{game}' --seconds {seconds:g} --seed 1",
        run=run,
    )


def _games_that_fill(seconds: float) -> int:
    games = _FIRST_GAMES
    while (took := _run_ours(games).seconds) < seconds:
        games = int(games * min(max(_MARGIN * seconds / took, _MARGIN), _STEEPEST))
    # A later run may be luckier than this one: keep the margin.
    return int(games * max(_MARGIN * seconds / took, 1.0))


def _run_ours(games: int) -> Sample:
    command = [sys.executable, *OURS.format(games=games).split()]
    return _sample(output_of(command, "Measuring Sixth Man", _PATIENCE_S), "Sixth Man")


def _sample(printed: str, who: str) -> Sample:
    """Read the JSON object a program printed, distrusting it: a wrong figure is worse than none."""
    try:
        said = json.loads(printed)
        sample = Sample(
            games=int(said["games"]),
            decisions=int(said["decisions"]),
            seconds=float(said["seconds"]),
            version=said.get("version"),
            chance_moves_per_game=said.get("chance_moves_per_game"),
            forced_share=said.get("forced_share"),
        )
        stated = float(said["decisions_per_second"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BenchFailure(f"{who} did not print the expected JSON object ({error!r}).") from error
    if sample.games <= 0 or sample.decisions <= 0 or sample.seconds <= 0:
        raise BenchFailure(f"{who} says it played {sample.games} games in {sample.seconds} s.")
    if abs(stated - sample.speed) > 0.01 * sample.speed:
        raise BenchFailure(f"{who} states {stated:.0f} decisions/s; its own count says {sample.speed:.0f}.")
    return sample
