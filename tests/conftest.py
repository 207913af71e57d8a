"""What tests share: the toy game in the catalogue, where a test asks for it."""

from __future__ import annotations

import pytest

from rollwright.games import catalogue

from .toy import TOY, Toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Make Toy the catalogue's only game."""
    monkeypatch.setattr(catalogue, "GAMES", (TOY,))
    return TOY
