"""The names of a function: what is local, what comes from outside, and what is known of a value's type."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from .natives import BUILTINS, EXCEPTIONS
from .sources import Location, Refused
from .values import text
from .world import World, safe

NUMBER, TEXT, TRUTH = "number", "text", "truth"  # types of values that JavaScript treats as Python does
BY_NAME = {"int": NUMBER, "float": NUMBER, "str": TEXT, "bool": TRUTH}
MISSING = object()


class Scope:
    """Where names are looked up while a function is translated."""

    def __init__(
        self, world: World, location: Location, names: Mapping[str, Any], owner: type | None = None
    ) -> None:
        self.world = world
        self.location = location
        self.names = names  # of the module
        self.owner = owner  # the class whose method this is
        self.own: list[
            dict[str, str | None]
        ] = []  # local names and the types of what they hold, from outside in
        self.imported: dict[str, Any] = {}  # by imports in the function
        self.temporaries = 0
        self.is_static = False

    # --- local names

    @contextmanager
    def local(self, names: Mapping[str, str | None]) -> Iterator[None]:
        """Meanwhile these names are local ones."""
        self.own.append(dict(names))
        try:
            yield
        finally:
            self.own.pop()

    def is_local(self, name: str) -> bool:
        """Is it a parameter or a variable?"""
        return any(name in names for names in self.own)

    def type_of(self, name: str) -> str | None:
        """What is known of a local name's value."""
        return next((names[name] for names in reversed(self.own) if name in names), None)

    def temporary(self) -> str:
        """A name that nobody else uses; the function declares it."""
        self.temporaries += 1
        return f"$t{self.temporaries}"

    # --- names from outside

    def outside(self, name: str) -> Any:
        """What a name that is not local stands for; MISSING if that is nothing known here."""
        if name in self.imported:
            return self.imported[name]
        if name in self.names:
            return self.names[name]
        return getattr(builtins, name, MISSING)

    def static(self, node: ast.expr) -> Any:
        """What names and attributes of modules and classes stand for; MISSING for anything else."""
        if isinstance(node, ast.Name):
            return MISSING if self.is_local(node.id) else self.outside(node.id)
        if isinstance(node, ast.Attribute):
            owner = self.static(node.value)
            if owner is MISSING or not isinstance(owner, type(ast) | type):
                return MISSING
            return getattr(owner, node.attr, MISSING)
        return MISSING

    def name(self, node: ast.Name) -> str:
        """A name, as it is written in JavaScript."""
        if self.is_local(node.id):
            return safe(node.id)
        found = self.outside(node.id)
        if found is MISSING:
            raise self.refusal(node, f"{node.id} is not known")
        if node.id in BUILTINS and found is getattr(builtins, node.id, None):
            return f"$.{node.id}"
        if getattr(builtins, node.id, None) is found and node.id not in EXCEPTIONS:
            raise self.refusal(node, f"{node.id}() is not translated")
        if isinstance(found, type) and found.__name__ in EXCEPTIONS and found.__module__ == "builtins":
            return f"$.{found.__name__}"
        return self.refer(found, node.id, node)

    def refer(self, found: Any, called: str, node: ast.AST) -> str:
        """Something from outside, as it is written in JavaScript."""
        if found is None or isinstance(found, bool | int | float | str):
            return self.world.value(found, called, self.location, node)
        written = self.world.refer(found, called, self.location, node)
        if self.is_local(written):
            raise self.refusal(node, f"{called} is called {written}, like a local name")
        return written

    def take_import(self, node: ast.ImportFrom | ast.Import) -> None:
        """An import within a function."""
        if isinstance(node, ast.Import):
            raise self.refusal(node, "import of a whole module in a function")
        package = str(self.names["__name__"]).split(".")
        is_package = str(self.names.get("__file__", "")).endswith("__init__.py")
        if node.level:
            package = package[: len(package) - node.level + is_package]
            path = ".".join([*package, *(node.module or "").split(".")]).strip(".")
        else:
            path = str(node.module)
        module = import_module(path)
        for alias in node.names:
            found = getattr(module, alias.name, MISSING)
            if found is MISSING:
                found = import_module(f"{path}.{alias.name}")
            self.imported[alias.asname or alias.name] = found

    def refusal(self, node: ast.AST | None, why: str) -> Refused:
        """What to raise for a line of this function."""
        return self.location.refusal(node, why)


def type_said(annotation: ast.expr | None) -> str | None:
    """The type of value that an annotation names."""
    return BY_NAME.get(annotation.id) if isinstance(annotation, ast.Name) else None


def quoted(words: str) -> str:
    """A text in JavaScript."""
    return text(words)
