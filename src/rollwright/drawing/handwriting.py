"""Handwritten figures and capitals: single strokes, no font."""

from __future__ import annotations

from .marks import Mark

FIGURE_STEP, FIGURE_HEIGHT = 7, 10
"""The size of a figure, with the space to the next one."""
SHAKE = 0.25
_STROKES: dict[str, tuple[str, ...]] = {
    "0": ("ring 3,5 2.4,4.6",),
    "1": ("line 1.2,2.6 3.5,.5 3.4,9.8",),
    "2": ("curve .8,2.7 1.5,1 3,.4 4.7,1.1 5,2.9 3.9,5.3 .7,9.6", "line .7,9.6 5.4,9.5"),
    "3": (
        "curve 1,1.5 2.6,.4 4.6,1.1 4.7,3.2 2.4,4.7",
        "curve 2.4,4.7 4.6,5.4 5.3,7.4 4.1,9.3 2.2,9.7 .6,8.6",
    ),
    "4": ("line 3.6,.4 .6,6.7 5.7,6.6", "line 4.2,3.6 4.2,9.8"),
    "5": ("line 5,.5 1.5,.5 1.1,4.6", "curve 1.1,4.6 3,3.9 4.9,4.9 5.3,7 4.2,9.1 2.4,9.7 .6,8.7"),
    "6": ("curve 4.5,.4 2.3,2.4 .9,5.6 1,8.2 2.7,9.7 4.7,8.9 5.3,7 4.3,5.1 2.6,4.9 1,6.6",),
    "7": ("line .7,.6 5.3,.5 2.3,9.8", "line 1.9,5.1 4.9,4.9"),
    "8": (
        "curve 4.7,1.5 3.1,.4 1.4,1.2 1.5,3.2 3.1,4.7 5,6.6 4.7,8.9 2.9,9.8 1,8.9 .9,6.7 2.9,4.9 "
        "4.6,3.2 4.7,1.5",
    ),
    "9": ("curve 5,2.9 4.2,.9 2.5,.4 1,1.7 1,3.8 2.4,5.1 4.3,4.4 5,2.9", "curve 5,1.8 4.9,5 4.2,7.8 3.3,9.8"),
    "-": ("line .8,5.2 4.6,5",),
    "+": ("line .6,5.2 5,5", "line 2.8,2.8 2.9,7.4"),
    "/": ("line 4.8,.4 .8,10",),
    "A": ("line .3,9.8 2.8,.3 5.4,9.8", "line 1.4,6.4 4.5,6.3"),
    "B": ("line .8,.4 .9,9.7", "curve .8,.4 4.4,1 4.2,3.8 .9,4.7", "curve .9,4.7 5.4,5.6 4.8,8.8 .9,9.7"),
    "C": ("curve 5.2,1.8 3.4,.3 1,2.4 .7,6 2.4,9.6 5.3,8.4",),
    "D": ("line .8,.4 .9,9.7", "curve .8,.4 4.4,1.4 5.4,5 4.4,8.8 .9,9.7"),
    "E": ("line 5.2,.5 .9,.5 .9,9.7 5.3,9.6", "line .9,4.9 4.4,4.8"),
    "F": ("line .9,9.9 1,.5 5.3,.4", "line 1,4.8 4.5,4.7"),
    "G": ("curve 5.2,1.8 3.2,.3 1,2.4 .6,6.2 2.4,9.6 4.6,9.2 5.3,7", "line 3.4,6 5.4,5.9 5.3,9.6"),
    "H": ("line .8,.4 .8,9.8", "line 5.2,.4 5.2,9.8", "line .8,5 5.2,4.9"),
    "I": ("line 3,.4 2.9,9.8",),
    "J": ("curve 4.4,.4 4.4,7 3.4,9.5 1.6,9.4 .6,7.6",),
    "K": ("line .8,.4 .9,9.8", "line 5,.5 .9,5.6", "line 2.4,4.2 5.3,9.8"),
    "L": ("line .9,.4 .9,9.6 5.2,9.5",),
    "M": ("line .3,9.8 .9,.5 2.9,6.4 4.9,.5 5.6,9.8",),
    "N": ("line .7,9.8 .8,.5 5.1,9.7 5.2,.4",),
    "O": ("ring 3,5 2.5,4.6",),
    "P": ("line .9,9.9 1,.5", "curve 1,.5 4.8,.9 4.9,4 1,5.2"),
    "Q": ("curve 3,.3 .9,2.6 .7,6.4 2.8,9.4 5,7.6 5.3,3.6 3,.3", "line 3.4,7 5.7,10"),
    "R": ("line .9,9.9 1,.5", "curve 1,.5 4.8,.9 4.8,4 1,5.1", "line 2.6,5.1 5.3,9.8"),
    "S": ("curve 5,1.4 2.8,.3 1,2.2 2.8,4.6 5,6.6 3.8,9.4 .6,8.8",),
    "T": ("line .3,.6 5.6,.4", "line 3,.6 2.9,9.9"),
    "U": ("curve .7,.4 .7,6 2,9.4 4.2,9.4 5.2,6 5.2,.4",),
    "V": ("line .4,.4 3,9.8 5.5,.4",),
    "W": ("line .2,.5 1.6,9.7 2.9,3.8 4.2,9.7 5.8,.5",),
    "X": ("line .6,.4 5.2,9.8", "line 5.2,.4 .6,9.8"),
    "Y": ("line .5,.4 2.9,4.9 5.3,.4", "line 2.9,4.9 2.8,9.8"),
    "Z": ("line .7,.6 5.2,.5 .7,9.5 5.3,9.4",),
}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def figure_code(figure: str) -> str:
    """ "7" -> "figure-7": the code of the mark that writes it."""
    return f"figure-{figure}"


def strokes_of(
    figures: str, right: float = 0, base: float = FIGURE_HEIGHT, height: float = FIGURE_HEIGHT
) -> tuple[str, ...]:
    """Return the strokes of figures and capitals, right-aligned at `right` with the baseline `base`."""
    scale = height / FIGURE_HEIGHT
    left = right - FIGURE_STEP * len(figures) * scale
    return tuple(
        _place(stroke, left + place * FIGURE_STEP * scale, base - height, scale)
        for place, figure in enumerate(figures)
        for stroke in _STROKES[figure]
    )


def _place(stroke: str, x: float, y: float, scale: float) -> str:
    """Move and scale a stroke: "line 0,0 1,1" at (5, 5) -> "line 5,5 6,6" """
    word, *pairs = stroke.split()
    points = (tuple(map(float, pair.split(","))) for pair in pairs)
    return " ".join([word, *(f"{x + px * scale:.2f},{y + py * scale:.2f}" for px, py in points)])


def make_letters(name: str, strokes: tuple[str, ...]) -> Mark:
    """Return figures or letters as a mark: fine, in plain ink."""
    return Mark(name, "ink", strokes, under="", line="fine", shake=SHAKE)


_NAMES = {"-": "minus", "+": "plus", "/": "slash"}
FIGURES = {
    figure_code(figure): make_letters(f"figure-{_NAMES.get(figure, figure)}", strokes_of(figure, FIGURE_STEP))
    for figure in "0123456789-"
}
"""The marks of figures by their codes."""
