"""What browsers keep for ever: bases, marks and vocabularies, at addresses that name their content.

A sheet travels as data: the address of its base, and the marks that are on it.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TypedDict
from urllib.parse import urlencode

from ...any_game import AnyGame
from ...core.errors import InvalidSetup
from ...core.game import start_game
from ...core.options import Options, changed_options, fill_options, parse_options
from ...core.types import Seat
from ...drawing.element import Svg
from ...drawing.printer import Base
from ...drawing.theme import style_sheet
from ...games.catalogue import find_game
from ...language.current import ENGLISH, cached_in_language, current_language
from ...sheets.svg import (
    DARK,
    LIGHT,
    Layout,
    base,
    draw_base,
    draw_marks,
    layout_of,
    least_width,
    marks,
    page_variables,
    touch_width,
)
from ...sheets.svg.drawings import drawing_of
from ..html.addresses import current_addresses
from .choice_lists import describe_vocabulary

MOST_PRINTED, LARGEST_PRINTED = 24, 120
BASES_KNOWN = 1024
FORMS = {"wide": Layout(), "tall": Layout(is_tall=True), "lying": Layout(is_tall=True, is_lying=True)}
Chosen = tuple[tuple[str, str], ...]
BaseKey = tuple[AnyGame, Chosen, tuple[int, ...], str]
"""A game, its options, how large the parts of a sheet are that grow, and the language."""
Marks = dict[str, str]
"""What is on a sheet, by spot; in a change, an empty text takes a mark away."""
Bases = tuple[str, ...]
"""The addresses of a sheet's base: wide, tall and, where a game has that form, lying."""
_addresses: OrderedDict[BaseKey, Bases] = OrderedDict()
"""The bases drawn so far, each with its addresses."""
SITE = "site"
"""What stands for a content's name in a site, which has one version of each file."""


def name_content(content: str) -> str:
    """Return a short name that no other content has."""
    return hashlib.sha256(content.encode()).hexdigest()[:12]


def _name_file(content: str) -> str:
    """Return the name of a file in the current language, which stands behind its content's name."""
    language = current_language()
    return name_content(content) + ("" if language == ENGLISH else f".{language}")


# ---- sheets


class SheetInfo(TypedDict):
    """A sheet as data: where its marks are drawn, its bases, and what is on it."""

    symbols: str
    bases: Bases
    marks: Marks


def describe_sheet(
    game: AnyGame, view: object, seat: Seat, names: Sequence[str] = (), arrangement: str | None = None
) -> SheetInfo:
    """Return a seat's sheet as data, at the end as its player arranged it."""
    on_it = marks(game, view, seat, names=names, arrangement=arrangement)
    return {"symbols": marks_address(game.id), "bases": bases_of(game, view, seat), "marks": on_it}


def bases_of(game: AnyGame, view: object, seat: Seat) -> Bases:
    """Return the addresses of a sheet's base, wide, tall and, where a game has that form, lying.

    What was never drawn before is drawn now.
    """
    key = name_base(game, view, seat)
    if key not in _addresses:
        forms = ("wide", "tall", "lying") if drawing_of(game).can_lie else ("wide", "tall")
        _addresses[key] = tuple(_address(*key, form) for form in forms)
        while len(_addresses) > BASES_KNOWN:
            _addresses.popitem(last=False)
    return _addresses[key]


def find_bases(key: BaseKey) -> Bases | None:
    """Return the addresses of a base that was drawn before, which takes no time; None of another."""
    return _addresses.get(key)


def is_tall_on(width: int, bases: Bases) -> bool:
    """Say whether a touched screen of that width shows the tall form, as `chooseBase` of `sheet.js` does."""
    _, letters, fingers, *_ = bases[0].split("/")[3].split("-")
    return max(int(letters), int(fingers)) > width


def name_base(game: AnyGame, view: object, seat: Seat) -> BaseKey:
    """Return what a sheet's base depends on."""
    options = tuple(game.options_of(view).items())
    return game, options, layout_of(game, view, seat).printed, current_language()


