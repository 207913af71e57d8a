"""The page about the architecture: its floors are those of the contracts, its arrows those of the source."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict

import grimp

from .pages import ROOT, read_table

PAGE = ROOT / "docs" / "architecture.md"
GAME_FOLDERS = {"text", "drawing", "bot", "learned", "data", "languages"}


def imports_by_floor() -> dict[str, set[str]]:
    """Return the floors that each floor imports, by the source."""
    graph = grimp.build_graph("rollwright", cache_dir=None)
    found = defaultdict[str, set[str]](set)
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            floor, below = floor_of(module), floor_of(imported)
            if floor and below and floor != below:
                found[floor].add(below)
    return found


def floor_of(module: str) -> str:
    """ "rollwright.core.game" -> "core"; the package itself and __main__ have none"""
    return module.partition(".")[2].partition(".")[0].strip("_")


def test_the_imports_of_every_floor_are_those_of_the_source() -> None:
    found = imports_by_floor()
    rows = read_table(PAGE, "imports")
    told = {row["floor"].strip("`"): set(re.findall(r"`([a-z_]+)`", row["imports"])) for row in rows}
    assert told == {floor: found[floor] for floor in told}


def test_the_page_and_the_contracts_have_the_same_floors() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    floors = {name for layer in layers for name in layer.split(" | ")}
    assert {row["floor"].strip("`") for row in read_table(PAGE, "imports")} == floors


def test_every_game_has_the_folders_the_page_names() -> None:
    told = {row["folder"].strip("`/") for row in read_table(PAGE, "folder")}
    assert told == GAME_FOLDERS
    games = [path.parent for path in (ROOT / "src" / "rollwright" / "games").glob("*/game.py")]
    assert games
    for game in games:
        assert {path.name for path in game.iterdir() if path.is_dir()} >= GAME_FOLDERS, game.name
