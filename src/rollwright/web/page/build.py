"""The site as a folder: pages, scripts, drawings, Python and our modules."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import logging
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from importlib.resources import as_file, files
from pathlib import Path
from zipfile import ZipFile

from ...core.errors import InvalidSetup
from ...language.current import in_language, list_languages
from ..app import ROUTES, make_routes
from ..door.host import Kind, On
from ..html.addresses import addressed
from ..html.kit import Html, el
from ..html.layout import page
from ..html.words import say
from .addresses import OLD_PUZZLE, is_file, list_paths, locate, write_places
from .bridge import call
from .host import PageHost
from .pyodide import LIBRARY, STDLIB, fetch_pyodide, merge_wheel, write_pyodide
from .store import Kept, PageStore

ARCHIVE = "rollwright.zip"
SUFFIX = ".pack"
OK = 200
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
    (site / "static" / "page" / "places.js").write_text(write_places())


# ---- what the application answers


def _write_pages(site: Path) -> None:
    """Write what a newcomer sees, in all languages."""
    for language in list_languages():
        with in_language(language):
            _run_apart(_write_answers(site))


def _run_apart(work: Coroutine[object, object, None]) -> None:
    """Run work in a thread of its own, for whoever writes a site may be in an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(copy_context().run, asyncio.run, work).result()


async def _write_answers(site: Path) -> None:
    """Write every answer that holds for a build; for other pages, one that asks Python."""
    host = PageHost(PageStore(Kept(tables=[], statements=[]), _save), "", _fetch, _think)
    app = make_routes(host)
    for route in ROUTES:
        if On.PAGE in route.on and route.method == "GET" and (is_file(route) or route.kind is Kind.PAGE):
            for path in list_paths(route):
                answer = await call(app, "GET", path)
                if answer.status == OK:
                    _write(site, path, answer.body if is_file(route) else _write_shell(host, path))
    _write(site, OLD_PUZZLE, _write_shell(host, OLD_PUZZLE))
    await host.close()


def _write_shell(host: PageHost, path: str) -> str:
    with addressed(host.addresses(path)):
        return made_page(path)


def made_page(here: str) -> Html:
    """Return what stands there until Python has made a page: how far that is."""
    bar = el("progress", max=4, value=0, aria_label=say("local-loading"))
    waiting = el("p", say("local-loading"), " ", bar, class_="notice", id="loading", role="status")
    return page("", waiting, script="page/made.js", here=here)


def _write(site: Path, path: str, text: str) -> None:
    where = locate(path)
    assert where is not None
    file = site / (f"{where}index.html" if where.endswith("/") or not where else where)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


async def _save(text: str) -> None:
    """Keep nothing: a newcomer has nothing."""


async def _fetch(game: str, options: str, needs_values: bool) -> bool:
    return False


async def _think(question: str, workers: int, waits: bool) -> str | None:
    return None


# ---- archives


def pack_archive(path: Path) -> Path:
    """Replace a zip file by a pack, which is a fifth smaller and which `static/page/packs.js` reads.

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


WORKER = "sw.js"
SCRIPT = "static/page/offline.js"
DIGITS = 16


def write_service_worker(site: Path) -> None:
    """Write `sw.js`, after everything else is there."""
    paths = sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())
    facts = {
        "version": _version(site, paths),
        "files": [
            _address(path) for path in paths if not path.startswith("values/") and not _language_of(path)
        ],
        "values": [path for path in paths if path.startswith("values/")],
        "languages": {
            language: [_address(path) for path in paths if _language_of(path) == language]
            for language in list_languages()[1:]
        },
    }
    (site / WORKER).write_text(f"self.site = {json.dumps(facts)};\nimportScripts('{SCRIPT}');\n")


def _version(site: Path, paths: list[str]) -> str:
    """Return what changes when any file does."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.encode() + b"\0" + hashlib.sha256((site / path).read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


def _language_of(path: str) -> str:
    """ "de/rules/index.html", "words.de.js" -> "de"; nothing for what pages in English need"""
    folder, _, rest = path.partition("/")
    parts = {folder if rest else "", *path.rpartition("/")[2].split(".")[1:-1]}
    return next((language for language in list_languages()[1:] if language in parts), "")


def _address(path: str) -> str:
    """ "rules/duel/index.html" -> "rules/duel/": pages are asked for as folders"""
    return path.removesuffix("index.html") or "./"
