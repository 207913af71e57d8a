"""One archive of the Python modules that run in a page, and the files of learned values beside it.

Pyodide has the standard library and msgspec; Starlette, and what it needs of anyio, come with our own. A
module that imports a package without a build for pages when it is imported, or one that imports such a
module, stays out: what is in the archive can be imported there. One of ours that imports a package of which
it is not known, or that a page needs, is refused by name.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec, resolve_name
from pathlib import Path
from shutil import copyfile
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..compiler.errors import TargetUnavailable
from ..compiler.wasm_build import check_linker
from ..core.errors import InvalidSetup
from ..core.plugins import GAMES
from ..core.variants.load import SUFFIX as SUFFIX_OF_VARIANTS
from ..games.catalogue import ARCHIVED, NAMES, list_games, list_named
from ..language.current import ENGLISH, list_languages
from ..language.messages import FOLDER
from ..values.files import SUFFIX
from .kernels import check_kernels, write_kernels

LIBRARIES = ("anyio", "starlette")
"""Packages of others that are written in Python alone: a page takes the modules that it imports."""
AVAILABLE = sys.stdlib_module_names | {"msgspec", "js", "pyodide", *LIBRARIES}
"""Packages that a page has."""
ABSENT = frozenset({"apsw", "click", "llvmlite", "numba", "numpy", "psycopg", "rich"})
"""Packages that no page has: what imports them stays out."""
NEEDED = "rollwright.web."
"""Begins the names of modules of which a page needs all that are not omitted."""
_LIST_IMPORTED = f"""
import sys
import rollwright.web.page.worker
print(*(name for name in sys.modules if name.partition(".")[0] in {LIBRARIES!r}))
"""
OMITTED = (
    *("cli/", "conformance.py", "envs/", "lab/training/", "lab/experiments/", "lab/cuda_games.py"),
    *("sheets/paper/fonts/", "web/server/", "web/static/"),
    *(f"web/page/{name}" for name in ("licenses/", "build.py", "precompile.mjs", "pyodide.py")),
)
"""What of ours a page does not need."""
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date of all files, so that the same sources give the same archive."""


def check_contents(kernels: Path | None = None) -> None:
    """Refuse what `write_contents` would refuse, before anything is fetched or compiled."""
    if kernels is not None:
        check_kernels(kernels)
        return
    try:
        check_linker()
    except TargetUnavailable as wrong:
        raise InvalidSetup(f"{wrong}; or give a folder with kernels (--kernels)") from None


def write_contents(
    site: Path, kernels: Path | None = None, on_kernel: Callable[[str], None] = lambda games: None
) -> None:
    """Write the archive, the kernels and the values into a site's folder.

    `kernels` is a folder with kernels that `write_kernels` wrote; without one they are compiled.
    """
    check_contents(kernels)
    if kernels is not None:
        shutil.copytree(kernels, site / "kernels")
    else:
        write_kernels(site / "kernels", on_kernel)
    write_archive(site / "python" / "rollwright.zip")
    copy_values(site / "values")


class Source(NamedTuple):
    """A module of a package."""

    name: str
    path: Path
    imports: frozenset[str]
    """What it imports when it is imported."""


def write_archive(path: Path) -> None:
    """Write the modules and data of rollwright and of games made elsewhere as a zip file.

    What they say in a language other than English is in an archive of its own: `language.de.zip`.
    """
    files: dict[str, Path] = {}
    roots = [find_package(name) for name in sorted(list_packages())]
    every = [source for root in roots for source in list_sources(root)]
    sources = keep_importable(every)
    check_own(every, {source.name for source in sources})
    _check_games({source.name for source in sources})
    for root in roots:
        paths = [*(source.path for source in sources if _is_in(source.path, root)), *list_data(root)]
        files |= {each.relative_to(root.parent).as_posix(): each for each in paths}
    files |= list_libraries()
    names, variants = list_elsewhere()
    contents = {name: file.read_bytes() for name, file in (files | variants).items()}
    contents[f"{ARCHIVED}/{NAMES}"] = json.dumps(names).encode()
    for language in ("", *list_languages()[1:]):
        beside = path.with_name(f"language.{language}.zip") if language else path
        with ZipFile(beside, "w", ZIP_DEFLATED, compresslevel=9) as archive:
            for name in sorted(name for name in contents if _language_of(name) == language):
                archive.writestr(ZipInfo(name, EARLIEST), contents[name], ZIP_DEFLATED, compresslevel=9)


def _is_in(path: Path, root: Path) -> bool:
    return path == root or root in path.parents


def check_own(sources: Iterable[Source], kept: Collection[str]) -> None:
    """Refuse a module of ours that imports something unknown, or that a page needs and cannot import."""
    known = list_packages() | AVAILABLE | ABSENT
    for source in sources:
        if source.name.startswith("rollwright."):
            for package in sorted({name.partition(".")[0] for name in source.imports} - known):
                raise InvalidSetup(
                    f"{source.name} imports {package}: site/archive.py has to say whether a page has it"
                )
            if source.name.startswith(NEEDED) and source.name not in kept:
                raise InvalidSetup(f"a page needs {source.name}, which imports something that it has not")


