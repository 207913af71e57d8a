"""Sheets to print from a browser, for pages without a server: one fills a page of whatever paper there is."""

from __future__ import annotations

import re

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.game import start_game
from ...sheets.svg import PRINT, draw
from ..language.words import say
from .html import el, raw
from .layout import icon, page

_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def print_page(game: AnyGame) -> str:
    """Return a page with a blank sheet, of which a browser prints nothing else."""
    title = say("print-title", game=name_game(game))
    button = el("button", icon("save"), say("print-do"), type="button", id="print", class_="main")
    return page(
        title,
        el("link", rel="stylesheet", href="/print.css"),
        el("section", el("h1", title), el("p", say("print-lead")), button, class_="card narrow"),
        el("figure", raw(_STYLE.sub("", _draw_blank(game))), class_="printed-sheet"),
        script="pages/print.js",
    )


def print_style(game: AnyGame) -> str:
    """Return the style of printed sheets, the same for all games: a page allows no style within it."""
    found = _STYLE.search(_draw_blank(game))
    return found[1] if found else ""


def _draw_blank(game: AnyGame) -> str:
    return draw(game, start_game(game, game.seats[0]), 0, theme=PRINT, is_blank=True)
