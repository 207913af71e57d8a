"""How Numba begins: with what kernels need, and not with all that it could compile.

Numba imports everything it can compile before it so much as reads machine code from disk, and SciPy to see
whether matrices could be multiplied: 0.4 seconds at every start. Machine code that is kept needs none of it,
kernels multiply no matrices, and who compiles something else gets all of it then.

This reaches into the insides of the Numba it was written for; any other begins as it always does.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib.util import find_spec
from typing import Any

from numba import __version__
from numba.core.runtime import rtsys

from .bitcode_backend import WRITTEN_FOR


def begin_quickly(twin: Any) -> Any:
    """Return a compiled twin, not called so far, that has Numba import no more than it needs."""
    if __version__.startswith(WRITTEN_FOR):
        twin._cache.load_overload = partial(_read, twin._cache)
    return twin


def _read(cache: Any, sig: Any, context: Any) -> Any:
    """Return the machine code that is kept, as Numba itself does after its imports; None if there is none."""
    rtsys.initialize(context)
    found = None
    with cache._guard_against_spurious_io_errors():
        found = cache._load_overload(sig, context)
    if found is None:
        _leave_matrices()
    return found


def _leave_matrices() -> None:
    """Have Numba look for SciPy when somebody multiplies matrices, as it does anyway, and not at once."""
    if "numba.np.arraymath" in sys.modules:
        return
    from numba.np import linalg

    look, linalg.ensure_blas = linalg.ensure_blas, lambda: None
    try:
        from numba.np import arraymath
    finally:
        linalg.ensure_blas = look
    arraymath.ensure_blas, arraymath._HAVE_BLAS = look, find_spec("scipy") is not None
