"""docs/add-a-game.md: its code is the code of the game that the tests play, and its commands run."""

from __future__ import annotations

import re
import shlex
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

from tests.plugin.conftest import PACKAGES, Command

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text("utf-8")
EXCERPTS = re.findall(r"`(auction/[\w/.]+)`\n```\w+\n(.*?)```", PAGE, re.S)
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.S) for line in block.splitlines()]


def test_every_block_of_code_is_looked_at() -> None:
    assert len(EXCERPTS) == PAGE.count("```python") + PAGE.count("```ftl") > 5


@pytest.mark.parametrize(("file", "text"), EXCERPTS)
def test_code_stands_in_the_game(file: str, text: str) -> None:
    assert text in (PACKAGES / file).read_text("utf-8")


def test_the_entry_point_is_that_of_the_package() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.S)
    project = tomllib.loads(block)["project"]
    installed = PathDistribution(next(PACKAGES.glob("*.dist-info")))
    assert (project["name"], project["version"]) == (installed.name, installed.version)
    points = {(point.group, point.name): point.value for point in installed.entry_points}
    ((group, named),) = project["entry-points"].items()
    assert points == {(group, name): value for name, value in named.items()}


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_run(command: Command, line: str) -> None:
    program, *arguments = shlex.split(line)
    assert program == "sixthman"
    done = command(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
