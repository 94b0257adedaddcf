"""pytest (`-p bench.mutants.contexts`): coverage notes which test gets to a line, in tasks and threads."""

from __future__ import annotations

from typing import Any

from coverage import Coverage


def pytest_runtest_setup(item: Any) -> None:
    """A test begins."""
    running = Coverage.current()
    if running is not None:
        running.switch_context(item.nodeid)
