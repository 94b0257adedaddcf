"""Which tests reach which line: so that a fault is shown to these alone."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from bench.mutants.copies import ROOT, Copy, failed_tests

SETTINGS = "[run]\nsource = src/sixthman\ncore = ctrace\n"
Lines = dict[int, list[str]]


def reached(copy: Copy, tests: list[str], kept: Path | None) -> dict[str, Lines]:
    """By file and line: the tests that get there, the most particular (who reach the fewest lines) first.

    What was found is kept in a file, if one is named, and read from there the next time.
    """
    if kept is not None and kept.exists():
        return _read(kept, set())
    folder = copy.folder
    (folder / "coveragerc").write_text(SETTINGS)
    coverage = [sys.executable, "-m", "coverage", "run", "--rcfile=coveragerc", "-m"]
    good, printed = copy.test(
        "--continue-on-collection-errors", "-p", "bench.mutants.contexts", *tests, before=coverage
    )
    fail_anyway = set(failed_tests(printed))
    if not good:
        print(f"left out, as they fail without any fault: {fail_anyway}", flush=True)
    if kept is not None:
        shutil.copy(folder / ".coverage", kept)
    return _read(folder / ".coverage", fail_anyway)


def _read(file: Path, left_out: set[str]) -> dict[str, Lines]:
    from coverage import CoverageData

    data = CoverageData(str(file))
    data.read()
    found: dict[str, Lines] = {}
    breadth: dict[str, int] = {}
    for source in data.measured_files():
        lines = {
            line: [test for test in contexts if test and test not in left_out]
            for line, contexts in data.contexts_by_lineno(source).items()
        }
        found[source[source.index("src/sixthman/") :]] = lines
        for tests in lines.values():
            for test in tests:
                breadth[test] = breadth.get(test, 0) + 1
    for lines in found.values():
        for tests in lines.values():
            tests.sort(key=lambda test: (breadth[test], test))
    return found


def tests_for(reach: dict[str, Lines], path: str, lines: range) -> list[str]:
    """The tests that a fault in these lines is shown to; for what happens at import, those of the module."""
    here = reach.get(path, {})
    chosen = [test for line in lines for test in here.get(line, [])]
    if not chosen:
        named = (ROOT / "tests").rglob(f"test_{Path(path).stem}.py")
        chosen = [str(file.relative_to(ROOT)) for file in named]
        chosen += [test for tests in here.values() for test in tests]
    return list(dict.fromkeys(chosen))
