"""Targets: the rules a rule names are replaced by the target's own, and machine code is kept on disk."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from sixthman.kernel.game import PROTOCOL, Engine
from sixthman.kernel.rules import RULES, Build, Rule, cpu, interpreted, rule

game: Any = None
policy: Any = None
STEP = 3
TABLE = np.array([10, 20, 30])


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def doubled_and_more(number: int, more: int = STEP) -> int:
    return doubled(number) + more


@rule
def thrice(number: int) -> int:
    return doubled_and_more(number) + doubled(number)


@rule
def asked(number: int) -> int:
    return policy(number) + game.value(number)


@rule
def add_one(number: int) -> int:
    return number + 1


@rule
def add_two(number: int) -> int:
    return number + 2


@rule
def square(number: int) -> int:
    return number * number


@rule
def first_count(counts: Any) -> int:
    return int(counts[0])


@rule
def looked_up(place: int) -> int:
    return int(TABLE[place]) + int(policy[place])


def not_a_rule(number: int) -> int:
    return 7 * number


@rule
def leaves_others_alone(number: int) -> int:
    return not_a_rule(number)


class Ledger:
    """A target that notes what it builds, and adds 1000 to what rules called from rules return."""

    def __init__(self) -> None:
        self.built: list[tuple[str, bool]] = []

    def compile(self, function: FunctionType, mark: bytes, outside: bool, inline: bool) -> Rule:
        self.built.append((function.__name__, outside))
        if outside:
            return function
        return lambda *arguments: function(*arguments) + 1000


@pytest.fixture
def ledger() -> Ledger:
    return Ledger()


def test_decorator_leaves_the_function_alone() -> None:
    assert doubled(4) == 8
    assert doubled in RULES
    assert not_a_rule not in RULES


def test_rules_called_from_a_rule_are_the_targets_own(ledger: Ledger) -> None:
    build = Build(ledger.compile)
    # doubled: 8 + 1000; doubled_and_more: 1008 + 3 + 1000; thrice: 2011 + 1008
    assert build.rule(thrice)(4) == 3019
    assert thrice(4) == 8 + 3 + 8, "the plain function still calls plain functions"
    assert leaves_others_alone.__globals__["not_a_rule"] is not_a_rule
    assert build.rule(leaves_others_alone)(1) == 7


def test_each_rule_is_built_once_inside_and_once_outside(ledger: Ledger) -> None:
    build = Build(ledger.compile)
    assert build.rule(thrice) is build.rule(thrice)
    build.rule(doubled)
    assert sorted(ledger.built) == [
        ("doubled", False),
        ("doubled", True),
        ("doubled_and_more", False),
        ("thrice", True),
    ]


def test_built_rules_keep_their_names_and_defaults() -> None:
    anew = interpreted().rule(doubled_and_more)
    assert anew is not doubled_and_more
    assert isinstance(anew, FunctionType)
    assert (anew.__name__, anew.__module__, anew.__qualname__) == (
        "doubled_and_more",
        __name__,
        "doubled_and_more",
    )
    assert anew(5) == 13
    assert anew(5, 1) == 11


def test_bound_names_are_found_by_rules_built_later() -> None:
    for policy_rule, value in ((add_one, 4 + 1 + 16), (add_two, 4 + 2 + 16)):
        build = Build(Ledger().compile)
        build.bind("game", build.module("numbers", {"value": square}))
        build.bind("policy", build.rule(policy_rule))
        assert build.rule(asked)(4) == value
    assert game is None
    assert policy is None


def test_what_is_built_already_keeps_what_it_was_bound_to() -> None:
    build = interpreted()
    build.bind("game", build.module("numbers", {"value": square}))
    build.bind("policy", build.rule(add_one))
    before = build.rule(asked)
    build.bind("policy", build.rule(add_two))
    assert build.rule(asked) is before
    assert before(4) == 21


def test_bound_at_the_start_is_as_good_as_bound_later() -> None:
    numbers = ModuleType("numbers")
    numbers.value = square  # type: ignore[attr-defined]
    build = Build(lambda function, mark, outside, inline: function, {"game": numbers, "policy": add_one})
    assert build.rule(asked)(4) == 21


def test_a_target_places_the_tables_that_rules_name() -> None:
    """Its own and bound ones; the mark of a rule does not depend on where they are."""
    marks, placed = [], []

    def compile_function(function: FunctionType, mark: bytes, outside: bool, inline: bool) -> Rule:
        marks.append(mark)
        return function

    def elsewhere(table: Any) -> Any:
        placed.append(table.tolist())
        return placed[-1]

    bound = {"policy": np.array([7, 8])}
    assert Build(compile_function, bound).rule(looked_up)(1) == 20 + 8
    assert Build(compile_function, bound, elsewhere).rule(looked_up)(1) == 20 + 8
    assert sorted(placed) == [[7, 8], [10, 20, 30]]
    assert marks[0] == marks[1]


def test_module_holds_the_built_rules_under_the_names_given(ledger: Ledger) -> None:
    build = Build(ledger.compile)
    module = build.module("numbers", {"twice": doubled, "more": doubled_and_more})
    assert module.__name__ == "numbers"
    assert module.twice is build.rule(doubled)
    assert module.more(1) == 2 + 1000 + 3


def test_engine_offers_the_whole_protocol(interpreted: Engine) -> None:
    assert set(PROTOCOL) == set(interpreted.rules.rules)
    assert all(isinstance(getattr(interpreted.game, name), FunctionType) for name in PROTOCOL)


# Machine code on disk


def inner_of(compiled: Any) -> Any:
    """The rule that `thrice` calls first, as it was compiled."""
    (only,) = compiled.py_func.__globals__["doubled_and_more"].overloads.values()
    return only


def cache_path(build: Build, function: Rule = thrice) -> Path:
    compiled: Any = build.rule(function)
    return Path(compiled.stats.cache_path)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("SIXTHMAN_CACHE", str(folder))
    return folder


def test_compiled_rules_do_what_plain_ones_do(root: Path) -> None:
    build = cpu()
    assert [build.rule(thrice)(number) for number in range(5)] == [thrice(number) for number in range(5)]


def test_compiled_numbers_are_signed_as_plain_ones_are(root: Path) -> None:
    """Left unsigned, as Numba has it, sums of counts and places would become floats here and there."""
    compiled: Any = cpu().rule(first_count)
    assert compiled(np.array([200], np.uint8)) == 200
    assert [str(signature.return_type) for signature in compiled.nopython_signatures] == ["int64"]


def test_every_rule_has_a_cache_folder_of_its_own_and_keeps_it(root: Path) -> None:
    first = cache_path(cpu())
    assert first.is_relative_to(root)
    assert cache_path(cpu()) == first
    assert cache_path(cpu(), doubled) != first


def test_folder_that_cannot_be_made_gives_way_to_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "a file"
    in_the_way.write_text("not a folder")
    monkeypatch.setenv("SIXTHMAN_CACHE", str(in_the_way))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    build = cpu()
    assert build.rule(thrice)(4) == 19
    assert cache_path(build).is_relative_to(tmp_path)
    assert not cache_path(build).is_relative_to(in_the_way)


def test_without_a_setting_the_users_cache_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXTHMAN_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_path(cpu()).is_relative_to(tmp_path / "xdg" / "sixthman")


SCRIPT = """
import numpy as np
from sixthman.kernel.rules import cpu, rule

