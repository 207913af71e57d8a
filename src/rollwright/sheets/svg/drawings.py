"""Sheets as data (a base and marks) and as drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from typing import TypedDict, Unpack

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.errors import InvalidSetup
from ...core.game import start_game
from ...core.options import Options
from ...core.types import Ghost, Seat
from ...drawing.drawing import Drawing, View
from ...drawing.element import SVG, Svg, format_number, join, tag
from ...drawing.marks import Mark, draw_alone, draw_symbols
from ...drawing.page import NOTE, Details, Words, make_page
from ...drawing.plain import draw_plainly
from ...drawing.printer import Base, Layout
from ...drawing.theme import LIGHT, Theme, form_of, smallest_letters
from ...language.current import cached_in_language
from .render import Ink, fill, set_prefix

HEAT = Mark("heat", "house", ())
LAYERS = 9
"""Layers of tint on the place that is used most."""
MOST_BASES = 256
LEAST_LETTERS = 11.5
"""The smallest legible letters in pixels."""
FINGER = 40
"""The smallest touch target in pixels."""


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


def drawing_of(game: AnyGame) -> Drawing:
    """Return the game's own drawing, or that of its described sheet, or a plain one."""
    make = game.manifest.drawing
    if make is not None and not callable(make):
        raise InvalidSetup(f"{game.id}: manifest.drawing is a function that returns a Drawing")
    return draw_plainly(game) if make is None else _load_drawing(game.id, make)


@cache
def _load_drawing(game: str, make: Callable[[], object]) -> Drawing:
    """Import a game's drawing once; tables need it at every move."""
    drawing = make()
    if not isinstance(drawing, Drawing):
        raise InvalidSetup(f"{game}: manifest.drawing returns a {type(drawing).__name__}, not a Drawing")
    return drawing


# ---- sheets as data


def layout_of(game: AnyGame, view: View, seat: Seat, is_tall: bool = False, is_paper: bool = False) -> Layout:
    """Return the layout of a seat's sheet, which grows with its content."""
    return Layout(is_tall, is_paper, drawing_of(game).list_printed(view, seat))


def base(game: AnyGame, options: Options, layout: Layout) -> Base:
    """Return the printed part of a sheet, with an empty spot for everything else; cached."""
    return _print_base(game, tuple(options.items()), layout)


@cached_in_language(MOST_BASES)
def _print_base(game: AnyGame, options: tuple[tuple[str, str], ...], layout: Layout) -> Base:
    return drawing_of(game).print_base(game, dict(options), layout)


def marks(
    game: AnyGame,
    view: View,
    seat: Seat,
    *,
    names: Sequence[str] = (),
    is_blank: bool = False,
    arrangement: str | None = None,
) -> dict[str, str]:
    """Return all marks on a seat's sheet, by spot; other spots are empty."""
    known = tuple(names[s] if s < len(names) else "" for s in range(game.seats_of(view)))
    return drawing_of(game).list_marks(game, view, seat, Details(known, is_blank, arrangement))


def draw_base(sheet: Base) -> Svg:
    """Return a base as SVG without a style, for a page that fills it."""
    inside = set_prefix(join(sheet.pieces[::2]), "")
    box = f"0 0 {sheet.width:g} {sheet.height:g}"
    look = f"rw rw-light {form_of(sheet.width, sheet.is_tall)}".rstrip()
    size = {"width": sheet.width, "height": sheet.height}
    letters = smallest_letters(sheet.width, sheet.is_tall)
    wants = {"data_fold": sheet.fold, "data_tap": sheet.tap, "data_read": letters}
    apart = " ".join(map(format_number, sheet.apart)) or None
    return tag(
        "svg",
        inside,
        xmlns=SVG,
        viewBox=box,
        class_=look,
        role="group",
        data_name=sheet.name,
        data_apart=apart,
        **size,
        **wants,
    )


def least_width(sheet: Base) -> int:
    """Return the least width in pixels at which a sheet's letters are legible."""
    return ceil(LEAST_LETTERS * sheet.width / smallest_letters(sheet.width, sheet.is_tall))


def touch_width(sheet: Base) -> int:
    """Return the least width in pixels at which a sheet's smallest place is a touch target."""
    return ceil(FINGER * sheet.width / sheet.tap)


