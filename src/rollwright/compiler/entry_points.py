"""How Numba compiles an entry point: with less to do than it gives itself.

Compiling makes millions of objects that live until it is done, and Python would go through all of them, and
through all of Numba, again and again: a twelfth of the time. Numba times its locks for every function it
compiles, also while it compiles those that the function calls, by telling each clock of every call of LLVM.
It looks for variables in all instructions again and again, and asks all it finds in them what it is; it finds
out anew after every pass where variables live, though only generators want to know.
And whenever a number is added to another it asks some twenty templates, those for arrays, texts and sets of
NumPy's too, which of them adds numbers: an eighth of the time. Here it asks once for each kind of numbers.
Of every variable it asks LLVM for the size, which only debuggers want to know: once for each type here. Every
instruction's place is noted for the case of an error, here by less. Names say all types of all arguments,
up to a thousand letters, in every call: a mark says as much. Before every function it goes through all it
was ever told of, for news, and asks LLVM whether it is a sound one. And `min`, `max` and `int` become machine
code of their own, which nobody runs; here they are parts.

All this reaches into Numba's insides: a shortcut that another Numba has no place for is not taken
(`shortcuts`), and none is where a small kernel comes out wrong with them (`options`).
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from functools import cache, partial
from typing import Any, NamedTuple

from numba import __version__, njit, types
from numba.core import errors, event, funcdesc, ir, itanium_mangler, lowering, postproc, transforms, typeinfer
from numba.core.base import BaseContext
from numba.core.codegen import CPUCodegen, JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typing import templates
from numba.core.typing.context import BaseContext as TypingContext

from .bitcode_backend import UNWRAPPED, WRITTEN_FOR, PartCompiler

AS_PARTS = (min, max, int)


class Shortcut(NamedTuple):
    """Something that stands in the place of an attribute while an entry point is compiled."""

    owner: Any
    name: str
    other: Callable[[Any], Any]
    """Makes it of what stood there."""


SHORTCUTS = (
    Shortcut(event, "install_timer", lambda _: lambda kind, callback: nullcontext()),
    Shortcut(event, "start_event", lambda _: lambda kind, data=None: None),
    Shortcut(event, "end_event", lambda _: lambda kind, data=None, exc_details=None: None),
    Shortcut(ir.Inst, "_rec_list_vars", lambda _: _list_variables),
    Shortcut(postproc.PostProcessor, "run", lambda run: _leave_lifetimes(run)),
    Shortcut(types.BaseFunction, "get_call_type", lambda ask: remember(ask)),
    Shortcut(BaseContext, "get_abi_sizeof", cache),
    Shortcut(CPUCodegen, "_check_llvm_bugs", lambda _: lambda codegen: None),
    Shortcut(BaseContext, "refresh", lambda refresh: _refresh_for_news(refresh)),
    Shortcut(TypingContext, "refresh", lambda refresh: _refresh_for_news(refresh)),
    Shortcut(typeinfer, "new_error_context", lambda note: partial(Place, note)),
    Shortcut(lowering, "new_error_context", lambda note: partial(Place, note)),
    Shortcut(funcdesc, "default_mangler", lambda mangle: _shorten(mangle)),
    Shortcut(templates._OverloadFunctionTemplate, "_get_jit_decorator", lambda get: _make_parts(get)),
)


@cache
def options() -> dict[str, Any]:
    """Return what Numba is told besides of an entry point: nothing if it is one that does not bear it."""
    made = {"pipeline_class": EntryPointCompiler}
    try:
        if not __version__.startswith(WRITTEN_FOR) and njit(_at_most_two, **made)(5) != 2:
            return {}
    except Exception:  # whatever insides that have changed may raise
        return {}
    return made


def _at_most_two(number: int) -> int:
    return min(number, 2)


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """An entry point with all its parts, which are optimised once, together."""

    def _optimize_functions(self, module: Any) -> None:
        """Leave functions to the whole."""
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        """Optimise without the cheap round before, which looks for counts of who holds an array."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry point with all its parts; one at a time, by Numba's own lock."""

    def define_pipelines(self) -> Any:
        library = Whole(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        library.enable_object_caching()
        self.state.library = library
        return super().define_pipelines()

    def _compile_core(self) -> Any:
        with ExitStack() as stack:
            stack.enter_context(_without_garbage())
            for shortcut in SHORTCUTS:
                if hasattr(shortcut.owner, shortcut.name):
                    stack.enter_context(_instead(shortcut))
            return super()._compile_core()


def remember(ask: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that asks what a call's types are once for each function and arguments' types."""
    known: dict[tuple[Any, ...], Any] = {}

    def look(function: Any, context: Any, args: Any, named: Any) -> Any:
        if named or not all(kind.is_precise() for kind in args):
            return ask(function, context, args, named)
        plain = tuple(types.misc.unliteral(kind) for kind in args)
        is_of_numbers = all(isinstance(kind, types.Number | types.Boolean) for kind in plain)
        given = plain if is_of_numbers else tuple(args)  # 3 and 4 are added like any other numbers
        key = (function, given)
        if key not in known:
            known[key] = ask(function, context, given, named)
        return known[key]

    return look


def _list_variables(instruction: Any, value: Any) -> list[Any]:
    """Return the variables in part of an instruction, as Numba's own function does."""
    kind = type(value)
    if kind is ir.Var:
        return [value]
    if isinstance(value, ir.Inst):
        return value.list_vars()  # type: ignore[no-any-return]
    found: list[Any] = []
    if kind is dict or kind is list or kind is tuple:
        for each in value.values() if kind is dict else value:
            kind = type(each)
            if kind is ir.Var:
                found.append(each)
            elif kind is not ir.Loc and kind is not str:
                found += _list_variables(instruction, each)
    return found


def _leave_lifetimes(run: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that leaves it to those who ask to find out where variables live."""

    def tidy(processor: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
        code = processor.func_ir
        if code.is_generator or emit_dels:
            run(processor, emit_dels, extend_lifetimes)
            return
        code.blocks = transforms.canonicalize_cfg(code.blocks)
        code.variable_lifetime = postproc.VariableLifetime(code.blocks)
        code.generator_info = None

    return tidy


def _refresh_for_news(refresh: Callable[[Any], None]) -> Callable[[Any], None]:
    """Return a function that goes through all that Numba was told of only if there is more than before."""
    known: dict[int, tuple[Any, list[list[Any]], int]] = {}

    def look(context: Any) -> None:
        registries = context._registries
        _, lists, length = known.get(id(registries), (registries, [], -1))
        if sum(map(len, lists)) != length:
            refresh(context)
            lists = [told for each in registries for told in vars(each).values() if isinstance(told, list)]
            known[id(registries)] = registries, lists, sum(map(len, lists))

    return look


class Place:
    """Notes where in a function Numba is, which only an error wants to know."""

    __slots__ = ("named", "note", "said")

    def __init__(self, note: Callable[..., Any], *said: Any, **named: Any) -> None:
        self.note, self.said, self.named = note, said, named

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if isinstance(error, errors.NumbaError):
            with self.note(*self.said, **self.named):
                raise error


def _shorten(mangle: Callable[..., str]) -> Callable[..., str]:
    """Return a function that names functions by their own name and a mark for the types of arguments."""

    def name_of(name: str, argtypes: Any, *, abi_tags: Any = (), uid: Any = None) -> str:
        whole = mangle(name, argtypes, abi_tags=abi_tags, uid=uid)
        mark = hashlib.sha256(whole.encode()).hexdigest()[:16]
        short: str = itanium_mangler.mangle(name, (), abi_tags=(mark,), uid=uid)
        return short

    return name_of


def _make_parts(get: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that has the commonest of Numba's own functions compiled as parts."""

    def jitter_of(template: Any) -> Any:
        jitter = get(template)
        is_part = template.key in AS_PARTS
        as_part = partial(jitter, pipeline_class=PartCompiler, forceinline=True, **UNWRAPPED)
        return as_part if is_part else jitter

    return jitter_of


@contextmanager
def _instead(shortcut: Shortcut) -> Iterator[None]:
    """Put something in the place of an attribute for a while."""
    before = getattr(shortcut.owner, shortcut.name)
    setattr(shortcut.owner, shortcut.name, shortcut.other(before))
    try:
        yield
    finally:
        setattr(shortcut.owner, shortcut.name, before)


@contextmanager
def _without_garbage() -> Iterator[None]:
    """Have Python not look for garbage for a while."""
    was_looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_looking:
            gc.enable()
