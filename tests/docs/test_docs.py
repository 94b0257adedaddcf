"""Every command and every Python example in the README and the docs is run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sixthman.cli.app import build_app
from sixthman.games.allstar.rules.cards import STANDARD, write_cards
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.table import Record, Table
from tests.lab.made_up import allstar_results

ROOT = Path(__file__).parents[2]
MEASURED = ("benchmarks.md", "bots.md", "gpu.md", "coaches.md", "hoops-cards.md", "modules.md")  # by commands
ELSEWHERE = ("add-a-game.md",)  # it needs the game it is about: tests/plugin/test_page.py
PAGES = [
    ROOT / "README.md",
    *sorted(page for page in (ROOT / "docs").glob("*.md") if page.name not in MEASURED + ELSEWHERE),
]


WHOLE = ("README.md", "library.md", "write-a-bot.md")  # tests/library/test_pages.py runs their Python


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for block in re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.S):
            found.append((page.name, block))
    return found


def commands() -> list[tuple[str, str]]:
    lines = [(page, line) for page, block in blocks("sh") for line in block.splitlines()]
    lines += [
        (page.name, line)
        for page in PAGES
        for line in re.findall(r"`(sixthman [^`]+)`", page.read_text("utf-8"))
    ]
    return [(page, line) for page, line in lines if "sixthman" in line]


def cases() -> list[Any]:
    """What plays with all bots, or searches, is compiled for a minute or more."""
    return [
        pytest.param(
            page, line, marks=pytest.mark.long if re.search("mvp@| hint | league | lab ", line) else []
        )
        for page, line in commands()
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a finished game in it, a card file, and a bot."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=2), seed="7")
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, table.legal(seat)[:1])
    Record.of(table).save(tmp_path / "game.txt")
    (tmp_path / "mine.toml").write_text(write_cards(STANDARD, provenance=False), "utf-8")
    (tmp_path / "mine.py").write_text(first_python_block("write-a-bot.md"), "utf-8")
    return tmp_path


def first_python_block(page: str) -> str:
    return next(block for where, block in blocks("python") if where == page)


def test_there_are_commands_in_the_docs() -> None:
    assert len(commands()) > 15
    assert blocks("python")


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("page", "line"), cases())
def test_command(page: str, line: str, folder: Path) -> None:
    line = line.partition("#")[0] if '"' not in line else re.sub(r'\s+#[^"]*$', "", line)
    line = line.replace("--games 1000000", "--games 1000")
    if line.startswith("sixthman lab"):
        line = re.sub(r"--games \d+|$", " --games 200", line, count=1)
    words = shlex.split(line)
    serves = words[1:2] == ["serve"] and "--check" not in words
    if serves or words[1:2] in (["play"], ["bot"]) or line.strip() == "sixthman referee" or len(words) == 1:
        build_app("en").parse_args(words[1:], exit_on_error=False, print_error=False)
        return
    if words[1:2] == ["report"]:
        allstar_results(folder / words[2], 40)
    command = (
        line.replace("sixthman ", f"{shlex.quote(sys.executable)} -m sixthman ", 1)
        if words[0] == "sixthman"
        else line.replace("| sixthman", f"| {shlex.quote(sys.executable)} -m sixthman")
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "SIXTHMAN_LANGUAGE": "en"}
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=environment,
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    written = folder / line.partition(" > ")[2].strip()
    assert done.stdout.strip() or written.read_text("utf-8").strip()


@pytest.mark.parametrize(("page", "block"), [one for one in blocks("python") if one[0] not in WHOLE])
def test_python_example(page: str, block: str) -> None:
    exec(compile(block, page, "exec"), {})
