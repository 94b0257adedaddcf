"""The window of a full-screen table is closed: the program ends, and the record is kept."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sixthman.cli.terminal.window import HUNG_UP
from sixthman.table import read_record

pty = pytest.importorskip("pty", reason="no terminals like these on this machine")
PATIENCE = 60.0


def seen_until(wanted: bytes, window: int) -> bool:
    """Read the screen until it says this."""
    screen, late = b"", time.monotonic() + PATIENCE
    while wanted not in screen and time.monotonic() < late:
        if select.select([window], [], [], 0.2)[0]:
            screen += os.read(window, 65536)
    return wanted in screen


@pytest.mark.parametrize("with_a_signal", [True, False])
def test_a_closed_window_ends_the_game_and_keeps_the_record(with_a_signal: bool, tmp_path: Path) -> None:
    """Terminals send a signal to those who belong to them; programs started by others never hear it."""
    record = tmp_path / "game.txt"
    window, inside = pty.openpty()
    command = [sys.executable, "-m", "sixthman.cli", "play", "--seed", "7", "--save", str(record)]
    environment = os.environ | {"TERM": "xterm-256color", "SIXTHMAN_LANGUAGE": "en"}
    with subprocess.Popen(
        command, stdin=inside, stdout=inside, stderr=inside, env=environment, start_new_session=True
    ) as played:
        os.close(inside)
        try:
            assert seen_until(b"Enter", window)
            if with_a_signal:
                played.send_signal(signal.SIGHUP)
            os.close(window)
            assert played.wait(PATIENCE) == HUNG_UP
        finally:
            played.kill()
    assert read_record(record.read_text("utf-8")).seed == "7"
