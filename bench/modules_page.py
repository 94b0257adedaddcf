"""docs/modules.md, from what `bench.modules` and `bench.first_start` measured."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

FOLDER, PAGE = Path("dist") / "modules", Path("docs") / "modules.md"
TITLES = {"allstar": "All-Star Draft", "hoops": "NBA Deck-Building"}

Found = dict[str, Any]


def write_page(folder: Path, page: Path) -> None:
    """The page, from what lies in a folder; a part that was not measured is left out."""
    parts = [
        "# The compiled modules, measured",
        "See how fast the compiled rules are, and how soon a fresh install plays.",
        "Both games come as WebAssembly modules, compiled once for all machines ([design](design.md)). This"
        " page compares their speed with that of machine code compiled on this machine (target `cpu`)."
        " It also says how long a fresh install takes to its first answer.",
    ]
    for name, section in (("speed.json", speed_section), ("first-start.json", start_section)):
        if (folder / name).exists():
            parts += section(json.loads((folder / name).read_text("utf-8")))
    page.write_text("\n\n".join(parts) + "\n", "utf-8")


def speed_section(measured: Found) -> Iterator[str]:
    """How fast games and thoughts are."""
    yield "## Speed"
    yield "```sh\npython -m bench.modules\n```"
    yield (
        f"{measured['rounds']} rounds on one core, both targets in turn in one process, every second round in"
        " reverse order, processor time. Both play the same games and think about the same positions; the"
        " digests of all they found are compared. The ratio is that of the best rounds; beside it, the median"
        " of the ratios of single rounds."
    )
    heads = (
        "game",
        "what",
        "unit",
        "`cpu`, best",
        "`wasm`, best",
        "`wasm` / `cpu`",
        "median",
        "at least",
        "digests",
    )
    rows = [
        (
            TITLES[one["game"]],
            one["what"],
            one["unit"],
            f"{one['best']['cpu']:,.0f}",
            f"{one['best']['wasm']:,.0f}",
            f"**{one['ratio']:.2f}**",
            f"{one['median_ratio']:.2f}",
            f"{one['least']:.2f}" if one["least"] else "–",
            f"`{one['digests']['wasm'][:16]}…` {'equal' if one['equal'] else '**different**'}",
        )
        for one in measured["found"]
    ]
    yield table(heads, rows, "lllrrrrrl")
    yield conditions_of(measured)


def start_section(measured: Found) -> Iterator[str]:
    """How long a fresh install takes."""
    yield "## First start"
    yield "```sh\npython -m bench.first_start\n```"
    yield (
        "A fresh virtual environment with the base package alone: no Numba, no compiler. Every command starts"
        " with an empty cache and without bytecode of our own files, so wasmtime compiles the module anew."
        f" Wall clock, the best of {measured['rounds']} runs each. `play` counts until the terminal asks for"
        " a choice, `serve` until the first choice over the wire has been answered."
    )
    ways = list(measured["found"])
    yield table(
        ("what", *ways, "at most"),
        [
            (
                "installed environment, MB",
                *(f"{measured['found'][way]['size'] / 1e6:.0f}" for way in ways),
                f"{measured['most_size'] / 1e6:.0f}",
            ),
            *(
                (
                    f"`{name}`, s",
                    *(f"{min(measured['found'][way]['seconds'][name]):.2f}" for way in ways),
                    f"{most:g}",
                )
                for name, most in measured["most_seconds"].items()
            ),
        ],
        "l" + "r" * len(ways) + "r",
    )
    yield conditions_of(measured)


def conditions_of(measured: Found) -> str:
    """Where it was measured."""
    return "\n".join(f"- {name}: {fact}" for name, fact in measured["conditions"].items() if fact)


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]], sides: str) -> str:
    """A table in Markdown; `sides` says l or r for each column."""
    rule = ["--:" if side == "r" else "---" for side in sides]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, rule, *rows))
