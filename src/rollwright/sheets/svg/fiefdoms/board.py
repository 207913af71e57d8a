"""The fief: 25 plots with their labourers, and 16 population squares where plots meet."""

from __future__ import annotations

from typing import NamedTuple

from ....core.types import Ghost
from ....games.fiefdoms.board import CENTRE, CORNERS, PLOTS, SIDE, SQUARE_IN, SQUARES
from ....games.fiefdoms.buildings import BUILDINGS, EMPTY, FORFEITED
from ....games.fiefdoms.sheet import Sheet, holds, kind_on, labourers_on, reduction_on
from ....games.fiefdoms.text import format_inside
from ....games.fiefdoms.words import name_of
from ..element import format_number, tag, text
from ..hand import Hand, sketch
from ..marks import UNIT, Sprite
from ..page import make_place
from ..writing import write
from .marks import BUILDING_MARKS, FORFEIT, MARKS, MOST_LABOURERS, pips_at

PLOT = 80
"""The side of a plot."""
BOARD = SIDE * PLOT
INSET_X, INSET_Y = (PLOT - UNIT) / 2, 18.5
"""Where a plot's picture begins."""
HALF = 20
"""Half the width of a population square."""
DIAMOND = "M20 0L40 20L20 40L0 20z"


class Works(NamedTuple):
    """The activation: which plots are active, and how many pips of each square work; empty before the end."""

    active: frozenset[int] = frozenset()
    used: tuple[int, ...] = (0,) * SQUARES


def plot_name(plot: int) -> str:
    """7 -> "p23" """
    return f"p{plot // SIDE + 1}{plot % SIDE + 1}"


def square_name(square: int) -> str:
    """5 -> "s22" """
    return f"s{square // (SIDE - 1) + 1}{square % (SIDE - 1) + 1}"


def draw_board(sheet: Sheet, works: Works, sprite: Sprite, ghosts: tuple[Ghost, ...]) -> str:
    """Return the fief, with its top left corner at the origin."""
    waiting: dict[str, list[str]] = {}
    for ghost in ghosts:
        waiting.setdefault(ghost.place, []).append(ghost.mark)
    plots = [
        _draw_plot(sheet, plot, works, sprite, waiting.get(plot_name(plot), [])) for plot in range(PLOTS)
    ]
    squares = [_draw_people(sheet, s, works, sprite, waiting.get(square_name(s), [])) for s in range(SQUARES)]
    return _print_numbers() + "".join(plots + squares)


def _print_numbers() -> str:
    middle = [PLOT * place + PLOT / 2 for place in range(SIDE)]
    across = (text(str(n + 1), x, -6, "label", "middle") for n, x in enumerate(middle))
    down = (text(str(n + 1), -7, y + 3.5, "label", "end") for n, y in enumerate(middle))
    return "".join([*across, *down])


def _outline(plot: int) -> str:
    """Return a plot's edge, its corners cut where a population square lies, in the picture's measure."""
    left, top = -INSET_X, -INSET_Y
    cuts = [HALF if SQUARE_IN(plot * CORNERS + corner) >= 0 else 0 for corner in range(CORNERS)]
    right, bottom = left + PLOT, top + PLOT
    north_west, north_east, south_west, south_east = cuts
    points = [
        (left + north_west, top), (right - north_east, top), (right, top + north_east),
        (right, bottom - south_east), (right - south_east, bottom), (left + south_west, bottom),
        (left, bottom - south_west), (left, top + north_west),
    ]  # fmt: skip
    kept = dict.fromkeys(f"{format_number(x)} {format_number(y)}" for x, y in points)
    return "M" + "L".join(kept) + "z"


def _draw_plot(sheet: Sheet, plot: int, works: Works, sprite: Sprite, ghosts: list[str]) -> str:
    name, outline = plot_name(plot), _outline(plot)
    drawn = tag("path", class_="shade", d=outline) if CENTRE >> plot & 1 else ""
    drawn += _draw_building(sheet, plot, outline, sprite) + _draw_labour(sheet, plot, works, sprite)
    if plot in works.active:
        drawn += _ring_active(plot)
    drawn += "".join(sprite.use_ghost(MARKS[mark], name) for mark in ghosts)
    title = _tell_plot(sheet, plot, works) + _tell_ghosts(ghosts)
    x, y = plot % SIDE * PLOT + INSET_X, plot // SIDE * PLOT + INSET_Y
    return make_place(sprite.prefix, name, x, y, title, drawn, outline=outline)


