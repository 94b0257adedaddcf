"""A game from elsewhere: found as Python finds any installed package that offers one."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sixthman
from sixthman.registry import GameFolder, game_named, look_again
from sixthman.table import Table

PACKAGES = Path(__file__).parent / "src"  # as if `pip install` had put them there
SOURCE = Path(sixthman.__file__).parents[1]
RAW = "import sys; sys.modules['numba'] = None; from sixthman.cli import main; main()"

Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def auction() -> Iterator[GameFolder]:
    """The game, in this process."""
    sys.path.insert(0, str(PACKAGES))
    importlib.invalidate_caches()
    look_again()
    yield game_named("auction")
    sys.path.remove(str(PACKAGES))
    importlib.invalidate_caches()
    look_again()


@pytest.fixture
def table(auction: GameFolder) -> Table:
    """Three bidders, two rounds."""
    adapter = auction.adapter()
    return Table(adapter, auction.options(seats=3, rounds=2), "7", names=["Ann", "Bo", "Cleo"])


def environment(*packages: Path) -> dict[str, str]:
    """What a process needs to find these packages and, behind them, this very source."""
    paths = os.pathsep.join(str(path) for path in (*(packages or (PACKAGES,)), SOURCE))
    return os.environ | {"PYTHONPATH": paths, "SIXTHMAN_LANGUAGE": "en", "COLUMNS": "200"}


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """`sixthman …` in a process of its own: without a compiler (`raw`), or another script."""

    def run(
        *arguments: str,
        typed: str = "",
        packages: tuple[Path, ...] = (),
        raw: bool = False,
        script: Path | None = None,
    ) -> subprocess.CompletedProcess[str]:
        start = ["-c", RAW] if raw else ["-m", "sixthman.cli"] if script is None else [str(script)]
        return subprocess.run(
            [sys.executable, *start, *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=300,
            cwd=tmp_path,
            env=environment(*packages),
        )

    return run
