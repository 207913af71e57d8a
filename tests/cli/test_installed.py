"""The packages that are shipped, whole and slim: what they hold, and that they install and run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

# ---- The packages that are shipped: what they hold, and that they install and run


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


PLAYED = ROOT / "tests" / "playthroughs" / "duel-9.record"
START = """
import sys
for name in ("numba", "llvmlite", "numpy", "typst"):
    sys.modules[name] = None
from rollwright.cli import main
main()
"""


def run_slim(folder: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", START, *arguments],
        cwd=folder,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", str(PLAYED)),
        ("sheet", str(PLAYED), "-o", "end.svg"),
        ("moves", "-"),
        ("play", "chiefdom-2", "--bot", "apprentice", "--seed", "7", "--save", "a.record"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_needs_none_of_them_works(arguments: tuple[str, ...], tmp_path: Path) -> None:
    stdin = "chiefdom-2\n" + ". . . . . .\n" * 12 if arguments[0] == "moves" else "\n6 men a1,a2,a3\nhint\n\n"
    ran = run_slim(tmp_path, *arguments, stdin=stdin)
    assert ran.returncode == 0, ran


@pytest.mark.parametrize(
    ("arguments", "missing"),
    [
        (("serve", "--no-open"), "the bots of the browser table need numba, which is not installed: "),
        (("play", "duel", "--bot", "elder"), "bots that think need numba, which is not installed: "),
        (("play", "duel", "--bot", "chief"), "bots that think need numba, which is not installed: "),
        (("play", "duel", "--bot", "hunter"), "bots that learned need numpy, which is not installed: "),
        (("print", "duel", "-o", "x.pdf"), "this needs typst, which is not installed: "),
        (("analyze", str(PLAYED)), "this needs numba, which is not installed: "),
        (("simulate", "duel", "--games", "2"), "this needs numpy, which is not installed: "),
    ],
    ids=lambda value: value[0],
)
def test_what_needs_them_names_the_command_that_brings_them(
    arguments: tuple[str, ...], missing: str, tmp_path: Path
) -> None:
    ran = run_slim(tmp_path, *arguments, stdin="\n")
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"rollwright: {missing}")
    assert ran.stderr.count("\n") == 1
    [package] = [name for name in ("typst", "numpy", "numba") if name in missing]
    assert re.search(rf"'{package}[<>=][^']*'", ran.stderr)


def test_environments_without_their_extra_say_how_to_get_it() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import rollwright.envs"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    last = ran.stderr.splitlines()[-1]
    assert "MissingExtra: the environments need gymnasium, which is not installed: " in last
    assert "'gymnasium>=1.1'" in last


def test_a_slim_install_is_a_plain_one_without_two_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    lines = (ROOT / "requirements" / "slim.in").read_text().splitlines()
    slim = {line.split()[0] for line in lines if line and not line.startswith("#")}
    plain = set(project["dependencies"])
    assert {*extras["bots"], *extras["paper"]} <= plain
    assert {name.partition(">")[0] for name in plain - {*extras["bots"], *extras["paper"]}} == slim
