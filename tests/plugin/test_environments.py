"""A game from elsewhere in the environments for learning programs: each library's own checks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugin.conftest import environment

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.xdist_group("envs")


@pytest.mark.parametrize("library", ["pettingzoo", "openspiel", "gymnasium"])
def test_the_library_approves(library: str) -> None:
    approve(library)


def approve(library: str, *packages: Path) -> None:
    """Let a library check the game as it is in these packages."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.plugin.compliance", library],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        cwd=ROOT,
        env=environment(*packages),
    )
    assert done.returncode == 0, done.stderr[-2000:]