# ---- drawings


class DrawSettings(TypedDict, total=False):
    """The settings of a drawing."""

    names: Sequence[str]
    """The players' names."""
    prefix: str
    """What ids start with; by default `s0-` for seat 0."""
    is_tall: bool
    """Whether it is for a phone."""
    is_blank: bool
    """Whether players write points, dice and turns themselves."""
    arrangement: str | None
    """The player's own arrangement, at the end of a game that has one."""
    is_small: bool
    """Whether it is for a card: without texts and name, in the colours of the page that shows it."""


def draw(
    game: AnyGame,
    view: View,
    seat: Seat,
    theme: Theme = LIGHT,
    ghosts: Sequence[Ghost] = (),
    **settings: Unpack[DrawSettings],
) -> Svg:
    """Return a seat's sheet as a complete SVG: its base, filled with its marks.

    Every place is a group with the id `prefix + place` and `data-place`; inside it, coordinates run from 0 to
    40, so that any mark fits into it.
    """
    drawing, prefix = drawing_of(game), settings.get("prefix") or f"s{seat}-"
    layout = layout_of(game, view, seat, settings.get("is_tall", False), not theme.has_fills)
    sheet = base(game, game.options_of(view), layout)
    names, is_blank = settings.get("names", ()), settings.get("is_blank", False)
    arrangement = settings.get("arrangement")
    on_it = marks(game, view, seat, names=names, is_blank=is_blank, arrangement=arrangement)
    ink = Ink(drawing.symbols, drawing.words, theme.has_fills)
    inside = fill(sheet, on_it, gather_ghosts(game, ghosts), ink)
    says = Words(f"{name_game(game)}: {on_it[NOTE]}", game.format_sheet(view, seat))
    is_small = settings.get("is_small", False)
    return make_page(sheet, set_prefix(inside, prefix), says, theme, prefix, is_small)


def draw_heat(
    game: AnyGame, options: Options, heat: Mapping[str, float], said: str, theme: Theme = LIGHT
) -> Svg:
    """Return an empty sheet whose places are tinted by their use, with a note.

    Heat is a mark, too: layers of one tint, from one on the place used least to nine.
    """
    drawing, view = drawing_of(game), game.view(start_game(game, game.seats[0], dict(options)), 0)
    sheet = base(game, options, layout_of(game, view, 0))
    least, most = min(heat.values(), default=0), max(heat.values(), default=0)
    layer = (most - least) / (LAYERS - 1) or 1
    warm = {place: " ".join([HEAT.name] * (1 + round((x - least) / layer))) for place, x in heat.items()}
    on_it = {**marks(game, view, 0), **warm, NOTE: said}
    inside = fill(sheet, on_it, {}, Ink({**drawing.symbols, HEAT.name: HEAT}, drawing.words, True))
    says = Words(f"{name_game(game)}: {said}", game.format_sheet(view, 0))
    return make_page(sheet, set_prefix(inside, "s0-"), says, theme, "s0-")


def gather_ghosts(game: AnyGame, ghosts: Sequence[Ghost]) -> dict[str, str]:
    """Return a preview as marks; several on one place are drawn over each other."""
    found: dict[str, str] = {}
    for place, mark in ghosts:
        found[place] = " ".join(filter(None, (found.get(place), _find_mark(game, mark))))
    return found


def _find_mark(game: AnyGame, mark: str) -> str:
    if mark not in drawing_of(game).marks:
        known = " ".join(drawing_of(game).marks)
        raise InvalidSetup(f"{game.id} has no mark {mark[:12]!r} (marks: {known})")
    return mark


def draw_mark(game: AnyGame, mark: str) -> Svg:
    """Return one mark as a `<g>` in its ink, in a square of 40 by 40: `draw_mark(game, "~")`."""
    return draw_alone(drawing_of(game).marks[_find_mark(game, mark)])


def draw_marks(game: AnyGame) -> Svg:
    """Return a hidden SVG that defines all marks of a game; those of places in all variants.

    A page with it can fill a base by itself: `<use href="#m-water-0" class="mark water"/>` inside a place.
    `data-mark` on the first variant names the mark.
    """
    drawing = drawing_of(game)
    return draw_symbols(drawing.symbols, drawing.words, drawing.extras, drawing.terms)
