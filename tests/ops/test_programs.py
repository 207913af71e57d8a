"""The Makefile: what tests need is installed or asked for, hosts run its targets, `make load` reads sizes."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

from tools.crowds import Figures
from tools.load import is_held, read_arguments

# ---- The Makefile installs what the tests need besides Python, or asks for it, and hosts run its targets


ROOT = Path(__file__).parents[2]
MISSING = "no-such-program:its-package sh:shell no-other-program:other-package"


def put(folder: Path, name: str, text: str) -> None:
    """Write a program that comes before the real one."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def be(folder: Path, user: int, apt_code: int) -> None:
    """Have make run as a user whose package manager notes what it is asked and ends with a code."""
    put(folder, "id", f"echo {user}")
    put(folder, "apt-get", f'echo "$DEBIAN_FRONTEND $*" >> {folder}/asked; echo noise; exit {apt_code}')


def make_programs(folder: Path, needs: str = MISSING, *others: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    for inherited in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):
        env.pop(inherited, None)
    command = ["make", "--no-print-directory", "programs", f"NEEDS={needs}", *others]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_missing_programs_are_installed_by_root_without_a_question(tmp_path: Path) -> None:
    be(tmp_path, user=0, apt_code=0)
    made = make_programs(tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout == "Installing its-package other-package for the tests ...\n"
    assert (tmp_path / "asked").read_text().splitlines() == [
        "noninteractive -qq update",
        "noninteractive -qq install -y --no-install-recommends its-package other-package",
    ]


@pytest.mark.parametrize(("user", "apt_code"), [(1000, 0), (0, 100)])
def test_who_cannot_install_is_asked_to(tmp_path: Path, user: int, apt_code: int) -> None:
    be(tmp_path, user, apt_code)
    made = make_programs(tmp_path)
    assert made.returncode == 2
    assert "The tests need more programs, please install: its-package other-package." in made.stderr
    assert (tmp_path / "asked").exists() == (user == 0)


def test_a_machine_with_everything_asks_nobody(tmp_path: Path) -> None:
    be(tmp_path, user=0, apt_code=0)
    made = make_programs(tmp_path, "sh:shell ls:coreutils")
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
    assert not (tmp_path / "asked").exists()


@pytest.mark.parametrize(("user", "apt_code"), [(1000, 0), (0, 100)])
def test_another_browser_will_do_where_the_quickest_cannot_be_installed(
    tmp_path: Path, user: int, apt_code: int
) -> None:
    be(tmp_path, user, apt_code)
    needs = "no-browser:no-browser sh:shell"
    made = make_programs(tmp_path, needs, "BROWSER=no-browser", "BROWSERS=no-other ls")
    assert (made.returncode, made.stderr) == (0, "")
    assert make_programs(tmp_path, needs, "BROWSER=no-browser", "BROWSERS=no-other").returncode == 2
    assert (tmp_path / "asked").exists() == (user == 0)


def test_a_host_of_the_code_runs_targets_of_the_makefile_on_every_python_promised() -> None:
    makefile = (ROOT / "Makefile").read_text()
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())["jobs"]
    targets = [*jobs["linux"]["strategy"]["matrix"]["target"], "test-fast"]
    steps = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert steps == ["make ${{ matrix.target }}", "make test-fast"]
    pythons = re.findall(r"^PYTHONS := (.*)$", makefile, re.MULTILINE)[0].split()
    runs = {f"test-on-{python}" for python in (*pythons, "lowest")}
    assert {target for target in targets if target not in runs} == {"lint", "test-fast"}
    assert runs <= {*targets}
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    assert {f"Programming Language :: Python :: {python}" for python in pythons} <= {*asked}
    assert len([each for each in asked if "Python :: 3." in each]) == len(pythons)


@pytest.mark.parametrize("text", ["100x4,2x100", "100x4 2x100", "100x4, 2x100"])
def test_sizes_are_a_list(text: str) -> None:
    asked = read_arguments(["--sizes", text, "--stores", "sqlite"])
    assert (asked.sizes, asked.stores) == ([(100, 4), (2, 100)], ["sqlite"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--sizes", "100"], "'100' is no size: write tables x seats, such as 100x4,2x100"),
        (["--sizes", "0x4", "--stores", "sqlite"], "'0x4' is no size"),
        (["--sizes", "2x4x5"], "'2x4x5' is no size"),
        (["--sizes", "1x101"], "'1x101' is no size"),
        (["--processes", "2"], "several processes share tables in PostgreSQL: add --stores postgresql"),
        (["--stores", "oracle"], "'oracle' is no store to be measured (stores: sqlite, postgresql)"),
    ],
)
def test_what_cannot_be_read_is_one_sentence_and_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        read_arguments(words)
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert told.err.startswith(said)
    assert told.err.count("\n") == 1
    assert not told.out


def test_a_size_is_held_if_nobody_waits_and_no_round_is_long() -> None:
    quick = Figures(acknowledged=[0.05] * 99 + [0.2], told=[0.2] * 100, rounds=[2.0])
    assert not is_held(Figures())
    assert not is_held(quick)
    quick.acknowledged += [0.05] * 10
    assert is_held(quick)
    quick.rounds.append(10.5)
    assert not is_held(quick)
