"""The CPU's fast back end: kernel functions become bitcode that is linked into entry points.

Left to itself, Numba optimises every function together with all it calls, makes machine code of it, and does
both again for each of its callers. Only compiled code calls kernel functions. So each becomes a bitcode
library: lightly optimised, linked into its callers, and made into machine code once, in the entry point. The
machine code is as fast, and takes a third to a half of the time to compile.

Numba runs some thirty passes over a function. Only a few of them do anything in a kernel, so the others are
left out (`KernelPasses`). `register_jitable` would compile a function again for every kind of caller; here
there is one library for each signature.

This relies on Numba's internals, so it serves only the versions in `jit.SUPPORTED_NUMBA`; with any other,
`overload_backend` takes its place.
"""

from __future__ import annotations

import gc
import hashlib
from array import array
from collections.abc import Callable
from copy import copy
from functools import cache
from types import CodeType, FunctionType
from typing import ClassVar, NamedTuple, cast

from llvmlite import ir
from numba import njit, types
from numba._dynfunc import make_function
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager, _pass_registry
from numba.core.registry import cpu_target
from numba.core.typing.context import Context as TypingContext
from numba.core.typing.typeof import Purpose
from numba.extending import intrinsic, models, overload, register_model, typeof_impl

from .cpu import INTRINSICS, compile_entry_point
from .raw_array import allocate_on_stack
from .target import Choose, Function
from .untyped import Builder, Context, Emitted, Internal, Intrinsic, NumbaType, Signature, Value, Values

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
"""Passes for what no kernel has: contexts, lists of several types, expressions of arrays, reports."""
FOR_CLOSURES = ("InlineClosureLikes", "MakeFunctionToJitFunction")
"""Passes for functions inside functions, comprehensions too."""
FOR_REFERENCES = ("IRLegalization",)
"""The pass that marks where variables are deleted, for reference counts."""
UNWRAPPED = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Only compiled code calls a kernel function."""


class Body(NamedTuple):
    """What a kernel function runs, and whether it is inlined."""

    code: Function
    inline: bool


_bodies: dict[Function, Body] = {}
_generics: dict[Function, GenericType] = {}
_intrinsics: dict[Function, Intrinsic] = {}
"""Functions whose code is emitted where they are called."""


class BitcodeTarget:
    """Compiles kernels for the CPU through bitcode libraries."""

    name: ClassVar[str] = "bitcode"
    can_allocate: ClassVar[bool] = True

    def define_function(self, function: Function, body: Function, inline: bool) -> None:
        _bodies[function] = Body(body, inline)

    def define_generic(self, call: Function, choose: Choose) -> None:
        _generics[call] = GenericType(call, choose)

    def define_operator(self, symbol: Function, kind: type, body: Function) -> None:
        options = {"pipeline_class": BitcodeCompiler, "forceinline": True, **UNWRAPPED}

        def choose(*args: NumbaType) -> Function | None:
            return body if all(getattr(each, "instance_class", None) is kind for each in args) else None

        overload(symbol, jit_options=options, strict=False)(choose)

    def define_intrinsic(self, function: Function) -> None:
        _intrinsics[function] = INTRINSICS[function.__name__]

    def define_lookup_table(self, look: Callable[[int], int], numbers: tuple[int, ...]) -> None:
        _intrinsics[look] = _lookup(numbers)

    def define_stack_array(self, allocate: Callable[[], list[int]], length: int) -> None:
        _intrinsics[allocate] = allocate_on_stack(length)

    def compile(self, function: Function, home: str, allocates: bool) -> Function:
        return compile_entry_point(function, home, allocates, self.name, pipeline_class=EntryPointCompiler)


def _lookup(numbers: tuple[int, ...]) -> Intrinsic:
    """Return an intrinsic that indexes a constant array."""

    @intrinsic  # type: ignore[untyped-decorator]
    def look(_: Context, index: NumbaType) -> Emitted:
        def generate(context: Context, builder: Builder, sig: Signature, args: Values) -> Value:
            place = context.cast(builder, args[0], index, types.int64)
            return _load_constant(builder, place, numbers)

        return types.int64(index), generate

    return look


def _load_constant(builder: Builder, index: Value, numbers: tuple[int, ...]) -> Value:
    """Emit the load of a number; index -1 is the last, as it is in a tuple."""
    data = array("q", numbers).tobytes()
    constant = cgutils.create_constant_array(ir.IntType(8), bytearray(data))
    name = f"table.{hashlib.sha256(data).hexdigest()[:16]}"
    table = builder.module.globals.get(name) or cgutils.global_constant(builder, name, constant)
    table.align = 8
    from_end = builder.add(index, index.type(len(numbers)))
    index = builder.select(builder.icmp_signed("<", index, index.type(0)), from_end, index)
    return builder.load(builder.gep(builder.bitcast(table, index.type.as_pointer()), [index]))


def find_body(function: Function, params: NumbaType) -> Function:
    """Return what runs where a kernel function is called with params of a type."""
    if function in _generics:
        function = _generics[function].choose(getattr(params, "instance_class", None))
    return _bodies[function].code


@cache
def dispatcher_of(function: Function) -> Internal:
    """Return the dispatcher that compiled code calls, created when the first caller is compiled."""
    body = _bodies[function]
    return njit(forceinline=body.inline, pipeline_class=BitcodeCompiler, **UNWRAPPED)(body.code)


# ---- how Numba types the names of kernel functions


@typeof_impl.register(FunctionType)  # type: ignore[untyped-decorator]
def type_of_function(function: FunctionType, asked: Internal) -> NumbaType:
    """Return the Numba type of a kernel function; None to numba-cuda, which asks here first, too."""
    if not isinstance(asked.purpose, Purpose):
        return None
    if function in _generics:
        return _generics[function]
    if function in _intrinsics:
        return cpu_target.typing_context.resolve_value_type(_intrinsics[function])
    return KernelFunctionType(dispatcher_of(function)) if function in _bodies else None


class KernelFunctionType(types.Dispatcher):  # type: ignore[misc]
    """The type of a kernel function. A literal number is an integer like any other, not a type of its own."""

    def get_call_type(self, context: Context, args: tuple[NumbaType, ...], kws: Internal) -> Signature:
        named = {name: types.unliteral(kind) for name, kind in dict(kws).items()}
        return super().get_call_type(context, tuple(map(types.unliteral, args)), named)


class GenericType(types.Callable, types.Opaque):  # type: ignore[misc]
    """The type of a generic function: its calls are those of an implementation."""

    def __init__(self, call: Function, choose: Choose) -> None:
        self.choose = choose
        super().__init__(f"generic({call.__module__}.{call.__qualname__})")

    @property
    def key(self) -> Choose:
        """Return what tells it from other generic functions: local functions may share a name."""
        return self.choose

    def _implementation(self, params: NumbaType) -> KernelFunctionType:
        return KernelFunctionType(dispatcher_of(self.choose(getattr(params, "instance_class", None))))

    def get_call_type(self, context: Context, args: tuple[NumbaType, ...], kws: Internal) -> Signature:
        return self._implementation(args[0]).get_call_type(context, args, kws)

    def get_call_signatures(self) -> tuple[tuple[Signature, ...], bool]:
        return (), True

    def get_impl_key(self, sig: Signature) -> Internal:
        return self._implementation(sig.args[0]).get_impl_key(sig)


register_model(KernelFunctionType)(models.OpaqueModel)
register_model(GenericType)(models.OpaqueModel)


# ---- how Numba compiles kernel functions


class BitcodeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Bitcode to be linked into other code."""

    inline = True

    def __init__(self, codegen: Internal, name: str) -> None:
        super().__init__(codegen, name)
        self.not_inlined: dict[BitcodeLibrary, None] = {}
        """The libraries called from here that are linked once, into the entry point."""

    def add_linking_library(self, library: Internal) -> None:
        """Link a library that is inlined; note one that is not."""
        if isinstance(library, BitcodeLibrary) and not library.inline:
            self.not_inlined[library] = None
        else:
            super().add_linking_library(library)

    def _optimize_functions(self, module: Internal) -> None:
        """Leave the function as it is: the passes over modules do all of this again."""
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        """Inline what is called; the rest is left to the entry point."""
        codegen = self._codegen
        cheap = {"loop_vectorize": codegen._loopvect, "slp_vectorize": False, "opt": codegen._opt_level}
        passes, builder = codegen._module_pass_manager(cost="cheap", **cheap)
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        """Make no machine code."""
        self._finalize_dynamic_globals()
        self._finalized = True


