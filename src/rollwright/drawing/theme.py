"""Themes: the colours of inks and paper.

A drawing names its inks by class (`water`, `tree`); the style embedded in it gives each class its colour.
A page may override an ink with the variable `--rw-water`; programs without CSS variables (for PDF and PNG)
use the theme's own colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

UI_FONT = "Roboto,'Avenir Next','Segoe UI','Helvetica Neue','Liberation Sans',Arial,sans-serif"
TITLE_FONT = (
    "'Libertinus Serif','Iowan Old Style','Palatino Linotype',Palatino,'Liberation Serif',Georgia,serif"
)


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours of paper, print and inks; `has_fills` says whether anything is tinted."""

    name: str
    colours: Mapping[str, str]
    has_fills: bool = True


LIGHT = Theme(
    "light",
    {
        "paper": "#fcf8ee",
        "edge": "#e2d8c0",
        "box": "#fffdf6",
        "shade": "#f3ecdc",
        "grid": "#d8cfba",
        "print": "#8a8375",
        "label": "#5d574b",
        "ink": "#25304f",
        "water": "#1b6ca8",
        "tree": "#0d7a58",
        "wall": "#6b5342",
        "house": "#c03f12",
        "cut": "#8a4b00",
        "sun": "#a86b00",
        "mask": "#7c3c96",
        "spear": "#3f4a5a",
        "ghost": "#6a3db0",
    },
)
DARK = Theme(
    "dark",
    {
        "paper": "#22272f",
        "edge": "#363d49",
        "box": "#262b34",
        "shade": "#2d333d",
        "grid": "#3d4450",
        "print": "#868d99",
        "label": "#b9bec8",
        "ink": "#eceadf",
        "water": "#72baf0",
        "tree": "#63d0a4",
        "wall": "#cfb69c",
        "house": "#ff9f78",
        "cut": "#f2bd6b",
        "sun": "#f3c04d",
        "mask": "#cf9be6",
        "spear": "#b7c3d6",
        "ghost": "#c6a4ff",
    },
)
_PAPER_WHITE = {
    "paper": "none",
    "edge": "none",
    "box": "none",
    "shade": "none",
    "grid": "#8c8c8c",
    "print": "#6a6a6a",
}
PRINT = Theme(
    "print",
    {**dict.fromkeys(LIGHT.colours, "#000"), **_PAPER_WHITE, "label": "#333", "ghost": "#6a6a6a"},
    has_fills=False,
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, PRINT)}
"""The themes by name."""

COLOUR_INKS = {
    "white": "ink",
    "red": "house",
    "yellow": "sun",
    "green": "tree",
    "blue": "water",
    "purple": "mask",
    "brown": "wall",
    "grey": "spear",
}
"""The inks of the colours that dice and rows of a described sheet may have."""

_FILLED = {
    "paper": "paper",
    "box": "box",
    "cell": "box",
    "label": "label",
    "heading": "ink",
    "written": "ink",
    "small": "label",
    "shade": "shade",
}
"""Classes that are filled with a colour."""
_STROKED = {
    "cell": "grid",
    "shade": "print",
    "printed": "print",
    "box": "grid",
    "rule": "grid",
    "paper": "edge",
}
"""Classes whose lines have a colour."""
_PLAIN = ("paper", "edge", "box", "shade", "grid", "print", "label")
"""Colours that are no ink."""
_SHAPES = (
    ("mark", "fill:none;stroke:currentColor;stroke-width:2.1;stroke-linecap:round;stroke-linejoin:round"),
    ("fine", "stroke-width:1.1"),
    ("hair", "stroke-width:.8"),
    ("bold", "stroke-width:2.6"),
    ("wash", "fill:currentColor;stroke:none;opacity:.14"),
    ("ghost", "stroke-dasharray:3.5 2.6;stroke-width:2.2"),
    ("cell", "stroke-width:.8;pointer-events:all"),
    ("printed", "fill:none;stroke-width:1;stroke-linecap:round;stroke-linejoin:round"),
    ("rule", "fill:none;stroke-width:.8"),
    ("track .mark", "stroke-width:4.6"),
    ("track .sign", "stroke-width:2.7"),
    ("track .ghost", "stroke-dasharray:5 8"),
    ("track .printed", "stroke-width:2.6"),
    ("track .cell", "stroke-width:2"),
    ("theirs .mark", "opacity:.55"),
    ("heavy", "stroke-width:1.7"),
    ("figures .mark", "stroke-width:1.1"),
    ("large .mark", "stroke-width:.8"),
    ("shade", "stroke-width:1.2"),
    ("thin", "stroke-width:.5"),
    ("box", "stroke-width:.8"),
    ("paper", "stroke-width:1"),
    ("strong", "font-weight:700"),
    ("written", f"font:italic 600 14px {TITLE_FONT}"),
    ("heading", f"font:600 17px {TITLE_FONT}"),
)


