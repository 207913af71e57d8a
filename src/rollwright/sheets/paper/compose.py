"""The pages of a printed document: sheets, rules, cards and dice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ...any_game import AnyGame
from ...core.descriptions import name_game
from ...core.dice import can_roll
from ...core.errors import InvalidSetup
from ...core.game import start_game
from ...core.manifest import Paper, PrintedPage
from ...core.options import Options, fill_options
from ...core.types import Seat
from ..svg import PRINT, draw
from .dice_page import lay_strip
from .dice_strip import Strip
from .page_layout import GUTTER, MARGIN, Plan, Size, find_paper, plan_page
from .rules_page import summarize_rules
from .typeset import Document, Page

MOST_SHEETS = 100
RULES_FILE = "rules.typ"
_BOX = re.compile(r'viewBox="[0-9.]+ [0-9.]+ ([0-9.]+) ([0-9.]+)"')


@dataclass(frozen=True)
class Printing:
    """The settings of a document: the paper, sheets on a page, and further pages."""

    paper: str = "a4"
    per_page: int = 1
    has_rules: bool = True
    has_deck: bool = True
    strip: Strip | None = None
    address: str = ""
    """The browser table's, for a strip of dice: one that a phone can open is a code, too."""


def compose(game: AnyGame, chosen: Mapping[str, str], sheets: int, how: Printing) -> Document:
    """Return a document of blank sheets and further pages."""
    if not 1 <= sheets <= MOST_SHEETS:
        raise InvalidSetup(f"print 1 to {MOST_SHEETS} sheets, not {sheets}")
    options = fill_options(game.options, chosen)
    state = _blank_state(game, options, sheets, how.strip)
    drawn = draw(game, state, 0, PRINT, is_blank=True)
    plan = plan_page(find_paper(how.paper), how.per_page, size_of(drawn))
    return _bind(game, options, [drawn] * sheets, plan, how)


def compose_record(
    game: AnyGame, state: object, names: Sequence[str], how: Printing, wanted: Sequence[Seat] | None = None
) -> Document:
    """Return a document of the sheets of all or some seats in their present state, and further pages.

    A shared board is one sheet.
    """
    seats = range(game.seats_of(state)) if wanted is None else wanted
    shared = len({game.format_sheet(state, seat) for seat in seats}) == 1 and game.manifest.is_shared
    drawn = [_draw_filled(game, state, seat, names) for seat in (seats[:1] if shared else seats)]
    plan = plan_page(find_paper(how.paper), how.per_page, _largest([size_of(svg) for svg in drawn]))
    return _bind(game, game.options_of(state), drawn, plan, how)


def _blank_state(game: AnyGame, options: Options, sheets: int, strip: Strip | None) -> object:
    """Return a table before the first roll, with the cards a strip has dealt.

    It has a seat for each sheet; one in a solo game, two where one cannot play alone.
    """
    least, most = game.seats[0], game.seats[-1]
    tables = (min(max(sheets, least), most), least, 2)
    state = _first_table(game, options, tables)
    if strip is None or strip.deal is None or not can_roll(game.rolls(state), strip.deal):
        return state
    return game.apply(state, strip.deal)


def _first_table(game: AnyGame, options: Options, tables: Sequence[int]) -> object:
    *others, last = tables
    for seats in others:
        with suppress(InvalidSetup):
            return start_game(game, seats, options)
    return start_game(game, last, options)


def _draw_filled(game: AnyGame, state: object, seat: Seat, names: Sequence[str]) -> str:
    """Return a sheet in its present state; while the game goes on, without points."""
    goes_on = game.outcome(state) is None
    view = game.view(state, seat)
    return draw(game, view, seat, PRINT, names=names, is_blank=goes_on)


def size_of(svg: str) -> Size:
    """Return the size of a drawing."""
    match = _BOX.search(svg)
    assert match is not None
    return Size(float(match[1]), float(match[2]))


def _largest(sizes: Sequence[Size]) -> Size:
    return Size(max(size.width for size in sizes), max(size.height for size in sizes))


# ---- pages


def _bind(game: AnyGame, options: Options, sheets: list[str], plan: Plan, how: Printing) -> Document:
    paper = find_paper(how.paper)
    credit = " ".join(filter(None, (game.manifest.footer, game.manifest.messages.say_or("sources-note", ""))))
    drawings: dict[str, str] = {}
    pages: list[Page] = [_on(plan.page, page, "") for page in _lay_sheets(sheets, plan, drawings)]
    for page in _lay_others(game, options, paper, how):
        drawings |= page.pictures
        pages.append(_on(paper, page.data, credit))
    return Document(name_game(game), tuple(pages), drawings)


def _on(paper: Size, page: Page, credit: str) -> Page:
    return {**page, "width": paper.width, "height": paper.height, "margin": MARGIN, "credit": credit}


def _lay_sheets(sheets: list[str], plan: Plan, drawings: dict[str, str]) -> list[Page]:
    """Return the pages of sheets; equal sheets share one drawing."""
    names: dict[str, str] = {}
    for svg in sheets:
        names.setdefault(svg, f"sheet-{len(names) + 1}.svg")
    drawings |= {name: svg for svg, name in names.items()}
    placed = [_place(names[svg], size_of(svg), plan.scale) for svg in sheets]
    room = plan.columns * plan.rows
    pages = [placed[start : start + room] for start in range(0, len(placed), room)]
    grid = {"kind": "sheets", "columns": plan.columns, "rows": plan.rows, "gutter": GUTTER}
    return [{**grid, "pictures": pictures} for pictures in pages]


def _place(name: str, size: Size, scale: float) -> dict[str, object]:
    return {"file": name, "width": size.width * scale, "height": size.height * scale}


def _lay_others(game: AnyGame, options: Options, paper: Size, how: Printing) -> list[PrintedPage]:
    manifest, pages = game.manifest, list[PrintedPage]()
    if how.has_rules:
        make = manifest.rules_page
        page = summarize_rules(game, options) if make is None else make(game, options)
        own = {} if page.template is None else {"file": RULES_FILE, "template": str(page.template)}
        head = {"kind": "rules", "title": name_game(game), **own}
        pages.append(PrintedPage({**head, "data": page.data}, page.pictures))
    if how.has_deck and manifest.print_more is not None:
        pages += manifest.print_more(game, options, Paper(*paper, MARGIN))
    if how.strip is not None:
        pages += lay_strip(game, options, how.strip, how.address, paper)
    return pages
