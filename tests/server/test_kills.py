"""kill -9 in the middle of play: nothing acknowledged is lost, nothing is done twice, every game ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.server.kills import kill_again_and_again
from bench.server.process import ServerProcess

pytestmark = pytest.mark.long  # real processes, again and again


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "kills.db")
    server = ServerProcess(database, tmp_path / "server.log", grace=60.0)
    server.start()
    try:
        found = await kill_again_and_again(server, database, kills=3, tables=3, pause=0.02)
    finally:
        server.stop()
    assert (found["lost"], found["doubled"], found["problems"]) == (0, 0, [])
    assert found["games finished"] >= 3
    assert '"level":"error"' not in (tmp_path / "server.log").read_text()
