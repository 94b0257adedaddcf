"""What takes minutes to compile: by a process of its own, once, and no longer than the server lives."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sixthman.server.compiling import Compiling, mark_of
from sixthman.server.engines import Shelf

ROOM = "import sys, time, pathlib; folder = pathlib.Path(sys.argv[1]); "


class Troubles(list[str]):
    """What was reported."""

    def note(self, where: str, reason: BaseException | None) -> None:
        self.append(f"{where}: {reason}")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("SIXTHMAN_CACHE", str(tmp_path / "cache"))
    return tmp_path


def script(cache: Path, does: str) -> tuple[str, ...]:
    """A process that leaves a note for each time it was begun, and does something."""
    begun = "open(folder / f'begun-{time.time_ns()}', 'w').close(); "
    return (sys.executable, "-c", ROOM + begun + does, str(cache))


def begun(cache: Path) -> int:
    """How often it was begun."""
    return len(list(cache.glob("begun-*")))


def is_alive(process: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_cold_cache_is_filled_once_however_many_ask(cache: Path) -> None:
    troubles = Troubles()
    compiling = Compiling(troubles.note, script(cache, "time.sleep(0.2)"))
    await asyncio.gather(*(compiling.filled("allstar") for _ in range(5)))
    assert begun(cache) == 1
    await compiling.filled("hoops")
    assert begun(cache) == 2
    assert troubles == []


async def test_nothing_is_begun_if_the_cache_is_warm(cache: Path) -> None:
    mark = mark_of("allstar")
    assert mark is not None
    mark.touch()
    compiling = Compiling(Troubles().note, script(cache, ""))
    await compiling.filled("allstar")
    assert begun(cache) == 0


async def test_nothing_is_begun_if_nothing_can_be_kept(cache: Path) -> None:
    (cache / "cache").write_text("a file in the way")
    assert mark_of("allstar") is None
    compiling = Compiling(Troubles().note, script(cache, ""))
    await compiling.filled("allstar")
    assert begun(cache) == 0


async def test_who_waits_goes_on_if_it_fails(cache: Path) -> None:
    troubles = Troubles()
    await Compiling(troubles.note, script(cache, "sys.exit(3)")).filled("allstar")
    await Compiling(troubles.note, ("/no/such/program",)).filled("hoops")
    assert [trouble.partition(":")[0] for trouble in troubles] == ["compiling allstar", "compiling hoops"]


async def test_closing_ends_it(cache: Path) -> None:
    stubborn = "import os, signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
    leave = "(folder / 'process').write_text(str(os.getpid())); time.sleep(600)"
    for does in ("import os; ", stubborn):
        troubles = Troubles()
        compiling = Compiling(troubles.note, script(cache, does + leave))
        waiting = asyncio.create_task(compiling.filled("allstar"))
        while not (cache / "process").exists() or not (cache / "process").read_text():
            await asyncio.sleep(0.02)
        process = int((cache / "process").read_text())
        assert is_alive(process)
        await compiling.close()
        assert not is_alive(process)
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert troubles == []
        (cache / "process").unlink()


def test_the_mark_changes_with_the_code(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = mark_of("allstar")
    assert before is not None
    assert mark_of("allstar") == before
    assert mark_of("hoops") != before
    package = cache / "sixthman"
    (package / "bots").mkdir(parents=True)
    (package / "bots" / "search.py").touch()
    monkeypatch.setattr("sixthman.__file__", str(package / "__init__.py"))
    other = mark_of("allstar")
    assert other not in (None, before)
    (package / "bots" / "search.py").write_text("# changed")
    assert mark_of("allstar") != other


@pytest.mark.long
@pytest.mark.parametrize("game", ["allstar", "hoops"])
async def test_what_is_compiled_already_is_found_in_seconds(game: str, shelf: Shelf) -> None:
    """The real process, with the cache that the tests use: it ends well and leaves its mark."""
    shelf[game].helper.warm_up()
    mark = mark_of(game)
    assert mark is not None
    mark.unlink(missing_ok=True)
    troubles = Troubles()
    await Compiling(troubles.note).filled(game)
    assert troubles == []
    assert mark.exists()


def test_it_ends_when_the_server_is_gone(cache: Path) -> None:
    """Even if nobody could tell it to: the pipe it listens to is closed."""
    command = [sys.executable, "-m", "sixthman.server.compiling", "allstar"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    time.sleep(0.5)
    assert process.poll() is None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(60) == 1
    assert list((cache / "cache").glob("*.allstar")) == []
