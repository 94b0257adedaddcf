"""What the tests of the command line share."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from sixthman.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pilot calls an app idle sooner: a game is a hundred key presses."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 1000)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are keys to press and a screen to see, as far as a table knows."""
    monkeypatch.setattr("sixthman.cli.terminal.table_app.has_terminal", lambda: True)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: exit status, what it printed, what it complained of."""
    monkeypatch.setenv("COLUMNS", "200")

    def told(*arguments: object, language: str = "en") -> tuple[int, str, str]:
        monkeypatch.setenv("SIXTHMAN_LANGUAGE", language)
        monkeypatch.setattr(sys, "argv", ["sixthman", *map(str, arguments)])
        status = 0
        try:
            main()
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return told
