"""All that is reached from what the page asks for, and what it is called in JavaScript.

The translation begins with live Python: modules are imported, and a name in a function stands for whatever it
stands for there. So what is worked out while modules are loaded (tables, declarations, patterns) is written
down as it came out, and only functions and classes that are reached are translated.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from ..kernel.rules import RULES
from .natives import LEFT_OUT, OURS, RESERVED, STANDARD
from .sources import PACKAGES, Location, Parameters, Refused, is_ours, plain_function

SHARED = "shared"


@dataclass(eq=False)
class Thing:
    """Something that is written down under a name of its own: a function, a class or a value."""

    found: Any
    name: str
    file: str
    type: str  # "function", "class" or "value"
    cached: bool = False
    text: str = ""
    after: str = ""  # of a class: what is written down after all values
    uses: set[str] = field(default_factory=set)  # names of things in other files
    refers: set[str] = field(default_factory=set)  # names of things in all files


class World:
    """What has been reached so far. `packages`: the packages of games, and the file of each."""

    def __init__(self, packages: Mapping[str, str], wanted: frozenset[str] = frozenset()) -> None:
        self.packages = packages
        self.left_out = LEFT_OUT - wanted
        self.things: dict[int, Thing] = {}
        self.values: list[Thing] = []  # in the order in which they can be written down
        self.names: dict[str, Thing] = {}
        self.attributes: set[str] = set()  # whose names are mentioned anywhere
        self.methods: dict[str, list[Parameters]] = {}  # of all classes reached, by name
        self.problems: list[Refused] = []
        self.current: Thing | None = None
        self.asked: set[str] = set()  # names of what the page itself asks for

    # --- references

    def refer(self, found: Any, called: str, location: Location, node: Any) -> str:
        """How something is named or written in the text that is being made."""
        if (native := self.native(found)) is not None:
            return f"$.{native}"
        is_cached = not isinstance(found, FunctionType | type) and hasattr(found, "__wrapped__")
        plain = plain_function(found) if is_cached else found
        if isinstance(plain, FunctionType | type):
            if not is_ours(plain):
                raise location.refusal(
                    node, f"{plain.__module__}.{plain.__qualname__} is not known to the page"
                )
            type_ = "class" if isinstance(plain, type) else "function"
            return self._use(self._thing(plain, plain.__name__, type_, is_cached))
        if isinstance(found, ModuleType):
            raise location.refusal(node, f"the module {found.__name__} as a value")
        return self.value(found, called, location, node)

    def native(self, found: Any) -> str | None:
        """What comes in its place; None for what is translated."""
        known = _natives().get(id(found))
        if known is None and isinstance(found, type) and issubclass(found, BaseException):
            return found.__name__ if found.__module__ == "builtins" else None
        return known

    def is_rule(self, found: Any) -> bool:
        """Is it a rule of the compiled module?"""
        return isinstance(found, FunctionType) and found in RULES

    def value(self, found: Any, called: str, location: Location, node: Any) -> str:
        """A value that was worked out while modules were loaded."""
        from .values import is_plain, written

        if not is_plain(found) and (home := _homes().get(id(found))):
            thing = self.things.get(id(found))
            if thing is None or thing not in self.values:
                thing = self._thing(found, home[1], "value")
                before, self.current = self.current, thing
                thing.uses, thing.refers = set(), set()
                thing.text = written(found, self, location, node)
                self.current = before
                self.values.append(thing)
            return self._use(thing)
        return written(found, self, location, node)

    def _use(self, thing: Thing) -> str:
        (self.asked if self.current is None else self.current.refers).add(thing.name)
        if self.current is not None and self.current.file != thing.file:
            if thing.file != SHARED:
                raise Refused(f"{self.current.name}: shared code names {thing.name} of {thing.file}")
            self.current.uses.add(thing.name)
        return thing.name

    def _thing(self, found: Any, name: str, type_: str, cached: bool = False) -> Thing:
        if id(found) not in self.things:
            free, number = safe(name), 2
            while free in self.names:
                free, number = f"{safe(name)}${number}", number + 1
            thing = Thing(found, free, self.file_of(found), type_, cached)
            self.things[id(found)] = self.names[free] = thing
        thing = self.things[id(found)]
        thing.cached = thing.cached or cached
        return thing

    def file_of(self, found: Any) -> str:
        """Which file it belongs to: that of a game, or the shared one."""
        home = _homes().get(id(found))
        module = home[0] if home else getattr(found, "__module__", "")
        for package, file in self.packages.items():
            if f"{module}.".startswith(f"{package}."):
                return file
        return SHARED

    def is_left_out(self, cls: type, name: str) -> bool:
        """Is this a method or attribute that the page never asks for?"""
        names = [f"{base.__qualname__}.{name}" for base in cls.__mro__]
        paths = [f"{base.__module__}.{one}" for base, one in zip(cls.__mro__, names, strict=True)]
        return not self.left_out.isdisjoint([*names, *paths])

    def mention(self, attribute: str) -> None:
        """An attribute of this name is asked for: methods that bear it are reached."""
        self.attributes.add(attribute)

    # --- what methods of a name take

    def parameters_named(self, method: str, given: Collection[str] = ()) -> Parameters | None:
        """What methods of this name take by name, if all that take what is given by name agree."""
        known = [one for one in self.methods.get(method, []) if one.facts or set(given) <= set(one.all)]
        if known and all(other[:4] == known[0][:4] for other in known):
            return known[0]
        return None

    def reached(self) -> set[str]:
        """The names of all that is needed in the end: what was taken for a function may have turned out to be
        a rule, which is known by its name."""
        found, more = set(), list(self.asked)
        while more:
            if (name := more.pop()) not in found:
                found.add(name)
                more += self.names[name].refers
        return found

    def ordered(self) -> Iterator[Thing]:
        """Functions, then classes with their bases before them, then values."""
        reached = self.reached()
        things = [thing for thing in self.things.values() if thing.name in reached]
        yield from (thing for thing in things if thing.type == "function")
        seen: set[str] = set()

        def with_bases(thing: Thing) -> Iterator[Thing]:
            if thing.name in seen:
                return
            seen.add(thing.name)
            for base in thing.found.__mro__[1:]:
                if id(base) in self.things:
                    yield from with_bases(self.things[id(base)])
            yield thing

        for thing in things:
            if thing.type == "class":
                yield from with_bases(thing)
        yield from (thing for thing in self.values if thing.name in reached)


def safe(name: str) -> str:
    """A name that JavaScript allows."""
    return f"{name}$" if name in RESERVED else name


@cache
def _natives() -> dict[int, str]:
    found: dict[int, str] = {}
    for path, name in (*STANDARD.items(), *OURS.items()):
        module, _, last = path.rpartition(".")
        found[id(getattr(import_module(module), last))] = name
    return found


@cache
def _homes() -> dict[int, tuple[str, str]]:
    """Where values that have a name come from: the module (a shared one before one of a game), the name."""
    from .values import is_plain

    found: dict[int, tuple[str, str]] = {}
    modules = [name for name in sys.modules if name.split(".")[0] in PACKAGES]
    for module in sorted(modules, key=lambda name: (".games." in name, name.count("."), name)):
        for name, value in vars(sys.modules[module]).items():
            if not name.startswith("__") and not is_plain(value):
                found.setdefault(id(value), (module, name))
    return found
