"""What a compiled function can be made of: the source of its module and of all that module imports.

Machine code is right as long as that source says the same. Comments, docstrings and the arrangement of
lines say nothing to a compiler, so they are left out. Finding out what a file says takes longer than reading
it, so that is kept in a file of its own for the next process, by the file's bytes.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

KIT = __name__.partition(".")[0]
COMPILERS = ("llvmlite", "numba", "numpy")
"""They count by their versions."""
_NOT_FOLLOWED = sys.stdlib_module_names | set(COMPILERS)
_LIBRARIES = frozenset(("site-packages", "dist-packages"))
_BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
_WAY = f"1, {sys.version_info[:2]}: "
"""Changes when a file is said to say something else."""
MOST_KEPT = 1000
"""So many files' words are kept, the latest."""


class Source(NamedTuple):
    """What a module says to a compiler."""

    digest: str
    imports: tuple[tuple[int, str, str], ...]
    """Dots, module and name: `from ..core import bits` is (2, "core", "bits")."""
    uses_kit: bool
    written: float


Imports = Sequence[tuple[int, str, str]]
"""Dots, module and name of each."""
Said = tuple[str, Imports]
"""The digest of what a file says, and its imports."""


class Known:
    """What files say, by their bytes: kept in a file, if there is one."""

    def __init__(self) -> None:
        self._said: dict[str, Said] = {}
        self._new: dict[str, Said] = {}
        self._read_from: Path | None = None

    def read(self, kept: Path | None) -> None:
        """Learn what is kept; a file that cannot be read is as good as none."""
        if kept is None or kept == self._read_from:
            return
        self._read_from = kept
        with suppress(OSError, ValueError):
            found = json.loads(kept.read_text())
            self._said |= found if isinstance(found, dict) else {}

    def write(self) -> None:
        """Keep what is new, if there is anything; another process may do the same."""
        if self._read_from is None or not self._new:
            return
        latest = list((self._said | self._new).items())[-MOST_KEPT:]
        self._said, self._new = dict(latest), {}
        draft = self._read_from.with_suffix(f".{uuid4().hex}")
        with suppress(OSError):
            draft.write_text(json.dumps(self._said))
            draft.replace(self._read_from)

    def look(self, text: bytes) -> tuple[str, tuple[tuple[int, str, str], ...]]:
        """Return the digest of what a file says, and its imports."""
        mark = hashlib.sha256(_WAY.encode() + text).hexdigest()
        try:
            digest, imports = self._said[mark]
            return str(digest), tuple((int(dots), home, name) for dots, home, name in imports)
        except (KeyError, TypeError, ValueError):
            tree = ast.parse(text)
            imports = tuple(_strip(tree.body))
            digest = hashlib.sha256(" ".join(_say(tree)).encode()).hexdigest()
            self._new[mark] = digest, imports
            return digest, imports


known = Known()


def fingerprint(
    function: Callable[..., object],
    since: float,
    module: str = "",
    kept: Path | None = None,
    backend: str = "bitcode",
) -> str | None:
    """Return a hash of all source that a function for a module's kernel can be made of; None if not known.

    It cannot be known for a function typed at a prompt, nor after a file was written `since` this process
    began, for then the function may be older than the file. What files say is kept in a file of its own.
    """
    known.read(kept)
    try:
        sources = _reach(_homes_of(function) | ({module} if module else set()))
    except (OSError, SyntaxError, ValueError):
        return None
    known.write()
    if not sources or any(since < source.written <= time.time() for source in sources.values()):
        return None
    said = [_circumstances(), backend, sorted((name, source.digest) for name, source in sources.items())]
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


def digest_sources(modules: Collection[str]) -> str:
    """Return a hash of what modules, and all that they import, say to a compiler."""
    sources = _reach(set(modules))
    said = sorted((name, source.digest) for name, source in sources.items())
    return hashlib.sha256(repr(said).encode()).hexdigest()[:16]


def _circumstances() -> tuple[object, ...]:
    """Return what else machine code depends on; the processor is Numba's business."""
    import numba

    versions = [sys.modules[name].__version__ for name in COMPILERS]
    return (sys.version_info[:2], sys.flags.optimize, versions, numba.config.OPT, numba.config.BOUNDSCHECK)


