"""The WebAssembly target: entry points of kernels, linked into one module for a web page.

Numba makes bitcode of each entry point with everything it calls, as it does for the CPU
(`bitcode_backend`); LLVM compiles that for wasm32, and `wasm-ld` links it. An export takes the address of a
frame in the module's memory, where all its arguments lie (`wasm_layout`): the caller writes a frame, calls,
and reads what was returned.

A page has 32-bit addresses. Memory that Numba's runtime manages has another layout there, so no kernel may
allocate; what is left of the runtime's functions in a module is refused.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Collection, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar, NamedTuple

import llvmlite.binding as llvm
from numba import njit
from numba.core.compiler_lock import global_compiler_lock

from .bitcode_backend import UNWRAPPED, BitcodeCompiler, BitcodeTarget, find_body
from .errors import TargetUnavailable
from .jit import mark
from .raw_array import pass_as
from .target import Function, define_all
from .untyped import Internal, NumbaType
from .wasm import Export
from .wasm_layout import Layout, lay_out

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
"""Instructions that every browser of the last three years has."""
STACK_BYTES = 1 << 20
RUNTIME = "NRT_"
"""How the names of Numba's memory management begin."""
LINKER = (sys.executable, "-m", "ziglang", "wasm-ld")


class NotLinked(RuntimeError):
    """A kernel calls something that WebAssembly does not have: the linker says what."""


class WasmTarget(BitcodeTarget):
    """Compiles kernels to bitcode for WebAssembly. A process has either this target or the CPU's."""

    name: ClassVar[str] = "wasm"
    can_allocate: ClassVar[bool] = False


class Call(NamedTuple):
    """An entry point, and the Numba types of what it is called with."""

    function: Function
    arguments: tuple[NumbaType, ...]


class Module(NamedTuple):
    """A linked module, and what it exports."""

    code: bytes
    exports: tuple[Export, ...]


def check_linker() -> None:
    """Raise TargetUnavailable without a linker, before minutes are spent on what it is to link."""
    if find_spec("ziglang") is None:
        raise TargetUnavailable("building WebAssembly needs the package ziglang, which has the linker")


def build(calls: Sequence[Call]) -> Module:
    """Return a module with all these entry points; TargetUnavailable without a linker."""
    check_linker()
    code, exports = compile_calls(calls)
    return Module(_link(code, [export.name for export in exports]), exports)


def compile_calls(calls: Sequence[Call], triple: str = TRIPLE) -> tuple[bytes, tuple[Export, ...]]:
    """Return the object code of entry points, and what it exports.

    With 64-bit addresses it can be compared with what was meant: the layout of the CPU.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for call in calls:
        mark(call.function)
    define_all(WasmTarget())
    machine = llvm.Target.from_triple(triple).create_target_machine(opt=3, features=FEATURES)
    module, exports = llvm.parse_assembly(""), list[Export]()
    for number, call in enumerate(calls):
        text, export = _translate(call, f"entry{number}", machine)
        module.link_in(llvm.parse_assembly(text))
        exports.append(export)
    _keep_only(module, [export.name for export in exports])
    _optimize(module, machine)
    _check_symbols(module)
    return machine.emit_object(module), tuple(exports)


def _translate(call: Call, name: str, machine: Internal) -> tuple[str, Export]:
    """Return an entry point with all it calls as LLVM's text, with a function that takes a frame."""
    kinds = tuple(map(pass_as, call.arguments))
    made = _make_bitcode(call.function, kinds)
    layout = lay_out(kinds, made.fndesc.restype)
    wrapper = _wrapper(name, made.fndesc.llvm_func_name, layout)
    text = _for_wasm(_whole_text(made.library), machine) + wrapper
    return text, layout.export(name, call.function, call.arguments)


def _make_bitcode(function: Function, kinds: tuple[NumbaType, ...]) -> Internal:
    """Compile a kernel function for arguments of these types, without memory management."""
    body = find_body(function, kinds[0])
    dispatcher = njit(pipeline_class=BitcodeCompiler, _nrt=False, **UNWRAPPED)(body)
    dispatcher.compile(kinds)
    return dispatcher.overloads[kinds]


def _whole_text(library: Internal) -> str:
    """Return a library as text, with all libraries it calls."""
    with global_compiler_lock:
        module = library._get_module_for_linking()
        whole = llvm.parse_bitcode(module.as_bitcode())
        # callers first: LLVM links a function only if something that is there already calls it
        for other in sorted(_called_by(library, {}), key=lambda each: -len(_called_by(each, {}))):
            whole.link_in(llvm.parse_bitcode(other._get_module_for_linking().as_bitcode()))
    return str(whole)


def _called_by(library: Internal, found: dict[Internal, None]) -> Collection[Internal]:
    """Return the libraries that are called from here and are not inlined."""
    for other in library.not_inlined:
        if other not in found:
            found[other] = None
            _called_by(other, found)
    return found


def _for_wasm(text: str, machine: Internal) -> str:
    """Return LLVM's text for another machine. WebAssembly multiplies and adds in two instructions."""
    text = re.sub('target triple = ".*"', f'target triple = "{machine.triple}"', text)
    text = re.sub('target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', text)
    return text.replace("llvm.fma.", "llvm.fmuladd.")


def _wrapper(name: str, symbol: str, layout: Layout) -> str:
    """Return a function that loads the arguments of another from a frame and calls it."""
    lines, passed = [], ["ptr %frame", "ptr %error"]
    for number, (offset, kind) in enumerate(layout.passed):
        lines.append(f"  %p{number} = getelementptr i8, ptr %frame, i32 {offset}")
        if kind == "ref":
            passed.append(f"ptr %p{number}")
            continue
        lines.append(f"  %v{number} = load {kind}, ptr %p{number}")
        passed.append(f"{kind} %v{number}")
    body = "\n".join(lines)
    return (
        f"define i32 @{name}(ptr %frame) {{\n"
        f"  %error = getelementptr i8, ptr %frame, i32 {layout.error}\n{body}\n"
        f'  %status = call i32 @"{symbol}"({", ".join(passed)})\n  ret i32 %status\n}}\n'
    )


def _keep_only(module: Internal, names: Sequence[str]) -> None:
    """Let the optimiser remove whatever these functions do not reach."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"


def _optimize(module: Internal, machine: Internal) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _check_symbols(module: Internal) -> None:
    """Refuse a module that would allocate."""
    missing = [each.name for each in module.functions if each.is_declaration]
    if any(name.startswith(RUNTIME) for name in missing):
        raise ValueError("a kernel that allocates cannot run in WebAssembly")


def _link(code: bytes, names: Sequence[str]) -> bytes:
    """Return an object file as a module."""
    with TemporaryDirectory() as folder:
        path, made = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        path.write_bytes(code)
        exports = [f"--export={name}" for name in (*names, "__heap_base")]
        options = ["--no-entry", "--strip-all", "-z", f"stack-size={STACK_BYTES}", *exports]
        linked = subprocess.run([*LINKER, *options, "-o", made, path], capture_output=True, text=True)
        if linked.returncode != 0:
            raise NotLinked(linked.stderr.strip())
        return made.read_bytes()
