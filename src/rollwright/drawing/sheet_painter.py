"""A described sheet in a terminal: rows of boxes, in colour where the sheet has one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from ..any_game import AnyGame
from ..core.types import Ghost, Seat
from .dice import dice_of
from .painter import Lines, Painter, name_dice
from .sheet import Columns, Note, Row, Sheet, Table

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {"purple": "magenta", "brown": "yellow", "grey": "bright_black", "white": "bold"}
"""The terminal's styles of colours that have another name there."""
WIDTH, LARGE_WIDTH = 41, 60
LOCK = "@"


Paint = Callable[[AnyGame, object, Seat, Sequence[Ghost], Collection[str]], Lines]


class _Shown(NamedTuple):
    """What is on the boxes: marks, those of a preview, and the cursor."""

    marks: Mapping[str, str]
    ghosts: Mapping[str, str]
    cursor: Collection[str]


def paint_described(sheet: Sheet) -> Painter[object]:
    """Return the painter of a described sheet; arrow keys move from box to box."""
    spots = {
        place: (line, column)
        for line, row in enumerate(sheet.rows, 1)
        for column, place in enumerate(row.all_places, 1)
    }

    def paint_in(width: int) -> Paint:
        def paint(
            game: AnyGame, view: object, seat: Seat, ghosts: Sequence[Ghost], cursor: Collection[str]
        ) -> Lines:
            shown = _Shown(
                dict(game.marks(view, seat) or {}), {ghost.place: ghost.mark for ghost in ghosts}, cursor
            )
            return [*_paint_parts(sheet, shown, width)]

        return paint

    return Painter(
        paint=paint_in(WIDTH),
        paint_large=paint_in(LARGE_WIDTH),
        describe_dice=describe_coloured_dice,
        locate=spots.get,
    )


def describe_coloured_dice(game: AnyGame, view: object, seat: Seat) -> Lines:
    """Return the open dice, each in its colour."""
    from rich.text import Text

    colours = {name: die.colour for die in dice_of(game) for name in die.names}
    faces = list(game.open_dice(view))
    if not faces:
        return []
    parts = [Text(face, style=style_of(colours.get(face, ""))) for face in faces]
    return [Text(f"{name_dice()} ") + Text(" ").join(parts)]


def style_of(colour: str) -> str:
    """Return the terminal's style of a colour."""
    return STYLES.get(colour, colour)


def _paint_parts(sheet: Sheet, shown: _Shown, width: int) -> Iterator[Text]:
    from rich.text import Text

    left = max((len(row.label) for row in sheet.rows), default=0) + 1
    for part in sheet.parts:
        match part:
            case Row():
                yield from _paint_row(part, left, shown, width)
            case Columns():
                yield Text(" " * left + "".join(f"{label[:2]:>3}" for label in part.labels))
            case Table():
                yield from _paint_table(part)
            case Note():
                yield from map(Text, wrap(part.text, width))


def _paint_row(row: Row, left: int, shown: _Shown, width: int) -> Iterator[Text]:
    """Yield a row, in several lines if it is long: "red   2  x  4  5 ... 12  @"; small labels stand above."""
    from rich.text import Text

    labels = {**dict(zip(row.places, row.labels)), **({row.lock: LOCK} if row.lock else {})}
    places, style = row.all_places, style_of(row.colour)
    count = max(1, (width - left) // 3)
    is_above = row.has_small_labels and any(row.labels)
    for start in range(0, max(len(places), 1), count):
        if is_above:
            heads = (f"{labels[place]:>3}" if len(labels[place]) <= 2 else "   " for place in places[start:])
            yield Text(" " * left + "".join([*heads][:count]), style="dim")
        line = Text(f"{row.label if start == 0 else '':<{left}}", style=style)
        for place in places[start : start + count]:
            label = labels[place] if len(labels[place]) <= 2 and not is_above else ""
            ghost, mark = shown.ghosts.get(place), shown.marks.get(place)
            ink = "bold magenta" if ghost else "bold" if mark else style
            line.append(" ")
            said = f"{ghost or mark or label or '.':>2}"
            line.append(said, style=f"{ink} reverse" if place in shown.cursor else ink)
        yield line


def _paint_table(table: Table) -> Iterator[Text]:
    from rich.text import Text

    widths = [max(map(len, column)) for column in zip(*table.rows)]
    for row in table.rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(row, widths)]
        yield Text(" ".join([row[0].ljust(widths[0]), *cells[1:]]), style="dim")
