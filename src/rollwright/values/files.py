"""The file format of learned values, and what a game specifies of its tables and its net.

A file is a line of JSON, its header, and three zlib streams: which table weights are kept (for every block of
256 that has some, a bit each), the kept weights (int8, in units of the header's `unit`), and the net's
weights (int16), if there is a net.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ..compiler.wasm import WasmArray
from ..core.errors import InvalidSetup
from ..core.extras import has
from .net import NetShape, size_of_net
from .packed import BLOCK, NOTHING, PackedWeights, expand_array, expand_plain

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

SUFFIX = ".values"
MOST = 127
"""The largest weight that an int8 holds, in units."""
KIND = "rollwright values 1"


# ---- what a game specifies


class TupleTable(NamedTuple):
    """One n-tuple table: its offset among all weights, and the stages of a game that it distinguishes.

    Its weights lie stage by stage, those of each stage in the same order.
    """

    name: str
    offset: int
    stages: int


class NTupleSpec(NamedTuple):
    """A game's n-tuple tables."""

    layout: str
    """Names the tables and the rules they are for."""
    size: int
    """Weights of all tables."""
    length: int
    """Indices of a position."""
    error_clip: float
    """TD errors are clipped at this, in the engine's unit of value."""
    unit: int
    """Quantization step of the weights in a file."""
    rate: float = 1.0
    """Learning rate of a weight whose errors all agree: less where targets are noisy."""
    tables: tuple[TupleTable, ...] = ()


class NetSpec(NamedTuple):
    """A game's value net."""

    layout: str
    """As of the tables, which it is shipped with."""
    offset: int
    """Index of its first weight: behind the tables."""
    shape: NetShape
    slots: int
    """Inputs of a position."""
    unit: int
    """1.0 of its output, in the engine's unit of value."""
    error_clip: float
    """TD errors are clipped at this, in the engine's unit of value."""
    margin: float
    """How far behind the best by tables a move may be for the net to evaluate it."""
    candidates: int = 0
    """How many moves of a decision it evaluates at most, the best by tables; 0 for all within the margin."""
    n_steps: int = 1
    """Its TD target is the value this many decisions later."""
    board: tuple[int, int, int] = (0, 0, 0)
    """Width, height and kinds of cells of the board under its convolutional trunk."""

    @property
    def trunk_offset(self) -> int:
        """Index of the trunk's first weight: behind the rest of the net."""
        return self.offset + size_of_net(self.shape)


# ---- files


class FileHeader(NamedTuple):
    """The header of a file; its field names are those of the JSON."""

    game: str
    layout: str
    """Which weights there are: those of another layout, or for other rules, are useless here."""
    size: int
    """Weights of all tables, kept or zero."""
    unit: int
    made: str
    """The command that made it."""
    net: int = 0
    """Weights of the net."""
    rules: dict[str, str] | None = None
    """The options that the values depend on; files that ship say nothing, and are for the printed rules."""
    parts: tuple[int, ...] = ()
    """Bytes of each zlib stream; the first files had no net."""


