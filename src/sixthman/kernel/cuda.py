"""The third target: rules as functions on an NVIDIA GPU."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import numpy as np

from sixthman.kernel.game import BuiltEngine, Game
from sixthman.kernel.playout import at_random, uniform
from sixthman.kernel.rules import SIGNED, Build, Rule, callers


class NoGpu(Exception):
    """There is no GPU, driver or package to run rules on a GPU."""


class BadPolicy(ValueError):
    """A policy that a GPU would play wrongly."""


def check_policy(policy: Rule) -> None:
    """BadPolicy if the random player is built into a policy beside others: on a GPU such a program spoils
    what its loop keeps (docs/notes/gpu.md). `uniform` is the same player as a function of its own."""
    wrong = callers(policy, at_random) - {uniform}
    if policy is not uniform and wrong:
        names = ", ".join(sorted(rule.__name__ for rule in wrong))
        raise BadPolicy(f"{names}: call uniform instead of at_random, which fails on a GPU")


def load_cuda() -> Any:
    """numba's CUDA module, if a GPU can be used here; NoGpu says why not."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still looks for what numpy 2.5 has dropped
        np.row_stack = np.vstack
    try:
        import numba
        import numba.cuda
    except ImportError as reason:
        raise NoGpu(str(reason)) from reason
    config: Any = numba.config
    cuda: Any = numba.cuda
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the last launch of a batch is small, and that is fine
    if not cuda.is_available():
        raise NoGpu("no GPU or driver found")
    return cuda


LARGE = 1024  # bytes of a table: every function that names a smaller one has a copy in constant memory


def gpu_engine(game: Game, cuda: Any) -> BuiltEngine:
    """The game as device functions; large tables lie in the GPU's main memory, once for all of them."""
    placed: dict[int, Any] = {}

    def place_table(table: Any) -> Any:
        if table.nbytes < LARGE:
            return table
        if id(table) not in placed:
            placed[id(table)] = cuda.to_device(table)
        return placed[id(table)]

    def compile_function(function: FunctionType, checksum: bytes, outside: bool, inline: bool) -> Rule:
        compiled: Rule = cuda.jit(device=True, forceinline=inline)(function)
        return compiled

    return BuiltEngine(game, Build(compile_function, SIGNED, place_table))
