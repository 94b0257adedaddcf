"""How long a fresh install takes to its first answer, and how large it is.

    python -m bench.first_start                     checkout and wheel, then docs/modules.md
    python -m bench.first_start --ways checkout --rounds 1 --no-page
    python -m bench.first_start --python 3.13

A clean clone of this checkout's last commit, and a fresh virtual environment with the base package alone
(requirements.lock): as `make play` sets it up, and with the wheel that pip builds. Every command starts
without any cache: no machine code of modules, and no bytecode of our own files.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

from bench.commands import BenchFailure, output_of
from bench.first_answers import first_choice_in_the_terminal, first_choice_over_the_wire, run_to_its_end
from bench.machine import conditions
from bench.modules_page import FOLDER, PAGE, Found, write_page

ROOT = Path(__file__).resolve().parent.parent
MOST_SIZE = 220e6  # bytes of an installed environment
SECONDS, SERVED = 2.0, 3.0  # to the first answer of a command, of a server
CHANGED = 3.0  # to the results of a simulation with changed cards
HINT_SECONDS = "200ms"
NOT_IN_BASE = ("numba", "llvmlite", "duckdb", "asyncpg")
ROUNDS = 3


@dataclass(frozen=True)
class Install:
    """A fresh environment, and what has to be forgotten before each start."""

    python: Path
    package: Path  # the files of sixthman that it runs
    size: int  # bytes of the environment

    @property
    def command(self) -> Path:
        """`sixthman`."""
        return self.python.with_name("sixthman")

    def forget(self) -> None:
        """No bytecode of ours is left."""
        for folder in self.package.rglob("__pycache__"):
            shutil.rmtree(folder)


@dataclass(frozen=True)
class Start:
    """A command, the seconds it may take, and how long it took to its first answer."""

    name: str
    most: float
    time_it: Callable[[Path, Path, dict[str, str]], float]  # command, folder to work in, environment


def to_the_end(name: str, most: float, words: str, given: str = "") -> Start:
    """A command that is timed to its end; `given` is typed into it."""
    return Start(
        name,
        most,
        lambda command, folder, environment: run_to_its_end(
            [str(command), *words.split()], given, folder, environment
        ),
    )


CASE = (
    '{"players": 4, "arena": "Combo Stadium 2", "teams": [["Duck7","Wolf7","Shark7","Duck1","Duck2"],'
    ' ["Duck3","Wolf4","Shark5","Tiger6","Panda7"]]}\n'
)
STARTS = (
    Start("sixthman play", SECONDS, first_choice_in_the_terminal("play")),
    Start("sixthman play hoops", SECONDS, first_choice_in_the_terminal("play", "hoops")),
    to_the_end("sixthman hint", SECONDS, f"hint allstar.txt --step 3 --seat 1 --think {HINT_SECONDS}"),
    to_the_end("sixthman referee", SECONDS, "referee --jsonl", CASE),
    to_the_end("sixthman replay --verify", SECONDS, "replay allstar.txt --verify"),
    to_the_end("sixthman replay --verify (basketball)", SECONDS, "replay hoops.txt --verify"),
    to_the_end(
        "sixthman league --bots rookie,pro --games 20", SECONDS, "league --bots rookie,pro --games 20"
    ),
    Start("sixthman serve", SERVED, first_choice_over_the_wire),
    to_the_end(
        "simulate allstar, changed arena, 10,000 games",
        CHANGED,
        "simulate allstar --cards allstar.toml --bots pro --games 10000 --json",
    ),
    to_the_end(
        "simulate hoops, changed card, 1,000 games",
        CHANGED,
        "simulate hoops --cards hoops.toml --bots pro --games 1000 --json",
    ),
)
RECORDS = {"allstar.txt": "four-random.txt", "hoops.txt": "hoops-random.txt"}


def main() -> int:
    """Set up, time, print, write; 1 if something takes too long or is too large."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.first_start",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--ways", default=",".join(WAYS), help=f"of {', '.join(WAYS)} (default both)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"starts of each (default {ROUNDS})")
    parser.add_argument(
        "--python", default=sys.executable, help="the Python to install into (default this one)"
    )
    parser.add_argument("--no-page", action="store_true", help="write no page")
    options = parser.parse_args()
    ways = options.ways.split(",")
    if set(ways) - set(WAYS):
        parser.error(f"--ways knows {', '.join(WAYS)}")
    where, found = conditions(), {}
    for way in ways:
        with WAYS[way](options.python) as install, tempfile.TemporaryDirectory() as folder:
            found[way] = measure(way, install, Path(folder), options.rounds)
    measured = {
        "conditions": where,
        "rounds": options.rounds,
        "most_size": MOST_SIZE,
        "most_seconds": {start.name: start.most for start in STARTS},
        "found": found,
    }
    if not options.no_page:
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "first-start.json").write_text(json.dumps(measured, indent=1) + "\n", "utf-8")
        write_page(FOLDER, PAGE)
        print(f"Wrote {PAGE}")
    late = list(too_slow(found))
    print("\n".join(late) or "All within their limits.")
    return 1 if late else 0


