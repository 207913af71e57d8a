"""What people see of an environment: the sheet with its dice, score and begun move, as text or as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from rollwright.any_game import AnyGame
from rollwright.core.types import Seat

from .step_options import check_word

MODES = ("ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """Return a mode of rendering; InvalidSetup for others."""
    return None if mode is None else check_word("environments render as", mode, MODES)


def write_sheet(game: AnyGame, state: object, seat: Seat, roll: str, path: Sequence[int]) -> str:
    """Return a seat's sheet as text, under a line with turn, dice, score and the choices made so far."""
    begun = " ".join(str(game.vocabulary.choice_of(number)) for number in path)
    facts = [f"turn {game.turn_of(state)}", f"roll {roll}" if roll else ""]
    facts += [f"score {game.score(state, seat).total}", f"begun {begun}" if begun else ""]
    return ", ".join(filter(None, facts)) + "\n" + game.format_sheet(state, seat)


def draw_sheet(game: AnyGame, state: object, seat: Seat) -> NDArray[np.uint8]:
    """Return a seat's sheet as an array of pixels: rows, columns, red, green and blue."""
    from PIL import Image

    from rollwright.sheets.paper import make_png, picture_document
    from rollwright.sheets.svg import picture

    drawn = make_png(picture_document(str(picture(game, state, seat)), game.name))
    return np.asarray(Image.open(BytesIO(drawn)).convert("RGB"), np.uint8)
