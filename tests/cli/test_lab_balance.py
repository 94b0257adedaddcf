"""`sixthman lab balance`: finds numbers that reach a target, says the way there, refuses what cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixthman.messages import LANGUAGES
from tests.cli.conftest import Run

NUMBER = '[[number]]\nsection = "arena"\nname = "Polarena 1"\nkey = "fans.1"\nleast = 10\nmost = 45\n'
TARGET = '[[target]]\nmeasure = "arena-fans/Polarena 1"\nwanted = 15\nwithin = 0.5\n'
LITTLE = ("--games", 160, "--processes", 1, "--seed", "3")


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """The fans of one arena, to be brought to 15 a team: it has 13.5."""
    file = tmp_path / "plan.toml"
    file.write_text(NUMBER + TARGET, "utf-8")
    return file


def test_the_target_is_reached_and_the_changes_do_it(plan: Path, tmp_path: Path, run: Run) -> None:
    """What is saved is a change file: tried on other deals, it has the same effect."""
    found, page = tmp_path / "found.toml", tmp_path / "way.html"
    status, printed, _ = run("lab", "balance", plan, *LITTLE, "--save", found, "--output", page)
    assert status == 0
    assert "All targets hold." in printed
    assert "Polarena 1, fans.1" in printed
    assert "<svg" in page.read_text("utf-8")
    assert found.read_text("utf-8").startswith('arena = [{ "name" = "Polarena 1", "fans" = [')
    status, printed, _ = run("lab", "try", found, "--games", 400, "--processes", 1, "--json", "--seed", "9")
    assert status == 0
    fans = next(one for one in json.loads(printed)["measures"] if one["measure"] == "arena-fans/Polarena 1")
    assert abs(fans["new"]["value"] - 15) < 0.7
    assert fans["old"]["value"] < 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(plan: Path, language: str, run: Run) -> None:
    """The way, the numbers and the targets."""
    status, printed, _ = run("lab", "balance", plan, *LITTLE, "--rounds", 1, language=language)
    assert status == 0
    assert printed.count("arena-fans/Polarena 1") >= 2


def test_the_same_seed_finds_the_same(plan: Path, tmp_path: Path, run: Run) -> None:
    """The search has no other luck than its seed."""
    texts = set()
    for name in ("one.toml", "two.toml"):
        assert run("lab", "balance", plan, *LITTLE, "--save", tmp_path / name)[0] == 0
        texts.add((tmp_path / name).read_text("utf-8"))
    assert len(texts) == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("number = [", "isn’t a plan"),
        (NUMBER, "[[target]]"),
        (TARGET, "[[number]]"),
        (NUMBER + TARGET + "[[goal]]\nx = 1\n", "[[goal]]"),
        (NUMBER.replace("least = 10", "least = 45") + TARGET, "`least` is smaller"),
        (NUMBER.replace("most = 45", "most = 4.5") + TARGET, "whole numbers"),
        (NUMBER.replace("most = 45\n", "") + TARGET, "section, name, key, least, most"),
        (NUMBER.replace("Polarena 1", "Polarena 7") + TARGET, "Polarena 1"),
        (NUMBER.replace('"arena"', '"stadium"') + TARGET, "arena"),
        (NUMBER.replace("fans.1", "fans.9") + TARGET, "fans.1"),
        (NUMBER.replace("fans.1", "fan") + TARGET, "fans.1"),
        (NUMBER + TARGET.replace("arena-fans/Polarena 1", "arena-fans/Polarena"), "arena-fans/Polarena 1"),
        (NUMBER + TARGET.replace("within = 0.5", "within = 0"), "more than 0"),
        (NUMBER.replace("most = 45", "most = 9999") + TARGET, "Polarena 1"),  # no card can have that
    ],
)
def test_bad_plans_are_refused(text: str, told: str, tmp_path: Path, run: Run) -> None:
    """A sentence says what is allowed; nothing is written."""
    file, found = tmp_path / "plan.toml", tmp_path / "found.toml"
    file.write_text(text, "utf-8")
    status, printed, errors = run("lab", "balance", file, *LITTLE, "--save", found)
    assert status != 0
    assert told in errors + printed
    assert not found.exists()


def test_nothing_is_overwritten(plan: Path, tmp_path: Path, run: Run) -> None:
    """A file that is there stays as it is, and nothing is played first."""
    found = tmp_path / "found.toml"
    found.write_text("mine", "utf-8")
    status, _, errors = run("lab", "balance", plan, *LITTLE, "--save", found)
    assert status != 0
    assert "exists already" in errors
    assert found.read_text("utf-8") == "mine"


def test_too_few_games(plan: Path, run: Run) -> None:
    """Halvings need something to halve."""
    status, _, errors = run("lab", "balance", plan, "--games", 10)
    assert status != 0
    assert "at least 64" in errors
