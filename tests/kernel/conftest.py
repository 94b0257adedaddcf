"""Here "compiled" means for this very processor, so that any rule can be asked for."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.rules import GAME
from sixthman.kernel.game import Engine, cpu_engine


@pytest.fixture(scope="session")
def compiled() -> Engine:
    """All-Star Draft as machine code, from the cache on disk where that has it."""
    return cpu_engine(GAME)
