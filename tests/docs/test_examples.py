"""The programs in `examples/` run as they are."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
ELSEWHERE = {"first_bot.py", "league.py", "card_values.py"}  # tests/library/test_pages.py runs them
SOUGHT = {"random_batch.py": "win rates by seat", "ask_results.py": "of these games won"}


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize("name", sorted(SOUGHT))
def test_an_example_runs(name: str) -> None:
    done = run(name)
    assert done.returncode == 0, done.stderr
    assert SOUGHT[name] in done.stdout


@pytest.mark.long
@pytest.mark.skipif(
    not (find_spec("torch") and find_spec("sb3_contrib")), reason="torch or sb3-contrib is not here"
)
def test_training_runs() -> None:
    done = run("train_ppo.py", "--minutes", "1", "--games", "200")
    assert "Trained for" in done.stdout, done.stderr


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} <= {*SOUGHT, *ELSEWHERE, "train_ppo.py"}
