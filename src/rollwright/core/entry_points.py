"""How Numba compiles an entry point: without looking for garbage meanwhile.

Compiling makes millions of objects that live until it is done, and Python would go through all of them, and
through all of Numba, again and again: a twelfth of the time.
"""

from __future__ import annotations

import gc
from typing import Any

from numba.core.compiler import Compiler


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry point with all its parts; one at a time, by Numba's own lock."""

    def _compile_core(self) -> Any:
        was_looking = gc.isenabled()
        gc.disable()
        try:
            return super()._compile_core()
        finally:
            if was_looking:
                gc.enable()
