"""Working memory of learned values inside a kernel's workspace."""

from __future__ import annotations

from typing import NamedTuple

from ..compiler.jit import jit
from ..compiler.untyped import DeviceArrays
from ..kernel.interface import KernelWorkspace, column_of
from ..kernel.types import Array

MAX_SLOTS = 200
"""A bound on the slots of any game's net."""
MAX_ACCUMULATORS = 1024
"""Room for accumulators: before a move, after it, of the second layer, and of the trunk's pooling."""
LENGTHS = {
    "words": 128,
    "indices": 512,
    "sums": 32,
    "inputs": 2 * MAX_SLOTS,
    "accumulators": MAX_ACCUMULATORS,
}
"""Lengths of the arrays that do not depend on the game: more than any game needs."""
DTYPES = {"accumulators": "int32", "activations": "float32"}
"""Element types other than int64 when compiled."""


class Scratch(NamedTuple):
    """Arrays that learned values write on while a position is evaluated."""

    words: Array
    """A game's encoding of a position, from which it computes table indices."""
    indices: Array
    """Indices into the n-tuple tables."""
    sums: Array
    """Partial sums of table weights, of the element type of the weights."""
    inputs: Array
    """Active inputs of a net: of the position before a move, then of the one after it."""
    accumulators: Array
    """Accumulators of the net's dense layers."""
    activations: Array
    """Activations of the net's convolutional trunk."""


ValueWorkspace = KernelWorkspace[Scratch]
"""A workspace with room for learned values."""


@column_of.implement(Scratch)
@jit
def scratch_column(scratch: DeviceArrays, lane: int) -> Scratch:
    return Scratch(
        scratch.words[:, lane],
        scratch.indices[:, lane],
        scratch.sums[:, lane],
        scratch.inputs[:, lane],
        scratch.accumulators[:, lane],
        scratch.activations[:, lane],
    )
