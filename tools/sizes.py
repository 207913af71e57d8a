"""Sizes of games, and of what is shipped and installed: `python -m tools.sizes`.

An install is measured without installing: its packages are those of a list in `requirements`, and the
development environment has the same versions of them. Bytecode does not count.
"""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "rollwright"
LISTS = {"plain": "play.txt", "slim": "slim.txt"}
KERNEL = ("kernel.py", "params.py", "paths.py")
JOINING = ("__init__.py", "engine.py", "game.py", "manifest.py")
BUILD_ONLY = {"setuptools", "wheel"}
"""Packages of a list that only an editable install needs."""
PINNED = re.compile(r"^(?P<name>[a-z0-9.-]+)==", re.MULTILINE)


class Install(NamedTuple):
    """The number of packages of an install, ours included, and their bytes."""

    packages: int
    size: int


def measure_values() -> dict[str, int]:
    """Return the bytes of every file of learned values by its name."""
    return {path.name: path.stat().st_size for path in sorted(SOURCE.glob("games/*/learned/*.values"))}


def measure_install(kind: str) -> Install:
    """Return the size of a plain or a slim install on this platform."""
    listed = (ROOT / "requirements" / LISTS[kind]).read_text()
    names = {match["name"] for match in PINNED.finditer(listed)} - BUILD_ONLY
    sizes = [size for name in names if (size := measure_package(name))]
    return Install(len(sizes) + 1, sum(sizes) + measure_source())


def measure_package(name: str) -> int:
    """Return the bytes of an installed package; 0 where the platform does without it."""
    try:
        files = distribution(name).files or ()
    except PackageNotFoundError:
        return 0
    return sum(file.size or 0 for file in files if file.suffix != ".pyc")


def measure_source() -> int:
    """Return the bytes of our own package."""
    files = (path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sum(path.stat().st_size for path in files)


def list_parts(game: Path) -> dict[str, list[Path]]:
    """Return the files of a game's folder by what they are for."""
    top = [path for path in game.glob("*.py") if path.name not in {*KERNEL, *JOINING}]
    return {
        "rules": [*top, *game.glob("reach/*.py"), *game.glob("activation/*.py")],
        "kernel": [path for path in game.glob("*.py") if path.name in KERNEL],
        "game, engine, manifest": [game / name for name in JOINING],
        "bots": [*game.glob("bot/*.py")],
        "drawing": [*game.glob("drawing/*.py")],
        "text": [*game.glob("text/*.py")],
        "messages in one language": [*game.glob("languages/en/*.ftl")],
        "rules, lesson, reference": [*game.glob("languages/en/*.md"), *game.glob("languages/en/*.txt")],
    }


def count_lines(files: list[Path]) -> int:
    """Return the lines of files together."""
    return sum(path.read_text().count("\n") for path in files)


def main() -> None:
    """Print all sizes."""
    for game in sorted(path.parent for path in SOURCE.glob("games/*/game.py")):
        for part, files in list_parts(game).items():
            print(f"{game.name + ': ' + part:36}{count_lines(files):>6,} lines")
    for name, size in measure_values().items():
        print(f"{name:28}{size:>12,} bytes")
    for kind in LISTS:
        packages, size = measure_install(kind)
        print(f"{kind + ' install':28}{size / 1e6:>12.0f} MB, {packages} packages")


if __name__ == "__main__":
    main()
