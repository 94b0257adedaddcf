"""`docs/mutants.md`: which faults the quick tests find."""

from __future__ import annotations

import tomllib
from typing import Any

from bench.mutants.copies import ROOT

PAGE = ROOT / "docs" / "mutants.md"
EXPLAINED = ROOT / "bench" / "mutants" / "explained.toml"

HEAD = """# Do the tests find faults?

See how much of the code `make test` really checks:

```sh
make mutants                                     # an hour or two
make mutants ARGS="--packages bots --each 200"   # more mutants of one package
```

`bench/mutants` copies the sources, puts one fault at a time into the copy and runs the quick tests that reach
that place. This page is written from what it found (`bench/found/mutants.json`).

## Faults made up by hand

Each is what someone might do to a server by mistake or on purpose (`bench/mutants/planted.py`).

| fault | the first test that fails |
|---|---|
"""

SAMPLES = """
## Mutants

[Cosmic Ray](https://cosmic-ray.readthedocs.io) changes one operator, number, condition or loop.
A mutant is killed if a test fails. The places are drawn at random with a fixed seed, by the length of files;
types and docstrings are left alone.

| package | mutants drawn | killed | score | no quick test gets there |
|---|---|---|---|---|
"""


def write_page(found: dict[str, Any]) -> None:
    """Write it."""
    text = HEAD
    for what, test in found.get("planted", {}).items():
        text += f"| {what} | {'**none**' if test is None else f'`{_short(test)}`'} |\n"
    text += SAMPLES
    samples = {name: facts for name, facts in found.items() if name != "planted"}
    for name, facts in samples.items():
        score = f"{facts['killed'] / facts['tried']:.0%}"
        text += (
            f"| `{name}` | {facts['tried']} | {facts['killed']} | {score} | {facts['no test gets there']} |\n"
        )
    text += "\n## Survivors\n\nWhat no quick test noticed, and why that is, as far as it is known.\n"
    known = tomllib.loads(EXPLAINED.read_text()) if EXPLAINED.exists() else {}
    for name, facts in samples.items():
        text += f"\n### {name}\n\n| where | mutant | why |\n|---|---|---|\n"
        for one in facts["survivors"]:
            why = known.get(_where(one), {}).get(one["change"], "")
            text += f"| `{_where(one)}` | {_code(one['change'])} | {why} |\n"
    PAGE.write_text(text)


def _short(test: str) -> str:
    return test.removeprefix("tests/").replace("|", "¦")


def _where(survivor: dict[str, Any]) -> str:
    return str(survivor["path"]).removeprefix("src/sixthman/")


def _code(change: str) -> str:
    return "<br>→ ".join(f"`{part[:90]}`" for part in change.replace("|", "¦").split(" → ", 1))