class KernelPasses(PassManager):  # type: ignore[misc]
    """The passes that a kernel function needs, with nothing between them."""

    def __init__(self, usual: Internal, has_closures: bool, counts_references: bool) -> None:
        super().__init__(usual.pipeline_name)
        left_out = set(NEEDLESS)
        left_out.update(() if has_closures else FOR_CLOSURES)
        left_out.update(() if counts_references else FOR_REFERENCES)
        self.passes = [each for each in usual.passes if each[0].__name__ not in left_out]
        self.finalize()

    def run(self, state: Internal) -> None:
        """Run all passes."""
        for kind, _ in self.passes:
            each = _pass_registry.get(kind).pass_inst
            each.analysis = self._analysis
            each.run_pass(state)


class NumberTyping(TypingContext):  # type: ignore[misc]
    """A typing context that remembers what operators on numbers return: Numba asks some twenty templates."""

    known: dict[tuple[NumbaType, ...], Signature]

    def resolve_function_type(self, func: NumbaType, args: tuple[NumbaType, ...], kws: Internal) -> Signature:
        """Return the signature of a call; a literal number is added like any other."""
        plain = tuple(map(types.unliteral, args))
        is_simple = isinstance(func, types.BaseFunction) and not kws
        if not is_simple or not all(isinstance(kind, types.Number | types.Boolean) for kind in plain):
            return super().resolve_function_type(func, args, kws)
        found = self.known.get((func, *plain)) or super().resolve_function_type(func, plain, kws)
        if found is not None:
            self.known[func, *plain] = found
        return found


