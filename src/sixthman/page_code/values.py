"""Values that Python worked out while it loaded modules, written down as JavaScript."""

from __future__ import annotations

import dataclasses
import json
import math
import re
from collections.abc import Callable, Mapping
from functools import cached_property
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from ..kernel.exports import described
from ..kernel.game import Game
from .sources import Location, is_ours

if TYPE_CHECKING:
    from .world import World


def is_plain(found: Any) -> bool:
    """Is it written where it is, however often?"""
    if isinstance(found, ModuleType | type | FunctionType):
        return True
    if type(found) in (tuple, frozenset):
        return not found
    return found is None or isinstance(found, bool | int | float | str | bytes)


def written(found: Any, world: World, location: Location, node: Any) -> str:
    """A value in JavaScript; Refused for what has no counterpart there."""

    def one(inner: Any) -> str:
        if world.is_rule(inner):
            return f"$.rule({text(inner.__name__)})"
        return world.refer(inner, "", location, node)

    if found is None or isinstance(found, bool | np.bool_):
        return {None: "null", True: "true", False: "false"}[None if found is None else bool(found)]
    if isinstance(found, int | float | np.integer | np.floating):
        return _number(found.item() if isinstance(found, np.generic) else found)
    if isinstance(found, str):
        return text(found)
    if isinstance(found, bytes):
        return text(found.decode("latin-1"))
    return _rows(found, one) or _instance(found, world, location, node, one)


def _rows(found: Any, one: Callable[[Any], str]) -> str | None:
    """What holds several values; None for anything else."""

    def rows(parts: Any) -> str:
        return f"[{', '.join(map(one, parts))}]"

    if isinstance(found, range):
        return f"$.range({found.start}, {found.stop}, {found.step})"
    if isinstance(found, Mapping):
        pairs = [f"[{one(key)}, {one(value)}]" for key, value in found.items()]
        return f"$.dict([{', '.join(pairs)}])"
    if isinstance(found, set | frozenset):
        return f"$.set({rows(sorted(found, key=repr))})"
    if isinstance(found, list | tuple) and type(found) in (list, tuple):
        return rows(found)
    if isinstance(found, re.Pattern):
        return f"$.re.compile({text(found.pattern)}, {found.flags & (re.I | re.S | re.M | re.X).value})"
    if isinstance(found, np.dtype):
        return f"$.np.dtype({json.dumps(described(found))})"
    if isinstance(found, np.ndarray) and found.dtype.fields is None:
        numbers = [_number(number) for number in found.ravel().tolist()]
        return f"$.np.fixed({text(found.dtype.str[1:])}, {list(found.shape)}, [{','.join(numbers)}])"
    return None


def text(words: str) -> str:
    """A text in JavaScript."""
    return json.dumps(words, ensure_ascii=False)


def _number(number: Any) -> str:
    if isinstance(number, bool):
        return str(number).lower()
    if isinstance(number, float) and not math.isfinite(number):
        return {math.inf: "Infinity", -math.inf: "-Infinity"}.get(number, "NaN")
    if isinstance(number, int) and abs(number) > 1 << 53:
        return str(float(number))
    return repr(number)


def _instance(found: Any, world: World, location: Location, node: Any, one: Callable[[Any], str]) -> str:
    """An object with its fields; a game's rules are known by name alone."""
    cls = type(found)
    if not is_ours(cls):
        raise location.refusal(node, f"a value of type {cls.__module__}.{cls.__qualname__}")
    if isinstance(found, msgspec.Struct):
        held = msgspec.structs.asdict(found)
    elif hasattr(found, "__dict__"):
        derived = {name for base in cls.__mro__ for name, one in vars(base).items() if _is_derived(one)}
        held = {name: value for name, value in vars(found).items() if name not in derived}
    else:
        held = {one.name: getattr(found, one.name) for one in dataclasses.fields(found)}
    if isinstance(found, Game):
        held = {**held, "tables": {}}
    parts = [f"{name}: {one(value)}" for name, value in held.items()]
    return f"$.made({world.refer(cls, cls.__name__, location, node)}, {{ {', '.join(parts)} }})"


def _is_derived(attribute: Any) -> bool:
    return isinstance(attribute, cached_property)
