"""Rules that follow from a declaration: written here, built like any other."""

from __future__ import annotations

import linecache
from collections.abc import Mapping
from typing import Any

from .declaration import EVERYBODY, NOBODY, OWNER, Declaration, Field
from .rules import Rule, rule
from .stream import blank_stream


def written_rule(name: str, source: str, names: Mapping[str, Any] | None = None) -> Rule:
    """The rule of that name in some lines of Python, which can be looked up like any source."""
    file = f"<written for {name}>"
    space: dict[str, Any] = {"__name__": __name__, **(names or {})}
    exec(compile(source, file, "exec"), space)
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    return rule(space[name])


def view_rule(declared: Declaration) -> Rule:
    """The rule view_declared(state, seat, out): every field of which the declaration says who may see it.

    What is seen in part is left to the game's own rules.
    """
    lines = ["def view_declared(state, seat, out):"]
    for field in declared.fields:
        if field.seen in (EVERYBODY, OWNER, NOBODY):
            lines += _view_lines(field)
    return written_rule("view_declared", "\n".join(lines) + "\n", {"blank_stream": blank_stream})


def _view_lines(field: Field) -> list[str]:
    """How one field comes into a view."""
    if field.type == "stream":
        return [f"    blank_stream(out.{field.name})"]
    axes = [f"i{axis}" for axis in range(len(field.shape))]
    lines = [
        "    " * (axis + 1) + f"for {name} in range({size}):"
        for axis, (name, size) in enumerate(zip(axes, field.shape, strict=True))
    ]
    at = f"{field.name}[{', '.join(axes)}]" if axes else field.name
    value = str(field.blank) if field.seen == NOBODY else f"state.{at}"
    if field.seen == OWNER:
        value += f" if i0 == seat else {field.blank}"
    return [*lines, "    " * (len(axes) + 1) + f"out.{at} = {value}"]
