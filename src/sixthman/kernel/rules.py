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
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

Rule = Callable[..., Any]
F = TypeVar("F", bound=Rule)
Compiler = Callable[[FunctionType, bool], Rule]  # (function, is it called from outside the rules?)

RULES: set[Rule] = set()


def rule(function: F) -> F:
    """Mark a function as a rule: every target may build its own version of it."""
    RULES.add(function)
    return function


class Build:
    """One set of rules on one target: the same rule asked for twice is built once."""

    def __init__(self, compile_function: Compiler, bound: Mapping[str, Any] | None = None) -> None:
        self._compile = compile_function
        self._bound: dict[str, Any] = dict(bound or {})
        self._built: dict[tuple[Rule, bool], Rule] = {}

    def bind(self, name: str, value: Any) -> None:
        """Let rules built from now on find `value` under the global `name`."""
        self._bound[name] = value

    def module(self, name: str, functions: Mapping[str, Rule]) -> ModuleType:
        """A module of built rules, which other rules can then be bound to."""
        module = ModuleType(name)
        for attribute, function in functions.items():
            setattr(module, attribute, self.rule(function))
        return module

    def rule(self, function: Rule) -> Rule:
        """This target's version of `function`, for calls from outside."""
        return self._version(function, outside=True)

    def _version(self, function: Rule, outside: bool) -> Rule:
        wanted = (function, outside)
        if wanted not in self._built:
            self._built[wanted] = self._compile(self._rebound(function), outside)
        return self._built[wanted]

    def _rebound(self, function: Rule) -> FunctionType:
        assert isinstance(function, FunctionType)
        names = dict(function.__globals__)
        for name in function.__code__.co_names:
            if name in self._bound:
                names[name] = self._bound[name]
            elif _is_rule(names.get(name)):
                names[name] = self._version(names[name], outside=False)
        anew = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        anew.__module__ = function.__module__
        anew.__qualname__ = function.__qualname__
        return anew


def _is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and value in RULES


def interpreted() -> Build:
    """Plain Python: to read, to debug, to start in no time."""
    return Build(lambda function, outside: function)


def cpu(sources: Iterable[Path]) -> Build:
    """Machine code for this processor, cached on disk under a digest of all `sources`.

    Numba looks only at the file of the outermost function when it asks whether a cache entry is
    stale, and not at all at data a rule has baked in; the digest covers every file a rule may
    depend on.
    """
    import numba

    config: Any = numba.config
    jit: Any = numba.njit
    folder = str(_cache_folder(sources, numba.__version__))

    def compile_function(function: FunctionType, outside: bool) -> Rule:
        before, config.CACHE_DIR = config.CACHE_DIR, folder
        try:  # _nrt=False: rules allocate nothing, so nothing needs counting of references
            compiled: Rule = jit(cache=outside, nogil=True, error_model="numpy", _nrt=False)(function)
        finally:
            config.CACHE_DIR = before
        return compiled

    return Build(compile_function)


def _cache_folder(sources: Iterable[Path], version: str) -> Path:
    digest = hashlib.sha256(version.encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    root = Path(os.environ.get("SIXTHMAN_CACHE") or _user_cache() / "sixthman")
    folder = root / digest.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="sixthman-"))
    return folder


def _user_cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
