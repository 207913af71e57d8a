"""Handing arrays over without a copy, by DLPack: to PyTorch, JAX, CuPy, NumPy and whoever else reads it.

What is handed over is a capsule with a pointer, a shape and strides; the array lives until its new owner has
let go of it. The protocol is at https://dmlc.github.io/dlpack.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from typing import Any

CPU, CUDA = 1, 2
CODES = {"i": 0, "u": 1, "f": 2}
NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_lent: dict[int, tuple[Any, ...]] = {}
"""What others hold, by the address of its description."""


def _let_go(address: int) -> None:
    _lent.pop(address, None)


_forget = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_let_go)


_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes, _is_valid.restype = (ctypes.c_void_p, ctypes.c_char_p), ctypes.c_int
_pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_in.argtypes, _pointer_in.restype = (ctypes.c_void_p, ctypes.c_char_p), ctypes.c_void_p


def _close(capsule: int) -> None:
    """A capsule that nobody opened gives its array back; one that was opened has another name by then."""
    if _is_valid(capsule, NAME):
        _let_go(_pointer_in(capsule, NAME))


_drop = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_close)


_make_capsule = ctypes.pythonapi.PyCapsule_New
_make_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_make_capsule.restype = ctypes.py_object


def lend(
    array: Any, shape: Sequence[int], strides: Sequence[int], pointer: int, device: tuple[int, int]
) -> Any:
    """Return a capsule with an array that lies at an address of a device; strides are in bytes."""
    size, dims = array.dtype.itemsize, len(shape)
    lengths = (ctypes.c_int64 * dims)(*shape)
    steps = (ctypes.c_int64 * dims)(*(each // size for each in strides))
    kind = (CODES[array.dtype.kind], 8 * size, 1)
    managed = _Managed()
    managed.tensor = _Tensor(pointer, *device, dims, *kind, lengths, steps, 0)
    managed.deleter = ctypes.cast(_forget, ctypes.c_void_p)
    address = ctypes.addressof(managed)
    _lent[address] = (managed, lengths, steps, array)
    return _make_capsule(address, NAME, ctypes.cast(_drop, ctypes.c_void_p))


class Lent:
    """An array of a card, or of its simulator, as others take it: `torch.from_dlpack(lent)`.

    Its last axis may be shown as several.
    """

    def __init__(self, array: Any, inner: Sequence[int] = ()) -> None:
        self.array, self.dtype = array, array.dtype
        self.shape, self.strides = tuple(array.shape), tuple(array.strides)
        if inner:
            steps = [self.strides[-1] * math.prod(inner[n + 1 :]) for n in range(len(inner))]
            self.shape, self.strides = (*self.shape[:-1], *inner), (*self.strides[:-1], *steps)

    def __repr__(self) -> str:
        where = "a card" if self.is_on_card else "this machine"
        return f"<{self.dtype} {'x'.join(map(str, self.shape))} on {where}>"

    @property
    def is_on_card(self) -> bool:
        """Whether it lies in a card's memory."""
        return hasattr(self.array, "__cuda_array_interface__")

    def __dlpack_device__(self) -> tuple[int, int]:
        if not self.is_on_card:
            return CPU, 0
        from .cuda import card

        return CUDA, int(card().get_current_device().id)

    def __dlpack__(self, *, stream: Any = None, **asked: Any) -> Any:
        """Return the capsule; what was begun on the card has ended by then."""
        if self.is_on_card:
            from .cuda import card

            card().synchronize()
            address = self.array.__cuda_array_interface__["data"][0]
        else:
            address = self.array.ctypes.data
        return lend(self.array, self.shape, self.strides, address, self.__dlpack_device__())

    def copy_to_host(self) -> Any:
        """Return a copy as an array of NumPy's."""
        copied = self.array.copy_to_host() if self.is_on_card else self.array.copy()
        return copied.reshape(self.shape)
