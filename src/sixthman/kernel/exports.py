"""What a compiled module offers: rules that can be called from outside, and the types of what they take.

A rule has no types of its own; where it is compiled ahead of time someone has to name them. Types are plain:
`INT`, `FLOAT`, a record (its numpy type), rows of either (`Rows`), or a group of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .rules import Rule

INT, FLOAT = "int", "float"  # 64 bits each


@dataclass(frozen=True)
class Rows:
    """An array of numbers or records, in the order of C."""

    of: np.dtype[Any]
    dimensions: int = 1


def rows(of: Any, dimensions: int = 1) -> Rows:
    """Rows of a number's type or a record's."""
    return Rows(np.dtype(of), dimensions)


Type = str | np.dtype[Any] | Rows | tuple[Any, ...]


@dataclass(frozen=True)
class Export:
    """A rule as it is offered: what it takes, what it gives, and the rules bound to names in it."""

    rule: Rule
    takes: tuple[Type, ...]
    gives: str | None = None
    bound: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""  # where the same rule is offered more than once

    @property
    def label(self) -> str:
        """What it is called in the module."""
        return self.name or self.rule.__name__


def label_of(bound: Any) -> str:
    """What is bound to a name, in words: a rule by its own name, a number as it is written."""
    return str(getattr(bound, "__name__", bound))


# --- types as data, for whoever reads a module without this code


def described(type_: Type) -> Any:
    """A type in JSON: "int", "u1", {"fields": …}, {"rows": …}, or a list of types for a group."""
    if isinstance(type_, tuple):
        return [described(part) for part in type_]
    if isinstance(type_, Rows):
        return {"rows": described(type_.of), "dimensions": type_.dimensions}
    return type_ if isinstance(type_, str) else _described_number_or_record(type_)


def _described_number_or_record(type_: np.dtype[Any]) -> Any:
    if type_.fields is None:
        return type_.str[1:]
    parts = []
    for name in type_.names or ():
        inner, at = type_.fields[name][:2]
        parts.append([name, described(inner.base), list(inner.shape), at])
    return {"fields": parts, "size": type_.itemsize}


def numpy_type(written: Any) -> np.dtype[Any]:
    """The numpy type of a number or a record that `described` wrote."""
    if isinstance(written, str):
        return np.dtype(f"<{written}")
    parts = written["fields"]
    layout: Any = {
        "names": [name for name, *_ in parts],
        "formats": [(numpy_type(inner), tuple(shape)) for _, inner, shape, _ in parts],
        "offsets": [at for *_, at in parts],
        "itemsize": written["size"],
    }
    return np.dtype((np.record, np.dtype(layout)))
