"""Files of learned values: whole numbers, only those learned, and for which rules they were learned.

A file is a line of JSON that says what it holds, then three compressed parts: which entries are kept (for
every block of 256 entries that has some, a bit for each), and their values, a byte each, in units of a few
hundredths; then the numbers of the net, if there is one, two bytes each.
"""

from __future__ import annotations

import json
import zlib
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

from .errors import InvalidSetup
from .net import NetShape, size_of_net

SUFFIX = ".values"
BLOCK = 256
MOST = 127
"""The largest value that a byte holds, in units."""
KIND = "rollwright values 1"


class Part(NamedTuple):
    """One of the tables: where it begins, and how many stages of a game it tells apart.

    Its entries lie stage after stage, those of each stage in the same order.
    """

    name: str
    begins: int
    stages: int


class ValueTables(NamedTuple):
    """What a game says of its tables: their layout's name and size, how many entries a position looks up."""

    layout: str
    size: int
    length: int
    most: float
    """The largest error that is learned from, as a value of the engine's."""
    unit: int
    """How finely entries are written to a file."""
    rate: float = 1.0
    """How much of an error is put right at once where all errors agree: less where the teacher is noisy."""
    parts: tuple[Part, ...] = ()
    """The tables one by one: for learning some of them and leaving the others, or in fewer stages."""


class NetPlan(NamedTuple):
    """What a game says of the net behind its tables."""

    layout: str
    """As the tables', which it is shipped with."""
    begins: int
    """Where it begins: behind so many entries of tables."""
    shape: NetShape
    slots: int
    unit: int
    """What 1.0 of its value is, as a value of the engine's."""
    most: float
    """The largest error that is learned from, as a value of the engine's."""
    close: float
    """How far behind the best by tables a move may be for the net to be asked about it."""
    asked: int = 0
    """Of how many moves at most the net is asked, the best by tables; 0 for all that are close."""
    later: int = 1
    """A move is taught what the best one promises so many decisions later."""
    board: tuple[int, int, int] = (0, 0, 0)
    """How wide and high the board is whose squares it looks at, and how many kinds of things stand there."""

    @property
    def layers(self) -> int:
        """Where the layers that look at squares begin: behind the rest of the net."""
        return self.begins + size_of_net(self.shape)


class Learned(NamedTuple):
    """What a file says of itself."""

    game: str
    layout: str
    """Which entries there are: values learned for another layout, or for other rules, say nothing here."""
    size: int
    """Entries of all tables together."""
    unit: int
    made: str
    """The command that made it."""
    net: int = 0
    """Numbers of the net behind the tables."""


