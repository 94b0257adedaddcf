"""A plain web host in a thread: what anyone's files look like to a browser. It can go away and come back."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Host:
    """Serves a folder as `python -m http.server` does."""

    def __init__(self, folder: Path) -> None:
        self._serve = partial(_Quiet, directory=str(folder))
        self.port = 0
        self._server: ThreadingHTTPServer | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the folder is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Answer, at the same port as before."""
        if self._server is not None:
            return
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), self._serve)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A host, for as long as it is needed."""
    host = Host(folder)
    try:
        yield host
    finally:
        host.stop()
