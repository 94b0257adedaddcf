"""Calling a function of a module without a detour.

wasmtime's own way asks for the function's type before every call, which costs more than most rules do. Ours
take nothing and give nothing (what they work on lies in the module's memory): there is nothing to ask for.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any


def straight(store: Any, function: Any) -> Callable[[], None]:
    """A function of a module as a plain call; wasmtime's own way where its inside is another than we know."""
    try:
        from wasmtime import _bindings as inside
        from wasmtime._func import maybe_raise_last_exn

        call: Any = inside._wasmtime_func_call
        new_trap: Any = ctypes.POINTER(inside.wasm_trap_t)
        context, called = store._context(), ctypes.byref(function._func)
    except (ImportError, AttributeError):
        return lambda: function(store)

    def go() -> None:
        trap = new_trap()
        error = call(context, called, None, 0, None, 0, ctypes.byref(trap))
        if error or trap:
            maybe_raise_last_exn()  # from a clock of ours
            raise _reason(error, trap)

    return go


def _reason(error: Any, trap: Any) -> Exception:
    """What went wrong in a module, in wasmtime's words."""
    from wasmtime import Trap, WasmtimeError

    return Trap._from_ptr(trap) if trap else WasmtimeError._from_ptr(error)
