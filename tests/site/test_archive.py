"""The archive holds what runs in a page, and nothing that cannot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.games import catalogue
from rollwright.games.catalogue import GAMES
from rollwright.site.archive import (
    Source,
    check_own,
    copy_values,
    find_package,
    keep_importable,
    list_imports,
    list_sources,
    write_archive,
)
from rollwright.site.runtime import list_values, values_of

EXAMPLES = Path(__file__).parents[2] / "examples"
LARGEST = 1_080_000
"""Bytes of the archive."""
PROGRAM = """
import sys

for name in "numpy numba llvmlite apsw psycopg uvicorn click rich segno typst markdown_it".split():
    sys.modules[name] = None

from importlib import import_module
from pathlib import Path

folder = Path(sys.argv[1])
sys.path.insert(0, str(folder))
for path in sorted(folder.rglob("*.py")):
    if path.name != "__main__.py":
        import_module(".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__"))

from rollwright.games.catalogue import add_archived, list_games
from rollwright.site.runtime import list_values

add_archived(folder)
for game in list_games():
    for path in list_values(game.id, {}):
        print(Path(path).relative_to(folder))
print(*[game.id for game in list_games()])
"""


def test_everything_in_the_archive_can_be_imported_in_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = [str(EXAMPLES / "brooks.py"), str(EXAMPLES / "harbour.toml")]
    monkeypatch.setenv(catalogue.FROM, catalogue.PARTED.join(named))
    path = tmp_path / "rollwright.zip"
    write_archive(path)
    assert path.stat().st_size < LARGEST
    with ZipFile(path) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "page")
    assert {"rollwright/bots/planner.py", "rollwright/table/actors/tables.py"} <= names
    assert "rollwright/games/duel/languages/en/rules.md" in names
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, tmp_path / "page"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    *lines, games = ran.stdout.splitlines()
    assert games.split()[-2:] == ["brooks", "harbour"]
    missing = [Path(line).name for line in lines]
    assert missing == ["chiefdom-1-pips.values", "chiefdom-2-linked.values", "duel.values", "fiefdoms.values"]


def test_a_game_in_a_file_comes_with_the_files_beside_it_that_it_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(catalogue.FROM, str(EXAMPLES / "brooks_kernel.py"))
    write_archive(tmp_path / "rollwright.zip")
    with ZipFile(tmp_path / "rollwright.zip") as archive:
        assert {"brooks.py", "brooks_kernel.py"} <= set(archive.namelist())
        archive.extractall(tmp_path / "page")
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, tmp_path / "page"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout.split()[-1:]) == (0, ["brooks"]), ran.stderr


def test_a_game_that_no_page_can_import_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "needy.py"
    file.write_text(
        (EXAMPLES / "brooks.py").read_text().replace("\nfrom functools", "\nimport numpy\nfrom functools")
    )
    monkeypatch.setenv(catalogue.FROM, str(file))
    with pytest.raises(InvalidSetup, match="brooks cannot be played in a page: needy imports something"):
        write_archive(tmp_path / "rollwright.zip")


@pytest.mark.parametrize(
    ("name", "package", "said"),
    [
        ("rollwright.planted", "somewhere", "rollwright.planted imports somewhere: site/archive.py has to"),
        ("rollwright.web.planted", "numpy", "a page needs rollwright.web.planted, which imports something"),
    ],
)
def test_a_module_of_ours_that_would_be_missed_is_refused_by_its_name(
    tmp_path: Path, name: str, package: str, said: str
) -> None:
    planted = Source(name, tmp_path / "planted.py", frozenset({package, "json"}))
    sources = [*list_sources(find_package("rollwright")), planted]
    kept = {source.name for source in keep_importable(sources)}
    with pytest.raises(InvalidSetup, match=said):
        check_own(sources, kept)


def test_the_same_sources_give_the_same_archive(tmp_path: Path) -> None:
    for name in ("one", "other"):
        write_archive(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_values_lie_beside_it_by_their_names(tmp_path: Path) -> None:
    copied = {path.name for path in copy_values(tmp_path)}
    used = {path.name for game in GAMES if (path := values_of(game, {}))}
    assert used <= copied
    assert all(list_values(game.id, {}) == [] for game in GAMES), "they are installed here"


def test_imports_for_the_type_checker_and_inside_functions_do_not_count() -> None:
    text = """
from __future__ import annotations
import a.b
from .near import x
if TYPE_CHECKING:
    import types_only
def f():
    import late
class C:
    import inner
"""
    found = {*list_imports(text, "top.pack")}
    assert found >= {"a.b", "top.pack.near", "top.pack.near.x", "inner"}
    assert not found & {"types_only", "late"}
