"""What the tests of the command line share."""

from __future__ import annotations

import pytest


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pilot calls an app idle sooner: a game is a hundred key presses."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 1 / 1000)
