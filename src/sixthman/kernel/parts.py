"""Rules that only other rules call: compiled as parts of their callers, not by themselves.

Numba makes every function ready to run: it optimises it together with all it calls, writes machine code and
wraps that for Python. Of some hundred rules only a few are ever called from Python; the others are built into
those, and optimised there. Left as they come out of the front end they take half the time to compile.

This reaches into Numba's compiler, so it is used with the versions it was tried with (`rules.cpu`); with any
other all rules are compiled as Numba does it, to the same games.
"""

from __future__ import annotations

from typing import Any

import numba
from numba.core import codegen, compiler, compiler_machinery, typed_passes

Library: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler
Lowering: Any = typed_passes.NativeLowering
lower_result: Any = compiler._LowerResult
usual_steps: Any = compiler.DefaultPassBuilder.define_nopython_pipeline
register_pass: Any = compiler_machinery.register_pass
make_function: Any = vars(numba)["_dynfunc"].make_function


class Part(Library):  # type: ignore[misc]
    """What a rule and those it calls are in LLVM's language, to be linked into a caller."""

    def _optimize_final_module(self) -> None:
        """The caller is optimised as a whole."""

    def _finalize_final_module(self) -> None:
        """No machine code."""
        self._finalize_dynamic_globals()
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
