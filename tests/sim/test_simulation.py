"""Simulated servers are crashed at any suspension point, and every law holds; the seed tells it all again."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .__main__ import run_history
from .loop import running
from .simulation import CRASHES

HISTORIES = 6
ROOT = Path(__file__).parents[2]


def test_whatever_crashes_nothing_acknowledged_is_lost_or_doubled_and_everybody_sees_the_log() -> None:
    for number in range(HISTORIES):
        told = run_history(1, number)
        assert not told.problem, f"python -m tests.sim --seed 1 --history {number}: {told.problem}"
        assert told.counts["crashes"] >= CRASHES


def test_a_game_of_the_catalogue_survives_the_same() -> None:
    told = run_history(1, 19)
    assert not told.problem
    assert told.counts["acknowledged"] > 0


def test_the_same_seed_is_the_same_history_in_another_process() -> None:
    """Hashes of texts differ there, and so do addresses in memory."""
    told = run_history(7, 0)
    program = "from tests.sim.__main__ import run_history; print(run_history(7, 0).digest)"
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == told.digest
    assert run_history(7, 1).digest != told.digest


def test_a_history_leaves_the_loop_that_runs_alone() -> None:
    """Playwright drives browsers by one; without it, it takes them for closed."""
    mine = asyncio.new_event_loop()
    with running(mine):
        assert not run_history(1, 0).problem
        assert asyncio.get_running_loop() is mine
    mine.close()


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_ten_thousand_crashes_break_no_law() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tests.sim", "--crashes", "10000", "--seed", "31"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout
    assert "0 lost, 0 doubled" in said.stdout
