"""`make mutants`: faults are put into a copy of the sources one by one, and the quick tests have to fail.

First those that someone made up (`planted`), each with all tests of the server that reach the place; then a
sample of Cosmic Ray's mutants of each package, each with the tests that reach its lines. What was found is
kept in `bench/found/mutants.json`, and `docs/mutants.md` is written from it.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.mutants.copies import ROOT, Copy, finder
from bench.mutants.mutations import Mutant, sample
from bench.mutants.page import write_page
from bench.mutants.planted import PLANTED
from bench.mutants.reach import Lines, reached, tests_for

FOUND = ROOT / "bench" / "found" / "mutants.json"
PACKAGES: dict[str, tuple[list[str], list[str]]] = {
    "server": (["server"], ["tests/server"]),
    "table": (["table", "games/*/table"], ["tests/table", "tests/records"]),
    "games": (["games/*/rules"], ["tests/games", "tests/records"]),
    "bots": (["bots", "games/*/bots"], ["tests/bots"]),
}
# Real server processes: what no test in its own process gets to is shown to them.
PROCESSES = [f"tests/server/test_{name}.py" for name in ("wire", "operations", "admin", "attacks", "advice")]
Found = dict[str, Any]


def files_of(root: Path, folders: list[str]) -> list[Path]:
    """The modules of a package, without migrations: they are run once and never changed."""
    package = root / "src" / "sixthman"
    found = {file for folder in folders for part in package.glob(folder) for file in part.rglob("*.py")}
    return sorted(file for file in found if "migrations" not in file.parts and file.stat().st_size > 200)


def planted(copy: Copy, reach: dict[str, Lines], some: str) -> Found:
    """Each fault that someone made up: the test that finds it, or None."""
    found: Found = {}
    for fault in (fault for fault in PLANTED if some in fault.what):
        text = (copy.folder / fault.path).read_text()
        first = text[: text.index(fault.old)].count("\n") + 1
        lines = range(first, first + fault.old.count("\n") + 1)
        with copy.spoilt(fault.path, text.replace(fault.old, fault.new)):
            found[fault.what] = finder(copy, tests_for(reach, fault.path, lines) or PROCESSES)
        print(f"{fault.what}: {found[fault.what] or 'NOT FOUND'}", flush=True)
    return found


def mutants(copy: Copy, reach: dict[str, Lines], some: list[Mutant], until: float) -> Found:
    """A sample of a package's mutants, as many as there is time for: how many were found, and the others."""
    survivors, killed, unreached = [], 0, 0
    for number, mutant in enumerate(some, 1):
        tests = tests_for(reach, mutant.path, mutant.lines)
        if not tests and "sixthman/server/" in mutant.path:
            tests = PROCESSES
        by = None
        if tests:
            with copy.spoilt(mutant.path, mutant.text):
                by = finder(copy, tests)
        killed += by is not None
        unreached += not tests
        if by is None:
            survivors.append({"path": mutant.path, "line": mutant.lines.start, "change": mutant.change})
        where = f"{mutant.path}:{mutant.lines.start}"
        print(f"{number} {where} {mutant.change}: {by or 'SURVIVED'}", flush=True)
        if time.monotonic() > until:
            break
    return {"tried": number, "killed": killed, "no test gets there": unreached, "survivors": survivors}


def main() -> None:
    """Run it as the command line asks."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument(
        "--packages", nargs="*", choices=[*PACKAGES, "planted"], default=["planted", *PACKAGES]
    )
    parser.add_argument("--each", type=int, default=60, help="mutants of each package")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, for each package")
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--fault", default="", help="of the planted ones, those that are called so")
    parser.add_argument("--reach", type=Path, help="a folder that keeps which tests get where")
    parser.add_argument("--page-only", action="store_true", help="write the page from what was found before")
    asked = parser.parse_args()
    for package in [] if asked.page_only else asked.packages:
        folders, tests = PACKAGES["server" if package == "planted" else package]
        with tempfile.TemporaryDirectory() as folder:
            copy = Copy(Path(folder))
            some: list[Mutant] = []
            if package != "planted":
                some = sample(copy.folder, files_of(copy.folder, folders), asked.each, asked.seed)
            print(f"== {package}: which tests get where", flush=True)
            reach = reached(copy, tests, asked.reach and asked.reach / package)
            if package == "planted":
                keep(package, found_so_far().get(package, {}) | planted(copy, reach, asked.fault))
            else:
                random.Random(asked.seed).shuffle(some)
                until = time.monotonic() + 60 * asked.minutes
                keep(package, {"seed": asked.seed, **mutants(copy, reach, some, until)})
    write_page(found_so_far())


def found_so_far() -> Found:
    """What was found, now or before."""
    found: Found = json.loads(FOUND.read_text()) if FOUND.exists() else {}
    return found


def keep(package: str, found: Found) -> None:
    """Add what was found of a package."""
    text = json.dumps(found_so_far() | {package: found}, indent=1, ensure_ascii=False)
    FOUND.write_text(text + "\n")


if __name__ == "__main__":
    main()