def _check_games(kept: set[str]) -> None:
    """Refuse a game made elsewhere whose module a page cannot import."""
    for game in list_games():
        module = type(game).__module__
        if module not in kept and not module.startswith("rollwright."):
            raise InvalidSetup(
                f"{game.id} cannot be played in a page: {module} imports something that a page has not"
            )


def _language_of(name: str) -> str:
    """ "rollwright/web/languages/de/messages.ftl" -> "de"; nothing for what every page has"""
    *_, folder, language, _ = ("", "", *Path(name).parts)
    is_said = folder == FOLDER and not name.startswith("rollwright/language/")
    return language if is_said and language != ENGLISH else ""


def list_elsewhere() -> tuple[list[str], dict[str, Path]]:
    """Return the names by which a page finds games made elsewhere, and the files of the variants."""
    names = [entry.value for entry in entry_points(group=GAMES)]
    variants: dict[str, Path] = {}
    for name in list_named():
        home, dot, rest = name.rpartition(".py")
        if name.endswith(SUFFIX_OF_VARIANTS):
            names.append(f"{ARCHIVED}/{len(variants)}-{Path(name).name}")
            variants[names[-1]] = Path(name)
        else:
            names.append(f"{Path(home).name}{rest}" if dot else name)
    return names, variants


def list_libraries() -> dict[str, Path]:
    """Return the files of the modules of libraries that a page imports, which are pure Python."""
    listed = subprocess.run(
        [sys.executable, "-c", _LIST_IMPORTED], capture_output=True, text=True, check=True
    )
    specs = [find_spec(name) for name in listed.stdout.split()]
    paths = [Path(spec.origin) for spec in specs if spec is not None and spec.origin is not None]
    home = Path(find_package(LIBRARIES[0])).parent
    return {path.relative_to(home).as_posix(): path for path in paths}


def copy_values(folder: Path) -> list[Path]:
    """Copy the files of learned values of all games; a page fetches those that a table needs."""
    folder.mkdir(parents=True, exist_ok=True)
    roots = map(find_package, sorted(list_packages()))
    found = [path for root in roots for path in sorted(root.rglob(f"*{SUFFIX}"))]
    return [Path(copyfile(path, folder / path.name)) for path in found]


def list_packages() -> set[str]:
    """Return the top-level packages of rollwright and of all games, with what lies beside a game's file."""
    found, more = {"rollwright"}, {type(game).__module__.partition(".")[0] for game in list_games()}
    while more := more - found:
        found |= more
        more = {beside for name in more for beside in _list_beside(find_package(name))}
    return found


def _list_beside(path: Path) -> set[str]:
    """Return the modules in the folder of a file that it imports."""
    sources = list_sources(path) if path.is_file() else ()
    imported = {name.partition(".")[0] for source in sources for name in source.imports}
    return {name for name in imported - AVAILABLE if (path.parent / f"{name}.py").is_file()}


def find_package(name: str) -> Path:
    """Return the folder of a package, or the file of a module."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    origin = Path(spec.origin)
    return origin.parent if spec.submodule_search_locations else origin


def list_sources(root: Path) -> Iterator[Source]:
    """Return the modules of a package."""
    for path in sorted(root.rglob("*.py")) if root.is_dir() else [root]:
        if not _is_omitted(path, root):
            package = ".".join(path.relative_to(root.parent).parts[:-1])
            imports = frozenset(list_imports(path.read_text("utf-8"), package))
            yield Source(_name_module(path, root), path, imports)


def _name_module(path: Path, root: Path) -> str:
    parts = path.relative_to(root.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def list_data(root: Path) -> Iterator[Path]:
    """Return the files of a package that are not modules, without its learned values."""
    for path in sorted(root.rglob("*")) if root.is_dir() else []:
        is_code = path.suffix in {".py", ".pyc", SUFFIX} or not path.is_file()
        if not is_code and not _is_omitted(path, root):
            yield path


def _is_omitted(path: Path, root: Path) -> bool:
    inside = path.relative_to(root).as_posix() if root.is_dir() else path.name
    return root.name == "rollwright" and inside.startswith(OMITTED)


def list_imports(text: str, package: str) -> Iterator[str]:
    """Return the modules that a source imports when it is imported: not those for the type checker."""
    for node in _run_at_import(ast.parse(text).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            yield from (base, *(f"{base}.{alias.name}" for alias in node.names))


def _run_at_import(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Return the statements that run when a module is imported, those inside of classes and branches too."""
    for node in body:
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_for_types(node):
            yield from _run_at_import(
                each for each in ast.iter_child_nodes(node) if isinstance(each, ast.stmt)
            )


def _is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}


def keep_importable(sources: list[Source]) -> list[Source]:
    """Return the modules that need nothing but what a page has."""
    home = find_package("rollwright")
    gone = {_name_module(path, home) for path in home.rglob("*.py") if _is_omitted(path, home)}
    kept, there = sources, list_packages() | AVAILABLE
    while lacking := {source.name for source in kept if _lacks(source, gone, there)}:
        kept, gone = [source for source in kept if source.name not in lacking], gone | lacking
    return kept


def _lacks(source: Source, gone: set[str], there: set[str]) -> bool:
    """Say whether a module imports something that is not there, or its package does."""
    foreign = {name.partition(".")[0] for name in source.imports} - there
    return bool(foreign or source.imports & gone) or source.name.rpartition(".")[0] in gone
