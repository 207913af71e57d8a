"""Optional packages: whether they are installed, and the command that installs them."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from .errors import InvalidSetup


def has(module: str) -> bool:
    """Say whether a module can be imported."""
    return find_spec(module) is not None


def need(module: str, what: str, extra: str) -> None:
    """Raise MissingExtra unless a module can be imported."""
    if not has(module):
        raise MissingExtra(f"{what} {module}, which is not installed", extra)


class MissingExtra(InvalidSetup):
    """A package of an extra is missing; the message has the command that installs it."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what}: {install_command(extra)}")


def install_command(extra: str) -> str:
    """Return the command that installs an extra's packages into the running environment."""
    return f"{_installer()} {' '.join(map(shlex.quote, packages_of(extra)))}"


def packages_of(extra: str) -> list[str]:
    """ "lab" -> ["matplotlib>=3.8", "pyarrow>=15"]; an undeclared extra is taken for a package."""
    try:
        declared = requires("rollwright") or []
    except PackageNotFoundError:
        declared = []
    split = [line.partition(";") for line in declared]
    found = [name.strip() for name, _, marker in split if marker.strip() == f'extra == "{extra}"']
    return found or [extra]


def extra_of(module: str) -> str:
    """ "numba" -> "bots": the first extra with a module's package; else the module itself"""
    lines = [line.partition(";") for line in requires("rollwright") or []]
    named = [(name, marker) for name, _, marker in lines if "extra ==" in marker]
    found = (marker.split('"')[1] for name, marker in named if re.split(r"[^\w-]", name)[0] == module)
    return next(found, module)


def _installer() -> str:
    """Return the installer of the environment: pip, or uv where there is no pip."""
    python = shlex.quote(sys.executable)
    if find_spec("pip") is not None:
        return f"{python} -m pip install"
    beside = Path(sys.executable).with_name("uv")
    uv = str(beside) if beside.exists() else shutil.which("uv")
    if uv:
        return f"{shlex.quote(uv)} pip install --python {python}"
    return f"{python} -m ensurepip && {python} -m pip install"


def find_cuda() -> ModuleType:
    """Return `numba.cuda`; InvalidSetup where it is not installed or finds no device."""
    from ..compiler.cuda import numba_cuda
    from ..compiler.errors import TargetUnavailable

    try:
        cuda: ModuleType = numba_cuda()
    except TargetUnavailable as missing:
        raise InvalidSetup(str(missing)) from missing
    return cuda
