"""Pictures that notebooks display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...any_game import AnyGame
from ...core.types import Ghost, Seat
from ...drawing.drawing import View
from ...drawing.theme import LIGHT, Theme
from .drawings import draw


@dataclass(frozen=True)
class Picture:
    """An SVG drawing."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture: {len(self.svg)} characters of SVG>"

    def save(self, path: str | Path) -> None:
        """Write the drawing to a file."""
        Path(path).write_text(self.svg + "\n", encoding="utf-8")


def picture(
    game: AnyGame,
    state: View,
    seat: Seat = 0,
    theme: Theme = LIGHT,
    ghosts: Sequence[Ghost] = (),
    names: Sequence[str] = (),
) -> Picture:
    """Return the sheet of a seat as that seat may see it."""
    return Picture(draw(game, game.view(state, seat), seat, theme, ghosts, names=names))
