"""What tests share: signals that work, and the toy game in the catalogue, where a test asks for it."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

from rollwright.cli import play, print_, simulate, sweep, tournament  # noqa: F401
from rollwright.games import catalogue

from .toy import TOY, Toy

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")  # a slow day is no failure


def pytest_configure() -> None:
    """Hear Ctrl-C and hang-ups even if started in the background, where programs inherit deaf ears."""
    for number, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, handler)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Make Toy the catalogue's only game; the commands above have read their options from all games."""
    monkeypatch.setattr(catalogue, "GAMES", (TOY,))
    return TOY
