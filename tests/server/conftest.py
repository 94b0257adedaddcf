"""Servers for the tests: a house in this process, and real processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bench.server.process import ServerProcess
from sixthman.server.engines import RulesCache
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture(scope="session")
def shelf() -> RulesCache:
    """The compiled rules of all games."""
    return RulesCache()


@pytest.fixture
def hands() -> Hands:
    """The house's clock."""
    return Hands()


@pytest.fixture
async def registry(shelf: RulesCache, hands: Hands, tmp_path: Path) -> AsyncIterator[TableRegistry]:
    """A house without doors, with a clock that is set by hand."""
    registry = TableRegistry(Settings(database=str(tmp_path / "house.db"), idle=1e9), shelf, hands)
    await registry.open()
    yield registry
    await registry.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server process, shared by a module's tests."""
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(str(folder / "server.db"), folder / "server.log", spectator_delay=0.5)
    server.start()
    yield server
    server.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All on one worker: many start a server, and two cores are soon busy."""
    for item in items:
        if "tests/server/" in item.nodeid:
            item.add_marker(pytest.mark.xdist_group("server"))
