"""Variants of games, from data files: another grid, other shapes, cards, terms or numbers.

A variant is another instance of its base game's package: the modules are loaded once more, under a name that
holds a digest of the data, and make their constants from it. So its kernel is compiled for its own grid and
shapes, runs as fast as the base game's, and is never taken for another one.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Protocol, TypeVar, cast

import msgspec

from ..errors import InvalidSetup

SUFFIX = ".toml"
ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
MOST_BYTES = 100_000
DEEP = re.compile(r"(?:[\w-]+[ \t]*\.[ \t]*){8}")
"""A key in tables in tables, which take the parser quadratic memory."""
LONGEST_NAME = 30
_files: dict[str, dict[str, object]] = {}
"""What the file of each variant says, by the name of its package."""


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every variant says; a game's own `variant.py` adds what may differ there."""

    base: str = ""
    id: str = ""
    name: str = ""
    blurb: str = ""
    """Two sentences that invite to play it."""
    options: dict[str, str | int] = {}
    """Options and numbers that have another default than in the base game."""


class Identified(Protocol):
    """A game."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Changes)
G = TypeVar("G", bound=Identified)


def read_changes(package: str | None, kind: type[C]) -> C:
    """Return what a package changes: nothing in a printed game; ValidationError if it cannot."""
    return msgspec.convert(_files.get(package or "", {}), kind)


def refuse(key: str, reason: str) -> InvalidSetup:
    """Return the error for a key of a variant's file."""
    return InvalidSetup(f"{key}: {reason}")


def load_variant(path: Path, games: tuple[G, ...]) -> G:
    """Return the game of a variant's file; InvalidSetup names the file and the key that is wrong."""
    try:
        said = read_file(path)
        return _load(said, _find_base(said, games))
    except msgspec.ValidationError as wrong:
        raise InvalidSetup(f"{path.name}: {_describe(wrong)}") from None
    except InvalidSetup as wrong:
        raise InvalidSetup(f"{path.name}: {wrong.sentence}") from None


def read_file(path: Path) -> dict[str, object]:
    if not path.is_file():
        raise InvalidSetup("there is no such file")
    data = path.read_bytes()[: MOST_BYTES + 1]
    if len(data) > MOST_BYTES:
        raise InvalidSetup(f"a variant takes at most {MOST_BYTES:,} bytes")
    try:
        return parse_toml(data.decode())
    except UnicodeDecodeError as wrong:
        raise InvalidSetup(f"this is not TOML: {wrong}") from None


def parse_toml(text: str) -> dict[str, object]:
    """Return what a text of TOML says, in bounded time and memory; InvalidSetup if it is none."""
    if (deep := DEEP.search(text)) is not None:
        raise InvalidSetup("keys are nested at most 7 deep", text.count("\n", 0, deep.start()) + 1)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise InvalidSetup("this is not TOML of ours: brackets are nested too deeply") from None
    except ValueError as wrong:  # a TOMLDecodeError, or a number of thousands of digits
        at = re.search(r"at line (\d+)", str(wrong))
        raise InvalidSetup(f"this is not TOML: {wrong}", int(at[1]) if at else None) from None


def _find_base(said: dict[str, object], games: tuple[G, ...]) -> G:
    """Return the base game; its id, and the id and name of the variant, must be there."""
    if not ID.fullmatch(str(said.get("id", ""))):
        raise refuse("id", "small letters, digits and hyphens, at most 40, such as 'my-game'")
    if not isinstance(said.get("name"), str) or not 0 < len(str(said["name"])) <= LONGEST_NAME:
        raise refuse("name", f"what the variant is called, at most {LONGEST_NAME} letters")
    bases = {game.id: game for game in games if find_spec(f"{package_of(game)}.variant")}
    if said.get("base") not in bases:
        raise refuse("base", f"a game that can be varied: {', '.join(bases)}")
    return bases[str(said["base"])]


def package_of(game: object) -> str:
    """Return the package that a game's class is defined in."""
    return type(game).__module__.rpartition(".")[0]


def _load(said: dict[str, object], base: G) -> G:
    """Load the base game's package once more, with the data of a variant."""
    package = package_of(base)
    digest = hashlib.sha256(repr(sorted(said.items())).encode()).hexdigest()[:16]
    name = f"{package}_{digest}"
    if name not in sys.modules:
        _files[name] = said
        spec = ModuleSpec(name, None, is_package=True)
        spec.submodule_search_locations = [*sys.modules[package].__path__]
        sys.modules[name] = module_from_spec(spec)
    try:
        module = import_module(f"{name}{type(base).__module__.removeprefix(package)}")
    except BaseException:
        _forget(name)
        raise
    kind = vars(module)[type(base).__name__]
    games = (cast("G", each) for each in vars(module).values() if isinstance(each, kind))
    return next(game for game in games if game.id == said["id"])


def _forget(name: str) -> None:
    for module in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
        del sys.modules[module]
    del _files[name]


def _describe(wrong: msgspec.ValidationError) -> str:
    """ "Expected `int`, got `str` - at `$.grid.rows`" -> "grid.rows: expected int, got str" """
    reason, _, place = str(wrong).replace("`", "").partition(" - at ")
    key = place.removeprefix("$").removeprefix(".")
    return f"{key}: {reason[:1].lower()}{reason[1:]}" if key else reason[:1].lower() + reason[1:]
