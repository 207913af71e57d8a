"""The page's side of WebAssembly kernels: Python runs in Pyodide, a kernel in a module beside it.

A page fetches a kernel named in `kernels/manifest.json`, instantiates it in JavaScript and installs it:

    const {instance} = await WebAssembly.instantiate(bytes, {});
    runtime.install(JSON.stringify(entry), instance);

From then on every engine of the kernel's games runs there. The learned values that the bots of a table need
are files that the page fetches before it seats a bot:

    for (const path of runtime.list_values(game, options)) pyodide.FS.writeFile(path, await fetched(path));
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from ..any_game import AnyGame
from ..compiler.wasm import LOADED, Export, WasmModule
from ..core.options import Options, fill_options
from ..games.catalogue import find_game
from ..kernel.speeds import PLAIN
from ..values.engine import ValueEngine
from ..values.files import Values

PAGE = 1 << 16
"""Bytes by which memory grows."""


class Kernel(NamedTuple):
    """A module as the manifest describes it."""

    file: str
    home: str
    """The Python module whose kernel it is."""
    games: list[str]
    exports: list[Export]
    source: str
    """A hash of the source that it was compiled from."""


class Bytes(Protocol):
    """A `Uint8Array` as Pyodide shows it."""

    def subarray(self, start: int, end: int) -> Bytes: ...
    def assign(self, data: bytes) -> None: ...
    def to_bytes(self) -> bytes: ...


class Buffer(Protocol):
    """An `ArrayBuffer`."""

    byteLength: int  # noqa: N815 (JavaScript's name)


class Memory(Protocol):
    """A `WebAssembly.Memory`."""

    buffer: Buffer

    def grow(self, pages: int) -> int: ...


class Global(Protocol):
    """A `WebAssembly.Global`."""

    value: int


class Exports(Protocol):
    """A module's exports: its memory, and by name its functions and its first free address."""

    memory: Memory


class JsInstance(Protocol):
    """A `WebAssembly.Instance`."""

    exports: Exports


class PageInstance:
    """A module in the browser that runs this page (`compiler.wasm.Instance`)."""

    def __init__(self, instance: JsInstance) -> None:
        self._exports = instance.exports
        self._memory = self._exports.memory
        self._calls: dict[str, Callable[[int], int]] = {}
        self._bytes = self._view()

    @property
    def heap(self) -> int:
        base: Global = getattr(self._exports, "__heap_base")
        return int(base.value)

    def read(self, address: int, size: int) -> bytes:
        return self._bytes.subarray(address, address + size).to_bytes()

    def write(self, address: int, data: bytes) -> None:
        self._bytes.subarray(address, address + len(data)).assign(data)

    def reserve(self, size: int) -> None:
        missing = size - self._memory.buffer.byteLength
        if missing > 0:
            self._memory.grow(-(-missing // PAGE))
            self._bytes = self._view()  # growing detaches the former buffer

    def call(self, name: str, frame: int) -> int:
        if name not in self._calls:
            self._calls[name] = getattr(self._exports, name)
        return int(self._calls[name](frame))

    def _view(self) -> Bytes:
        from js import Uint8Array  # type: ignore[import-not-found]

        found: Bytes = Uint8Array.new(self._memory.buffer)
        return found


def install(kernel: str, instance: JsInstance) -> None:
    """Let the games of a kernel, an entry of the manifest as JSON, run in its instance."""
    found = read_kernel(json.loads(kernel))
    LOADED[found.home] = WasmModule(PageInstance(instance), found.exports)


def list_values(game_id: str, options: Options) -> list[str]:
    """Return the paths of the files of learned values that a table's bots need and that are not there yet."""
    path = values_of(find_game(game_id), options)
    if path is None or path.exists():
        return []
    path.parent.mkdir(parents=True, exist_ok=True)
    return [str(path)]


def values_of(game: AnyGame, options: Options) -> Path | None:
    """Return the file of the values that a game with these options plays by; None without any."""
    engine = game.engine(fast=False)
    if not isinstance(engine, ValueEngine):
        return None
    params, _ = engine.setup(fill_options(game.options, options), engine.alone, PLAIN)
    return params.values.path if isinstance(params.values, Values) else None


def read_kernel(entry: dict[str, object]) -> Kernel:
    """Return a kernel from its entry in the manifest."""
    return Kernel(**{**entry, "exports": [Export(*row) for row in entry["exports"]]})  # type: ignore
