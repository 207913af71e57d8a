"""Sheets, rules and cards to print from a browser, for pages without a server: its dialog knows the paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypedDict, cast

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.game import start_game
from ...core.manifest import Paper, PrintedPage
from ...core.options import Options, new_options
from ...core.teaching.rules_text import rules_of
from ...drawing.element import SVG, Svg, leave_out, tag
from ...drawing.marks import UNIT, Mark, sketch_mark
from ...drawing.theme import style_sheet
from ...sheets.paper import size_of
from ...sheets.svg import PRINT, draw
from ...sheets.svg.drawings import drawing_of
from ..html.kit import Html, el, embed, fill_in, join
from ..html.layout import icon, page
from ..html.words import say
from .rules import render_rules

CARDS = "deck"
"""Of what games print in addition to their sheets, the pages that a browser can lay out as well."""
A4 = Paper(210, 297, 12)
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_MARK = re.compile(r'<span class="pic" data-mark="([^"]+)" aria-hidden="true"></span>')
_COLOUR = re.compile(r"var\((--rw-[a-z]+)")


class Card(TypedDict):
    """A card to cut out, as games describe it."""

    number: int
    name: str
    says: str
    note: str
    file: str


def print_page(game: AnyGame) -> Html:
    """Return a page with a blank sheet, the rules and the cards, of which a browser prints nothing else."""
    parts = dict(_list_parts(game, new_options(game.options)))
    title = say("print-title", game=name_game(game))
    button = el("button", icon("save"), say("print-do"), type="button", id="print", class_="main")
    chosen = el("fieldset", el("legend", say("print-what")), [_choice(part) for part in parts])
    return page(
        title,
        el("link", rel="stylesheet", href="/print.css"),
        el("link", rel="stylesheet", href="/static/printed.css"),
        el("section", el("h1", title), el("p", say("print-lead")), chosen, button, class_="card narrow"),
        list(parts.values()),
        script="home/print.js",
    )


def print_style() -> str:
    """Return the style of printed sheets, the same for all games: a page allows no style within it.

    Paper is white, whatever theme the page around it has.
    """
    style = style_sheet(PRINT)
    names = dict.fromkeys(_COLOUR.findall(style))
    return f"{style}.rw-print{{{''.join(f'{name}:initial;' for name in names)}}}"


def _draw_blank(game: AnyGame) -> Svg:
    return draw(game, start_game(game, game.seats[0]), 0, theme=PRINT, is_blank=True)


def _choice(part: str) -> Html:
    """Return what is ticked if a part is to be printed; the style hides the others."""
    box = el("input", type="checkbox", id=f"with-{part}", checked=True)
    return el("label", box, say(f"print-{part}"), class_="tick")


def _list_parts(game: AnyGame, options: Options) -> Iterator[tuple[str, Html]]:
    """Yield the parts that can be printed, by their names."""
    sheet = _draw_blank(game)
    lies = "printed-sheet lying" if _is_lying(sheet) else "printed-sheet"
    yield "sheet", el("figure", embed(leave_out(sheet, _STYLE)), class_=lies)
    rules = rules_of(game, options, is_paper=True)
    if rules is not None:
        head = el("h2", name_game(game))
        yield "rules", el("article", head, _draw_rules(game, rules), class_="prose printed-rules")
    pages = game.manifest.print_more(game, options, A4) if game.manifest.print_more else ()
    cards = [card for each in pages if each.data.get("kind") == CARDS for card in _draw_cards(each)]
    if cards:
        yield "cards", el("div", cards, class_="printed-cards")


def _is_lying(svg: str) -> bool:
    """Say whether a drawing is wider than high."""
    width, height = size_of(svg)
    return width > height


def _draw_rules(game: AnyGame, text: str) -> Html:
    """Return rules with their pictures, each defined once: no script fills them in."""
    rules, symbols = el("div", render_rules(game, text)), drawing_of(game).symbols
    marks = dict.fromkeys(symbols[code] for code in sorted(set(_MARK.findall(rules))))
    defined = [tag("g", sketch_mark(mark), id=f"p-{mark.name}") for mark in marks]
    sheet = tag("svg", *defined, xmlns=SVG, display="none", aria_hidden="true")
    return join(embed(sheet), fill_in(rules, _MARK, lambda found: _use(symbols[found[1]])))


def _use(mark: Mark) -> Html:
    """Return a picture in the midst of a text."""
    drawn = tag("use", href=f"#p-{mark.name}", class_=mark.look)
    box = f"0 0 {UNIT} {UNIT}"
    return embed(tag("svg", drawn, class_="rw rw-print", viewBox=box, aria_hidden="true"))


def _draw_cards(page: PrintedPage) -> list[Html]:
    cards = cast("list[Card]", page.data["cards"])
    return [_draw_card(card, page.pictures[card["file"]]) for card in cards]


def _draw_card(card: Card, picture: str) -> Html:
    head = el("h3", card["name"], " ", el("span", str(card["number"])))
    drawn = embed(leave_out(picture, _STYLE)) if isinstance(picture, Svg) else None
    return el("div", head, drawn, el("p", card["says"], el("small", card["note"])))
