"""Running another program, and saying plainly what went wrong when it fails."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

_LINES_OF_COMPLAINT = 15


class BenchFailure(Exception):
    """The benchmark cannot go on; the message is a sentence for whoever started it."""


def output_of(command: Sequence[str], purpose: str, timeout: float | None = None) -> str:
    """Run `command` to its end and return what it printed; `purpose` opens the message if it fails.

    If we are interrupted meanwhile, the program and everything it started ends before we go on: pip, for
    one, works through children that would go on writing into a folder we are about to remove.
    """
    try:
        child = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
    except OSError as error:
        raise BenchFailure(f"{purpose} failed: could not start {command[0]} ({error.strerror}).") from error
    try:
        printed, complaint = child.communicate(timeout=timeout)
    except subprocess.TimeoutExpired as error:
        _end_with_children(child)
        raise BenchFailure(f"{purpose} failed: no answer within {error.timeout:.0f} s.") from error
    except BaseException:
        _end_with_children(child)
        raise
    if child.returncode != 0:
        lines = (complaint.strip() or printed.strip()).splitlines()[-_LINES_OF_COMPLAINT:]
        raise BenchFailure("\n".join([f"{purpose} failed with exit status {child.returncode}:", *lines]))
    return printed


def _end_with_children(child: subprocess.Popen[str]) -> None:
    if sys.platform == "win32":
        child.kill()
    elif child.poll() is None:
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
