"""From starting a command to its first answer, in seconds: at its end, in a terminal, over the wire."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from fcntl import ioctl
from pathlib import Path

import httpx

from bench.commands import BenchFailure
from bench.server.player import Player
from bench.server.process import free_port

PATIENCE = 60.0
ROWS, COLUMNS = 40, 120
ASKS = re.compile(r"\bu undo\b")  # in the keys below a question
PAGE_ENDS = re.compile(r"Enter: back")  # a page before the first question
ESCAPES = re.compile(r"\x1b\[[0-9;?<>=]*[A-Za-z~]|\x1b[()][A-Z0-9]|\x1b\][^\x07]*\x07")

Environment = Mapping[str, str]


def run_to_its_end(command: Sequence[str], given: str, folder: Path, environment: Environment) -> float:
    """How long a command runs; BenchFailure if it fails."""
    begun = time.perf_counter()
    done = subprocess.run(
        command,
        input=given,
        cwd=folder,
        env=dict(environment),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    seconds = time.perf_counter() - begun
    if done.returncode != 0 or not done.stdout.strip() or "Exception ignored" in done.stderr:
        raise BenchFailure(f"{' '.join(command)} failed with {done.returncode}: {done.stderr or done.stdout}")
    return seconds


def first_choice_in_the_terminal(*words: str) -> Callable[[Path, Path, Environment], float]:
    """Until a command that takes the whole terminal asks for a choice."""

    def time_it(command: Path, folder: Path, environment: Environment) -> float:
        begun = time.perf_counter()
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            os.execve(command, [str(command), *words], {**environment, "TERM": "xterm-256color"})
        ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        try:
            seen = ""
            while not ASKS.search(ESCAPES.sub("", seen)):
                if PAGE_ENDS.search(ESCAPES.sub("", seen)):
                    os.write(terminal, b"\r")
                    seen = ""
                if time.perf_counter() - begun > PATIENCE:
                    raise BenchFailure(f"sixthman {' '.join(words)} asks nothing: {seen[-2000:]!r}")
                if select.select([terminal], [], [], 0.05)[0]:
                    seen += os.read(terminal, 1 << 16).decode("utf-8", "replace")
            return time.perf_counter() - begun
        except OSError as reason:
            raise BenchFailure(f"sixthman {' '.join(words)} ended: {seen[-2000:]}") from reason
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(terminal)

    return time_it


def first_choice_over_the_wire(command: Path, folder: Path, environment: Environment) -> float:
    """Until a server that has just been started has taken a choice."""
    port = free_port()
    database = Path(environment["HOME"]) / "first.db"
    begun = time.perf_counter()
    server = subprocess.Popen(
        [str(command), "serve", "--port", str(port), "--database", str(database)],
        cwd=folder,
        env=dict(environment),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        asyncio.run(_choose_once(f"http://127.0.0.1:{port}", begun))
        return time.perf_counter() - begun
    finally:
        server.terminate()
        _, complaint = server.communicate(timeout=30)
        if b"Exception ignored" in complaint:
            raise BenchFailure(complaint.decode())


async def _choose_once(address: str, begun: float) -> None:
    """Open a table with bots and make its first choice, as a page would."""
    player = Player(address, "first")
    try:
        while True:
            try:
                await player.introduce()
                break
            except httpx.HTTPError:
                if time.perf_counter() - begun > PATIENCE:
                    raise
                await asyncio.sleep(0.01)
        await player.make(["", "rookie", "pro", "pro"])
        player.start()
        await player.send("ready")
        now = await player.until(lambda now: bool(now.get("legal")))
        await player.send("choose", choice=player.pick(), stage=now["stage"])
    finally:
        await player.stop()
