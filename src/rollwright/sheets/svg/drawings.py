"""Sheets as data (a base and marks) and as drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from math import ceil
from typing import Any, cast

from ...core.drawing.drawing import Drawing
from ...core.drawing.element import SVG, tag
from ...core.drawing.marks import Mark, draw_alone, draw_symbols
from ...core.drawing.page import NOTE, Details, Words, make_page
from ...core.drawing.plain import draw_plainly
from ...core.drawing.printer import Base, Layout
from ...core.drawing.theme import LIGHT, Theme, form_of, smallest_letters
from ...core.errors import InvalidSetup
from ...core.game import AnyGame, start_game
from ...core.options import Options
from ...core.types import Ghost, Seat
from .filling import Ink, fill, set_prefix

HEAT = Mark("heat", "house", ())
LAYERS = 9
"""Tints that lie over each other where it is hottest."""
MOST_BASES = 256
LEAST_LETTERS = 10
"""Pixels; smaller letters are hard to read."""
FINGER = 40
"""Pixels that a finger finds without looking twice."""


def drawing_of(game: AnyGame) -> Drawing:
    """Return the game's own drawing, or a plain one."""
    make, known = game.manifest.drawing, cast(Any, game)
    return draw_plainly(known) if make is None else _load_drawing(make)


@cache
def _load_drawing(make: Callable[[], Drawing]) -> Drawing:
    """Import a game's drawing once; a table asks for it at every move."""
    return make()


# ---- sheets as data


def layout_of(game: AnyGame, view: Any, seat: Seat, is_tall: bool = False, is_paper: bool = False) -> Layout:
    """Return the layout of a seat's sheet: it grows with what must find room on it."""
    return Layout(is_tall, is_paper, drawing_of(game).list_printed(view, seat))


def base(game: AnyGame, options: Options, layout: Layout) -> Base:
    """Return what is printed on a sheet, with an empty spot for everything else; made once."""
    known: Any = game
    return _print_base(known, tuple(options.items()), layout)


@lru_cache(maxsize=MOST_BASES)
def _print_base(game: Any, options: tuple[tuple[str, str], ...], layout: Layout) -> Base:
    return drawing_of(game).print_base(game, dict(options), layout)


def marks(
    game: AnyGame,
    view: Any,
    seat: Seat,
    *,
    names: Sequence[str] = (),
    is_blank: bool = False,
    arrangement: str | None = None,
) -> dict[str, str]:
    """Return everything that is on a seat's sheet, by the name of its spot; what is not named is empty."""
    known = tuple(names[s] if s < len(names) else "" for s in range(game.seats_of(view)))
    return drawing_of(game).list_marks(game, view, seat, Details(known, is_blank, arrangement))


def draw_base(sheet: Base) -> str:
    """Return a base as a drawing without a style, for a page that fills it."""
    inside = set_prefix("".join(sheet.pieces[::2]), "")
    box = f"0 0 {sheet.width:g} {sheet.height:g}"
    look = f"rw rw-light {form_of(sheet.width, sheet.is_tall)}".rstrip()
    size = {"width": sheet.width, "height": sheet.height}
    letters = smallest_letters(sheet.width, sheet.is_tall)
    wants = {"data_fold": sheet.fold, "data_tap": sheet.tap, "data_read": letters}
    return tag(
        "svg",
        inside,
        xmlns=SVG,
        viewBox=box,
        class_=look,
        role="group",
        data_name=sheet.name,
        **size,
        **wants,
    )


def least_width(sheet: Base) -> int:
    """Return how many pixels wide a sheet must be shown at least for its letters to be read."""
    return ceil(LEAST_LETTERS * sheet.width / smallest_letters(sheet.width, sheet.is_tall))


def touch_width(sheet: Base) -> int:
    """Return how many pixels wide a sheet must be shown at least for a finger to find its smallest place."""
    return ceil(FINGER * sheet.width / sheet.tap)


# ---- drawings


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
    """Return a seat's sheet as SVG that stands alone: its base, filled with its marks.

    Every place is a group with the id `prefix + place` (by default `s0-c4` for seat 0) and `data-place`;
    inside it, coordinates run from 0 to 40, so that any mark dropped into it lies right. `names` are those of
    the players, `is_tall` suits a phone, `is_blank` leaves out what players write themselves,
    `arrangement` is the player's own at the end of a game that has one.
    """
    drawing, prefix = drawing_of(game), prefix or f"s{seat}-"
    layout = layout_of(game, view, seat, is_tall, not theme.has_fills)
    sheet = base(game, game.options_of(view), layout)
    on_it = marks(game, view, seat, names=names, is_blank=is_blank, arrangement=arrangement)
    ink = Ink(drawing.symbols, drawing.words, theme.has_fills)
    inside = fill(sheet, on_it, gather_ghosts(game, ghosts), ink)
    says = Words(f"{game.name}: {on_it[NOTE]}", game.format_sheet(view, seat))
    return make_page(sheet, set_prefix(inside, prefix), says, theme, prefix)


def draw_heat(
    game: AnyGame, options: Options, heat: Mapping[str, float], said: str, theme: Theme = LIGHT
) -> str:
    """Return an empty sheet whose places are tinted by how much each was used, with a note that says of what.

    Heat is marks like everything else: layers of one tint, from one on the place used least to nine.
    """
    drawing, view = drawing_of(game), game.view(start_game(game, game.seats[0], dict(options)), 0)
    sheet = base(game, options, layout_of(game, view, 0))
    least, most = min(heat.values(), default=0), max(heat.values(), default=0)
    layer = (most - least) / (LAYERS - 1) or 1
    warm = {place: " ".join([HEAT.name] * (1 + round((x - least) / layer))) for place, x in heat.items()}
    on_it = {**marks(game, view, 0), **warm, NOTE: said}
    inside = fill(sheet, on_it, {}, Ink({**drawing.symbols, HEAT.name: HEAT}, drawing.words, True))
    says = Words(f"{game.name}: {said}", game.format_sheet(view, 0))
    return make_page(sheet, set_prefix(inside, "s0-"), says, theme, "s0-")


def gather_ghosts(game: AnyGame, ghosts: Sequence[Ghost]) -> dict[str, str]:
    """Return a preview as marks: several on one place are drawn one over the other."""
    found: dict[str, str] = {}
    for place, mark in ghosts:
        found[place] = " ".join(filter(None, (found.get(place), _find_mark(game, mark))))
    return found


def _find_mark(game: AnyGame, mark: str) -> str:
    if mark not in drawing_of(game).marks:
        known = " ".join(drawing_of(game).marks)
        raise InvalidSetup(f"{game.id} has no mark {mark[:12]!r} (marks: {known})")
    return mark


def draw_mark(game: AnyGame, mark: str) -> str:
    """Return one mark as a `<g>` in its ink, in a square of 40 by 40: `draw_mark(game, "~")`."""
    return draw_alone(drawing_of(game).marks[_find_mark(game, mark)])


def draw_marks(game: AnyGame) -> str:
    """Return a hidden SVG that defines all marks of a game; those of places in all variants.

    A page that holds it fills a base by itself: `<use href="#m-water-0" class="mark water"/>` inside a
    place. `data-mark` on the first variant says which mark it is.
    """
    drawing = drawing_of(game)
    return draw_symbols(drawing.symbols, drawing.words, drawing.extras)
