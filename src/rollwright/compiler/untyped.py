"""Names for what Numba, numba-cuda and llvmlite leave untyped: none has type hints or stubs."""

from __future__ import annotations

from typing import Any

NumbaType = Any
"""A type of Numba's: `numba.types.Type` or one of its many subclasses."""
Context = Any
"""A typing or target context of Numba's."""
Builder = Any
"""An `llvmlite.ir.IRBuilder`."""
Value = Any
"""An `llvmlite.ir.Value`."""
Values = Any
"""The LLVM values of a call's arguments."""
Signature = Any
"""A signature of Numba's: `numba.core.typing.Signature`."""
Intrinsic = Any
"""What `numba.extending.intrinsic` returns."""
Emitted = Any
"""What an intrinsic returns: a signature and the function that emits code."""
DeviceArray = Any
"""An array of numba-cuda's."""
DeviceArrays = Any
"""A tuple of such arrays."""
DeviceKernel = Any
"""A compiled kernel of numba-cuda's, launched as `kernel[blocks, threads](...)`."""
Internal = Any
"""An object of Numba's internals: a compiler state, a pass manager, a code library."""
