"""What a site without a server holds beside its pages: modules, kernels and learned values."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from ..compiler.errors import TargetUnavailable
from ..compiler.wasm_build import check_linker
from ..core.errors import InvalidSetup
from .archive import copy_values, write_archive
from .kernels import check_kernels, write_kernels


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
