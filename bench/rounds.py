"""One run of the benchmark: everyone of a group once a round, in turn; nobody's failure stops the others."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bench.commands import BenchFailure, output_of
from bench.contestants import Contestant, Group

Sample = dict[str, Any]
"""What one run of a contestant said, the seconds it took and how many of them it had a processor."""

_ROOT = Path(__file__).resolve().parent.parent
_PATIENCE_S = 600.0
_FIRST_GAMES = 2_000
_MARGIN = 1.25
_STEEPEST = 100.0


@dataclass
class Run:
    """All that was measured: samples under the group and the name of their contestant; who failed, and
    why."""

    conditions: dict[str, str] = field(default_factory=dict)
    rounds: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    commands: dict[str, str] = field(default_factory=dict)
    samples: dict[str, dict[str, list[Sample]]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)

    def save(self, path: Path) -> None:
        """Write all of it down."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Run:
        """Read what `save` wrote."""
        try:
            return cls(**json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError) as error:
            raise BenchFailure(f"Could not read an earlier run from {path}: {error}") from error


def measure(
    run: Run,
    name: str,
    group: Group,
    pythons: Mapping[str, Path],
    rounds: int,
    seconds: float,
    tell: Callable[[str], None],
) -> None:
    """Measure everyone of a group for whom there is an interpreter, and add what is found to the run.

    Every second round goes in reverse order, so that no one always follows the same other.
    """
    present = [one for one in group.contestants if one.peer is None or one.peer in pythons]
    samples: dict[str, list[Sample]] = {one.name: [] for one in present}
    run.samples[name], run.rounds[name], run.seconds[name] = samples, rounds, seconds
    games: dict[str, int] = {}
    for number in range(1, rounds + 1):
        for one in _still_playing(run, name, present, backwards=number % 2 == 0):
            python = str(pythons[one.peer]) if one.peer else sys.executable
            try:
                if one.needs_games and one.name not in games:
                    games[one.name] = _games_that_fill(one, python, seconds)
                words = one.words(seconds, number, games.get(one.name, 1))
                sample = _sample(one, python, words)
            except BenchFailure as failure:
                run.failures[f"{name}: {one.name}"] = failure.last_line
                tell(f"{name}, round {number}: {one.name}: {failure.last_line}")
                continue
            samples[one.name].append(sample)
            run.commands.setdefault(f"{name}: {one.name}", _as_typed(one, words))
            tell(f"{name}, round {number}: {one.name}: {_in_brief(sample, seconds)}")


def _still_playing(run: Run, name: str, present: Sequence[Contestant], backwards: bool) -> list[Contestant]:
    playing = [one for one in present if f"{name}: {one.name}" not in run.failures]
    return playing[::-1] if backwards else playing


def _sample(one: Contestant, python: str, words: Sequence[str]) -> Sample:
    with _cache(one.empty_cache) as environment:
        start, busy = time.perf_counter(), _children_busy()
        printed = output_of([python, *words], f"Measuring {one.name}", _PATIENCE_S, environment)
        wall, busy = time.perf_counter() - start, _children_busy() - busy
    said = read_sample(printed, one.name) if {"--json", "--seconds"} & set(words) else {}
    return said | {"wall_seconds": wall, "busy_seconds": busy}


def _children_busy() -> float:
    """Give the processor time of all programs that have ended."""
    times = os.times()
    return times.children_user + times.children_system


@contextmanager
def _cache(empty: bool) -> Iterator[dict[str, str]]:
    """Give our own programs this checkout, and an empty cache for compiled rules if asked."""
    source = os.pathsep.join([str(_ROOT / "src"), str(_ROOT)])
    if not empty:
        yield {"PYTHONPATH": source}
        return
    with tempfile.TemporaryDirectory(prefix="bench-cache-") as folder:
        yield {"PYTHONPATH": source, "SIXTHMAN_CACHE": folder}


def _games_that_fill(one: Contestant, python: str, seconds: float) -> int:
    """Find by trying how many games fill `seconds`, which also compiles what is not yet compiled."""
    games = _FIRST_GAMES
    while (took := _sample(one, python, one.words(seconds, 1, games))["seconds"]) < seconds / 2:
        games = int(games * min(max(_MARGIN * seconds / took, 2.0), _STEEPEST))
    # A later run may be luckier than this one: keep the margin.
    return int(games * _MARGIN * seconds / took)


def read_sample(printed: str, who: str) -> Sample:
    """Read the JSON object a program printed, distrusting it: a wrong figure is worse than none."""
    try:
        said = json.loads(printed)
        if "decisions_per_second" not in said:  # only the memory was watched
            return dict(said)
        games, decisions, seconds = int(said["games"]), int(said["decisions"]), float(said["seconds"])
        stated = float(said["decisions_per_second"])
    except (ValueError, KeyError, TypeError) as error:
        raise BenchFailure(f"{who} did not print the expected JSON object ({error!r}).") from error
    if games < 0 or decisions <= 0 or seconds <= 0:
        raise BenchFailure(f"{who} says it made {decisions} decisions in {games} games and {seconds} s.")
    if abs(stated - decisions / seconds) > 0.01 * stated:
        raise BenchFailure(
            f"{who} states {stated:.0f} decisions/s; its own count says {decisions / seconds:.0f}."
        )
    return dict(said)


def _in_brief(sample: Sample, seconds: float) -> str:
    if seconds and "decisions_per_second" in sample:
        return f"{sample['decisions_per_second']:,.0f} decisions/s"
    return f"{sample['wall_seconds']:.2f} s"


def _as_typed(one: Contestant, words: Sequence[str]) -> str:
    quoted = [f"'{word}'" if set(word) & set("(') @+") else word for word in words]
    return f"{'SIXTHMAN_CACHE=$(mktemp -d) ' * one.empty_cache}python {' '.join(quoted)}"
