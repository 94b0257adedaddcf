"""Rules and the targets they run on.

A rule is a plain Python function, written in the part of Python that Numba compiles and marked
with `@rule`. The decorator leaves it alone, so a rule can be read, called and stepped through as it
stands: that is the interpreted target. A compiled target is made by building each function anew
with the rules it names (and theirs, recursively) replaced by their compiled versions.

Two names are bound at that moment rather than imported, so that a loop can be written once for
every game: `game`, a module holding the functions of the `Game` protocol, and `policy`, the function
that chooses for a seat.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np

from .specialize import code_for

Rule = Callable[..., Any]
F = TypeVar("F", bound=Rule)
# Builds a function, which a checksum stands for: is it called from outside the rules, built into its callers?
Compiler = Callable[[FunctionType, bytes, bool, bool], Rule]

# In compiled code too int(…) is a signed number: Numba's own leaves an unsigned one unsigned, and may make
# a float of what that and a signed one add up to
SIGNED: Mapping[str, Any] = {"int": np.int64}

RULES: set[Rule] = set()
INLINED: set[Rule] = set()


def rule(function: F) -> F:
    """Mark a function as a rule: every target may build its own version of it."""
    RULES.add(function)
    return function


def inlined(function: F) -> F:
    """A rule on the path of every decision: compiled targets build it into whoever calls it."""
    INLINED.add(function)
    return rule(function)


class Build:
    """One set of rules on one target: the same rule asked for twice is built once."""

    def __init__(
        self,
        compile_function: Compiler,
        bound: Mapping[str, Any] | None = None,
        place_table: Callable[[Any], Any] = lambda table: table,
        agreed: Mapping[str, int] | None = None,
    ) -> None:
        self._compile = compile_function
        self._place_table = place_table  # where the target wants a table that rules name
        self._agreed: Mapping[str, int] = agreed or {}  # fields of the record known beforehand
        self._bound: dict[str, Any] = dict(bound or {})
        self._built: dict[tuple[Rule, bool], Rule] = {}
        self._checksums: dict[int, bytes] = {}  # of what was built, by its identity
        self._common: Build | None = None  # of a variant: builds what does not know the difference
        self._different: frozenset[str] = frozenset()

    def bind(self, name: str, value: Any) -> None:
        """Let rules built from now on find `value` (a rule: this target's version of it) under `name`."""
        self._bound[name] = value

    def variant(self, bound: Mapping[str, Any]) -> Build:
        """The same target with some names bound otherwise; rules without these names are built only once."""
        variant = Build(self._compile, {**self._bound, **bound}, self._place_table, self._agreed)
        variant._checksums, variant._common, variant._different = self._checksums, self, frozenset(bound)
        return variant

    def module(self, name: str, functions: Mapping[str, Rule], outside: bool = True) -> ModuleType:
        """A module of built rules: for calls from outside, or for other rules to be bound to."""
        module = ModuleType(name)
        for attribute, function in functions.items():
            setattr(module, attribute, self._version(function, outside))
        checksums = [self._checksums[id(getattr(module, attribute))] for attribute in functions]
        self._checksums[id(module)] = b"".join(checksums)
        return module

    def rule(self, function: Rule) -> Rule:
        """This target's version of `function`, for calls from outside."""
        return self._version(function, outside=True)

    def _version(self, function: Rule, outside: bool) -> Rule:
        if self._common and not _uses(function, self._different):
            return self._common._version(function, outside)
        wanted = (function, outside)
        if wanted not in self._built:
            anew, checksum = self._rebound(function)
            built = self._compile(anew, checksum, outside, function in INLINED)
            self._built[wanted] = built
            self._checksums[id(built)] = checksum
        return self._built[wanted]

    def _rebound(self, function: Rule) -> tuple[FunctionType, bytes]:
        """The function anew, and a checksum of all that its compiled code depends on."""
        assert isinstance(function, FunctionType)
        code = code_for(function, self._agreed)
        names = dict(function.__globals__)
        digest = hashlib.sha256(function.__module__.encode() + code.co_code)
        inline = function in INLINED
        shape = (code.co_consts, code.co_names, code.co_varnames, function.__defaults__, inline)
        digest.update(repr(shape).encode())
        for name in code.co_names:
            if name in self._bound:
                value = self._bound[name]
                _check_meant(function, name, value)
                names[name] = self._version(value, outside=False) if _is_rule(value) else value
                digest.update(self._checksum_of_bound(names[name]))
            elif _is_rule(names.get(name)):
                names[name] = self._version(names[name], outside=False)
                digest.update(self._checksums[id(names[name])])
            elif name in names:
                digest.update(_checksum_of_value(names[name]))
            if isinstance(names.get(name), np.ndarray):
                names[name] = self._place_table(names[name])
        anew = FunctionType(code, names, function.__name__, function.__defaults__)
        anew.__module__ = function.__module__
        anew.__qualname__ = function.__qualname__
        return anew, digest.digest()

    def _checksum_of_bound(self, value: object) -> bytes:
        """A rule is known by its own checksum, a table by its content."""
        return self._checksums.get(id(value)) or _checksum_of_value(value) or repr(value).encode()


def _check_meant(function: FunctionType, name: str, value: object) -> None:
    """A table is bound by its name: a rule that means something else by that name would be misled."""
    meant = function.__globals__.get(name)
    if isinstance(value, np.ndarray) and not isinstance(meant, np.ndarray | None):
        raise TypeError(f"{function.__qualname__}: {name} is a table elsewhere, and {meant!r} here")


@cache
def _uses(function: Rule, names: frozenset[str]) -> bool:
    """Does a rule, or one that it calls, use one of these names?"""
    assert isinstance(function, FunctionType)
    mentioned = function.__code__.co_names
    called = (function.__globals__.get(name) for name in mentioned)
    return not names.isdisjoint(mentioned) or any(_uses(other, names) for other in called if _is_rule(other))


def callers(function: Rule, called: Rule) -> set[Rule]:
    """Of a rule and all that it calls, those that call one particular rule."""
    found, seen, left = set[Rule](), set[Rule](), [function]
    while left:
        caller = left.pop()
        assert isinstance(caller, FunctionType)
        for value in map(caller.__globals__.get, caller.__code__.co_names):
            if value is called:
                found.add(caller)
            if isinstance(value, FunctionType) and value in RULES and value not in seen:
                seen.add(value)
                left.append(value)
    return found


def _is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and value in RULES


def _checksum_of_value(value: object) -> bytes:
    """A table is known by its content; everything else that rules name is known by how it prints."""
    if isinstance(value, np.ndarray):
        return repr((value.dtype, value.shape)).encode() + value.tobytes()
    is_plain = isinstance(value, int | float | str | tuple | np.generic)
    return repr(value).encode() if is_plain else b""


def interpreted(agreed: Mapping[str, int] | None = None) -> Build:
    """Plain Python: to read, to debug, to start in no time."""
    return Build(lambda function, checksum, outside, inline: function, agreed=agreed)


def cpu(agreed: Mapping[str, int] | None = None) -> Build:
    """Machine code for this processor, cached on disk; for any table, or for one with these fields.

    Numba looks only at the file of the outermost function when it asks whether a cache entry is
    stale: not at the rules that one calls, nor at tables they have baked in, nor at what a name was
    bound to. So every function has a folder of its own, named by a digest of all of that.
    """
    import numba

    config: Any = numba.config
    jit: Any = numba.njit
    folder = cache_folder() or Path(tempfile.mkdtemp(prefix="sixthman-"))
    root = folder / f"numba-{numba.__version__}"

    def compile_function(function: FunctionType, checksum: bytes, outside: bool, inline: bool) -> Rule:
        # Two loops from the cache may hold different versions of a rule. Programs know functions by name, and
        # of two with one name the first that was loaded serves both
        function.__qualname__ += f"_{checksum.hex()[:16]}"
        # _nrt=False: rules allocate nothing, so nothing needs counting of references
        settings = {"nogil": True, "error_model": "numpy", "_nrt": False, "forceinline": inline}
        if not outside:
            inner: Rule = jit(**settings)(function)
            return inner
        before, config.CACHE_DIR = config.CACHE_DIR, str(root / checksum.hex()[:24])
        try:
            outer: Rule = jit(cache=True, **settings)(function)
        finally:
            config.CACHE_DIR = before
        return outer

    return Build(compile_function, SIGNED, agreed=agreed)


def cache_folder() -> Path | None:
    """Where compiled code is kept from one run to the next; None if that cannot be written."""
    folder = Path(os.environ.get("SIXTHMAN_CACHE") or _user_cache() / "sixthman")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
