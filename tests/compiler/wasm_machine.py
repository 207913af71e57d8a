"""A machine that runs WebAssembly outside of a browser."""

from __future__ import annotations

import wasmtime

PAGE = 1 << 16


class Machine:
    """A module in wasmtime."""

    def __init__(self, code: bytes) -> None:
        engine = wasmtime.Engine()
        self._store = wasmtime.Store(engine)
        module = wasmtime.Module(engine, code)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        memory = self._exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self._memory = memory

    @property
    def heap(self) -> int:
        base = self._exports["__heap_base"]
        assert isinstance(base, wasmtime.Global)
        return int(base.value(self._store))

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, address, address + size))

    def write(self, address: int, data: bytes) -> None:
        self._memory.write(self._store, data, address)

    def reserve(self, size: int) -> None:
        missing = size - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))

    def call(self, name: str, frame: int) -> int:
        function = self._exports[name]
        assert isinstance(function, wasmtime.Func)
        return int(function(self._store, frame))
