"""Pages of the documentation say what the source says."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from html import unescape
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules, walk_packages

import grimp
import pytest

import rollwright
import rollwright.kernel
import rollwright.values
from rollwright.bots.planner import Planner
from rollwright.contracts import PARTS, list_lines
from rollwright.core.game import Game

from .pages import BLOCK, INLINE, ROOT, read_table, written_today

# ---- The index of contracts is whole, and its page is what it prints


def find_generics() -> set[object]:
    """Return the generic functions that are implemented for a game's params."""
    found: set[object] = set()
    for package in (rollwright.kernel, rollwright.values):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            members = vars(import_module(module.name)).values()
            found |= {each for each in members if getattr(each, "is_open", None) is False}
    return found


def test_every_function_that_a_game_implements_is_in_the_index_once() -> None:
    listed = [each for part in PARTS for each in part.functions]
    assert len(listed) == len(set(listed))
    assert set(listed) == find_generics()


def test_the_page_is_what_the_index_prints() -> None:
    assert (ROOT / "docs" / "contracts.md").read_text() == "\n".join(list_lines())


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


# ---- Files, modules and their members that the documentation names exist


SOURCE = ROOT / "src" / "rollwright"
PLACES = (ROOT, SOURCE, SOURCE / "web", SOURCE / "table")
"""Where a path may begin: pages about the table and the browser leave out the folder they are about."""
FILE = re.compile(r"(?![./])[\w*./-]+/[\w*.-]+\.(py|js|css|json|md|txt|typ|toml|values)")
FLOORS = {module.name for module in iter_modules(rollwright.__path__)}
MEMBER = re.compile(rf"(rollwright\.)?({'|'.join(sorted(FLOORS))})(\.(?!css|js)\w+)+")


def list_spans(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    """Return the page and the text of every span of code that is as a whole what a pattern describes."""
    found = dict[tuple[str, str], None]()
    for page in written_today():
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        spans = (match[1] for match in INLINE.finditer(text))
        found |= {(page.stem, span): None for span in spans if pattern.fullmatch(span)}
    return list(found)


@pytest.mark.parametrize(("page", "name"), list_spans(FILE))
def test_a_file_that_is_named_is_there(page: str, name: str) -> None:
    assert any(any(place.glob(name)) for place in PLACES), f"{page}: {name}"


@pytest.mark.parametrize(("page", "name"), list_spans(MEMBER))
def test_a_module_or_member_that_is_named_is_there(page: str, name: str) -> None:
    thing: object = rollwright
    path = "rollwright"
    for part in name.removeprefix("rollwright.").split("."):
        path = f"{path}.{part}"
        thing = find_member(thing, path, part)
        assert thing is not None, f"{page}: {name} has no {part}"


def find_member(thing: object, path: str, part: str) -> object:
    """Return a submodule or a member; None if there is neither."""
    try:
        return import_module(path)
    except ModuleNotFoundError:
        fields = getattr(thing, "__annotations__", {})
        return getattr(thing, part, fields.get(part))


# ---- The documentation as a site: it is built without a warning, and reads without a network


INDEXED = {"decisions", "journal"}
"""Folders whose pages are listed by an index instead of the menu."""
LOADED = re.compile(r"""<(?:script|img|link|iframe)[^>]*?(?:src|href)=["'](?P<from>[^"']+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return folder


def test_every_page_is_in_the_site(site: Path) -> None:
    pages = [page.relative_to(ROOT / "docs") for page in (ROOT / "docs").rglob("*.md")]
    menu = (site / "index.html").read_text()
    for page in pages:
        assert (site / page.with_suffix(".html")).exists()
        listed = page.parent / "index.md" if page.parent.name in INDEXED else page
        assert f'href="{listed.with_suffix(".html")}"' in menu, page
        assert listed == page or f"]({page.name})" in (ROOT / "docs" / listed).read_text(), page
    assert "Rollwright" in menu


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for found in LOADED.finditer(page.read_text()):
            assert not re.match("(https?:)?//", found["from"]), f"{page.name} loads {found['from']}"


def test_the_interface_is_written_from_the_docstrings(site: Path) -> None:
    page = (site / "api.html").read_text()
    for name in rollwright.__all__:
        assert name.startswith("__") or re.search(rf'id="rollwright\.[\w.]*\b{name}"', page), name
    text = unescape(re.sub("<[^>]*>", "", page))
    for thing in (rollwright.moves, rollwright.start, Game.moves, Planner):
        sentence = (inspect.getdoc(thing) or "").splitlines()[0].replace("`", "")
        assert sentence
        assert sentence in text
