"""What every test may ask for: the game on each target that this machine has."""

from __future__ import annotations

import pytest
from hypothesis import settings

from sixthman.games.allstar.rules import GAME
from sixthman.kernel.game import Engine, interpreted_engine, module_engine

settings.register_profile("sixthman", deadline=None, derandomize=True)
settings.load_profile("sixthman")


@pytest.fixture(scope="session")
def interpreted() -> Engine:
    """All-Star Draft as plain Python."""
    return interpreted_engine(GAME)


@pytest.fixture(scope="session")
def compiled() -> Engine:
    """All-Star Draft's compiled module: what people play with."""
    return module_engine(GAME)


@pytest.fixture(
    scope="session",
    params=["interpreted", pytest.param("compiled", marks=pytest.mark.xdist_group("compiled"))],
)
def engine(request: pytest.FixtureRequest) -> Engine:
    """Each target in turn."""
    engine: Engine = request.getfixturevalue(request.param)
    return engine
