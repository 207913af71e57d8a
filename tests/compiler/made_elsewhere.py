"""Packages of kernels made for a test: written to disk, imported, changed, imported again."""

from __future__ import annotations

import importlib
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from rollwright.compiler import cpu, fingerprint

KERNEL = {
    "__init__": "",
    "kernel": '''
"""A kernel."""
from __future__ import annotations
from typing import TYPE_CHECKING
from rollwright.compiler.jit import jit
from .shapes import SQUARE_OF
if TYPE_CHECKING:
    from .words import WORD
@jit
def twice(number: int) -> int:
    """4 -> 8"""
    return 2 * number
def entry(number: int) -> int:
    """3 -> 18"""
    return twice(SQUARE_OF(number))
''',
    "shapes": """
from rollwright.compiler.jit import lookup_table
from . import board
SQUARE_OF = lookup_table(board.SQUARES)
""",
    "board": "SQUARES = [0, 1, 4, 9]\n",
    "words": "WORD = 'three'\n",
}


class Elsewhere:
    """A package in a folder of its own."""

    def __init__(self, folder: Path, name: str, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.name, self._patch = folder, name, patch
        patch.syspath_prepend(folder)
        patch.setattr(sys, "dont_write_bytecode", True)  # it goes by seconds, and tests are quicker
        self.change(KERNEL)

    def change(self, files: dict[str, str]) -> None:
        """Write modules; the process is as if it had begun after that."""
        (self.folder / self.name).mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (self.folder / self.name / f"{name}.py").write_text(text)
        for name in [each for each in sys.modules if each.partition(".")[0] == self.name]:
            del sys.modules[name]
        importlib.invalidate_caches()
        fingerprint.read_source.cache_clear()
        fingerprint._file_of.cache_clear()
        self._patch.setattr(cpu, "STARTED", time.time())

    def replace(self, module: str, old: str, new: str) -> None:
        """Change a word in a module."""
        assert old in KERNEL[module]
        self.change({**KERNEL, module: KERNEL[module].replace(old, new)})

    def load(self, module: str = "kernel") -> ModuleType:
        """Import a module as it stands now."""
        return importlib.import_module(f"{self.name}.{module}")

    def fingerprint(self) -> str | None:
        """Return the fingerprint of the entry point."""
        return fingerprint.fingerprint(self.load().entry, time.time())