def measure(way: str, install: Install, folder: Path, rounds: int) -> Found:
    """Every command this many times, in turn."""
    print(f"{way}: {install.size / 1e6:.0f} MB", flush=True)
    prepare(install, folder)
    seconds: dict[str, list[float]] = {start.name: [] for start in STARTS}
    worked: dict[str, list[float]] = {start.name: [] for start in STARTS}  # of processor time
    for _ in range(rounds):
        for start in STARTS:
            install.forget()
            with tempfile.TemporaryDirectory() as empty:
                environment = clean_environment(Path(empty))
                before = processor_time()
                seconds[start.name].append(start.time_it(install.command, folder, environment))
                worked[start.name].append(processor_time() - before)
            took, work = seconds[start.name][-1], worked[start.name][-1]
            print(
                f"{way}: {start.name}: {took:.2f} s (at most {start.most:g}), {work:.2f} s of a processor",
                flush=True,
            )
    return {"size": install.size, "seconds": seconds, "processor": worked}


def processor_time() -> float:
    """What all commands so far took of a processor: however busy the machine is."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def clean_environment(empty: Path) -> dict[str, str]:
    """Nothing of this session's: an empty cache, another home, English."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
    return kept | {"SIXTHMAN_CACHE": str(empty / "cache"), "HOME": str(empty), "SIXTHMAN_LANGUAGE": "en"}


def prepare(install: Install, folder: Path) -> None:
    """Records to look at, and card files with one thing changed."""
    for name, golden in RECORDS.items():
        shutil.copy(ROOT / "tests" / "records" / golden, folder / name)
    environment = clean_environment(folder)
    for game in ("allstar", "hoops"):
        text = output_of([str(install.command), "cards", game], f"cards {game}", 60, environment)
        (folder / f"{game}.toml").write_text(changed(text), "utf-8")


def changed(cards: str) -> str:
    """A card file with one number more on the first card that has fans or a cost."""
    for line in cards.splitlines():
        for what in ("fans = [", "cost = "):
            before, found, after = line.partition(what)
            digits = after[: len(after) - len(after.lstrip("0123456789"))]
            if found and digits:
                other = f"{before}{found}{int(digits) + 1}{after[len(digits) :]}"
                return cards.replace(line, other, 1)
    raise BenchFailure("The card file has neither fans nor costs.")


def too_slow(found: dict[str, Found]) -> Iterator[str]:
    """What is over its limit, in words."""
    most = {start.name: start.most for start in STARTS}
    for way, measured in found.items():
        if measured["size"] > MOST_SIZE:
            yield f"{way}: {measured['size'] / 1e6:.0f} MB"
        for name, seconds in measured["seconds"].items():
            if min(seconds) > most[name]:
                yield f"{way}: {name}: {min(seconds):.2f} s, more than {most[name]:g}"


# --- ways to install


@contextmanager
def checkout(python: str) -> Iterator[Install]:
    """A clone, set up as `make play` does it."""
    with clone() as folder:
        output_of(
            ["make", "-C", str(folder), ".venv/.ready-to-play", f"PYTHON={python}"],
            "Setting up the clone",
        )
        yield checked(folder / ".venv", folder / "src" / "sixthman")


@contextmanager
def wheel(python: str) -> Iterator[Install]:
    """The wheel, with what it needs as it is locked."""
    with clone() as folder, tempfile.TemporaryDirectory() as away:
        environment = Path(away) / "venv"
        output_of([python, "-m", "venv", str(environment)], "Making an environment")
        pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
        output_of([*pip, "wheel", "--no-deps", "--wheel-dir", away, str(folder)], "Building the wheel")
        (built,) = Path(away).glob("*.whl")
        check_wheel(built)
        output_of([*pip, "install", "-r", str(folder / "requirements.lock")], "Installing the base package")
        output_of([*pip, "install", "--no-deps", str(built)], "Installing the wheel")
        (package,) = environment.glob("lib/python*/site-packages/sixthman")
        yield checked(environment, package)


WAYS = {"checkout": checkout, "wheel": wheel}


@contextmanager
def clone() -> Iterator[Path]:
    """The last commit of this checkout, and nothing else."""
    with tempfile.TemporaryDirectory(prefix="first-start-") as folder:
        target = Path(folder) / "clone"
        output_of(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(target)], "Cloning")
        yield target


def checked(environment: Path, package: Path) -> Install:
    """The environment, if nothing is in it that the base package does without."""
    there = {
        path.name.partition("-")[0] for path in environment.glob("lib/python*/site-packages/*.dist-info")
    }
    if there & set(NOT_IN_BASE):
        raise BenchFailure(f"The base package brings {', '.join(there & set(NOT_IN_BASE))}.")
    files = [path for path in environment.rglob("*") if path.is_file() and not path.is_symlink()]
    return Install(environment / "bin" / "python", package, sum(path.stat().st_size for path in files))


def check_wheel(built: Path) -> None:
    """The wheel holds the modules of both games, and the page."""
    names = set(ZipFile(built).namelist())
    wanted = {
        "sixthman/games/allstar/allstar.wasm",
        "sixthman/games/hoops/hoops.wasm",
        "sixthman/server/page/index.html",
    }
    if wanted - names:
        raise BenchFailure(f"The wheel lacks {', '.join(sorted(wanted - names))}.")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BenchFailure as failure:
        sys.exit(str(failure))
