"""A server in a process of its own, to be loaded, killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

_RUN = (
    "import sys, json; from sixthman.server.run import run; from sixthman.server.settings import Settings; "
)
_RUN += "sys.exit(run(Settings(**json.loads(sys.argv[1]))))"


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`sixthman serve` with settings for tests: no limits that a load generator would meet."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int | None = None,
        host: str = "127.0.0.1",
        before: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        self.port = port or free_port()
        self.host = host
        self.address = f"http://{host}:{self.port}"
        self._before = before  # of the command: where it runs
        self.settings = {
            "database": database,
            "host": host,
            "port": self.port,
            "address_rate": 1e6,
            "address_burst": 1_000_000,
            "address_connections": 100_000,
            "seat_rate": 1e4,
            "seat_burst": 10_000,
            **settings,
        }
        self.stopped = False  # by SIGSTOP
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def command(self) -> list[str]:
        """What is started."""
        return [sys.executable, "-c", _RUN, json.dumps(self.settings)]

    def start(self, patience: float = 600.0) -> None:
        """Start, and wait until the rules are compiled."""
        with self._log.open("ab") as log:
            command = [*self._before, *self.command()]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ.copy())
        until = time.monotonic() + patience
        with httpx.Client(base_url=self.address, timeout=5) as client:
            while time.monotonic() < until:
                if self._process.poll() is not None:
                    raise RuntimeError(self._log.read_text()[-3000:])
                try:
                    if client.get("/ready").status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                time.sleep(0.05)
        raise TimeoutError

    def kill(self) -> None:
        """kill -9."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def send(self, number: signal.Signals) -> None:
        """A signal: SIGSTOP, SIGCONT."""
        assert self._process is not None
        self._process.send_signal(number)

    def stop(self) -> int:
        """Ask it to end."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(30)

    def memory(self) -> int:
        """Bytes it holds in memory."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self) -> float:
        """Processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
