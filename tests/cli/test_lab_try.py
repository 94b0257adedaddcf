"""`sixthman lab try`: what it prints, writes and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixthman.messages import LANGUAGES
from tests.cli.conftest import Run

ARENA = 'arena = [{ name = "Polarena 1", fans = [40, 15, 12, 11, 7, 6] }]'


@pytest.fixture
def changes(tmp_path: Path) -> Path:
    """A change file: an arena that pays much more."""
    file = tmp_path / "changes.toml"
    file.write_text(ARENA, "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables(changes: Path, language: str, run: Run) -> None:
    """What changed most comes first; long tables are cut unless all is asked for."""
    few = ("lab", "try", changes, "--games", 300, "--processes", 1)
    status, short, _ = run(*few, language=language)
    assert status == 0
    assert short.count("Polarena 1") >= 3
    assert short.count("Bear") < 9
    status, whole, _ = run(*few, "--all", language=language)
    assert status == 0
    assert whole.count("PolarBear") >= 9


def test_json(changes: Path, run: Run) -> None:
    """Every figure by name, with its margin."""
    status, printed, _ = run(
        "lab", "try", changes, "--games", 200, "--processes", 1, "--json", "--bots", "rookie"
    )
    assert status == 0
    facts = json.loads(printed)
    assert facts["game"] == "allstar"
    assert facts["bots"] == ["rookie"] * 4
    assert "arena-fans/Polarena 1" in facts["changed_most"]
    fans = next(one for one in facts["measures"] if one["measure"] == "arena-fans/Polarena 1")
    assert fans["change"]["value"] > 5
    assert fans["old"]["margin"] >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_page(changes: Path, tmp_path: Path, language: str, run: Run) -> None:
    """One page that needs nothing else."""
    page = tmp_path / "changes.html"
    arguments = ("--games", 200, "--processes", 1, "--output", page)
    assert run("lab", "try", changes, *arguments, language=language)[0] == 0
    text = page.read_text("utf-8")
    assert "Polarena 1" in text
    assert "<svg" in text
    assert "http" not in text.replace("http://www.w3.org", "")


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        ('arena = [{ name = "Polarena 9" }]', (), "Polarena 1"),
        ('birds = [{ name = "Duck" }]', (), "player"),
        ("arena = 3", (), "arena"),
        ("arena = [", (), "changes.toml"),
        (ARENA, ("--game", "golf"), "hoops"),
        (ARENA, ("--game", "hoops"), "player"),
        (ARENA, ("--games", "0"), "0"),
        (ARENA, ("--bots", "mvp"), "rookie"),
        (ARENA, ("--bots", "pro,pro"), "2"),
        (ARENA, ("--seats", "9"), "6"),
        (ARENA, ("--pick-team",), "--pick-team"),
        (ARENA, ("--output", "page.txt"), ".html"),
        (ARENA, ("--cards", "nowhere.toml"), "nowhere.toml"),
    ],
)
def test_refused(text: str, arguments: tuple[str, ...], said: str, tmp_path: Path, run: Run) -> None:
    """A clear message, and nothing is written."""
    file = tmp_path / "changes.toml"
    file.write_text(text, "utf-8")
    status, printed, complaint = run("lab", "try", file, *arguments)
    assert status == 2
    assert said in complaint
    assert printed == ""
    assert [path.name for path in tmp_path.iterdir()] == ["changes.toml"]
