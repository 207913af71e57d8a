"""How Numba compiles the functions a kernel is made of: as parts, not as programs of their own.

Left to itself, Numba optimises every function to the end together with all it calls, turns it into
machine code, and does both again for whoever calls it. Our functions are called by compiled code
alone. So a part is only tidied up and linked in; the whole is optimised and made executable once, at
the entry point, in half the time. The machine code that comes out is as quick.

Numba runs some thirty passes over a function and looks through all of it again after many of them. Only
a few have anything to do in a kernel, so the others are left out (`PartPasses`).

Numba's `register_jitable` would besides compile a function again for every kind of caller (entry
points, functions taken in where they are called, and the others); here there is one part for all.

This reaches into Numba's insides. With another Numba than the one it was written for, `check_numba` tries
it on a small kernel first; where it fails, `public_parts` takes its place.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache, partial
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import __version__, njit, types
from numba._dynfunc import make_function
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager, _pass_registry
from numba.core.registry import cpu_target
from numba.core.typing.typeof import Purpose
from numba.extending import intrinsic, models, overload, register_model, typeof_impl

from .jit import Wishes
from .raw_array import room_on_stack

WRITTEN_FOR = "0.68."
NEEDLESS = (
    "WithLifting",
    "FindLiterallyCalls",
    "LiteralUnroll",
    "LiteralPropagationSubPipelinePass",
    "NopythonRewrites",
    "NoPythonSupportedFeatureValidation",
    "AnnotateTypes",
    "DumpParforDiagnostics",
)
"""Passes for what no kernel has: contexts, lists of several types, sums of whole arrays, reports."""
FOR_INNER = ("InlineClosureLikes", "MakeFunctionToJitFunction")
"""Passes for functions inside functions, comprehensions too."""
FOR_COUNTS = ("IRLegalization",)
"""The pass that notes where variables are let go, for where somebody counts who holds an array."""

UNWRAPPED = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Only compiled code calls a part."""


class Body(NamedTuple):
    """What a part does, whether compiled code takes it in where it is called, and who compiles it."""

    code: Callable[..., Any]
    inline: bool
    compiler: type[PartCompiler]


_bodies: dict[Callable[..., Any], Body] = {}
_promises: dict[Callable[..., Any], Any] = {}
_written: dict[Callable[..., Any], Any] = {}
"""What stands for a function is written where it is called."""


def make_table(look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
    """Let compiled code that calls `look` find one of these numbers by its place."""

    @intrinsic  # type: ignore[untyped-decorator]
    def find(_: Any, index: Any) -> Any:
        def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            place = context.cast(builder, args[0], index, types.int64)
            return _find(context, builder, place, np.array(numbers, np.int64))

        return types.int64(index), generate

    _written[look] = find


def _find(context: Any, builder: Any, place: Any, kept: Any) -> Any:
    """Write the look at a place; -1 is the last, as it is in a tuple."""
    data = cgutils.create_constant_array(ir.IntType(8), bytearray(kept.data))
    name = f"table.{hashlib.sha256(kept).hexdigest()[:16]}"
    held = builder.module.globals.get(name) or cgutils.global_constant(builder, name, data)
    held.align = kept.itemsize
    behind = builder.add(place, place.type(len(kept)))
    place = builder.select(builder.icmp_signed("<", place, place.type(0)), behind, place)
    return builder.load(builder.gep(builder.bitcast(held, place.type.as_pointer()), [place]))


def make_room(take: Callable[[], Any], length: int) -> None:
    """Let compiled code that calls `take` have room for so many integers on its stack."""
    _written[take] = room_on_stack(length)


def make_part(function: Callable[..., Any], body: Callable[..., Any], wishes: Wishes) -> None:
    """Let compiled code that calls `function` do what `body` does."""
    compiler = RareCompiler if wishes.rare else PartCompiler if wishes.tidy else UntidyCompiler
    _bodies[function] = Body(body, wishes.inline, compiler)


@cache
def part_of(function: Callable[..., Any]) -> Any:
    """Return the part that compiled code calls, made when the first caller is compiled."""
    body = _bodies[function]
    return njit(forceinline=body.inline, pipeline_class=body.compiler, **UNWRAPPED)(body.code)


def check_numba() -> None:
    """Compile a small kernel of parts, unless this is the Numba that they were written for."""
    if __version__.startswith(WRITTEN_FOR):
        return
    make_part(_next, _next, Wishes())
    make_part(_next_apart, _next_apart, Wishes(inline=False))
    if njit(_next_but_two)(4) != _next_but_two(4):
        raise ImportError("parts of compiled code come out wrong with this Numba")


def _next(number: int) -> int:
    return number + 1


def _next_apart(number: int) -> int:
    return _next(number)


def _next_but_two(number: int) -> int:
    return _next(_next_apart(number)) + _next(number=0)


@typeof_impl.register(FunctionType)  # type: ignore[untyped-decorator]
def type_of_function(function: FunctionType, asked: Any) -> Any:
    """Tell Numba what a function is that compiled code names.

    numba-cuda asks, too, before it looks at what it was told itself.
    """
    if not isinstance(asked.purpose, Purpose):
        return None
    if function in _promises:
        return _promises[function]
    if function in _written:
        return cpu_target.typing_context.resolve_value_type(_written[function])
    return PartType(part_of(function)) if function in _bodies else None


def make_generic(call: Callable[..., Any], choose: Callable[[type | None], Callable[..., Any]]) -> None:
    """Let compiled code that keeps a promise do what is chosen for the type of its table."""
    _promises[call] = GenericType(call, choose)


class PartType(types.Dispatcher):  # type: ignore[misc]
    """What a part is to Numba. A number written out is a number like any other, not a type of its own."""

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        named = {name: types.unliteral(kind) for name, kind in dict(kws).items()}
        return super().get_call_type(context, tuple(map(types.unliteral, args)), named)


class GenericType(types.Callable, types.Opaque):  # type: ignore[misc]
    """What a promise is to Numba: the part that its table's type stands for."""

    def __init__(self, call: Callable[..., Any], choose: Callable[[type | None], Callable[..., Any]]) -> None:
        self._choose = choose
        super().__init__(f"promise({call.__module__}.{call.__qualname__})")

    @property
    def key(self) -> Any:
        """Return what tells it from other promises: functions within functions may have one name."""
        return self._choose

    def _part(self, table: Any) -> PartType:
        return PartType(part_of(self._choose(getattr(table, "instance_class", None))))

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return self._part(args[0]).get_call_type(context, args, kws)

    def get_call_signatures(self) -> Any:
        return (), True

    def get_impl_key(self, sig: Any) -> Any:
        return self._part(sig.args[0]).get_impl_key(sig)


register_model(PartType)(models.OpaqueModel)
register_model(GenericType)(models.OpaqueModel)


class Part(JITCodeLibrary):  # type: ignore[misc]
    """Code to be linked into other code."""

    inline = tidy = True
    rare = False

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.apart: dict[Part, None] = {}
        """The parts called from here that are not taken in: they are linked once, in the whole."""

    def add_linking_library(self, library: Any) -> None:
        """Take in what is to be taken in where it is called; note the rest."""
        if isinstance(library, Part) and not library.inline:
            self.apart[library] = None
        else:
            super().add_linking_library(library)

    def _optimize_functions(self, module: Any) -> None:
        """Tidy up the function itself, if that is wanted; what it calls is only declared here."""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if function.is_declaration:
                continue
            if self.rare:
                function.add_function_attribute("optsize")
            if self.tidy:
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)

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


