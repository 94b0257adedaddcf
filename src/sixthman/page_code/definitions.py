"""Functions and classes as they are in a file of JavaScript."""

from __future__ import annotations

import ast
import dataclasses
import sys
import time
from collections.abc import Container
from functools import cached_property
from types import FunctionType, GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec

from .natives import ASKED_OF_THE_HOUSE
from .scope import Scope
from .sources import Refused, location_of, parameters_of, plain_function, signature_of, tree_of
from .statements import Statements
from .values import text
from .world import Thing, World, safe

ALWAYS = {
    "__init__",
    "__post_init__",
    "__bool__",
    "__len__",
    "__iter__",
    "__contains__",
    "__getitem__",
    "__eq__",
}
ALWAYS |= {"__str__"}
NO_BASES = {"Generic", "Protocol", "ABC", "Struct", "object"}


def translated(thing: Thing, world: World) -> str:
    """The text of a function or class; what is wrong goes to the world's problems."""
    try:
        if thing.type == "function":
            return function_text(thing, world)
        return ClassText(thing, world).text()
    except Refused as problem:
        world.problems.append(problem)
        return ""


def scope_for(function: FunctionType, world: World, owner: type | None = None) -> Scope:
    """Where the names of a function are looked up."""
    return Scope(world, location_of(function), function.__globals__, owner)


def function_text(thing: Thing, world: World) -> str:
    """A function of a module."""
    tree = tree_of(thing.found)
    parameters, body, yields = Statements(scope_for(thing.found, world)).function(tree, bound=False)
    if thing.cached:
        return f"const {thing.name} = $.cache(({parameters}) => {{\n{body}\n}});"
    return f"function{'*' if yields else ''} {thing.name}({parameters}) {{\n{body}\n}}"


