"""All games there are: those of the house, those of installed plug-ins, and those given by name or file."""

from __future__ import annotations

import json
import os
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TypeGuard

from ..any_game import AnyGame
from ..core import plugins
from ..core.errors import InvalidSetup, NoSuchGame, suggest
from ..core.game import Game
from ..core.variants.load import SUFFIX, load_variant, read_file
from ..sheet_language import SheetGame

HOUSE = ("chiefdom:CHIEFDOM_1", "chiefdom:CHIEFDOM_2", "duel:DUEL", "fiefdoms:FIEFDOMS")
FROM = "ROLLWRIGHT_GAME_FROM"
"""Names files and modules with games, parted by semicolons; processes started from this one read it too."""
PARTED = ";"
ARCHIVED, NAMES = "rollwright_games", "names.json"
"""The folder of a site's archive that names its games made elsewhere, and holds its variants."""


def _load_house() -> tuple[AnyGame, ...]:
    named = (name.split(":") for name in HOUSE)
    return tuple(getattr(import_module(f".{folder}", __package__), game) for folder, game in named)


GAMES: tuple[AnyGame, ...] = _load_house()
"""The games of the house."""
DEFAULT = next(game.id for game in GAMES if not game.manifest.has_newer_edition)
"""The game of programs that name none."""
added_games: dict[str, AnyGame] = {}


def list_games() -> tuple[AnyGame, ...]:
    """Return all games; a plug-in that cannot be used is reported and left out."""
    found = {game.id: game for game in GAMES}
    for game in (*load_installed(), *load_games_named(os.environ.get(FROM, "")), *added_games.values()):
        found.setdefault(game.id, game)
    return tuple(found.values())


def find_game(name: str) -> AnyGame:
    """Return the game with that id; InvalidSetup if there is none."""
    for game in GAMES:
        if game.id == name:
            return game
    listed = list_games()
    for game in listed:
        if game.id == name:
            return game
    known = [game.id for game in listed]
    near = suggest(name[:40], known, f"games: {', '.join(known)}")
    raise NoSuchGame(f"there is no game {name[:40]!r} ({near})")


# ---- games made elsewhere


def add_game(game: AnyGame) -> AnyGame:
    """Put a game into the catalogue of this process; InvalidSetup if it is none, or its id is taken."""
    check_object(game, "it")
    others = [other.id for other in list_games() if other is not game]
    if game.id in others:
        raise InvalidSetup(f"there is already a game {game.id!r}")
    added_games[game.id] = game
    return game


def add_from(text: str) -> tuple[AnyGame, ...]:
    """Add the games of `path.py`, `path.py:NAME`, `module:NAME` or `variant.toml`.

    They are there in processes started later, too.
    """
    games = read_games(text)
    taken = {game.id for game in list_games()} - {
        game.id for game in load_games_named(os.environ.get(FROM, ""))
    }
    for game in games:
        if game.id in taken:
            raise InvalidSetup(f"{text[:80]}: there is already a game {game.id!r}")
    os.environ[FROM] = PARTED.join(dict.fromkeys([*list_named(), _whole_path(text)]))
    return games


def list_named() -> list[str]:
    """Return the files and modules whose games were added."""
    return [each for each in os.environ.get(FROM, "").split(PARTED) if each]


def add_archived(folder: Path) -> None:
    """Add the games made elsewhere that a site's archive holds, unpacked into this folder."""
    listed = folder / ARCHIVED / NAMES
    if listed.is_file():
        names = json.loads(listed.read_text("utf-8"))
        paths = (str(folder / name) if name.endswith(SUFFIX) else name for name in names)
        os.environ[FROM] = PARTED.join(paths)


def _whole_path(text: str) -> str:
    """Return a file's name so that it is found from any folder."""
    home, colon, name = text.rpartition(":") if text.rpartition(":")[2].isidentifier() else (text, "", "")
    return f"{os.path.abspath(home)}{colon}{name}" if home.endswith((".py", SUFFIX)) else text  # noqa: PTH100


def read_games(text: str) -> tuple[AnyGame, ...]:
    """Return the games that a file or module defines, not those it imports; InvalidSetup if there is none."""
    if text.endswith(SUFFIX):
        return (_read_data(Path(text)),)
    module, named = plugins.load_named(text)
    if named is not None:
        return (check_object(named, text),)
    hidden = plugins.imported_names(module)
    own = [each for name, each in vars(module).items() if not name.startswith("_") and name not in hidden]
    games = {id(each): each for each in own if _is_game(each)}
    if not games:
        raise InvalidSetup(f"{text[:80]} holds no game: an object with all of rollwright.core.game.Game")
    return tuple(games.values())


def _read_data(path: Path) -> AnyGame:
    """Return the game of a TOML file: a variant where it names a base, else a game in the sheet language."""
    try:
        is_variant = "base" in read_file(path)
        if not is_variant:
            return read_sheet_game(path.read_text("utf-8"))
    except InvalidSetup as wrong:
        raise InvalidSetup(f"{path.name}: {wrong.sentence}") from None
    return load_variant(path, (*GAMES, *load_installed()))


@lru_cache(64)
def read_sheet_game(text: str) -> SheetGame:
    """Return the game of a text in the sheet language, the same object for the same text."""
    return SheetGame.read(text)


def _is_game(thing: object) -> TypeGuard[AnyGame]:
    return not isinstance(thing, type) and not plugins.missing_members(thing, Game)


def check_object(thing: object, name: str) -> AnyGame:
    """Return a game; InvalidSetup if it is none, with what it lacks."""
    if _is_game(thing):
        return thing
    lacks = ", ".join(plugins.missing_members(thing, Game)[:4])
    why = "a class, not an object" if isinstance(thing, type) else f"without {lacks}"
    raise InvalidSetup(f"{name[:80]} is no game: {why}")


@cache
def load_installed() -> tuple[AnyGame, ...]:
    found: dict[str, AnyGame] = {game.id: game for game in GAMES}
    for name, thing in plugins.list_entry_points(plugins.GAMES):
        try:
            game = check_object(thing, f"the plug-in {name}")
        except InvalidSetup as wrong:
            plugins.report(str(wrong))
            continue
        if game.id in found:
            plugins.report(f"the plug-in {name} is left out: there is already a game {game.id!r}")
        else:
            found[game.id] = game
    return tuple(found.values())[len(GAMES) :]


@cache
def load_games_named(names: str) -> tuple[AnyGame, ...]:
    found: list[AnyGame] = []
    for name in filter(None, names.split(PARTED)):
        try:
            found += read_games(name)
        except InvalidSetup as wrong:
            plugins.report(str(wrong))
    return tuple(found)
