"""A slim install: without numba, numpy and typst most commands work, and the others say what to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
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
