"""How Numba compiles the functions a kernel is made of: as parts, not as programs of their own.

Left to itself, Numba optimises every function to the end together with all it calls, turns it into
machine code, and does both again for whoever calls it. Our functions are called by compiled code
alone. So a part is only tidied up and linked in; the whole is optimised and made executable once, at
the entry point, in half the time. The machine code that comes out is as quick.

Numba's `register_jitable` would besides compile a function again for every kind of caller (entry
points, functions taken in where they are called, and the others); here there is one part for all.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba import njit, types
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.extending import models, register_model, typeof_impl

_parts: dict[Callable[..., Any], Any] = {}


def make_part(function: Callable[..., Any], body: Callable[..., Any], inline: bool) -> None:
    """Let compiled code that calls `function` do what `body` does."""
    alone = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    _parts[function] = njit(forceinline=inline, pipeline_class=PartCompiler, **alone)(body)


@typeof_impl.register(FunctionType)  # type: ignore[untyped-decorator]
def type_of_function(function: FunctionType, _: object) -> Any:
    """Tell Numba what a function is that compiled code names."""
    part = _parts.get(function)
    return None if part is None else PartType(part)


class PartType(types.Dispatcher):  # type: ignore[misc]
    """What a part is to Numba. A number written out is a number like any other, not a type of its own."""

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        named = {name: types.unliteral(kind) for name, kind in dict(kws).items()}
        return super().get_call_type(context, tuple(map(types.unliteral, args)), named)


register_model(PartType)(models.OpaqueModel)


class Part(JITCodeLibrary):  # type: ignore[misc]
    """Code to be linked into other code."""

    def _optimize_final_module(self) -> None:
        """Take in what is called, no more; the rest is left to the whole."""
        codegen = self._codegen
        cheap = {"loop_vectorize": codegen._loopvect, "slp_vectorize": False, "opt": codegen._opt_level}
        passes, builder = codegen._module_pass_manager(cost="cheap", **cheap)
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        """Make no machine code."""
        self._finalize_dynamic_globals()
        self._finalized = True


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a function into a part."""

    def define_pipelines(self) -> Any:
        self.state.flags.no_compile = True
        self.state.library = Part(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()

    def _compile_core(self) -> Any:
        """Have callers find the part by a function that cannot be called, for there is no machine code."""
        made = super()._compile_core()
        module, name = made.fndesc.lookup_module(), made.fndesc.qualname
        key = make_function(module, name, "a part of compiled code", 0, made.environment, (made.library,))
        made.target_context.insert_user_function(key, made.fndesc, [made.library])
        return made._replace(entry_point=key)
