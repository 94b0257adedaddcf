"""`python -m bench`: install the peer, measure it and us in turn, print the table, write the page."""

import argparse
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bench.commands import BenchFailure
from bench.contestants import OPENSPIEL, Contestant, Sample, openspiel, ours
from bench.machine import cpu_model, load, one_core
from bench.report import Conditions, page, terminal_table
from bench.venvs import throwaway_venv

_PAGE = Path("docs") / "benchmarks.md"
_MOST_REPEATS = 100
_INTERRUPTED = 130


def main() -> int:
    """Run the benchmark as the command line asks; return the exit status."""
    options = _options()
    # Being told to end, or losing the terminal, must clear the throw-away environment away as Ctrl-C does.
    for name in {"SIGTERM", "SIGHUP"} & {known.name for known in signal.Signals}:
        signal.signal(signal.Signals[name], lambda number, _frame: sys.exit(128 + number))
    console = Console()
    try:
        _bench(console, options.repeats, options.seconds, options.output)
    except BenchFailure as failure:
        Console(stderr=True).print(str(failure), style="red", markup=False, highlight=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        Console(stderr=True).print("Stopped; the throw-away environment is gone, nothing was written.")
        return _INTERRUPTED
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two short rounds, to see that it works")
    parser.add_argument("--repeats", type=int, help="rounds to measure (default 5, quick 2)")
    page_help = f"page to write (default {_PAGE}; quick writes none unless told)"
    parser.add_argument("--output", type=Path, help=page_help)
    options = parser.parse_args()
    options.seconds = 0.3 if options.quick else 2.0
    if options.repeats is None:
        options.repeats = 2 if options.quick else 5
    # A quick run is too noisy to replace the published page unasked.
    if options.output is None and not options.quick:
        options.output = _PAGE
    if not 1 <= options.repeats <= _MOST_REPEATS:
        parser.error(f"--repeats must lie between 1 and {_MOST_REPEATS}")
    return options


def _bench(console: Console, repeats: int, seconds: float, output: Path | None) -> None:
    busy = load()
    with _progress(console) as progress:
        task = progress.add_task("Sixth Man: compiling, finding how many games to play", total=None)
        with one_core() as pinned:
            # Ours first: if it cannot run, nobody waits for an installation.
            us = ours(seconds)
        progress.update(task, description="Installing the peer")
        progress.console.print(f"Installing {OPENSPIEL} into a throw-away environment", highlight=False)
        with throwaway_venv(OPENSPIEL) as python, one_core():
            contestants = [us, *openspiel(python, seconds)]
            samples = _rounds(contestants, repeats, progress)
        progress.remove_task(task)
    console.print(terminal_table(contestants, samples))
    if output is not None:
        conditions = Conditions(cpu_model(), busy, pinned, repeats, seconds)
        _write(output, page(contestants, samples, conditions))
        console.print(f"Wrote {output}", highlight=False)


def _rounds(contestants: Sequence[Contestant], repeats: int, progress: Progress) -> dict[str, list[Sample]]:
    """Measure everyone once a round; alternate the order, so that no one always follows the same other."""
    samples: dict[str, list[Sample]] = {one.name: [] for one in contestants}
    task = progress.task_ids[0]
    progress.update(task, total=repeats * len(contestants), completed=0)
    for repeat in range(repeats):
        for one in contestants if repeat % 2 == 0 else reversed(contestants):
            progress.update(task, description=f"Round {repeat + 1} of {repeats}: {one.name}")
            sample = one.run(repeat + 1)
            samples[one.name].append(sample)
            progress.advance(task)
            line = f"Round {repeat + 1}: {one.name}: {sample.speed:,.0f} decisions/s"
            progress.console.print(line, highlight=False)
    return samples


def _write(output: Path, text: str) -> None:
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BenchFailure(f"Could not write {output}: {error.strerror}.") from error


def _progress(console: Console) -> Progress:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True)


if __name__ == "__main__":
    sys.exit(main())
