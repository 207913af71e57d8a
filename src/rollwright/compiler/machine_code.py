"""Where machine code is kept: in a folder of its own for each module and what the module is made of.

    ~/.cache/rollwright/machine-code/rollwright.games.duel.engine-1f0c7a3b5d9e2846/

The folder holds code that is run. So it belongs to its user alone, or nothing is kept.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from uuid import uuid4

from .fingerprint import fingerprint

WEEKS = 4
"""Machine code that nobody has used for so long is removed."""
VERSIONS = 24
"""No more versions of one module are kept: a few checkouts of the source may take turns."""
SOURCES = "sources.json"
"""The file beside that folder where it is kept what source says."""
_GONE = "gone-"
logger = logging.getLogger(__name__)


def folder_for(
    function: Callable[..., object], module: str, since: float, backend: str = "bitcode"
) -> Path | None:
    """Return the folder for a function's machine code for that module's kernel; None: keep nothing."""
    home = find_home()
    known = None if home is None else home.with_name(SOURCES)
    version = None if home is None else fingerprint(function, since, module, known, backend)
    if home is None or version is None:
        return None
    folder = home / f"{module}-{version}"
    try:
        if folder.is_dir():
            os.utime(folder)
        else:
            remove_old(home)
            folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        say_nothing_is_kept(str(error))
        return None
    return folder


class PrivateFolderNeeded(Exception):
    """The folder for machine code is not its user's alone."""


@cache
def find_home() -> Path | None:
    """Return the folder for all machine code, made if missing; None, and a sentence, if it cannot be had."""
    try:
        place = cache_home() / "rollwright"
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        home = place / "machine-code"
        home.mkdir(mode=0o700, exist_ok=True)
        check_privacy(home)
    except (OSError, RuntimeError, PrivateFolderNeeded) as error:
        say_nothing_is_kept(str(error))
        return None
    return home


def cache_home() -> Path:
    """Return the user's folder for what can be made again."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return Path(given) if Path(given).is_absolute() else Path.home() / ".cache"


def say_nothing_is_kept(why: str) -> None:
    """Say once in a sentence why kernels are compiled at every start."""
    logger.warning("Machine code is not kept, so kernels are compiled at every start: %s.", why.rstrip("."))


def check_privacy(folder: Path) -> None:
    """Refuse a folder that anybody else can write to, or put something else in the place of."""
    if not hasattr(os, "getuid"):
        return  # a profile on Windows is private by other means
    about = folder.lstat()
    if about.st_uid != os.getuid():
        raise PrivateFolderNeeded(f"{folder} belongs to somebody else")
    if about.st_mode & 0o077 or not stat.S_ISDIR(about.st_mode):
        raise PrivateFolderNeeded(f"{folder} is not its user's alone (remove it, and it is made anew)")
    for above in {*folder.parents, *folder.resolve().parents}:
        if _is_open(above.stat()):
            raise PrivateFolderNeeded(f"others could replace {folder}, for {above} is open to them")


def _is_open(about: os.stat_result) -> bool:
    """Return whether others can rename what is in a folder. In one like /tmp only owners can."""
    if about.st_uid not in (os.getuid(), 0, Path("/").stat().st_uid):
        return True
    writers = stat.S_IWOTH | (0 if about.st_gid == os.getgid() else stat.S_IWGRP)
    return bool(about.st_mode & writers) and not about.st_mode & stat.S_ISVTX


def remove_old(home: Path) -> None:
    """Remove what has not been used for weeks, and all but the latest versions of each module.

    A folder is renamed first, so that nobody finds half of one. Who still runs that version compiles anew.
    """
    latest: dict[str, int] = {}
    for used, folder in sorted(_folders_in(home), reverse=True):
        module = folder.name.rpartition("-")[0]
        latest[module] = latest.get(module, 0) + 1
        if used < time.time() - WEEKS * 7 * 86_400 or latest[module] >= VERSIONS:
            remove(folder)


def _folders_in(home: Path) -> Iterator[tuple[float, Path]]:
    """Return the folders of machine code with the times of their last use, those of older names too."""
    for folder in (*home.iterdir(), *home.parent.glob("[0-9a-f]" * 16)):
        with suppress(OSError):
            if folder.is_dir():
                yield folder.stat().st_mtime, folder


def remove(folder: Path) -> None:
    """Remove a folder; another process may be doing the same."""
    with suppress(OSError):
        shutil.rmtree(folder.rename(folder.with_name(f"{_GONE}{uuid4().hex}")), ignore_errors=True)


class Locator:
    """Tells Numba where a function's machine code is kept, and how it is known again.

    Left to itself, Numba goes by the whole text of the file and the line on which the function begins, and
    compiles again for a comment. The folder's name already says what the function is made of.
    """

    def __init__(self, function: FunctionType, file: str, folder: str) -> None:
        self._py_file, self._folder = file, folder
        entered: FunctionType = getattr(function, "__wrapped__", function)
        self._mark = hashlib.sha256(
            repr(_words_of(entered.__code__) + _held_by(entered)).encode()
        ).hexdigest()[:8]

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> Locator:
        """Return the locator for a function whose folder is set."""
        import numba

        return cls(function, file, numba.config.CACHE_DIR)

    def get_cache_path(self) -> str:
        """Return the folder of the function's machine code."""
        return self._folder

    def ensure_cache_path(self) -> None:
        """Make the folder again, should it have been removed."""
        Path(self._folder).mkdir(mode=0o700, exist_ok=True)

    def get_source_stamp(self) -> str:
        """Return what the machine code was made of, besides what the folder's name says."""
        return ""

    def get_disambiguator(self) -> str:
        """Return what tells functions of one name apart, for Numba sees only how they are entered."""
        return self._mark


def _words_of(code: CodeType) -> list[object]:
    """Return instructions, names and numbers in a function's code, and in functions inside it."""
    constants = [each for each in code.co_consts if not isinstance(each, str)]
    inner = [_words_of(each) if isinstance(each, CodeType) else each for each in constants]
    return [code.co_code, code.co_names, code.co_varnames, inner]


def _held_by(function: FunctionType) -> list[object]:
    """Return what a function holds of the functions around it."""
    return [cell.cell_contents for cell in function.__closure__ or ()]
