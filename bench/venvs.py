"""Throw-away environments: a peer is installed beside the project, never into it.

A peer pins its own numpy and friends; measuring it in a folder of its own keeps the project's
environment as the lock file says, and leaves nothing behind, whether the run ends well or not.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.commands import BenchFailure, output_of

_TRIES = 20
_PAUSE_S = 0.1


@contextmanager
def throwaway_venv(requirements: Sequence[str]) -> Iterator[Path]:
    """Yield the Python of a fresh environment that holds `requirements`; remove it all on the way out.

    The folder goes on every way out that Python can see: success, failure, Ctrl-C, `SystemExit`.
    """
    folder = Path(tempfile.mkdtemp(prefix="bench-peer-"))
    try:
        output_of([sys.executable, "-m", "venv", str(folder)], "Making a throw-away environment")
        python = _python_in(folder)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        output_of([*install, *requirements], f"Installing {' '.join(requirements)}")
        yield python
    finally:
        _remove(folder)


def _python_in(folder: Path) -> Path:
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def _remove(folder: Path) -> None:
    """Remove `folder`, trying again while a program that was just ended lets go of its last file."""
    for _ in range(_TRIES):
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            return
        time.sleep(_PAUSE_S)
    raise BenchFailure(f"Could not remove the throw-away environment; please remove {folder} by hand.")