def _tell_ghosts(ghosts: list[str]) -> str:
    return f", preview: {' and '.join(ghosts)}" if ghosts else ""


def _tell_plot(sheet: Sheet, plot: int, works: Works) -> str:
    kind = kind_on(sheet, plot)
    if kind in (EMPTY, FORFEITED):
        return "empty" if kind == EMPTY else "forfeited"
    words = name_of(kind)
    if BUILDINGS[kind].labourers:
        words += f", needs {labourers_on(sheet, plot)} of {BUILDINGS[kind].labourers} labourers"
    return words + (", active" if plot in works.active else "")


def _draw_building(sheet: Sheet, plot: int, outline: str, sprite: Sprite) -> str:
    kind, name = kind_on(sheet, plot), plot_name(plot)
    if kind == EMPTY:
        return ""
    if kind == FORFEITED:
        return sprite.use(FORFEIT, name)
    code = BUILDINGS[kind].code
    letters = write(code, 20 + 3.4 * len(code), 54.5, f"code {plot}", 9)
    return sprite.use(BUILDING_MARKS[code], name, outline) + letters


def _labourer(number: int) -> tuple[float, float]:
    return 5.9 + 9.4 * number, -9.6


def _draw_labour(sheet: Sheet, plot: int, works: Works, sprite: Sprite) -> str:
    """Return the printed circles, a ring for each labourer needed, and what happened to them."""
    places = [_labourer(number) for number in range(MOST_LABOURERS)]
    rings = "".join(f"M{x - 3.2:.1f} {y}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0" for x, y in places)
    printed = sprite.use_part("labour", tag("path", d=rings), "printed thin")
    kind = kind_on(sheet, plot)
    if kind not in BUILDINGS or not BUILDINGS[kind].labourers:
        return printed
    return printed + _ink_labour(
        plot, BUILDINGS[kind].labourers, reduction_on(sheet, plot), plot in works.active
    )


def _ink_labour(plot: int, needed: int, less: int, is_active: bool) -> str:
    strokes = []
    for number in range(needed):
        x, y = _labourer(number)
        strokes.append(f"ring {x},{y} 3.6,3.6")
        if number < less:
            strokes.append(f"line {x - 4},{y + 4} {x + 4},{y - 4}")
        elif is_active:
            strokes.append(f"dot {x},{y} 2.4,2.4")
    return tag("g", sketch(strokes, f"labour {plot}", 0.25), class_="mark fine ink")


def _ring_active(plot: int) -> str:
    """Return the line round an active building."""
    corners = "-4,-3 44,-3.4 44.2,42.6 -4,43 -4.2,-4"
    return tag("path", class_="mark fine tree", d=Hand(f"active {plot}").draw(f"line {corners}"))


def _draw_people(sheet: Sheet, square: int, works: Works, sprite: Sprite, ghosts: list[str]) -> str:
    name, inside = square_name(square), format_inside(holds(sheet, square))
    drawn = "" if inside == "." else sprite.use(MARKS[inside], name)
    if inside.isdecimal() and works.used[square]:
        drawn += _cross_people(square, int(inside), works.used[square])
    drawn += "".join(sprite.use_ghost(MARKS[mark], name) for mark in ghosts)
    title = _tell_people(inside, works.used[square]) + _tell_ghosts(ghosts)
    row, column = divmod(square, SIDE - 1)
    x, y = (column + 1) * PLOT - HALF, (row + 1) * PLOT - HALF
    return make_place(sprite.prefix, name, x, y, title, drawn, outline=DIAMOND)


def _tell_people(inside: str, used: int) -> str:
    if not inside.isdecimal():
        return {".": "empty", "#": "barred"}[inside]
    return f"{inside} people" + (f", {used} at work" if used else "")


def _cross_people(square: int, pips: int, used: int) -> str:
    """Return a line through each pip that works."""
    hand = Hand(f"work {square}")
    lines = (f"line {x - 5},{y + 5} {x + 5},{y - 5}" for x, y in pips_at(pips)[:used])
    return tag("path", class_="mark fine cut", d="".join(hand.draw(line) for line in lines))
