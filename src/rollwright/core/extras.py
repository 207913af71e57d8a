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

INCOMPLETE = "rollwright's installation is incomplete (no metadata): install it from its folder or wheel"


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
    packages = packages_of(extra)
    if not packages:
        return INCOMPLETE
    return f"{_installer()} {' '.join(map(shlex.quote, packages))}"


def packages_of(extra: str) -> list[str]:
    """ "lab" -> ["pyarrow>=15"]; none for an extra that is not declared"""
    split = [line.partition(";") for line in _declared()]
    return [name.strip() for name, _, marker in split if marker.strip() == f'extra == "{extra}"']


def extra_of(module: str) -> str | None:
    """ "numba" -> "bots": the first extra with a module's package; None if there is none"""
    named = [(name, marker) for name, _, marker in (line.partition(";") for line in _declared())]
    extras = [(name, marker.split('"')[1]) for name, marker in named if "extra ==" in marker]
    return next((extra for name, extra in extras if _package(name) == module), None)


def command_for(module: str) -> str | None:
    """Return the command that installs a module that we depend on; None for modules of strangers."""
    extra = extra_of(module)
    if extra is not None:
        return install_command(extra)
    found = next((line for line in _declared() if _package(line) == module), None)
    return None if found is None else f"{_installer()} {shlex.quote(found.partition(';')[0].strip())}"


def _package(requirement: str) -> str:
    return re.split(r"[^\w-]", requirement)[0]


def _declared() -> list[str]:
    """Return the requirements in the package's metadata, which a source tree on the path has not."""
    try:
        return requires("rollwright") or []
    except PackageNotFoundError:
        return []


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
