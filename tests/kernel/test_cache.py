"""Machine code from the cache is that of the rule as it is now, though no file has changed.

Numba itself notices only a change in the file of the outermost function; here nothing in this file changes,
but what its names stand for does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.kernel.rules import cpu, rule

TABLE = np.array([10, 20, 30])
NUMBER = 5
SCALAR = np.int64(7)


@rule
def from_table(place: int) -> int:
    return TABLE[place]


@rule
def from_number(place: int) -> int:
    return place + NUMBER


@rule
def from_scalar(place: int) -> int:
    return int(place + SCALAR)


@rule
def from_default(place: int, more: int = 3) -> int:
    return place + more


@rule
def uses_table(place: int) -> int:
    return from_table(place)


@rule
def uses_number(place: int) -> int:
    return from_number(place)


@rule
def uses_scalar(place: int) -> int:
    return from_scalar(place)


@rule
def uses_default(place: int) -> int:
    return from_default(place)


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXTHMAN_CACHE", str(tmp_path))


def compiled_result(function: Any, place: int) -> int:
    """From a build of its own, as in another program."""
    return int(cpu().rule(function)(place))


def names_of(function: Any) -> dict[str, Any]:
    """What the names in this file stand for."""
    names: dict[str, Any] = function.__globals__
    return names


def test_a_table_that_an_inner_rule_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled_result(uses_table, 1) == 20
    monkeypatch.setitem(names_of(uses_table), "TABLE", np.array([10, 21, 30]))
    assert compiled_result(uses_table, 1) == 21


def test_a_number_that_an_inner_rule_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled_result(uses_number, 1) == 6
    monkeypatch.setitem(names_of(uses_number), "NUMBER", 8)
    assert compiled_result(uses_number, 1) == 9


def test_another_inner_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled_result(uses_number, 1) == 6
    monkeypatch.setitem(names_of(uses_number), "from_number", from_table)
    assert compiled_result(uses_number, 1) == 20


def test_a_numpy_scalar_that_an_inner_rule_names(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled_result(uses_scalar, 1) == 8
    monkeypatch.setitem(names_of(uses_scalar), "SCALAR", np.int64(9))
    assert compiled_result(uses_scalar, 1) == 10


def test_a_default_of_an_inner_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled_result(uses_default, 1) == 4
    monkeypatch.setattr(from_default, "__defaults__", (4,))
    assert compiled_result(uses_default, 1) == 5


def test_versions_of_a_rule_have_different_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code from the cache knows functions by name: of two of one name the first would serve both."""
    before: Any = cpu().rule(uses_number)
    monkeypatch.setitem(names_of(uses_number), "NUMBER", 8)
    after: Any = cpu().rule(uses_number)
    names = [version.py_func.__globals__["from_number"].py_func.__qualname__ for version in (before, after)]
    assert names[0] != names[1]
    assert all(name.startswith("from_number") for name in names)
