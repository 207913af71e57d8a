"""How Numba compiles an entry point: without looking for garbage meanwhile, and without clocks.

Compiling makes millions of objects that live until it is done, and Python would go through all of them, and
through all of Numba, again and again: a twelfth of the time. And Numba times its locks for every function it
compiles, also while it compiles those that the function calls, by telling each clock of every call of LLVM.
"""

from __future__ import annotations

import gc
from contextlib import nullcontext
from typing import Any

from numba.core import event
from numba.core.compiler import Compiler


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry point with all its parts; one at a time, by Numba's own lock."""

    def _compile_core(self) -> Any:
        was_looking, timer = gc.isenabled(), event.install_timer
        gc.disable()
        event.install_timer = lambda kind, callback: nullcontext()
        try:
            return super()._compile_core()
        finally:
            event.install_timer = timer
            if was_looking:
                gc.enable()
