"""Made-up results and the stories that the report tells of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixthman.lab.report import story_of
from sixthman.lab.report.story import Story
from tests.lab.made_up import Rows, allstar_results, hoops_results

GAMES = 1500
Made = tuple[Path, Rows, Rows]


@pytest.fixture(scope="session")
def allstar(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Made-up games of All-Star Draft, with coaches."""
    path = tmp_path_factory.mktemp("allstar") / "results.duckdb"
    return path, *allstar_results(path, GAMES, coaches=True)


@pytest.fixture(scope="session")
def hoops(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Made-up games of NBA Deck-Building."""
    path = tmp_path_factory.mktemp("hoops") / "results.duckdb"
    return path, *hoops_results(path, GAMES)


@pytest.fixture(scope="session")
def allstar_story(allstar: Made) -> Story:
    """What the report tells of those games."""
    return story_of(allstar[0], "en")


@pytest.fixture(scope="session")
def hoops_story(hoops: Made) -> Story:
    """What the report tells of those games."""
    return story_of(hoops[0], "en")
