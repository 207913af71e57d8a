"""Weights as a file packs them, and expanded: by NumPy, in plain Python, in a WebAssembly module.

Most table weights are zero. The marks have a bit for every block of 256 weights that is used, then a bit for
every weight of these blocks that is kept; the units are the kept weights.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from ..compiler.jit import jit
from ..compiler.wasm import KernelFailed, WasmArray, WasmModule
from ..kernel.types import Array, Numbers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BLOCK = 256
BLOCK_BYTES = BLOCK // 8
"""Marks of a used block."""


class PackedWeights(NamedTuple):
    """All weights of a file; those of the net lie behind those of the tables."""

    size: int
    """Weights of all tables, kept or zero."""
    unit: int
    marks: bytes
    units: bytes
    """The kept weights, int8."""
    net: bytes
    """The net's weights, int16."""

    @property
    def blocks(self) -> int:
        """Blocks of table weights, used or not."""
        return -(-self.size // BLOCK)

    @property
    def length(self) -> int:
        """Weights of tables and net, with the rest of the last block."""
        return self.blocks * BLOCK + len(self.net) // 2

    def check(self) -> None:
        """Raise ValueError if marks and units do not fit together."""
        split = -(-self.blocks // 8)
        blocks, weights = (int.from_bytes(part, "big") for part in (self.marks[:split], self.marks[split:]))
        used, kept = (blocks >> (8 * split - self.blocks)).bit_count(), weights.bit_count()
        if len(self.marks) != split + used * BLOCK_BYTES or len(self.units) != kept:
            raise ValueError("marks for another number of weights")


NOTHING = PackedWeights(0, 1, b"", b"", b"")


@jit
def expand(marks: Numbers, units: Numbers, blocks: int, unit: int, weights: Array) -> int:
    """Write the kept weights of all tables where they belong; return their number."""
    row, kept = (blocks + 7) // 8, 0
    for block in range(blocks):
        if marks[block >> 3] >> (7 - (block & 7)) & 1 == 0:
            continue
        for n in range(BLOCK_BYTES):
            mark = marks[row + n]
            if mark == 0:
                continue
            for bit in range(8):
                if mark >> (7 - bit) & 1:
                    weights[block * BLOCK + 8 * n + bit] = units[kept] * unit
                    kept += 1
        row += BLOCK_BYTES
    return kept


def expand_array(packed: PackedWeights) -> NDArray[np.int16]:
    """Return all weights as a read-only NumPy array."""
    import numpy as np

    marks, units = np.frombuffer(packed.marks, np.uint8), np.frombuffer(packed.units, np.int8)
    split = -(-packed.blocks // 8)
    used = np.flatnonzero(np.unpackbits(marks[:split], count=packed.blocks))
    kept = marks[split:]
    some = np.flatnonzero(kept != 0)  # two thirds of all bytes mark nothing
    eights = np.zeros(8 * len(some), np.int8)
    eights[np.flatnonzero(np.unpackbits(kept[some]).view(np.bool_))] = units
    words = np.zeros(len(kept), np.int64)
    words[some] = eights.view(np.int64)
    blocks = words.view(np.int8).reshape(-1, BLOCK)
    found = np.zeros(packed.length, np.int16)
    tables = found[: packed.blocks * BLOCK].reshape(-1, BLOCK)
    tables[used] = np.multiply(blocks, np.int16(packed.unit), dtype=np.int16)
    net = np.frombuffer(packed.net, "<i2")
    found[packed.size : packed.size + len(net)] = net
    found.setflags(write=False)
    return found[: packed.size + len(net)]


def expand_plain(packed: PackedWeights) -> memoryview:
    """Return all weights without NumPy."""
    weights, net = array("h", bytes(2 * packed.length)), array("h", packed.net)
    expand(packed.marks, memoryview(packed.units).cast("b"), packed.blocks, packed.unit, weights)
    weights[packed.size : packed.size + len(net)] = net
    return memoryview(weights)[: packed.size + len(net)]


def expand_in(module: WasmModule, packed: PackedWeights) -> WasmArray:
    """Return all weights in a module's memory, expanded by the module itself."""
    entry = module.entry(expand)
    if entry is None:
        raise KernelFailed("the module was built without learned values")
    weights = module.new_array(packed.length, "int16")
    marks, units = module.copy("marks", packed.marks, "uint8"), module.copy("units", packed.units, "int8")
    entry(marks, units, packed.blocks, packed.unit, weights)
    weights.fill(packed.net, packed.size)
    return weights
