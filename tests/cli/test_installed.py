"""The packages that are shipped: what they hold, and that they install and run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
NEEDED = ("pyproject.toml", "README.md", "LICENSE", "docs/man", "src/rollwright")
MAN = "share/man/man1/rollwright.1"


def run(*command: str | Path, cwd: Path, stdin: str = "") -> str:
    """Run a program and return its output; nothing of the source tree is on its path."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=clean,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def copy_source(folder: Path) -> Path:
    """Copy what a build reads, so that it writes nothing beside the source."""
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in NEEDED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignore)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def test_the_wheel_and_the_source_archive_are_complete_and_run(tmp_path: Path) -> None:
    """One build serves all of it: uv makes the wheel from the source archive."""
    source, made, uv = (
        copy_source(tmp_path / "source"),
        tmp_path / "dist",
        Path(sys.executable).with_name("uv"),
    )
    run(uv, "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "-o", made, cwd=source)
    [wheel], [archive] = made.glob("*.whl"), made.glob("*.tar.gz")
    shipped = {
        path.relative_to(source / "src").as_posix()
        for path in (source / "src" / "rollwright").rglob("*")
        if path.is_file()
    }
    with tarfile.open(archive) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    assert {f"src/{name}" for name in shipped} | {"LICENSE", "docs/man/rollwright.1"} <= inside
    with ZipFile(wheel) as zipped:
        names = zipped.namelist()
        [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
        about = Parser().parsestr(zipped.read(metadata).decode())
    assert {name for name in names if name.startswith("rollwright/")} == shipped
    assert [name for name in names if name.endswith(MAN)]
    assert about["Author"] == "Rollwright contributors"
    assert about["License-Expression"] == "MIT"
    assert len(about.get_all("License-File", [])) == 4
    assert about["Keywords"]
    assert len(about.get_all("Classifier", [])) > 5
    check_install(tmp_path, uv, wheel)


def check_install(folder: Path, uv: Path, wheel: Path) -> None:
    """Install the wheel into an environment that borrows its dependencies, and use it."""
    run(uv, "venv", "--quiet", "--python", sys.executable, "installed", cwd=folder)
    python = folder / "installed" / "bin" / "python"
    options = ("--quiet", "--offline", "--no-deps", "--python", python)
    run(uv, "pip", "install", *options, wheel, cwd=folder)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    home = Path(run(python, "-c", where, cwd=folder).strip())
    (home / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    found = run(python, "-c", "import rollwright; print(rollwright.__file__)", cwd=folder)
    assert Path(found.strip()).is_relative_to(home)
    program = python.with_name("rollwright")
    version = wheel.name.split("-")[1]
    assert run(program, "--version", cwd=folder) == f"rollwright {version}\n"
    sheet = "chiefdom-2\n" + ". . . . . .\n" * 12
    assert "total" in run(program, "score", "-", cwd=folder, stdin=sheet)
    assert (folder / "installed" / MAN).is_file()
