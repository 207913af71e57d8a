from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any

import pytest

from rollwright import InvalidSetup
from rollwright.cli.commands.lab.dataset import play_part
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.lab.executors import run_tasks
from rollwright.lab.setup import set_up
from rollwright.lab.simulation import run_simulation
from tests.cli.run import run_command

from .ray_jobs import die_once, divide_by, tell_process

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A real Ray of one worker, on this machine."""
    ray: Any = import_module("ray")  # not before: every test process reads this file
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield ray
    ray.shutdown()


def test_work_lost_with_a_dead_worker_is_done_again(cluster: Any, tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path)) for number in range(5)]
    assert list(run_tasks(die_once, jobs, engine="ray")) == [0, 1, 4, 9, 16]
    assert int((tmp_path / "died").read_text()) != os.getpid()


def test_a_function_with_a_part_of_its_arguments_runs_there_too(cluster: Any) -> None:
    assert list(run_tasks(partial(pow, 2), [1, 2, 3], engine="ray")) == [2, 4, 8]


def test_a_job_that_fails_says_so(cluster: Any) -> None:
    with pytest.raises(ZeroDivisionError):
        list(run_tasks(divide_by, [1, 0], engine="ray"))


def test_games_of_a_dataset_are_those_played_here(cluster: Any) -> None:
    setup = set_up(FIEFDOMS, "random", 1, 5)
    assert list(run_tasks(partial(play_part, setup), [0], engine="ray")) == [play_part(setup, 0)]


@pytest.mark.soak
def test_a_simulation_on_ray_with_a_killed_worker_is_the_one_played_here(cluster: Any) -> None:
    setup = set_up(CHIEFDOM_2, ["random", "greedy"], 3000, 5)
    killed: list[int] = []

    def kill_a_worker(done: int) -> None:
        if not killed:
            killed.append(cluster.get(cluster.remote(tell_process).remote()))
            os.kill(killed[0], signal.SIGKILL)

    there = run_simulation(setup, progress=kill_a_worker, engine="ray")
    assert killed[0] != os.getpid()
    assert cluster.get(cluster.remote(tell_process).remote()) != killed[0]
    assert there.summary() == run_simulation(setup, jobs=1).summary()


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="an engine is local or ray here, not 'spark'"):
        run_tasks(divide_by, [1], engine="spark")
    with pytest.raises(InvalidSetup, match="an engine is local or ray or cuda here, not 'spark'"):
        run_simulation(set_up(CHIEFDOM_2, "random", 1, 1), engine="spark")


@pytest.mark.parametrize(
    ("command", "needs"),
    [
        ("tournament", ["--bot", "random", "--bot", "greedy"]),
        ("sweep", ["--vary", "feeds=2,3"]),
        ("dataset", ["-o", "games"]),
    ],
)
def test_what_a_gpu_cannot_run_is_refused_instead_of_run_elsewhere(
    command: str, needs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run_command(command, "chiefdom-2", "--games", "1", *needs, "--engine", "cuda")
    assert (ran.code, ran.out) == (2, "")
    assert "an engine is local or ray here, not 'cuda'" in ran.err
    assert not list(tmp_path.iterdir())


def test_a_ray_that_does_not_start_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def time_out(**settings: object) -> None:
        raise Exception("The current node timed out during startup.")

    slow = module_from_spec(ModuleSpec("ray", None))
    monkeypatch.setattr(slow, "is_initialized", lambda: False, raising=False)
    monkeypatch.setattr(slow, "init", time_out, raising=False)
    monkeypatch.setitem(sys.modules, "ray", slow)
    with pytest.raises(InvalidSetup, match="Ray did not start: The current node timed out"):
        list(run_tasks(divide_by, [1], engine="ray"))
