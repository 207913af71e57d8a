"""The site as a folder: pages, scripts, drawings, Python and our modules."""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from zipfile import ZipFile

from ...core.errors import InvalidSetup
from ...language.current import current_language, in_language, list_languages
from ..home.print_page import print_style
from ..html.scripts import ROOMS, more_words, site_words
from ..parts.assets import draw_marks_of, drawing_style, marks_address, name_for_site, vocabulary_address
from ..parts.choice_lists import describe_vocabulary
from ..parts.games import all_games
from .localize import folder_of, localize
from .offline import write_service_worker
from .pyodide import LIBRARY, STDLIB, fetch_pyodide, merge_wheel, write_pyodide
from .site_pages import list_drawings, list_pages

ARCHIVE = "rollwright.zip"
SUFFIX = ".pack"
logger = logging.getLogger(__name__)
WriteContents = Callable[[Path], None]


def write_site(folder: Path, write_contents: WriteContents, packages: Path | None = None) -> int:
    """Write the site into a new or empty folder; returns its size in bytes.

    `write_contents` writes our modules (`python/rollwright.zip`), kernels and values into the folder that it
    is given; `packages` is a folder with Pyodide and msgspec, which are fetched without one.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InvalidSetup(f"{folder} is not an empty folder")
    _make_folder(folder)
    with tempfile.TemporaryDirectory() as made:
        site = Path(made) / "site"
        _write_python(site / "python", packages)
        write_contents(site)
        merge_wheel(site / "python", ARCHIVE)
        precompile(site / "python", LIBRARY, ARCHIVE, STDLIB)
        _pack(site / "python")
        _write_parts(site / "python")
        _write_static(site)
        _write_pages(site)
        write_service_worker(site)
        try:
            shutil.copytree(site, folder, dirs_exist_ok=True)
        except OSError as wrong:
            raise _not_written(folder, wrong) from None
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _make_folder(folder: Path) -> None:
    """Make the folder before minutes of work are spent on what it is to hold."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise _not_written(folder, wrong) from None


def _not_written(folder: Path, wrong: OSError) -> InvalidSetup:
    return InvalidSetup(f"cannot write {folder}: {(wrong.strerror or str(wrong)).lower()}")


def _write_python(folder: Path, packages: Path | None) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as fetched:
        if packages is None:
            fetch_pyodide(Path(fetched))
        write_pyodide(packages or Path(fetched), folder)
    with as_file(files(__package__).joinpath("licenses")) as licenses:
        shutil.copytree(licenses, folder / "licenses")


def _pack(folder: Path) -> None:
    """Pack all archives but the standard library, which Python reads as it is."""
    for path in folder.glob("*.zip"):
        if path.name != STDLIB:
            pack_archive(path)


def _write_parts(folder: Path) -> None:
    """Write which files a page loads, and their version: a browser keeps a started Python by it."""
    files = sorted(file for file in folder.iterdir() if file.is_file())
    digest = hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files))
    parts = {
        "version": digest.hexdigest()[:16],
        "library": LIBRARY,
        "archive": Path(ARCHIVE).with_suffix(SUFFIX).name,
    }
    (folder / "parts.json").write_text(json.dumps(parts))


def _write_static(site: Path) -> None:
    with as_file(files("rollwright.web").joinpath("static")) as static:
        shutil.copytree(static, site / "static")
    manifest = json.loads((site / "static" / "manifest.json").read_text())
    icons = [{**each, "src": "icon.svg"} for each in manifest["icons"]]
    (site / "static" / "manifest.json").write_text(
        json.dumps({**manifest, "start_url": "../", "icons": icons})
    )
    (site / "drawing.css").write_text(drawing_style())
    (site / "print.css").write_text(print_style())
    for language in list_languages():
        (site / f"words.{language}.js").write_text(site_words(language))
        for room in ROOMS:
            (site / f"{room}-words.{language}.js").write_text(more_words(room, language))


def _write_pages(site: Path) -> None:
    name_for_site(True)
    try:
        for language in list_languages():
            with in_language(language):
                _write_translated(site)
    finally:
        name_for_site(False)


def _write_translated(site: Path) -> None:
    """Write everything in the current language; all but English has a folder of its own."""
    pages, folder = dict(list_pages()), folder_of(current_language())
    for path, html in pages.items():
        _write(site, f"{folder}{path}/index.html", localize(html, path, pages))
    for path, drawing in list_drawings():
        _write(site, path if path.startswith("/examples/") else f"{folder}{path}", drawing)
    for game in all_games():
        _write(site, marks_address(game.id), draw_marks_of(game.id))
        _write(site, vocabulary_address(game.id), describe_vocabulary(game.id))


def _write(site: Path, path: str, text: str) -> None:
    file = site / path.strip("/")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


# ---- archives


def pack_archive(path: Path) -> Path:
    """Replace a zip file by a pack, which is a fifth smaller and which `static/local/packs.js` reads.

    It has the length of a list, the list of names and lengths, and what is in the files one after another.
    """
    with ZipFile(path) as archive:
        contents = {name: archive.read(name) for name in sorted(archive.namelist())}
    listed = json.dumps([(name, len(content)) for name, content in contents.items()]).encode()
    whole = b"".join([len(listed).to_bytes(4, "little"), listed, *contents.values()])
    path.unlink()
    packed = path.with_suffix(SUFFIX)
    packed.write_bytes(gzip.compress(whole, mtime=0))
    return packed


def precompile(folder: Path, library: str, *archives: str) -> None:
    """Compile what pages import of archives beside Pyodide: our modules and the standard library.

    Without Node they stay as they are.
    """
    node = shutil.which("node")
    if node is None:
        logger.warning("node is not installed: pages compile their modules themselves and start later")
        return
    with as_file(files(__package__).joinpath("precompile.mjs")) as script:
        done = subprocess.run(
            [node, script, folder, library, *archives], capture_output=True, text=True, check=False
        )
    if done.returncode:
        logger.warning(
            "node could not compile the modules, which pages do themselves: %s", done.stderr[-500:]
        )
