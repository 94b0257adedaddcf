"""What takes minutes to compile is compiled by a process of its own.

The compiler would hold every table up. So, if what helps people (search, chances) is not in the cache on disk
yet, `python -m sixthman.server.compiling <game>` puts it there, at low priority; the server then loads it in
seconds. That process ends with the server, however that ends: it listens to a pipe.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

import sixthman
from sixthman.kernel.rules import cache_folder

LOW = 10  # how much lower than everything else its priority is
PATIENCE = 5.0  # seconds that it may take to end
_COMPILED = ("kernel", "games", "bots", "server")  # rooms with code that is compiled, or that compiles it


def mark_of(game: str) -> Path | None:
    """The file that says that a game's help is in the cache; None if nothing can be kept there."""
    folder = cache_folder()
    return None if folder is None else folder / f"{_state_of_code()}.{game}"


def _state_of_code() -> str:
    """A digest of what cached code depends on: our files as Numba looks at them, versions, the processor."""
    from llvmlite import binding  # type: ignore[import-untyped]
    from numba import __version__ as numba_version

    digest = hashlib.sha256(repr((sys.version, numba_version, binding.get_host_cpu_name())).encode())
    package = Path(sixthman.__file__).parent
    for room in _COMPILED:
        for file in sorted((package / room).rglob("*.py")):
            about = file.stat()
            digest.update(repr((str(file), about.st_mtime_ns, about.st_size)).encode())
    return digest.hexdigest()[:24]


class Compiling:
    """The processes that fill the cache, at most one for each game."""

    def __init__(
        self, trouble: Callable[[str, BaseException | None], None], command: tuple[str, ...] = ()
    ) -> None:
        self._trouble = trouble
        self._command = command or (sys.executable, "-m", "sixthman.server.compiling")
        self._filling: dict[str, asyncio.Task[None]] = {}
        self._processes: set[Process] = set()

    async def filled(self, game: str) -> None:
        """Wait until a game's help is in the cache, or until it is clear that it cannot be."""
        if game not in self._filling:
            self._filling[game] = asyncio.create_task(self._fill(game))
        await asyncio.shield(self._filling[game])

    async def close(self) -> None:
        """End what is still being compiled."""
        for task in self._filling.values():
            task.cancel()
        for process in list(self._processes):
            await _end(process)

    async def _fill(self, game: str) -> None:
        try:
            mark = await asyncio.to_thread(mark_of, game)
            if mark is None or mark.exists():
                return
            process = await asyncio.create_subprocess_exec(
                *(*self._command, game), stdin=PIPE, stdout=DEVNULL, start_new_session=True
            )
            self._processes.add(process)
            try:
                if await process.wait():
                    raise RuntimeError(f"status {process.returncode}")
            finally:
                await _end(process)
                self._processes.discard(process)
        except Exception as reason:
            self._trouble(f"compiling {game}", reason)


async def _end(process: Process) -> None:
    """End a process, if need be by force."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


# --- the process itself


def _end_with_server() -> None:
    """Nothing is ever written to our standard input: it ends when the server does."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


def main(game: str) -> None:
    """Fill the cache, and say so."""
    Thread(target=_end_with_server, daemon=True).start()
    if sys.platform != "win32":
        os.nice(LOW)
    from .engines import Rules

    Rules(game).helper.warm_up()
    mark = mark_of(game)
    if mark is not None:
        mark.touch()


if __name__ == "__main__":
    main(sys.argv[1])