class PartPasses(PassManager):  # type: ignore[misc]
    """The passes that a part needs, one after the other, with nothing between them."""

    def __init__(self, whole: Any, has_inner: bool, counts: bool) -> None:
        super().__init__(whole.pipeline_name)
        left_out = NEEDLESS + (() if has_inner else FOR_INNER) + (() if counts else FOR_COUNTS)
        self.passes = [each for each in whole.passes if each[0].__name__ not in left_out]
        self.finalize()

    def run(self, state: Any) -> None:
        """Run all passes."""
        for kind, _ in self.passes:
            each = _pass_registry.get(kind).pass_inst
            each.analysis = self._analysis
            each.run_pass(state)


_passes: dict[tuple[bool, bool], list[PartPasses]] = {}
"""Passes by whether there are functions inside a part, and whether anything is counted."""


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a function into a part."""

    tidy, rare = True, False

    def define_pipelines(self) -> Any:
        self.state.flags.no_compile = True
        library = Part(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        library.inline, library.tidy, library.rare = self.state.flags.forceinline, self.tidy, self.rare
        library.enable_object_caching()
        self.state.library = library
        has_inner = any(isinstance(each, CodeType) for each in self.state.func_id.func.__code__.co_consts)
        wants = has_inner, bool(self.state.flags.nrt)
        if wants not in _passes:
            _passes[wants] = [PartPasses(passes, *wants) for passes in super().define_pipelines()]
        return _passes[wants]

    def _compile_core(self) -> Any:
        """Have callers find the part by a function that cannot be called, for there is no machine code."""
        made = super()._compile_core()
        module, name = made.fndesc.lookup_module(), made.fndesc.qualname
        key = make_function(module, name, "a part of compiled code", 0, made.environment, (made.library,))
        # callers first: LLVM links a function only if something that is there already calls it
        apart = sorted(made.library.apart, key=lambda part: -len(part.apart))
        made.target_context.insert_user_function(key, made.fndesc, [made.library, *apart])
        return made._replace(entry_point=key)


class UntidyCompiler(PartCompiler):
    """Compiles a function into a part that is optimised with the whole only."""

    tidy = False


class RareCompiler(UntidyCompiler):
    """Compiles a function into a part whose machine code is short."""

    rare = True


overload_part = partial(
    overload, jit_options={"pipeline_class": PartCompiler, "forceinline": True, **UNWRAPPED}
)
"""Numba's `overload` for functions that are parts, too."""
