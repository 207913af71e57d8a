"""What a site without a server holds beside its pages: modules, kernels and learned values."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from ..compiler.errors import TargetUnavailable
from ..core.errors import InvalidSetup
from .archive import copy_values, write_archive
from .kernels import check_kernels, write_kernels


def write_contents(
    site: Path, kernels: Path | None = None, on_kernel: Callable[[str], None] = lambda games: None
) -> None:
    """Write the archive, the kernels and the values into a site's folder.

    `kernels` is a folder with kernels that `write_kernels` wrote; without one they are compiled.
    """
    if kernels is not None:
        check_kernels(kernels)
        shutil.copytree(kernels, site / "kernels")
    else:
        _compile_kernels(site / "kernels", on_kernel)
    write_archive(site / "python" / "rollwright.zip")
    copy_values(site / "values")


def _compile_kernels(folder: Path, on_kernel: Callable[[str], None]) -> None:
    try:
        write_kernels(folder, on_kernel)
    except TargetUnavailable as wrong:
        raise InvalidSetup(f"{wrong}; or give a folder with kernels (--kernels)") from None
