"""Rules that follow from a declaration: written here, built like any other."""

from __future__ import annotations

import linecache
from collections.abc import Mapping
from typing import Any

from .rules import Rule, rule


def written_rule(name: str, source: str, names: Mapping[str, Any] | None = None) -> Rule:
    """The rule of that name in some lines of Python, which can be looked up like any source."""
    file = f"<written for {name}>"
    space: dict[str, Any] = {"__name__": __name__, **(names or {})}
    exec(compile(source, file, "exec"), space)
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    return rule(space[name])
