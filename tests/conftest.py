"""What tests share: signals that work, and the toy game in the catalogue, where a test asks for it."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from rollwright.cli.commands import play, print_  # noqa: F401
from rollwright.cli.commands.lab import simulate, sweep, tournament  # noqa: F401
from rollwright.games import catalogue

from .counting import COUNTED, Counted, list_rows
from .toy import TOY, Toy

APART = {"browser", "server", "running", "database"}
"""The fixtures that start what takes seconds."""
HOME = TemporaryDirectory(prefix="rollwright-tests-")
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a slow day is no failure
settings.register_profile("same", PATIENT, derandomize=True)
settings.register_profile("drawn", PATIENT)
settings.load_profile("same")  # `--hypothesis-profile drawn` tries other examples


def pytest_configure() -> None:
    """Hear Ctrl-C and hang-ups even if started in the background, where programs inherit deaf ears.

    NumPy's threads wait for each other by turning round and round: ten times the work for small matrices.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ["LC_ALL"] = "C.UTF-8"  # commands speak English, whatever the locale
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):  # no test reads or writes a person's own files
        os.environ[variable] = HOME.name
    for number, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that need a browser, a server's process or PostgreSQL: `make test-fast` leaves them out."""
    for item in items:
        if isinstance(item, pytest.Function) and not APART.isdisjoint(item.fixturenames):
            item.add_marker("apart")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Read all tests without looking for garbage, and leave what was read out of every search for it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say how often servers were killed, and what that cost."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    told = [value for report in reports for name, value in report.user_properties if name == COUNTED]
    if told:
        terminalreporter.section("crashes")
        for row in list_rows(Counted(*each) for each in told):
            terminalreporter.write_line(row)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Make Toy the catalogue's only game; the commands above have read their options from all games."""
    monkeypatch.setattr(catalogue, "GAMES", (TOY,))
    return TOY


@pytest.fixture
def forget_variants(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """Leave no variant in the catalogue."""
    monkeypatch.setenv(catalogue.FROM, "")
    yield
    catalogue.load_games_named.cache_clear()
