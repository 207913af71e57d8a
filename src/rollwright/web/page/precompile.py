"""Modules compiled when a site is built, by the Python of its pages, which Node runs: pages start sooner."""

from __future__ import annotations

import logging
import shutil
import subprocess
from importlib.resources import as_file, files
from pathlib import Path

logger = logging.getLogger(__name__)


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
