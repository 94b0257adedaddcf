"""A copy of the checkout that can be spoilt, and the quick tests in it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "bench", "docs", "deploy", "pyproject.toml", "README.md", "CHANGELOG.md")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "*.pyc")
AT_ONCE = 40  # tests that a fault is shown to
PATIENCE = 240.0  # seconds for tests of one fault: what hangs is found, too


class Copy:
    """The sources in another folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
            elif (ROOT / name).exists():
                shutil.copy(ROOT / name, folder / name)

    @contextmanager
    def spoilt(self, path: str, text: str) -> Iterator[None]:
        """A file has another text for a while."""
        file = self.folder / path
        before = file.read_text()
        file.write_text(text)
        try:
            yield
        finally:
            file.write_text(before)

    def test(self, *wanted: str, before: Sequence[str] = ()) -> tuple[bool, str]:
        """Do these tests pass, and what did they print? They run as `make test` runs them, on one core."""
        own = {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [*(before or [sys.executable, "-m"]), "pytest", "-q", "-p", "no:cacheprovider"]
        child = subprocess.Popen(
            [*command, *wanted],
            cwd=self.folder,
            env=os.environ | own,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            printed, _ = child.communicate(timeout=None if before else PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            return False, "FAILED (no end)"
        return child.returncode == 0, printed


def finder(copy: Copy, tests: Sequence[str]) -> str | None:
    """The test that finds a fault: it is shown to some at a time, those that are most about it first."""
    parts = (tests[start : start + AT_ONCE] for start in range(0, len(tests), AT_ONCE))
    return next((found for part in parts if (found := _finder(copy, part))), None)


def _finder(copy: Copy, tests: Sequence[str]) -> str | None:
    """The first test that fails, and fails again by itself: what fails at times has found nothing."""
    left_out: list[str] = []
    while True:
        good, printed = copy.test("-x", *tests, *(f"--deselect={test}" for test in left_out))
        found = failed_tests(printed)
        if good or not found or found[0] in left_out:
            return None if good else (found or [printed.strip().splitlines()[-1]])[0]
        if "::" not in found[0] or not copy.test(found[0])[0]:
            return found[0]
        left_out.append(found[0])


def failed_tests(printed: str) -> list[str]:
    """The tests that failed."""
    lines = [
        line
        for line in printed.splitlines()
        if line.startswith(("FAILED tests", "ERROR tests", "FAILED (no"))
    ]
    return [line.split(" - ")[0].split(" ", 1)[1] for line in lines]
