"""The fallback: which Numba gets it, and that kernels return the same through it."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import numba
import pytest

from rollwright.compiler.jit import BACKEND, SUPPORTED_NUMBA, cpu_target

ROOT = Path(__file__).parents[2]
SHORT = ("tests/core/test_dice.py", "tests/compiler/test_raw_array.py")
LONG = (
    "tests/kernel",
    "tests/chiefdom/test_features.py",
    "tests/duel/test_policies.py",
    "tests/duel/test_policies.py",
    "tests/fiefdoms/test_conformance.py",
    "tests/envs/test_lanes.py",
    "tests/values/test_ntuple.py",
)

COMPILED = "not plain] and not [plain"


@pytest.fixture(autouse=True)
def no_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BACKEND, raising=False)


def test_a_supported_numba_compiles_through_bitcode_and_says_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert cpu_target.__wrapped__().name == "bitcode"
    assert caplog.records == []


def test_another_numba_falls_back_with_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(numba, "__version__", "0.99.1")
    assert cpu_target.__wrapped__().name == "overload"
    [line] = caplog.records
    assert line.levelno == logging.WARNING
    assert line.getMessage().startswith("Numba 0.99.1 is not supported (0.68.x is): ")


def test_the_fallback_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(BACKEND, "overload")
    assert cpu_target.__wrapped__().name == "overload"
    assert caplog.records == []


def test_the_package_asks_for_a_numba_from_the_first_supported_to_one_above_the_last() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {line for line in project["dependencies"] if line.startswith("numba")}
    (major, first), (_, last) = (map(int, SUPPORTED_NUMBA[n].split(".")[:2]) for n in (0, -1))
    assert asked == {f"numba>={major}.{first},<{major}.{last + 2}"}


def run_tests(folder: Path, *files: str) -> str:
    """Run tests in a process whose kernels are compiled by the fallback, and return what pytest prints.

    Tests of plain kernels alone would compile nothing.
    """
    flags = ("-q", "-n0", "-p", "no:cacheprovider", "-k", COMPILED)
    command = [sys.executable, "-m", "pytest", *flags, *files]
    environment = {**os.environ, BACKEND: "overload", "XDG_CACHE_HOME": str(folder)}
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-3000:]
    return ran.stdout


def test_small_kernels_pass_their_tests_through_the_fallback(tmp_path: Path) -> None:
    run_tests(tmp_path, *SHORT)
    assert [*tmp_path.rglob("*.nbc")], "nothing was compiled"


@pytest.mark.soak
@pytest.mark.timeout(3000)
def test_the_kernels_of_all_games_pass_their_tests_through_the_fallback(tmp_path: Path) -> None:
    run_tests(tmp_path, *LONG)