@cache
def number_typing(context: Context) -> NumberTyping:
    """Return a view of a typing context that remembers."""
    view = copy(context)
    view.__class__, view.known = NumberTyping, {}
    return cast(NumberTyping, view)


_passes: dict[tuple[bool, bool], list[KernelPasses]] = {}
"""Passes by whether a function has closures, and whether references are counted."""


class BitcodeCompiler(Compiler):  # type: ignore[misc]
    """Compiles a kernel function into a bitcode library."""

    def define_pipelines(self) -> list[KernelPasses]:
        self.state.flags.no_compile = True
        self.state.typingctx = number_typing(self.state.typingctx)
        library = BitcodeLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        library.inline = self.state.flags.forceinline
        library.enable_object_caching()
        self.state.library = library
        has_closures = any(isinstance(each, CodeType) for each in self.state.func_id.func.__code__.co_consts)
        wants = has_closures, bool(self.state.flags.nrt)
        if wants not in _passes:
            _passes[wants] = [KernelPasses(passes, *wants) for passes in super().define_pipelines()]
        return _passes[wants]

    def _compile_core(self) -> Internal:
        """Give callers a dummy entry point: a bitcode library has no machine code of its own."""
        made = super()._compile_core()
        module, name = made.fndesc.lookup_module(), made.fndesc.qualname
        key = make_function(module, name, "a kernel function", 0, made.environment, (made.library,))
        # callers first: LLVM links a function only if something that is there already calls it
        others = sorted(made.library.not_inlined, key=lambda library: -len(library.not_inlined))
        made.target_context.insert_user_function(key, made.fndesc, [made.library, *others])
        return made._replace(entry_point=key)


class EntryPointLibrary(JITCodeLibrary):  # type: ignore[misc]
    """An entry point with all kernel functions that it calls."""

    def _optimize_final_module(self) -> None:
        """Optimise once, without the cheap round before it, which each library has had."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry point without garbage collection: little of all it creates is garbage."""

    def define_pipelines(self) -> list[PassManager]:
        library = EntryPointLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        library.enable_object_caching()
        self.state.library = library
        return cast("list[PassManager]", super().define_pipelines())

    def _compile_core(self) -> Internal:
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return super()._compile_core()
        finally:
            if was_enabled:
                gc.enable()
