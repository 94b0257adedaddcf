"""`python -m bench`: install the peers, measure them and us in turn, print the tables, write the page."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Collection
from contextlib import ExitStack, nullcontext
from datetime import datetime
from pathlib import Path

from rich.console import Console

from bench.commands import BenchFailure
from bench.contestants import GROUPS, PEERS, SECTIONS
from bench.machine import conditions, free_cores, one_core
from bench.report import PICTURES, pictures, tables, written_page
from bench.rounds import Run, measure
from bench.venvs import throwaway_venv

_PAGE = Path("docs") / "benchmarks.md"
_RUN = Path("dist") / "bench" / "run.json"
_MOST_REPEATS = 100
_QUICK_SECONDS, _QUICK_ROUNDS = 0.3, 1
_INTERRUPTED = 130


def main() -> int:
    """Run the benchmark as the command line asks; return the exit status."""
    options = _options()
    # Being told to end, or losing the terminal, must clear the throw-away environments away as Ctrl-C does.
    for name in {"SIGTERM", "SIGHUP"} & {known.name for known in signal.Signals}:
        signal.signal(signal.Signals[name], lambda number, _frame: sys.exit(128 + number))
    console, complaints = Console(), Console(stderr=True)
    try:
        run = Run.load(options.run) if options.page_only else _bench(console, options)
        for table in tables(run):
            console.print(table)
        if options.output is not None:
            _write(options.output, run)
            console.print(f"Wrote {options.output}", highlight=False)
    except BenchFailure as failure:
        complaints.print(str(failure), style="red", markup=False, highlight=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        kept = f" What was measured is in {options.run}." if options.run.exists() else ""
        complaints.print(f"Stopped; the throw-away environments are gone.{kept}", soft_wrap=True)
        return _INTERRUPTED
    for who, why in run.failures.items():
        complaints.print(f"{who}: {why}", style="red", markup=False, highlight=False, soft_wrap=True)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round of each, to see that it works")
    parser.add_argument("--only", default=",".join(SECTIONS), help=f"of {','.join(SECTIONS)} (default all)")
    parser.add_argument(
        "--peers", default=",".join(PEERS), help=f"of {','.join(PEERS)} (default all), or none"
    )
    rounds = "; ".join(f"{name} {group.rounds}" for name, group in GROUPS.items())
    parser.add_argument("--repeats", type=int, help=f"rounds of everything (default {rounds}; quick 1)")
    page_help = f"page to write (default {_PAGE} if everything is measured and not quick, or else none)"
    parser.add_argument("--output", type=Path, help=page_help)
    parser.add_argument("--run", type=Path, default=_RUN, help=f"file for what was measured (default {_RUN})")
    parser.add_argument(
        "--page-only", action="store_true", help="measure nothing: write the page from that file"
    )
    options = parser.parse_args()
    options.only = _names(parser, "--only", options.only, SECTIONS)
    options.peers = [] if options.peers == "none" else _names(parser, "--peers", options.peers, PEERS)
    # A quick run is too noisy, and one of some parts too short, to replace the published page unasked.
    everything = set(options.only) == set(SECTIONS) and set(options.peers) == set(PEERS)
    if options.output is None and everything and not options.quick:
        options.output = _PAGE
    if options.repeats is not None and not 1 <= options.repeats <= _MOST_REPEATS:
        parser.error(f"--repeats must lie between 1 and {_MOST_REPEATS}")
    return options


def _names(parser: argparse.ArgumentParser, option: str, given: str, known: Collection[str]) -> list[str]:
    names = [name.strip() for name in given.split(",")]
    if wrong := [name for name in names if name not in known]:
        parser.error(f"{option} knows {', '.join(known)}, not {', '.join(wrong)}")
    return names


def _bench(console: Console, options: argparse.Namespace) -> Run:
    """Measure what is asked for; what has been found is written down after every group."""
    run = Run(conditions())
    options.run.unlink(missing_ok=True)
    groups = {name: group for name, group in GROUPS.items() if group.section in options.only}
    wanted = {one.peer for group in groups.values() for one in group.contestants}
    with console.status("") as status, ExitStack() as environments:
        pythons = {}
        for peer in (peer for peer in options.peers if peer in wanted):
            title = PEERS[peer].title
            status.update(f"Installing {title} into a throw-away environment")
            try:
                pythons[peer] = environments.enter_context(throwaway_venv(PEERS[peer].requirements))
                _tell(console, f"{title} is installed")
            except BenchFailure as failure:
                run.failures[title] = failure.last_line
                _tell(console, f"{title} could not be installed: {failure.last_line}")
        for name, group in groups.items():
            if free_cores() < group.cores:
                run.failures[name] = f"needs {group.cores} cores, and this run may use {free_cores()}"
                continue
            rounds = options.repeats or (_QUICK_ROUNDS if options.quick else group.rounds)
            seconds = min(group.seconds, _QUICK_SECONDS) if options.quick else group.seconds
            status.update(f"Measuring: {name}")
            with one_core() if group.cores == 1 else nullcontext():
                measure(run, name, group, pythons, rounds, seconds, lambda line: _tell(console, line))
            run.save(options.run)
    return run


def _tell(console: Console, line: str) -> None:
    console.print(f"{datetime.now():%H:%M:%S} {line}", markup=False, highlight=False, soft_wrap=True)


def _write(output: Path, run: Run) -> None:
    """Write the page and, in the folder of pictures beside it, what it shows."""
    drawn = pictures(run)
    try:
        (output.parent / PICTURES).mkdir(parents=True, exist_ok=True)
        for name, picture in drawn.items():
            (output.parent / PICTURES / name).write_text(picture, encoding="utf-8")
        output.write_text(written_page(run), encoding="utf-8")
    except OSError as error:
        raise BenchFailure(f"Could not write {output}: {error.strerror}.") from error


if __name__ == "__main__":
    sys.exit(main())
