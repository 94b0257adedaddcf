"""`import sixthman` takes no time, and offers public names only."""

from __future__ import annotations

import subprocess
import sys

import pytest

import sixthman as sm

_TIMED = """
import sys, time
begun = time.perf_counter()
import sixthman
took = time.perf_counter() - begun
loaded = [name for name in sys.modules if name.partition(".")[0] in ("numpy", "wasmtime", "sixthman", "rich")]
print(took, *loaded)
"""


def test_importing_loads_next_to_nothing() -> None:
    out = subprocess.run([sys.executable, "-c", _TIMED], capture_output=True, text=True, check=True).stdout
    took, *loaded = out.split()
    assert loaded == ["sixthman"]
    assert float(took) < 0.1


def test_every_name_is_there_and_says_what_it_is() -> None:
    for name in sm.__all__:
        assert getattr(sm, name).__doc__, name
    assert set(sm.__all__) <= set(dir(sm))
    assert not [name for name in dir(sm) if name.startswith("_") and name != "__version__"]


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        sm.nothing  # noqa: B018
