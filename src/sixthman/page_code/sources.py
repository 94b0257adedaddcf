"""The Python of functions and classes, as trees, found from the functions and classes themselves."""

from __future__ import annotations

import ast
import inspect
import sys
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

PACKAGES = ["sixthman"]  # whose functions and classes are translated


class Refused(Exception):
    """Python that cannot be translated: file, line, and why."""


class Location(NamedTuple):
    """Where some source is."""

    file: str

    def refusal(self, node: ast.AST | None, why: str) -> Refused:
        """What to raise for a line of it."""
        return Refused(f"{self.file}:{getattr(node, 'lineno', '?')}: {why}")


def is_ours(thing: Any) -> bool:
    """Is this a function or class that is translated?"""
    return str(getattr(thing, "__module__", "")).split(".")[0] in PACKAGES


def plain_function(found: Any) -> Any:
    """A function without what decorators have put around it."""
    while not isinstance(found, FunctionType) and hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    return found


@cache
def _trees(module: str) -> dict[str, ast.AST]:
    """The functions and classes of a module, by qualified name; the last one of a name counts."""
    source = sys.modules[module].__file__
    assert source is not None
    found: dict[str, ast.AST] = {}

    def walk(body: list[ast.stmt], before: str) -> None:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found[before + node.name] = node
            if isinstance(node, ast.ClassDef):
                walk(node.body, f"{before}{node.name}.")

    walk(ast.parse(Path(source).read_text("utf-8")).body, "")
    return found


def location_of(thing: Any) -> Location:
    """The file of a function or class."""
    file = Path(str(sys.modules[thing.__module__].__file__))
    parts = file.parts
    start = len(parts) - 1 - parts[::-1].index("sixthman") if "sixthman" in parts else -2
    return Location("/".join(parts[start:]))


def tree_of(thing: Any) -> Any:
    """The tree of a function or class; Refused if it is in no file."""
    found = _trees(thing.__module__).get(thing.__qualname__)
    if found is None:
        raise Refused(f"{thing.__module__}.{thing.__qualname__} stands in no file by itself")
    return found


class Parameters(NamedTuple):
    """What a function takes, in the order in which it is handed over in JavaScript: by place, by name alone,
    then a Dict with all other names (`facts`), then all others by place (`rest`)."""

    names: list[str]  # by place
    only: list[str]  # by name alone
    facts: str | None
    rest: str | None
    defaults: set[str]
    rules: set[str]  # those that are rules, by their annotation

    @property
    def all(self) -> list[str]:
        """Those with names, in order."""
        return [*self.names, *self.only]


def parameters_of(node: ast.FunctionDef | ast.Lambda, bound: bool = False) -> Parameters:
    """The parameters of a function; `bound`: without the first one."""
    given = node.args
    positional = [*given.posonlyargs, *given.args]
    with_default = {argument.arg for argument in positional[len(positional) - len(given.defaults) :]}
    with_default |= {
        argument.arg for argument, value in zip(given.kwonlyargs, given.kw_defaults, strict=True) if value
    }
    return Parameters(
        [argument.arg for argument in positional][1 if bound else 0 :],
        [argument.arg for argument in given.kwonlyargs],
        given.kwarg.arg if given.kwarg else None,
        given.vararg.arg if given.vararg else None,
        with_default,
        {one.arg for one in (*positional, *given.kwonlyargs) if _says(one.annotation, "Rule")},
    )


def _says(annotation: ast.expr | None, name: str) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == name


def signature_of(thing: Any) -> Parameters:
    """The parameters of a class whose `__init__` isn't written out: of a dataclass or a Struct."""
    names: list[str] = []
    only: list[str] = []
    defaults: set[str] = set()
    for name, parameter in inspect.signature(thing).parameters.items():
        (only if parameter.kind is parameter.KEYWORD_ONLY else names).append(name)
        if parameter.default is not parameter.empty:
            defaults.add(name)
    return Parameters(names, only, None, None, defaults, set())