def write_values(path: Path, about: Learned, entries: Any, numbers: Any = ()) -> int:
    """Write the entries that are not 0 (after rounding to units) and the net, and return the file's size."""
    import numpy as np

    units = np.clip(np.rint(np.asarray(entries) / about.unit), -MOST, MOST).astype(np.int8)
    blocks = np.zeros(-(-len(units) // BLOCK) * BLOCK, np.int8)
    blocks[: len(units)] = units
    kept = blocks.reshape(-1, BLOCK) != 0
    used = kept.any(axis=1)
    parts = [np.packbits(used).tobytes() + np.packbits(kept[used]).tobytes(), units[units != 0].tobytes()]
    parts.append(np.asarray(numbers, "<i2").tobytes())
    packed = [zlib.compress(part, 9) for part in parts]
    about = about._replace(net=len(numbers))
    head = {"kind": KIND, **about._asdict(), "parts": [len(part) for part in packed]}
    text = json.dumps(head, ensure_ascii=False).encode() + b"\n"
    path.write_bytes(text + b"".join(packed))
    return path.stat().st_size


def read_head(path: Path) -> dict[str, Any]:
    """Return what a file says of itself; InvalidSetup if it is no file of values."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.readline(10_000))
    except (OSError, ValueError) as wrong:
        raise InvalidSetup(f"{path.name} is not a file of learned values") from wrong
    if not isinstance(head, dict) or head.get("kind") != KIND:
        raise InvalidSetup(f"{path.name} is not a file of learned values")
    return head


def read_values(path: Path, layout: str) -> Any:
    """Return all entries as whole numbers of 16 bits; InvalidSetup if they were learned for other rules."""
    head = read_head(path)
    if head["layout"] != layout:
        raise InvalidSetup(f"{path.name} was learned for other rules or tables: learn its values again")
    return _read_whole(path, head)


def read_older(path: Path, tables: ValueTables) -> Any:
    """Return the tables of a layout to which, at most, others were added since ("x 1" of "x 2")."""
    head = read_head(path)
    family, size = str(head["layout"]).rpartition(" ")[0], int(head["size"])
    if family != tables.layout.rpartition(" ")[0] or size > tables.size:
        raise InvalidSetup(f"{path.name} was learned for other rules or tables: there is no going on from it")
    return _read_whole(path, head)[:size]


def _read_whole(path: Path, head: dict[str, Any]) -> Any:
    """Return all entries; InvalidSetup if the file does not hold what it says."""
    try:
        return _read_entries(path, head)
    except (ArithmeticError, IndexError, KeyError, MemoryError, TypeError, ValueError, zlib.error) as wrong:
        raise InvalidSetup(f"{path.name} is damaged: it does not hold the values it names") from wrong


def _read_entries(path: Path, head: dict[str, Any]) -> Any:
    import numpy as np

    size, unit, net = int(head["size"]), int(head["unit"]), int(head.get("net", 0))
    lengths = [*head["parts"], 0][:3]  # the first files had no net
    data = memoryview(path.read_bytes())[-sum(lengths) :]
    first, second, last = (data[sum(lengths[:n]) :][:length] for n, length in enumerate(lengths))
    marks = np.frombuffer(zlib.decompress(first), np.uint8)
    units = np.frombuffer(zlib.decompress(second), np.int8)
    n_blocks = -(-size // BLOCK)
    cut = -(-n_blocks // 8)
    used = np.flatnonzero(np.unpackbits(marks[:cut], count=n_blocks))
    kept = marks[cut:]
    some = np.flatnonzero(kept != 0)  # two thirds of all bytes mark nothing
    eights = np.zeros(8 * len(some), np.int8)
    eights[np.flatnonzero(np.unpackbits(kept[some]).view(np.bool_))] = units
    words = np.zeros(len(kept), np.int64)
    words[some] = eights.view(np.int64)
    blocks = words.view(np.int8).reshape(-1, BLOCK)
    found = np.zeros(n_blocks * BLOCK + net, np.int16)
    found[: n_blocks * BLOCK].reshape(-1, BLOCK)[used] = np.multiply(blocks, np.int16(unit), dtype=np.int16)
    if net:
        found[size : size + net] = np.frombuffer(zlib.decompress(last), "<i2")
    found.setflags(write=False)
    return found[: size + net]


class Values:
    """Learned values that are read when first looked at; of length 0 where there are none."""

    def __init__(self, path: Path | None, layout: str) -> None:
        self._path, self._layout = path, layout
        head = read_head(path) if path is not None and path.exists() else {"size": 0}
        self._size = int(head["size"]) + int(head.get("net", 0))
        self._array: Any = None
        self._entries: Any = self

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, place: int) -> int:
        if self._entries is self:
            self._entries = memoryview(self.array)
        return int(self._entries[place])

    @property
    def entries(self) -> Any:
        """The entries as plain Python looks at them soonest: itself until the first look."""
        return self._entries

    @property
    def array(self) -> Any:
        """The entries as an array of NumPy's."""
        if self._array is None:
            self._array = _read(self._path, self._layout) if self._path and self._size else _nothing()
        return self._array

    def from_there(self, begins: int) -> Numbers:
        """Return the numbers from there on."""
        return _from_there(self, begins)


class Numbers:
    """The numbers of learned values from somewhere on, which are read when first looked at."""

    def __init__(self, learned: Values, begins: int) -> None:
        self._learned, self._begins = learned, begins

    def __len__(self) -> int:
        return max(0, len(self._learned) - self._begins)

    @cached_property
    def array(self) -> Any:
        """The numbers as floating ones of 32 bits."""
        return self._learned.array[self._begins :].astype("float32")


@cache
def _from_there(learned: Values, begins: int) -> Numbers:
    return Numbers(learned, begins)


@cache
def _read(path: Path, layout: str) -> Any:
    return read_values(path, layout)


@cache
def _nothing() -> Any:
    """Return no entries: read only, as all values are, for else every kernel would be compiled once more."""
    import numpy as np

    found = np.zeros(0, np.int16)
    found.setflags(write=False)
    return found


NO_VALUES = Values(None, "")
"""The values of a table for which none were learned."""
