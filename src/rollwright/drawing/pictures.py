"""Small drawings for pages: a single mark, a roll of dice, a QR code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from .dice import draw_dice
from .element import SVG, Svg, move_to, tag, words
from .marks import UNIT, Mark, sketch_mark
from .theme import PRINT, style_sheet


def name_picture(mark: Mark) -> str:
    """Return the file name of a mark's picture: "mark-water.svg"."""
    return f"mark-{mark.name}.svg"


def draw_alone(mark: Mark) -> Svg:
    """Return a mark as an SVG document."""
    return tag(
        "svg",
        words("style", style_sheet(PRINT)),
        tag("g", sketch_mark(mark), class_=f"mark {mark.ink}"),
        xmlns=SVG,
        viewBox=f"0 0 {UNIT} {UNIT}",
        width=UNIT,
        height=UNIT,
        class_=f"rw rw-{PRINT.name}",
    )


def name_roll(faces: Sequence[str]) -> str:
    """("W*", "E3") -> "roll-Wr-E3.svg" """
    return "roll-" + "-".join(faces).replace("*", "r") + ".svg"


def draw_roll(faces: Sequence[str]) -> Svg:
    """Return dice for paper."""
    return draw_dice(faces, PRINT)


def draw_code(address: str) -> Svg:
    """Return an address as a QR code."""
    import segno

    return draw_cells(segno.make(address, micro=False).matrix)


def draw_cells(
    rows: Sequence[Sequence[int]], scale: int = 1, margin: int = 0, ink: str = "#000", paper: str = "none"
) -> Svg:
    """Return dark cells (1) and light ones (0) of a square as a drawing."""
    side = len(rows) + 2 * margin
    strokes = "".join(f"M{x} {y}h{wide}" for y, row in enumerate(rows) for x, wide in _list_runs(row))
    return tag(
        "svg",
        tag("rect", width=side, height=side, fill=paper),
        tag("path", d=strokes, stroke=ink, transform=move_to(margin, margin + 0.5)),
        xmlns=SVG,
        viewBox=f"0 0 {side} {side}",
        width=side * scale,
        height=side * scale,
    )


def _list_runs(row: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield where dark cells begin in a row, and how many there are side by side."""
    x = 0
    for is_dark, cells in groupby(row):
        wide = len([*cells])
        if is_dark:
            yield x, wide
        x += wide