TABLE = np.array([{printed}])

@rule
def inner(number):
    return 2 * number + TABLE[0]

@rule
def outer(number):
    return inner(number) + {constant}

compiled = cpu().rule(outer)
assert compiled(20) == 40 + {printed} + {constant}
print(sum(compiled.stats.cache_hits.values()), sum(compiled.stats.cache_misses.values()))
"""


@pytest.fixture
def run(tmp_path: Path, root: Path) -> Callable[[int, int], str]:
    """Runs the script above in a Python of its own; what it prints is hits and misses."""
    script = tmp_path / "script.py"

    def run_script(constant: int, printed: int) -> str:
        script.write_text(SCRIPT.format(constant=constant, printed=printed))
        done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    return run_script


def test_second_run_compiles_nothing_until_a_rule_or_table_changes(run: Callable[[int, int], str]) -> None:
    assert run(1, 7) == "0 1"
    assert run(1, 7) == "1 0"
    assert run(1, 8) == "0 1", "a table that a rule has baked in is part of it"
    assert run(2, 8) == "0 1"


def test_cache_tells_apart_what_a_rule_was_bound_to(root: Path) -> None:
    """A loop compiled for one policy must not be handed to another one."""
    results = []
    for policy_rule in (add_one, add_two):
        build = cpu()
        build.bind("game", build.module("numbers", {"value": square}))
        build.bind("policy", build.rule(policy_rule))
        results.append(build.rule(asked)(4))
    assert results == [21, 22]
