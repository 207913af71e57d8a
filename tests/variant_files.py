"""Variants in tests: a game from a file's text."""

from __future__ import annotations

from pathlib import Path

from rollwright.any_game import AnyGame
from rollwright.games import catalogue


def vary(folder: Path, text: str) -> AnyGame:
    """Return the game of a variant's file."""
    file = folder / "mine.toml"
    file.write_text(text)
    (game,) = catalogue.add_from(str(file))
    return game
