"""The pages about the library, the examples and the docstrings say what is so: all of it runs."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

import sixthman

ROOT = Path(__file__).parents[2]
MODULES = ("", *(f".library.{name}" for name in ("table", "record", "league", "simulation")), ".bots.own")


def blocks(page: str, language: str = "python") -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.S)


@pytest.mark.parametrize("page", ["library.md", "write-a-bot.md"])
def test_every_block_of_a_page_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One after the other, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page}
    for number, block in enumerate(blocks(page), start=1):
        exec(compile(block, f"{page}, block {number}", "exec"), names)
    assert capsys.readouterr().out


def test_each_wrong_call_of_the_page_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec("import sixthman as sm", names)
    exec(blocks("library.md")[-1], names)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 4
    assert "2–6" in told[0]


def test_the_failing_bot_of_the_page_is_told_of_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {"__name__": "page"}
    exec("import sixthman as sm", names)
    block = blocks("write-a-bot.md")[-1]
    exec(block, names)
    promised = block.rpartition("# ")[2].strip().removesuffix("…").strip()
    assert capsys.readouterr().out.startswith(promised)


@pytest.mark.parametrize("name", ["first_bot.py", "league.py", "card_values.py"])
def test_examples_run(name: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("module", MODULES)
def test_docstrings(module: str) -> None:
    found = doctest.testmod(import_module(f"sixthman{module}"))
    assert found.attempted > 0
    assert found.failed == 0


def test_the_snippet_of_the_front_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a person types first, as printed, with fewer games."""
    monkeypatch.chdir(tmp_path)
    readme = (ROOT / "README.md").read_text("utf-8")
    (snippet,) = (block for block in re.findall(r"```python\n(.*?)```", readme, re.S) if "sm.new" in block)
    names: dict[str, object] = {"__name__": "readme"}
    begun = time.perf_counter()
    exec(snippet.replace("1_000_000", "20_000").replace("games=200", "games=20"), names)
    assert time.perf_counter() - begun < 120
    assert Path(sixthman.__file__).name == "__init__.py"
