"""Numba's front end by itself: rules in LLVM's language, for a module to be compiled from as a whole.

Numba makes every function ready to run on this machine. What a module needs is only the first half of that:
types found, and the function written down in LLVM's language, neither optimised nor linked to what it calls.
This reaches into Numba's compiler, so building modules is tied to the version it was tried with; running them
is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FunctionType
from typing import Any

import numba
from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import base, codegen, compiler, compiler_machinery, typed_passes, types
from numba.np import arrayobj

from .exports import INT, Rows, Type
from .rules import Rule

Library: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler
Lowering: Any = typed_passes.NativeLowering
Context: Any = base.BaseContext
jit: Any = numba.njit
numba_types: Any = types
lower_result: Any = compiler._LowerResult
usual_steps: Any = compiler.DefaultPassBuilder.define_nopython_pipeline
register_pass: Any = compiler_machinery.register_pass
make_function: Any = vars(numba)["_dynfunc"].make_function
make_array: Any = arrayobj.make_array
populate_array: Any = arrayobj.populate_array
Long = ir.IntType(64)


class Part(Library):  # type: ignore[misc]
    """A rule in LLVM's language as the front end leaves it."""

    def _optimize_functions(self, module: Any) -> None:
        """The module is optimised as a whole."""

    def finalize(self) -> None:
        """Nothing is linked before all of it is."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(Lowering):  # type: ignore[misc]
    """From Numba's language to LLVM's, and no further."""

    _name = "sixthman_part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower the function, and let callers find it."""
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        about = lowered.fndesc
        # Callers know a function by its entry from Python. This one leads nowhere, and nobody calls it.
        entry = make_function(about.lookup_module(), about.qualname, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(entry, about, [state.library])
        state["cr"] = lower_result(about, lowered.call_helper, cfunc=entry, env=lowered.env)
        return True


class PartCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler with that step in place of its own."""

    def define_pipelines(self) -> list[Any]:
        """The usual steps, but for one."""
        steps = usual_steps(self.state)
        steps.passes = [(PartLowering if step is Lowering else step, about) for step, about in steps.passes]
        steps.finalize()
        return [steps]


def compile_part(function: FunctionType, checksum: bytes, outside: bool, inline: bool) -> Rule:
    """A rule that can be asked for its part, once the types of its arguments are known."""
    settings = {"nogil": True, "error_model": "numpy", "_nrt": False, "forceinline": inline}
    alone = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": PartCompiler}
    part: Rule = jit(**settings, **alone)(function)
    return part


def imported_clock(name: str) -> Any:
    """A function that the module imports: name(worlds, limit) -> part of the time that is over."""
    return numba_types.ExternalFunction(name, numba_types.float64(numba_types.int64, numba_types.int64))


def numba_type(type_: Type) -> Any:
    """What Numba calls a type."""
    if isinstance(type_, tuple):
        return numba_types.Tuple([numba_type(part) for part in type_])
    if isinstance(type_, Rows):
        return numba_types.Array(numba.from_dtype(type_.of), type_.dimensions, "C")
    if isinstance(type_, str):
        return numba_types.int64 if type_ == INT else numba_types.float64
    return numba.from_dtype(type_)


@contextmanager
def open_tables(tables: Mapping[str, Any]) -> Iterator[None]:
    """While rules are lowered, these tables are named in the code rather than copied into it."""
    names = {id(table): name for name, table in tables.items()}
    usual = Context.make_constant_array

    def make_constant_array(context: Any, builder: Any, type_: Any, table: Any) -> Any:
        if id(table) not in names:
            return usual(context, builder, type_, table)
        name, module = names[id(table)], builder.module
        if name not in module.globals:
            ir.GlobalVariable(module, memory_of(table), name).linkage = "external"
        array = make_array(type_)(context, builder)
        data = builder.bitcast(module.globals[name], array.data.type)
        shape, strides = ([Long(size) for size in sizes] for sizes in (table.shape, table.strides))
        populate_array(array, data, shape, strides, Long(table.itemsize), meminfo=None)
        return array._getvalue()

    Context.make_constant_array = make_constant_array
    try:
        yield
    finally:
        Context.make_constant_array = usual


def memory_of(table: Any) -> Any:
    """This many bytes as a table has."""
    return ir.ArrayType(ir.IntType(8), table.nbytes)
