"""Plug-ins: games and bots found by entry points, by `module:NAME` or in a file.

A plug-in that cannot be used is reported in one sentence; everything else works.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from .errors import InvalidSetup

GAMES, BOTS = "rollwright.games", "rollwright.bots"
"""The groups of entry points."""
CATALOGUE = "rollwright.games.catalogue"
"""The module that finds a game by its id: named as plug-ins are, for this floor imports none above it."""
PACKAGE = Path(__file__).resolve().parents[1]
LONGEST = 200
"""The longest quotation of an error message."""


class PluginWarning(UserWarning):
    """A plug-in cannot be used."""


def warn(sentence: str) -> None:
    """Issue a PluginWarning, once for each sentence."""
    warnings.warn(sentence, PluginWarning, stacklevel=2)


reporters: list[Callable[[str], None]] = [warn]
"""The last one reports plug-ins that cannot be used; the command line appends its own."""


def report(sentence: str) -> None:
    """Report that a plug-in cannot be used."""
    reporters[-1](sentence)


def describe(problem: BaseException) -> str:
    """Return an error as part of a sentence: "ImportError: no module named 'x'"."""
    said = " ".join(str(problem).split())[:LONGEST]
    return f"{type(problem).__name__}: {said}" if said else type(problem).__name__


def explain(problem: BaseException, home: str | None = None) -> str:
    """Return an error and where it was raised: "ImportError: no module named 'x' (mybot.py, line 12)".

    That is the last line of the plug-in's file `home`, or else the last one outside this package.
    """
    frames = [frame for frame in extract_tb(problem.__traceback__) if not _is_machinery(frame.filename)]
    frames = [frame for frame in frames if frame.filename == home] or frames
    if not frames or isinstance(problem, SyntaxError):
        return describe(problem)
    return f"{describe(problem)} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"


def _is_machinery(file: str) -> bool:
    """Say whether a file is one of this package, or of what imports modules."""
    return file.startswith("<") or Path(file).is_relative_to(PACKAGE) or Path(file).parent.name == "importlib"


# ---- entry points


def list_entry_points(group: str) -> Iterator[tuple[str, object]]:
    """Yield the name and the object of every entry point of a group; the broken ones are reported."""
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        try:
            yield entry.name, entry.load()
        except Exception as problem:
            home = _name_package(entry)
            report(f"the plug-in {entry.name} ({entry.value}{home}) cannot be loaded: {explain(problem)}")


def _name_package(entry: EntryPoint) -> str:
    return f", of the package {entry.dist.name}" if entry.dist is not None else ""


# ---- by name


def find_game(name: str) -> object:
    """Return the game of the catalogue with that id; InvalidSetup if there is none."""
    return import_module(CATALOGUE).find_game(name)


def load_named(text: str) -> tuple[ModuleType, object]:
    """ "mine:GAME", "games/mine.py" or "games/mine.py:GAME" -> the module, and the object if it is named.

    InvalidSetup if there is no such thing, or if loading it fails.
    """
    home, _, name = text.rpartition(":") if _names_object(text) else (text, "", "")
    try:
        module = _import_file(Path(home)) if home.endswith(".py") else _import_module(home)
    except InvalidSetup:
        raise
    except Exception as problem:
        reason = explain(problem, str(Path(home).resolve()))
        raise InvalidSetup(f"{home[:LONGEST]} cannot be loaded: {reason}") from None
    if not name:
        return module, None
    if name not in vars(module):
        raise InvalidSetup(f"{home[:LONGEST]} has no {name[:40]!r}")
    return module, vars(module)[name]


def _names_object(text: str) -> bool:
    """Say whether a colon precedes a name; in C:/mine.py it is part of the path."""
    _, colon, name = text.rpartition(":")
    return bool(colon) and name.isidentifier()


def _import_module(name: str) -> ModuleType:
    """Import an installed module, or else a file of that name in the current folder."""
    here = Path(f"{name}.py")
    return _import_file(here) if here.is_file() and _find_origin(name) is None else import_module(name)


def _import_file(path: Path) -> ModuleType:
    """Import a file as the module of its name, so that other processes find it in the same way."""
    path = path.resolve()
    if not path.is_file():
        raise InvalidSetup(f"there is no file {str(path)!r}")
    if not path.stem.isidentifier():
        raise InvalidSetup(f"{path.name} must have a name that Python can import, such as my_game.py")
    folder = str(path.parent)
    if folder not in sys.path:
        sys.path.append(folder)
    importlib.invalidate_caches()
    known = sys.modules.get(path.stem)
    origin = known.__file__ if known is not None else _find_origin(path.stem)
    if origin is None or Path(origin).resolve() != path:
        raise InvalidSetup(f"{path.name} needs another name: there is a module {path.stem} already")
    return import_module(path.stem)


def _find_origin(name: str) -> str | None:
    spec = importlib.util.find_spec(name)
    return None if spec is None else spec.origin


def imported_names(module: ModuleType) -> set[str]:
    """Return the names that a module imports from elsewhere; what its own package holds is its own."""
    if module.__file__ is None:
        return set()
    tree = ast.parse(Path(module.__file__).read_bytes())
    package = module.__name__.partition(".")[0]
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and not _is_inside(node, package)
        for alias in node.names
    }


def _is_inside(node: ast.ImportFrom, package: str) -> bool:
    return node.level > 0 or (node.module or "").partition(".")[0] == package


def missing_members(thing: object, protocol: type) -> list[str]:
    """Return the members of a protocol that an object lacks."""
    wanted = [name for name in vars(protocol) if not name.startswith("_")]
    return [name for name in wanted if not hasattr(thing, name)]
