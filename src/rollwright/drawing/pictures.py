"""Small drawings for pages: a single mark, a roll of dice, a QR code."""

from __future__ import annotations

import io
from collections.abc import Sequence

from .dice import draw_dice
from .element import SVG, Svg, tag, words
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


def draw_code(address: str) -> str:
    """Return an address as a QR code."""
    import segno

    out = io.BytesIO()
    segno.make(address, micro=False).save(out, kind="svg", border=0, xmldecl=False)
    return out.getvalue().decode()