def _address(game: AnyGame, options: Chosen, printed: tuple[int, ...], language: str, form: str) -> str:
    content = _draw_base(game, options, form, printed)
    _remember(content)
    if form == "wide":
        # Where there is less room than its letters, or fingers, need, browsers show the tall form.
        drawn = _print(game, options, form, printed)
        form = f"wide-{least_width(drawn)}-{touch_width(drawn)}{'-apart' if drawn.apart else ''}"
    changed = parse_options(changed_options(game.options, dict(options)))
    query = f"?{urlencode(changed, safe=',')}" if changed else ""
    numbers = ".".join(map(str, printed)) or "-"
    return f"/base/{game.id}/{form}/{numbers}/{_name_file(content)}.svg{query}"


def _print(game: AnyGame, options: Chosen, form: str, printed: tuple[int, ...]) -> Base:
    return base(game, dict(options), FORMS[form]._replace(printed=printed))


@cached_in_language(256)
def _draw_base(game: AnyGame, options: Chosen, form: str, printed: tuple[int, ...]) -> Svg:
    return draw_base(_print(game, options, form, printed))


_known: OrderedDict[str, Svg] = OrderedDict()
"""The bases whose addresses this server gave away last, by their names."""


def find_known_base(name: str) -> Svg | None:
    """Return a base by its content's name, if this server gave its address away."""
    return _known.get(name)


def _remember(content: Svg) -> None:
    _known[name_content(content)] = content
    while len(_known) > BASES_KNOWN:
        _known.popitem(last=False)


def find_base(game_id: str, query: Options, form: str, printed: str) -> Svg:
    """Return the base that an address stands for; InvalidSetup if it is none of ours."""
    try:
        game: AnyGame = find_game(game_id)
        options = fill_options(game.options, query)
        return _draw_base(game, tuple(options.items()), form, _read_printed(printed))
    except (KeyError, ValueError, IndexError, StopIteration):
        raise InvalidSetup("there is no such sheet") from None


def _read_printed(text: str) -> tuple[int, ...]:
    """ "12.20.1.3" -> (12, 20, 1, 3); ValueError for numbers no sheet needs"""
    numbers = () if text == "-" else tuple(map(int, text.split(".")))
    if len(numbers) > MOST_PRINTED or any(not 0 <= number <= LARGEST_PRINTED for number in numbers):
        raise ValueError("no sheet is that large")
    return numbers


def lines_of_score(game: AnyGame, seats: int, options: Options) -> tuple[str, ...]:
    """Return the terms that can count in such a game: those its sheet has a line for, if it has any."""
    return _lines_of_score(game, seats, tuple(options.items()))


@lru_cache(maxsize=256)
def _lines_of_score(game: AnyGame, seats: int, options: Chosen) -> tuple[str, ...]:
    return lines_of_sheet(game, game.view(start_game(game, seats, dict(options)), 0))


def lines_of_sheet(game: AnyGame, view: object) -> tuple[str, ...]:
    """Return the terms that a sheet has a line for, if it has any; else all."""
    _, chosen, printed, _ = name_base(game, view, 0)
    spots = _print(game, chosen, "wide", printed).spots
    return tuple(term for term in game.terms if "score-total" not in spots or f"score-{term}" in spots)


# ---- style, marks and choices


@cache
def drawing_style() -> str:
    """Return the style of all drawings in a page, in both themes."""
    light, dark = page_variables(LIGHT), page_variables(DARK)
    return (
        f":root{{{light}}}@media screen and (prefers-color-scheme:dark){{"
        f":root:not([data-theme=light]){{{dark}}}}}"
        f"@media screen{{:root[data-theme=dark]{{{dark}}}}}{style_sheet(LIGHT)}"
    )


@cached_in_language(16)
def draw_marks_of(game_id: str) -> Svg:
    """Return the marks of a game as a hidden drawing."""
    return draw_marks(find_game(game_id))


def marks_address(game_id: str) -> str:
    """Return where the marks of a game are defined."""
    return f"/marks/{game_id}/{_name_for(draw_marks_of, game_id)}.svg"


def vocabulary_address(game_id: str) -> str:
    """Return where the choices of a game are listed."""
    return f"/vocabulary/{game_id}/{_name_for(describe_vocabulary, game_id)}.json"


def _name_for(make: Callable[[str], str], game_id: str) -> str:
    """Return the name of a game's file in the current language; a site's is known before it is made."""
    return f"{SITE}.{current_language()}" if current_addresses().is_site else _name_file(make(game_id))