def write_values(
    path: Path, header: FileHeader, tables: ArrayLike, net: Sequence[int] | NDArray[np.integer] = ()
) -> int:
    """Write table weights, rounded to units, and the weights of a net; return the size of the file."""
    import numpy as np

    units = np.clip(np.rint(np.asarray(tables) / header.unit), -MOST, MOST).astype(np.int8)
    blocks = np.zeros(-(-len(units) // BLOCK) * BLOCK, np.int8)
    blocks[: len(units)] = units
    kept = blocks.reshape(-1, BLOCK) != 0
    used = kept.any(axis=1)
    parts = [np.packbits(used).tobytes() + np.packbits(kept[used]).tobytes(), units[units != 0].tobytes()]
    parts.append(np.asarray(net, "<i2").tobytes())
    packed = [zlib.compress(part, 9) for part in parts]
    header = header._replace(net=len(net), parts=tuple(map(len, packed)))
    text = json.dumps({"kind": KIND, **header._asdict()}, ensure_ascii=False)
    path.write_bytes(text.encode() + b"\n" + b"".join(packed))
    return path.stat().st_size


def read_header(path: Path) -> FileHeader:
    """Return the header of a file; InvalidSetup if it is no file of values."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.readline(10_000))
        if head["kind"] != KIND:
            raise ValueError("another kind of file")
        found = FileHeader(**{name: head[name] for name in FileHeader._fields if name in head})
        return found._replace(size=int(found.size), unit=int(found.unit), net=int(found.net))
    except (OSError, KeyError, TypeError, ValueError) as wrong:
        raise InvalidSetup(f"{path.name} is not a file of learned values") from wrong


def read_values(path: Path, layout: str) -> NDArray[np.int16]:
    """Return all weights as int16; InvalidSetup if they were learned for another layout."""
    return expand_array(read_packed(path, layout))


def read_packed(path: Path, layout: str) -> PackedWeights:
    """Return all weights, packed; InvalidSetup if they were learned for another layout."""
    head = read_header(path)
    if head.layout != layout:
        raise InvalidSetup(f"{path.name} was learned for other rules or tables: learn its values again")
    return _read_checked(path, head)


def read_tables_to_extend(path: Path, spec: NTupleSpec) -> NDArray[np.int16]:
    """Return the table weights of a layout that at most lacks later tables ("x 1" of "x 2")."""
    head = read_header(path)
    family = head.layout.rpartition(" ")[0]
    if family != spec.layout.rpartition(" ")[0] or head.size > spec.size:
        raise InvalidSetup(f"{path.name} was learned for other rules or tables: training cannot continue it")
    return expand_array(_read_checked(path, head))[: head.size]


def _read_checked(path: Path, head: FileHeader) -> PackedWeights:
    """Return all weights; InvalidSetup if the file does not hold what its header says."""
    try:
        found = _read_streams(path, head)
        found.check()
    except (ArithmeticError, IndexError, MemoryError, TypeError, ValueError, zlib.error) as wrong:
        raise InvalidSetup(f"{path.name} is damaged: it does not hold the values it names") from wrong
    return found


def _read_streams(path: Path, head: FileHeader) -> PackedWeights:
    lengths = [*head.parts, 0][:3]
    data = memoryview(path.read_bytes())[-sum(lengths) :]
    first, second, last = (data[sum(lengths[:n]) :][:length] for n, length in enumerate(lengths))
    net = zlib.decompress(last) if head.net else b""
    if len(net) != 2 * head.net:
        raise ValueError("a net of another size")
    return PackedWeights(head.size, head.unit, zlib.decompress(first), zlib.decompress(second), net)


# ---- values in memory


class Values:
    """The weights of a file, read at first use; of length 0 without a file."""

    def __init__(self, path: Path | None, layout: str) -> None:
        self.path, self._layout, self._size = path, layout, 0
        self._array: NDArray[np.int16] | None = None
        self._plain: Values | memoryview = self

    def __len__(self) -> int:
        """Return the number of weights; a page may fetch the file later."""
        if self._size == 0 and self.path is not None and self.path.exists():
            head = read_header(self.path)
            self._size = head.size + head.net
        return self._size

    def __getitem__(self, index: int) -> int:
        if self._plain is self:
            self._plain = _read_plain(self.path, self._layout) if self.path else memoryview(b"")
        return int(self._plain[index])

    @property
    def plain(self) -> Values | memoryview:
        """The weights in the form plain Python indexes soonest: the object itself until the first use."""
        return self._plain

    @property
    def array(self) -> NDArray[np.int16]:
        """The weights as a NumPy array of int16."""
        if self._array is None:
            self._array = _read(self.path, self._layout) if self.path and len(self) else _no_weights()
        return self._array

    def read(self) -> PackedWeights:
        """Return the weights as the file packs them; none without a file."""
        return read_packed(self.path, self._layout) if self.path and len(self) else NOTHING

    def trunk(self, offset: int) -> TrunkWeights:
        """Return the weights from an offset on, those of a net's trunk."""
        return _trunk(self, offset)


class TrunkWeights:
    """The weights of a net's trunk, read at first use."""

    def __init__(self, values: Values, offset: int) -> None:
        self._values, self._offset = values, offset

    def __len__(self) -> int:
        return max(0, len(self._values) - self._offset)

    @cached_property
    def array(self) -> NDArray[np.float32]:
        """The weights as a NumPy array of float32."""
        return self._values.array[self._offset :].astype("float32")

    def read(self) -> bytes:
        """Return the weights as bytes of float32."""
        packed = self._values.read()
        return array("f", memoryview(packed.net).cast("h")[self._offset - packed.size :]).tobytes()


Trunk: TypeAlias = "TrunkWeights | NDArray[np.float32] | WasmArray"
"""The weights of a net's trunk as kernels take them: plain, compiled, in a page."""


@cache
def _trunk(values: Values, offset: int) -> TrunkWeights:
    return TrunkWeights(values, offset)


@cache
def _read(path: Path, layout: str) -> NDArray[np.int16]:
    return read_values(path, layout)


@cache
def _read_plain(path: Path, layout: str) -> memoryview:
    return _read(path, layout).data if has("numpy") else expand_plain(read_packed(path, layout))


@cache
def _no_weights() -> NDArray[np.int16]:
    """Return an empty array, read-only as all weights are: kernels are compiled for one type."""
    import numpy as np

    found = np.zeros(0, np.int16)
    found.setflags(write=False)
    return found


NO_VALUES = Values(None, "")
"""The values where none were learned."""
