"""Python for browsers, pinned by version and hash: Pyodide and the build of msgspec for it.

They are taken from a folder, or fetched by `npm pack` and `pip download`, and never kept in this repository.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ...core.errors import InvalidSetup

VERSION, PYODIDE, PYODIDE_HASH = (
    "314.0.7",
    "pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
MSGSPEC, MSGSPEC_HASH = (
    "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
)
LIBRARY = "msgspec/_core.cpython-314-wasm32-emscripten.so"
"""The part of msgspec that is written in C."""
EARLIEST = (1980, 1, 1, 0, 0, 0)
STDLIB = "python_stdlib.zip"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STDLIB)
"""What a browser loads of Pyodide."""
LOCK = "pyodide-lock.json"
_BY_NPM = re.compile(r"npm (?:error|ERR!) (?!code |syscall |errno )(.+)")


def fetch_pyodide(folder: Path) -> None:
    """Fetch both packages into a folder, by the package managers' own clients."""
    pip = [sys.executable, "-m", "pip"] if find_spec("pip") else ["pip"]
    pip += ["download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    tags = MSGSPEC.removesuffix(".whl").split("-")[2:]
    pip += ["--python-version", "3.14", "--implementation", "cp", "--abi", tags[1], "--platform", tags[2]]
    _run(["npm", "pack", "--loglevel=error", f"pyodide@{VERSION}"], folder)
    _run([*pip, f"msgspec=={MSGSPEC.split('-')[1]}"], folder)


def _run(command: list[str], folder: Path) -> None:
    if shutil.which(command[0]) is None:
        raise InvalidSetup(
            f"{command[0]} is not installed; fetch {PYODIDE} and {MSGSPEC} yourself (--pyodide)"
        )
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise InvalidSetup(f"{command[0]} could not fetch a package: {_find_reason(done.stderr)}")


def _find_reason(said: str) -> str:
    """Return the line that tells why: pip's last, npm's first after some codes."""
    lines = [line for line in said.splitlines() if line.strip()] or ["no reason given"]
    by_npm = [found[1] for line in lines if (found := _BY_NPM.match(line))]
    return by_npm[0] if by_npm else lines[-1].removeprefix("ERROR: ")


def write_pyodide(source: Path, folder: Path) -> None:
    """Write what a browser loads into a folder, from the packages in another."""
    package, wheel = _read(source / PYODIDE, PYODIDE_HASH), _read(source / MSGSPEC, MSGSPEC_HASH)
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:
        for name in (*FILES, LOCK):
            found = archive.extractfile(f"package/{name}")
            assert found is not None
            content = found.read()
            (folder / name).write_bytes(_without_packages(content) if name == LOCK else content)
    (folder / MSGSPEC).write_bytes(wheel)


def merge_wheel(folder: Path, archive: str) -> None:
    """Put the modules of msgspec into our archive, and its library beside that: pages link it themselves."""
    with ZipFile(folder / MSGSPEC) as wheel, ZipFile(folder / archive, "a", ZIP_DEFLATED) as merged:
        for name in wheel.namelist():
            if name == LIBRARY:
                (folder / Path(name).name).write_bytes(wheel.read(name))
            elif name.endswith(".py"):
                merged.writestr(ZipInfo(name, EARLIEST), wheel.read(name), ZIP_DEFLATED)
    (folder / MSGSPEC).unlink()


def _without_packages(lock: bytes) -> bytes:
    """Leave out the packages that a page could load from elsewhere: none is."""
    return json.dumps({**json.loads(lock), "packages": {}}).encode()


def _read(path: Path, expected: str) -> bytes:
    try:
        content = path.read_bytes()
    except OSError:
        raise InvalidSetup(f"there is no {path.name} in {path.parent}") from None
    if hashlib.sha256(content).hexdigest() != expected:
        raise InvalidSetup(f"{path.name} is not the file this version was made with (SHA-256)")
    return content
