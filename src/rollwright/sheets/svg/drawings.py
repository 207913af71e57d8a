"""Which drawing belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...core.errors import InvalidSetup
from ...core.game import AnyGame
from ...core.types import Ghost, Seat
from . import chiefdom, duel, fiefdoms
from .marks import Marks, draw_alone, draw_sprite
from .page import Look
from .theme import LIGHT, Theme


class Drawing(NamedTuple):
    """How a game's sheet is drawn, and the marks on it."""

    draw: Callable[..., str]
    marks: Marks


_CHIEFDOM = Drawing(chiefdom.draw_chiefdom, chiefdom.MARKS)
DRAWINGS = {
    "chiefdom-1": _CHIEFDOM,
    "chiefdom-2": _CHIEFDOM,
    "duel": Drawing(duel.draw_duel, duel.MARKS),
    "fiefdoms": Drawing(fiefdoms.draw_fiefdoms, fiefdoms.MARKS),
}


def drawing_of(game_id: str) -> Drawing:
    """Return a game's drawing; InvalidSetup if there is none."""
    if game_id not in DRAWINGS:
        raise InvalidSetup(f"there is no drawing of {game_id[:40]!r} (drawings: {', '.join(DRAWINGS)})")
    return DRAWINGS[game_id]


def draw(
    game: AnyGame,
    view: Any,
    seat: Seat,
    theme: Theme = LIGHT,
    ghosts: Sequence[Ghost] = (),
    *,
    names: Sequence[str] = (),
    prefix: str = "",
    is_tall: bool = False,
    is_blank: bool = False,
    arrangement: str | None = None,
) -> str:
    """Return a seat's sheet as SVG that stands alone.

    Every place is a group with the id `prefix + place` (by default `s0-c4` for seat 0) and `data-place`;
    inside it, coordinates run from 0 to 40, so that any mark dropped into it lies right. `names` are those of
    the players, `is_tall` suits a phone, `is_blank` leaves out what players write themselves,
    `arrangement` is the player's own at the end of a game that has one.
    """
    drawing = drawing_of(game.id)
    for ghost in ghosts:
        _find_mark(game.id, ghost.mark)
    known = [names[s] if s < len(names) else "" for s in range(game.seats_of(view))]
    look = Look(theme, prefix or f"s{seat}-", tuple(known), is_tall, is_blank, arrangement)
    return drawing.draw(game, view, seat, tuple(ghosts), look)


def _find_mark(game_id: str, mark: str) -> str:
    if mark not in drawing_of(game_id).marks:
        known = " ".join(drawing_of(game_id).marks)
        raise InvalidSetup(f"{game_id} has no mark {mark[:12]!r} (marks: {known})")
    return mark


def draw_mark(game_id: str, mark: str) -> str:
    """Return one mark as a `<g>` in its ink, in a square of 40 by 40: `draw_mark("chiefdom-2", "~")`."""
    return draw_alone(drawing_of(game_id).marks[_find_mark(game_id, mark)])


def draw_marks(game_id: str) -> str:
    """Return a hidden SVG that defines all marks of a game.

    A page that holds it shows a preview by itself: `<use href="#m-water" class="mark ghost"/>` inside a
    place. `data-mark` on each definition says which mark it is.
    """
    return draw_sprite(drawing_of(game_id).marks)
