"""Running another program, and saying plainly what went wrong when it fails."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence

_LINES_OF_COMPLAINT = 15


class BenchFailure(Exception):
    """A measurement cannot go on; the message is a sentence for whoever started it."""

    @property
    def last_line(self) -> str:
        """What says most: the last line that calls itself an error, or else the last one."""
        lines = [line.strip() for line in str(self).strip().splitlines()]
        return next((line for line in reversed(lines) if line.startswith("ERROR")), lines[-1])


def output_of(
    command: Sequence[str],
    purpose: str,
    timeout: float | None = None,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run `command` to its end and return what it printed; `purpose` opens the message if it fails.

    If we are interrupted meanwhile, the program and everything it started ends before we go on: pip, for
    one, works through children that would go on writing into a folder we are about to remove.
    """
    try:
        child = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=os.environ | (environment or {}),
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
