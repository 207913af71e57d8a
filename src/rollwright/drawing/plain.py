"""The drawing of a game without one of its own: from its description of the sheet, or from its vocabulary."""

from __future__ import annotations

from ..any_game import AnyGame
from ..core.errors import InvalidSetup
from ..language.current import cached_in_language
from .drawing import Drawing
from .form import draw_sheet, fills_boxes
from .sheet import Sheet, plan_sheet


def sheet_of(game: AnyGame) -> Sheet | None:
    """Return the description in a game's manifest; InvalidSetup if it is something else."""
    sheet = game.manifest.sheet
    if sheet is None or isinstance(sheet, Sheet):
        return sheet
    raise InvalidSetup(f"{game.id}: manifest.sheet is a Sheet, not a {type(sheet).__name__}")


@cached_in_language(64)
def draw_plainly(game: AnyGame) -> Drawing:
    """Return the drawing of a described sheet; otherwise every place as a box, with the vocabulary's labels,
    and the sheet's text where `Game.marks` says nothing."""
    sheet = sheet_of(game)
    if sheet is not None:
        return draw_sheet(game, sheet)
    return draw_sheet(game, plan_sheet(game), has_text=not fills_boxes(game))
