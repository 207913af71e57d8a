"""Commands as the real catalogue makes them: other tests load them with a toy game in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def real_commands() -> Iterator[None]:
    """Have the commands with flags for games loaded anew, here and by whoever comes next."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    for name in ("play", "print_"):
        sys.modules.pop(f"rollwright.cli.commands.{name}", None)