def _homes_of(function: Callable[..., object]) -> set[str]:
    """Return the modules of a function and of what it was made with: a kit makes functions of functions."""
    homes: set[str] = set()
    seen: set[int] = set()
    waiting: list[object] = [function]
    while waiting:
        value = waiting.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        home = getattr(value, "__module__", None)
        if isinstance(home, str):
            homes.add(home)
        waiting += value if isinstance(value, tuple) else ()
        waiting += [cell.cell_contents for cell in getattr(value, "__closure__", None) or ()]
    return {home for home in homes if home.partition(".")[0] not in _NOT_FOLLOWED}


def _reach(homes: set[str]) -> dict[str, Source]:
    """Return these modules and all they import, however far, with what they say."""
    found: dict[str, Source] = {}
    users = {KIT, *(home.partition(".")[0] for home in homes)}
    waiting = sorted(homes)
    while waiting:
        name = waiting.pop()
        file = _file_of(name)
        if file is None or name in found:
            continue
        source = found[name] = read_source(file)
        package = name.partition(".")[0]
        if source.uses_kit:
            users.add(package)
        if package in users or _LIBRARIES.isdisjoint(file.parts):
            waiting += sorted(_imported_by(name, source))
    return found


@cache
def read_source(file: Path) -> Source:
    """Return what a file says to a compiler."""
    text = file.read_bytes()
    digest, imports = known.look(text)
    return Source(digest, imports, KIT.encode() in text, file.stat().st_mtime)


def _strip(block: list[ast.stmt]) -> Iterator[tuple[int, str, str]]:
    """Take out of a block what says nothing, and return its imports."""
    block[:] = [each for each in block if not _is_text(each) and not _is_for_types(each)]
    for each in block:
        if isinstance(each, ast.Import):
            yield from ((0, alias.name, "") for alias in each.names)
        elif isinstance(each, ast.ImportFrom):
            yield from ((each.level, each.module or "", alias.name) for alias in each.names)
        for field in _BLOCKS:
            inner = getattr(each, field, None)
            if isinstance(inner, list):
                yield from _strip(inner)


def _say(node: ast.AST) -> list[str]:
    """Return what a tree says, without where: as `ast.dump` does, in half the time."""
    said = [type(node).__name__]
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            said += _say(value)
        elif isinstance(value, list):
            said.append(f"{name} {len(value)}")
            for each in value:
                said += _say(each) if isinstance(each, ast.AST) else [repr(each)]
        elif value is not None:
            said.append(f"{name}={value!r}")
    return said


def _is_text(statement: ast.stmt) -> bool:
    """Return whether a statement is a docstring."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _is_for_types(statement: ast.stmt) -> bool:
    """Return whether a statement is run by no interpreter: `if TYPE_CHECKING: ...`"""
    test = statement.test if isinstance(statement, ast.If) and not statement.orelse else None
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def _imported_by(name: str, source: Source) -> set[str]:
    """Return the modules that a module imports, without those that are not followed."""
    package = _package_of(name)
    modules = set()
    for dots, module, attribute in source.imports:
        home = resolve_name("." * dots + module, package) if dots else module
        if home.partition(".")[0] not in _NOT_FOLLOWED:
            inner = f"{home}.{attribute}"
            modules.add(inner if attribute and _file_of(inner) else home)
    return modules


def _package_of(name: str) -> str:
    """ "rollwright.kernel.bits" -> "rollwright.core" """
    module = sys.modules.get(name)
    spec = None if module else find_spec(name)
    return (module.__package__ if module else spec and spec.parent) or ""


@cache
def _file_of(name: str) -> Path | None:
    """Return the file of a module; None for what is no module or not written in Python."""
    module = sys.modules.get(name)
    try:
        file = getattr(module, "__file__", None) if module else getattr(find_spec(name), "origin", None)
    except (ImportError, ValueError):
        return None
    return Path(file).resolve() if file and file.endswith(".py") else None
