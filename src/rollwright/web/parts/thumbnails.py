"""Small drawings of sheets, for cards and lists."""

from __future__ import annotations

import re

from ...core.types import Seat
from ...drawing.page import HEADER, MARGIN
from ...drawing.theme import DARK, page_variables
from ...games.catalogue import find_game
from ...sheets.svg import draw

_HEAD = re.compile(r'viewBox="0 0 (\S+) (\S+)" width="\S+" height="\S+"')
_RULE = f'd="M{MARGIN} {HEADER}H'
"""The line below a sheet's name; a sheet without it begins with its board."""
_TEXT = re.compile(r"<text\b.*?</text>")
"""Too small to be read there, and no picture in a page has the page's fonts."""
_DARK = f"@media (prefers-color-scheme:dark){{svg:root{{{page_variables(DARK)}}}}}</style>"
"""A picture in a page knows the page's scheme (`color-scheme`), but not its variables."""


def small_drawing(game_id: str, view: object, seat: Seat) -> str:
    """Return a seat's sheet without its texts and its name, in the colours of the page that shows it."""
    drawing = _TEXT.sub("", draw(find_game(game_id), view, seat)).replace("</style>", _DARK, 1)
    return _HEAD.sub(_cut_head, drawing, count=1) if _RULE in drawing else drawing


def _cut_head(found: re.Match[str]) -> str:
    """Leave out the room for a sheet's name, which is empty without it."""
    width, height = float(found[1]), float(found[2]) - HEADER
    return f'viewBox="0 {HEADER} {width:g} {height:g}" width="{width:g}" height="{height:g}"'
