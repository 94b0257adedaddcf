"""Copies of the package to change: which files a change touches is found by comparing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import sixthman
from tests.plugin.conftest import environment

SOURCE = Path(sixthman.__file__).parent
LEFT_OUT = ignore_patterns("__pycache__", "page", "*.pyc")


class Copy:
    """A copy of the package in a folder of its own, and what was changed in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "sixthman"
        copytree(SOURCE, self.package, ignore=LEFT_OUT)

    def add(self, file: str, text: str) -> None:
        """Write more at the end of a file, or a new one."""
        path = self.package / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((path.read_text("utf-8") if path.exists() else "") + text, "utf-8")

    def replace(self, file: str, before: str, after: str) -> None:
        """Change a text that stands there once."""
        path = self.package / file
        text = path.read_text("utf-8")
        assert text.count(before) == 1, (file, before, text.count(before))
        path.write_text(text.replace(before, after), "utf-8")

    def changed(self) -> list[str]:
        """The files that are not as they were."""
        found = []
        for path in sorted(self.package.rglob("*")):
            name = path.relative_to(self.package)
            if path.is_file() and "__pycache__" not in name.parts:
                before = SOURCE / name
                if not before.exists() or before.read_bytes() != path.read_bytes():
                    found.append(name.as_posix())
        return found

    def run(self, *arguments: str, packages: tuple[Path, ...] = ()) -> str:
        """What a Python that finds this copy first prints."""
        done = subprocess.run(
            [sys.executable, *arguments],
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=300,
            cwd=self.folder,
            env=environment(self.folder, *packages),
        )
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout
