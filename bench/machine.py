"""The machine measured on: one core of it, held for the whole run, and a few words to describe it."""

import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path


@contextmanager
def one_core() -> Iterator[bool]:
    """Keep this process and all it starts on one core, where the system allows; yield whether it does.

    Ours and the peer then share the same core, cache and clock speed, and neither gains from a second
    thread. The last core is taken because the first one usually serves the system's interrupts.
    """
    if sys.platform != "linux":
        yield False
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield True
    finally:
        os.sched_setaffinity(0, allowed)


def free_cores() -> int:
    """Count the cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def conditions() -> dict[str, str]:
    """Say what a reader must know to weigh the figures."""
    versions = ", ".join(f"{name} {installed(name)}" for name in ("sixthman", "numba", "numpy"))
    return {
        "Date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "CPU": f"{cpu_model()}, {os.cpu_count()} cores, {free_cores()} of them for this run",
        "Load before the run": load(),
        "System": f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        "Ours": versions,
    }


def cpu_model() -> str:
    """Name the processor as the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def load() -> str:
    """Say how busy the machine is: the reader must know whether the core was really free."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[0]:.1f} over the last minute, {os.cpu_count()} cores"


def installed(package: str) -> str:
    """Give the version of `package` in the project's own environment."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"
