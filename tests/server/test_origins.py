"""Whose page may talk to us: our own by any address of this machine, those that were named, and no other."""

from __future__ import annotations

from pathlib import Path
from socket import gethostname

import pytest

from sixthman.server.limits import Limits
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://192.168.1.5:8000", "192.168.1.5:8000"),
        ("http://192.168.1.5", "192.168.1.5"),
        ("https://10.0.0.7", "10.0.0.7"),
        ("http://[fe80::1]:8000", "[fe80::1]:8000"),
        ("http://localhost:9000", "localhost:9000"),
        (f"http://{gethostname()}:8000", f"{gethostname()}:8000"),
        ("http://127.0.0.1:8000", "anything"),
    ],
)
def test_our_own_page_may_by_whatever_address(origin: str, host: str) -> None:
    assert Settings(host="0.0.0.0").allows(origin, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", "192.168.1.5:8000"),
        ("http://6.6.6.6:8000", "192.168.1.5:8000"),
        ("http://192.168.1.5:9000", "192.168.1.5:8000"),  # another program of the same machine
        ("http://evil.example:8000", "evil.example:8000"),  # a name that was made to lead here
        ("http://192.168.1.5.evil.example", "192.168.1.5.evil.example"),
        ("http://evil.example", "evil.example@192.168.1.5"),
        ("null", "null"),
        ("http://", ""),
        ("http://[fe80::1", "[fe80::1"),
    ],
)
def test_no_other_page_may(origin: str, host: str) -> None:
    assert not Settings(host="0.0.0.0").allows(origin, host)
    assert not Settings(origins=("https://play.example.org",)).allows(origin, host)


def test_limits_do_not_hang_on_the_time_of_day(tmp_path: Path) -> None:
    registry = TableRegistry(Settings(database=str(tmp_path / "a.db")))
    assert registry.ticks is not registry.clock
    earlier = registry.ticks()
    assert registry.ticks() >= earlier
    now = 100.0
    limits = Limits(1.0, 2, lambda: now)
    assert [limits.allow("a") for _ in range(3)] == [True, True, False]