PAPER_LETTERS, WIDE_LETTERS = {"label": 10.0, "small": 8.0}, {"label": 12.0, "small": 12.0}
TALL_LETTERS = {"tall": (350, 13.5), "tall-2": (400, 15.2), "tall-3": (440, 16.8), "tall-4": (999, 18.0)}
"""Font sizes: on paper, on a screen, and on a narrow one, each with the width of a sheet up to which it
serves there: the wider a sheet is, the more it is scaled down."""


def form_of(width: float, is_tall: bool) -> str:
    """Return the class of a sheet's form: "" or a name of `TALL_LETTERS`."""
    return next(form for form, (most, _) in TALL_LETTERS.items() if width <= most) if is_tall else ""


def smallest_letters(width: float, is_tall: bool) -> float:
    """Return the height of the smallest letters on a sheet for a screen."""
    form = form_of(width, is_tall)
    return TALL_LETTERS[form][1] if form else min(WIDE_LETTERS.values())


def inks_of(theme: Theme) -> list[str]:
    """Return the names of the inks, which are CSS classes, too."""
    return [name for name in theme.colours if name not in _PLAIN]


@cache
def style_sheet(theme: Theme) -> str:
    """Return the theme's style sheet: plain colours first, then CSS variables where they are supported."""
    scope = f".rw-{theme.name} ."
    letters = WIDE_LETTERS if theme.has_fills else PAPER_LETTERS
    fonts = [(name, f"font:{size:g}px {UI_FONT}") for name, size in letters.items()]
    shapes = "".join(f"{scope}{name}{{{rule}}}" for name, rule in (*fonts, *_SHAPES))
    for form, (_, size) in TALL_LETTERS.items() if theme.has_fills else ():
        named = ",".join(f".rw-{theme.name}.{form} .{name}" for name in (*letters, "written", "heading"))
        shapes += f"{named}{{font-size:{size:g}px}}"
    plain = _colour_rules(scope, theme, dict(theme.colours))
    variables = {name: f"var(--rw-{name},{colour})" for name, colour in theme.colours.items()}
    return f"{shapes}{plain}@supports (color:var(--rw)){{{_colour_rules(scope, theme, variables)}}}"


def _colour_rules(scope: str, theme: Theme, colours: dict[str, str]) -> str:
    inks = [f"{scope}{name}{{color:{colours[name]}}}" for name in inks_of(theme)]
    fills = [f"{scope}{name}{{fill:{colours[colour]}}}" for name, colour in _FILLED.items()]
    lines = [f"{scope}{name}{{stroke:{colours[colour]}}}" for name, colour in _STROKED.items()]
    return "".join(inks + fills + lines)


def page_variables(theme: Theme) -> str:
    """Return the declarations a page needs to show every drawing in this theme."""
    return "".join(f"--rw-{name}:{colour};" for name, colour in theme.colours.items())
