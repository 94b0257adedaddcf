"""Shared code knows no game: no name of one stands in their code, and none of them imports one."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixthman
from sixthman.bots.game_levels import SEARCH_LEVEL
from sixthman.registry import game_named, game_names

PACKAGE = Path(sixthman.__file__).parent
SHARED = sorted(path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts)
# What a level of bots was called when it still had a game's name: read in old records and databases
OLD_LEVEL = {"bots/__init__.py"}


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The strings of a module with their lines, docstrings left out."""
    told = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.lineno, node.value


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The modules a module imports, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module


def names_of_games() -> set[str]:
    """All that a game may be told by."""
    declared = [game_named(game).declared for game in game_names()]
    names = {one.name for one in declared} | {one.title for one in declared}
    classes = {f"{one.name.title()}{what}" for one in declared for what in ("Options", "GameAdapter")}
    return (names | classes) - {SEARCH_LEVEL}


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_shared_module_names_no_game(path: Path) -> None:
    tree, games = ast.parse(path.read_text("utf-8")), names_of_games()
    if str(path.relative_to(PACKAGE)) in OLD_LEVEL:
        games -= {"allstar"}
    assert [(line, text) for line, text in strings(tree) if text in games] == []
    named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    named |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert named & games == set()
    assert [(line, name) for line, name in imported(tree) if name.startswith("sixthman.games")] == []


def test_the_scan_finds_what_it_looks_for() -> None:
    tree = ast.parse('"""allstar"""\nfrom sixthman.games.hoops import rules\nif game == "hoops": pass\n')
    assert [text for _, text in strings(tree)] == ["hoops"]
    assert [name for _, name in imported(tree)] == ["sixthman.games.hoops"]


@pytest.mark.parametrize("planted", ["", "bots/clock.py", "server/limits.py"])
def test_lint_imports_proves_it(planted: str, tmp_path: Path) -> None:
    """The contracts hold; one shared module that imports a game breaks them, and is named."""
    ignored = shutil.ignore_patterns("*.wasm", "page", "data", "__pycache__", "*.ftl")
    shutil.copytree(PACKAGE, tmp_path / "sixthman", ignore=ignored)
    if planted:
        file = tmp_path / "sixthman" / planted
        file.write_text(f"{file.read_text('utf-8')}\nfrom sixthman.games.hoops import declaration\n", "utf-8")
    config = Path(__file__).parents[1] / "pyproject.toml"
    command = [str(Path(sys.executable).with_name("lint-imports")), "--config", str(config), "--no-cache"]
    found = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (found.returncode != 0) is bool(planted), found.stdout + found.stderr
    if planted:
        module = planted.removesuffix(".py").replace("/", ".")
        assert f"sixthman.{module} -> sixthman.games.hoops" in found.stdout
