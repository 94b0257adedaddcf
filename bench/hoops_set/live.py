"""Tables that compiled rules read from memory at every look: other cards and other habits play at once.

Numba bakes tables into machine code. A search for numbers would compile the game again for each try; so
these tables are replaced by their addresses, and what is written into them counts from then on.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any

import numba
from numba.core import types
from numba.core.imputils import lower_constant
from numba.extending import intrinsic, models, overload, register_model, typeof_impl

from sixthman.kernel.game import BuiltEngine, Game
from sixthman.kernel.rules import SIGNED, Build


class Live:
    """Stands for a table of whole numbers in compiled rules."""

    def __init__(self, table: Any) -> None:
        self.table = table


class LiveType(types.Opaque):
    """The type of one such table: it knows where that lies and how wide a row and a number are."""

    def __init__(self, table: Any) -> None:
        self.address = table.ctypes.data
        self.width = table.itemsize
        self.strides = tuple(step // table.itemsize for step in table.strides)
        super().__init__(name=f"Live({self.address},{self.width},{self.strides})")


register_model(LiveType)(models.OpaqueModel)


@typeof_impl.register(Live)
def _type_of_live(live: Live, context: Any) -> LiveType:
    return LiveType(live.table)


@lower_constant(LiveType)  # type: ignore[no-untyped-call, untyped-decorator]
def _no_value(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return context.get_dummy_value()


@intrinsic
def _read(typing_context: Any, live: Any, index: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from llvmlite import ir  # type: ignore[import-untyped]

        long, cell = ir.IntType(64), ir.IntType(8 * live.width)
        start = ir.Constant(long, live.address)
        at = builder.add(start, builder.mul(arguments[1], ir.Constant(long, live.width)))
        found = builder.load(builder.inttoptr(at, cell.as_pointer()))
        return found if live.width == 8 else builder.sext(found, long)

    return types.int64(live, types.int64), build


@overload(operator.getitem)
def _look(live, index):  # type: ignore[no-untyped-def]  # Numba compares its names with those of the inner one
    if not isinstance(live, LiveType):
        return None
    read: Any = _read
    strides = live.strides
    if len(strides) == 2:
        rows = strides[0]
        return lambda live, index: read(live, index[0] * rows + index[1])
    if len(strides) == 3:
        one, two = strides[:2]
        return lambda live, index: read(live, index[0] * one + index[1] * two + index[2])
    if len(strides) == 4:
        first, second, third = strides[:3]
        return lambda live, index: read(
            live, index[0] * first + index[1] * second + index[2] * third + index[3]
        )
    return lambda live, index: read(live, index)  # noqa: PLW0108


def engine_with(game: Game, tables: Iterable[tuple[Any, Any]]) -> BuiltEngine:
    """A game whose rules look into other tables than theirs: pairs of theirs and the live one."""
    places = {id(given): table for given, table in tables}

    def compile_function(function: Any, mark: bytes, outside: bool, inline: bool) -> Any:
        function.__qualname__ += f"_{mark.hex()[:16]}"
        jit: Any = numba.njit
        return jit(nogil=True, error_model="numpy", _nrt=False, forceinline=inline)(function)

    def place_table(given: Any) -> Any:
        return Live(places[id(given)]) if id(given) in places else given

    return BuiltEngine(game, Build(compile_function, SIGNED, place_table))
