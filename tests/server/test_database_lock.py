"""One server for one SQLite file; the lock ends with the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bench.server.process import ServerProcess, free_port
from sixthman.messages import BadOption
from sixthman.server.database_lock import database_lock, is_locked


def test_a_file_is_held_by_one_at_a_time_whatever_it_is_called(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    (tmp_path / "same.db").symlink_to(file)
    with database_lock(str(file)):
        assert is_locked(str(file))
        for name in (str(file), f"sqlite:///{file}", str(tmp_path / "same.db")):
            with pytest.raises(BadOption) as reason, database_lock(name):
                pass
            assert reason.value.message == "error-server-database-used"
        with database_lock(str(tmp_path / "other.db")), database_lock("postgresql://nobody@nowhere/x"):
            pass
    assert not is_locked(str(file))
    with database_lock(str(file)):
        pass


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as reason, database_lock(str(tmp_path / "no" / "house.db")):
        pass
    assert reason.value.message == "error-server-database-file"


def test_a_second_server_says_why_it_ends_and_a_killed_one_frees_the_file(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    server = ServerProcess(database, tmp_path / "one.log")
    server.start()
    command = [sys.executable, "-m", "sixthman.cli", "serve", "--database", database]
    second = subprocess.run(
        [*command, "--port", str(free_port())], capture_output=True, text=True, timeout=60, check=False
    )
    assert second.returncode != 0
    assert f"Another server (process {server.pid})" in second.stdout + second.stderr
    assert "Traceback" not in second.stdout + second.stderr
    assert "Listening" not in second.stdout
    server.kill()
    server.start()
    server.stop()
