"""Programs in Node that stand on the page's own code, packed into one file by the page's tools."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import sixthman

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PLAYER = Path(__file__).with_name("player.ts")
INSTALLED = (WEB / "node_modules").exists()
needs_packages = pytest.mark.skipif(not INSTALLED, reason="the page's packages are not installed")


def node_program() -> tuple[str, dict[str, str]]:
    """The node with which the page is built, and its environment."""
    _, environment = runpy.run_path(str(WEB / "build_page.py"))["npm_program"]()
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    return node, {**environment, "SIXTHMAN_SOURCES": str(Path(sixthman.__file__).parent)}


def packed(source: Path, folder: Path) -> Path:
    """A program as one file."""
    runpy.run_path(str(WEB / "build_page.py"))["write_declared"]()
    node, environment = node_program()
    packing = [node, str(WEB / "build" / "pack.mjs"), str(source), str(folder / "program.mjs")]
    told = subprocess.run(packing, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return folder / "program.mjs"


class Program:
    """A program that answers each line of JSON with another."""

    def __init__(self, file: Path) -> None:
        node, environment = node_program()
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [node, str(file)], stdin=pipe, stdout=pipe, env={**os.environ, **environment}, text=True
        )

    def ask(self, job: dict[str, Any]) -> Any:
        """What it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(job), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """Let it go."""
        self._process.kill()
        self._process.communicate()


def differences(one: Any, other: Any, path: str = "") -> Iterable[str]:
    """Where two values of JSON differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            yield from differences(one.get(key, "missing"), other.get(key, "missing"), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{path}[{index}]")
    elif one != other:
        yield f"{path}: {one!r:.200} in Python, {other!r:.200} in the page"