class ClassText:
    """A class: its methods as far as they are reached, and what else lies in it."""

    def __init__(self, thing: Thing, world: World) -> None:
        self.thing, self.world, self.cls = thing, world, thing.found
        self.of_class: list[str] = []  # methods that belong to the class

    def text(self, early: Container[str] | None = None) -> str:
        """All of it, or what is wanted early: only methods of these names."""
        members = [code for name, found in self._of(early, True) for code in self._member(name, found)]
        if (made := self._made_init()) is not None:
            members.insert(0, made)
        body = "\n".join(members)
        code = f"class {self.thing.name} extends {self._base()} {{\n{body}\n}}"
        if self.of_class:
            code += f"\n$.ofClass({self.thing.name}, {text(' '.join(self.of_class))});"
        return code

    def more(self, early: Container[str]) -> str:
        """The methods that come later than those of these names; nothing if there are none."""
        self.of_class = []
        members = [code for name, found in self._of(early, False) for code in self._member(name, found)]
        if not members:
            return ""
        body = "\n".join(members)
        code = f"$.more({self.thing.name}, class extends {self._base()} {{\n{body}\n}});"
        if self.of_class:
            code += f"\n$.ofClass({self.thing.name}, {text(' '.join(self.of_class))});"
        return code

    def _of(self, early: Container[str] | None, is_early: bool) -> list[tuple[str, Any]]:
        """What stands in the class: all of it, or what comes early, or what comes later."""
        if early is None:
            return list(vars(self.cls).items())
        return [
            (name, found)
            for name, found in vars(self.cls).items()
            if (name in ALWAYS or name in early) == is_early
        ]

    def attributes(self, early: Container[str] | None = None, is_early: bool = True) -> str:
        """What else lies in the class, written down after all values."""
        parts = []
        location = location_of(self.cls)
        for name, found in self._of(early, is_early):
            if not self._is_attribute(name, found):
                continue
            found = found.__func__ if isinstance(found, staticmethod) else found
            parts.append(f"{name}: {self.world.refer(found, name, location, None)}")
        return f"$.attributes({self.thing.name}, {{ {', '.join(parts)} }});" if parts else ""

    def _is_attribute(self, name: str, found: Any) -> bool:
        if name.startswith("__") or name not in self.world.attributes or name in self._fields():
            return False
        if self.world.is_left_out(self.cls, name):
            return False
        if isinstance(found, staticmethod):
            return not _stands_in(self.cls, found.__func__)
        if isinstance(found, FunctionType):
            return not _stands_in(self.cls, found)
        unlike = (property, cached_property, classmethod, MemberDescriptorType, GetSetDescriptorType)
        return not isinstance(found, unlike) and not name.startswith(("_abc", "_is_protocol"))

    def _base(self) -> str:
        bases = [base for base in self.cls.__bases__ if base.__name__ not in NO_BASES]
        if len(bases) > 1:
            raise location_of(self.cls).refusal(tree_of(self.cls), "more than one base")
        if not bases:
            return "$.Thing"
        base = bases[0]
        if base.__module__ == "builtins":
            return f"$.{base.__name__}"
        return self.world.refer(base, base.__name__, location_of(self.cls), tree_of(self.cls))

    # --- members

    def _member(self, name: str, found: Any) -> list[str]:
        """A method, property or the like, if it is reached."""
        wanted = name in ALWAYS or (name in self.world.attributes and not name.startswith("__"))
        if not wanted:
            return []
        if isinstance(found, property):
            return [self._method(found.fget, name, "get ")]
        path = f"{self.cls.__module__}.{self.cls.__qualname__}.{name}"
        if path in ASKED_OF_THE_HOUSE:
            asked = f"$.{ASKED_OF_THE_HOUSE[path]}(this)"
            return [f"get {name}() {{\nreturn $.once(this, {text(name)}, () => {asked});\n}}"]
        if isinstance(found, cached_property):
            return [self._once(found.func, name)]
        if isinstance(found, classmethod | staticmethod):
            return self._of_class(found, name)
        if isinstance(found, FunctionType) and _stands_in(self.cls, found):
            self._know(name, found, bound=True)
            return [self._method(found, name)]
        return []

    def _know(self, name: str, found: Any, bound: bool) -> None:
        taken = parameters_of(tree_of(found), bound)
        known = self.world.methods.setdefault(name, [])
        if taken not in known:
            known.append(taken)

    def _method(self, found: Any, name: str, before: str = "", bound: bool = True) -> str:
        if self.world.is_left_out(self.cls, name):
            return f"{before}{name}() {{\nreturn $.leftOut({text(found.__qualname__)});\n}}"
        try:
            scope = scope_for(found, self.world, self.cls)
            parameters, body, yields = Statements(scope).function(tree_of(found), bound)
        except Refused as problem:
            self.world.problems.append(problem)
            return ""
        return f"{before}{'*' if yields else ''}{name}({parameters}) {{\n{body}\n}}"

    def _once(self, found: Any, name: str, before: str = "get ") -> str:
        method = self._method(found, name, before)
        head, _, body = method.partition("{\n")
        return f"{head}{{\nreturn $.once(this, {text(name)}, () => {{\n{body}\n);\n}}"

    def _of_class(self, found: Any, name: str) -> list[str]:
        function = found.__func__
        plain = plain_function(function)
        if not _stands_in(self.cls, plain):
            return []
        self._know(name, plain, bound=isinstance(found, classmethod))
        self.of_class.append(name)
        if plain is not function:
            return [self._once(plain, name, "static ")]
        return [self._method(plain, name, "static ", bound=isinstance(found, classmethod))]

    # --- classes that list their fields

    def _fields(self) -> list[str]:
        if issubclass(self.cls, msgspec.Struct):
            return [one.name for one in msgspec.structs.fields(self.cls)]
        if dataclasses.is_dataclass(self.cls):
            return [one.name for one in dataclasses.fields(self.cls)]
        return []

    def _made_init(self) -> str | None:
        """The `__init__` of a dataclass or Struct, which isn't written out."""
        is_data = "__dataclass_fields__" in vars(self.cls) or issubclass(self.cls, msgspec.Struct)
        if not is_data or _has_init(self.cls):
            return None
        taken = signature_of(self.cls)
        parameters = [f"{safe(name)}{self._default(name)}" for name in taken.all]
        lines = [f"this.{name} = {safe(name)};" for name in taken.all]
        if hasattr(self.cls, "__post_init__"):
            lines.append("this.__post_init__();")
        fields = (
            f"get $fields() {{\nreturn {text(' '.join(self._fields()))};\n}}" if self._is_compared() else ""
        )
        return f"__init__({', '.join(parameters)}) {{\n" + "\n".join(lines) + f"\n}}\n{fields}"

    def _is_compared(self) -> bool:
        settings = vars(self.cls).get("__dataclass_params__")
        return settings.eq if settings is not None else True

    def _default(self, name: str) -> str:
        location, tree = location_of(self.cls), tree_of(self.cls)
        if issubclass(self.cls, msgspec.Struct):
            field: Any = next(one for one in msgspec.structs.fields(self.cls) if one.name == name)
            missing: Any = msgspec.NODEFAULT
        else:
            field = next(one for one in dataclasses.fields(self.cls) if one.name == name)
            missing = dataclasses.MISSING
        if field.default_factory is not missing:
            known = {list: "[]", dict: "$.dict([])", set: "$.set([])", time.perf_counter: "$.perfCounter()"}
            if field.default_factory not in known:
                raise location.refusal(tree, f"the usual value of {name}")
            return f" = {known[field.default_factory]}"
        if field.default is not missing:
            if self.world.is_rule(field.default):
                return f" = $.rule({text(field.default.__name__)})"
            return f" = {self.world.refer(field.default, name, location, tree)}"
        return ""


def _stands_in(cls: type, function: Any) -> bool:
    plain = plain_function(function)
    return (
        isinstance(plain, FunctionType)
        and plain.__module__ == cls.__module__
        and plain.__qualname__ == f"{cls.__qualname__}.{plain.__name__}"
        and plain.__module__ in sys.modules
        and _is_written(plain)
    )


def _is_written(function: Any) -> bool:
    try:
        tree_of(function)
    except Refused:
        return False
    return True


def _has_init(cls: type) -> bool:
    body = tree_of(cls).body
    return any(isinstance(node, ast.FunctionDef) and node.name == "__init__" for node in body)
