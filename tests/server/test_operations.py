"""Running a server: checks, logs without secrets, a graceful end."""

from __future__ import annotations

import io
import json
import logging
import socket
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from bench.server.player import Player
from bench.server.process import ServerProcess
from sixthman.cli.serve import check_address, settings_from
from sixthman.messages import BadOption
from sixthman.server.check import check
from sixthman.server.database import connect
from sixthman.server.logs import Bounded, JsonLines
from sixthman.server.metrics import Metrics
from sixthman.server.settings import Settings
from tests.server.conftest import Hands


async def test_a_check_says_what_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await check(Settings(database=str(tmp_path / "a.db")), "en") == 0
    assert "Everything is ready." in capsys.readouterr().out


async def test_a_check_says_what_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert await check(Settings(database="/nowhere/at/all.db"), "en") == 1
    assert await check(Settings(database="mysql://x"), "en") == 1
    assert "check failed" in capsys.readouterr().out


def test_settings_that_cannot_be_are_refused() -> None:
    numbers = {"--port": 8000, "--grace": 30, "--address-rate": 50}
    with pytest.raises(BadOption):
        settings_from({**numbers, "--grace": 0}, origins=())
    with pytest.raises(BadOption):
        settings_from(numbers, origins=("https://play.example.org/path",))
    settings = settings_from(numbers, origins=("https://play.example.org",))
    assert settings.secure
    assert settings.allows("https://play.example.org")
    assert not settings.allows("https://play.example.org.evil.net")


def test_a_log_line_is_json_and_holds_only_named_facts() -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 0, "trouble", (), None)
    record.__dict__.update(table="T", secret="hidden")
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["table"]) == ("trouble", "T")
    assert "hidden" not in str(line)


def test_no_more_than_so_much_is_logged_a_minute(hands: Hands) -> None:
    stream = io.StringIO()
    to = logging.StreamHandler(stream)
    to.setFormatter(JsonLines())
    handler = Bounded(to, 2000, hands)
    for _ in range(1000):
        handler.emit(logging.makeLogRecord({"msg": "trouble", "levelname": "ERROR"}))
    assert 1000 < len(stream.getvalue()) <= 2000
    written = stream.getvalue().count("trouble")
    hands.time += 60
    handler.emit(logging.makeLogRecord({"msg": "later", "levelname": "INFO"}))
    *_, left_out, later = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (left_out["what"], left_out["count"]) == ("log lines left out", 1000 - written)
    assert later["what"] == "later"


async def test_what_is_stored_is_in_no_log_line(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "a.db"))
    failed: Exception | None = None
    try:
        async with engine.begin() as connection:
            await connection.execute(text("INSERT INTO nothing VALUES (:secret)"), {"secret": "hidden"})
    except SQLAlchemyError as reason:
        failed = reason
    assert failed is not None
    failed.add_note("DETAIL:  Key (code)=(hidden) already exists.")
    record = logging.makeLogRecord({"msg": "trouble", "exc_info": (type(failed), failed, None)})
    line = JsonLines().format(record)
    assert "INSERT INTO nothing" in line
    assert "hidden)" not in line
    assert "'hidden'" not in line
    await engine.dispose()


def test_metrics_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.count("rows", kind="choice")
    metrics.gauge("rooms", lambda: 2)
    assert metrics.text() == 'sixthman_rows_total{kind="choice"} 1\nsixthman_rooms 2\n'


async def test_no_secret_is_logged_and_the_end_is_graceful(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "a.db"), tmp_path / "a.log")
    server.start()
    ann = Player(server.address, "Ann")
    await ann.make(["", "pro", "pro"])
    ann.start()
    await ann.send("ready")
    await ann.until(lambda now: bool(now.get("legal")))
    await ann.send("choose", choice=ann.pick())
    server.stop()
    log = (tmp_path / "a.log").read_text()
    assert ann.cookie not in log
    assert ann.invite not in log
    assert '"level":"error"' not in log
    server.start()
    await ann.send("choose", choice=[ann.now["legal"][0][0]])
    assert ann.problems == []
    await ann.stop()
    server.stop()


def test_a_port_that_is_taken_is_told_before_anything_else() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(BadOption, match=f"port {port}: .*--port"):
            check_address("127.0.0.1", port)
    check_address("127.0.0.1", port)
    with pytest.raises(BadOption, match="port 70000"):
        check_address("127.0.0.1", 70000)
