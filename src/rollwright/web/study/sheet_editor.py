"""Writing into a sheet text: a mark by tapping its place on the drawing, and what is no square by its field.

A field (options, lines to count, boxes to tick) is read from the text and written back into it; whatever
follows from it (influence gained, whose turn it is) the game's own formatting puts right.
"""

from __future__ import annotations

import re

from ...any_game import AnyGame
from ...core.errors import InvalidSheet, RollwrightError
from ...core.game import start_game
from ...core.options import new_options, values_before
from ...core.sheet_form import FormField, Square
from ...games.catalogue import find_game
from ...language.current import cached_in_language
from ...sheets.svg.drawings import drawing_of
from ..html.words import say, say_for

EMPTY = "."
FEWER = "-"
"""Takes a labourer off the building that stands there already."""
_TAKEN_OFF = re.compile(r"[A-Z]+-[1-9]")


def find_spot(game: AnyGame, place: str) -> Square | None:
    """ "c4" -> (3, 2); nothing for a place that is not written as a word of its own."""
    return game.manifest.form.find_word(place)


def write_mark(game: AnyGame, text: str, place: str, mark: str) -> str:
    """Return the text with that mark at that place; tapping a track marks it up to there."""
    if (marked := game.manifest.form.tap(text, place)) is not None:
        return marked
    spot = find_spot(game, place)
    lines = text.rstrip("\n").split("\n")
    if spot is None or spot[0] + 1 >= len(lines):
        raise InvalidSheet(say("refused-tapping", place=repr(place[:12])))
    row, column = spot
    words = lines[row + 1].split()
    if column >= len(words) or not mark or len(mark) > 6 or not mark.isprintable() or " " in mark:
        raise InvalidSheet(say("refused-mark", mark=repr(mark[:12]), place=place[:12]))
    if mark == FEWER:
        return _write_fewer(game, lines, row, words, column)
    return _put(lines, row, words, column, mark)


def _put(lines: list[str], row: int, words: list[str], column: int, mark: str) -> str:
    written = " ".join([*words[:column], mark, *words[column + 1 :]])
    return "\n".join([*lines[: row + 1], written, *lines[row + 2 :]]) + "\n"


def _write_fewer(game: AnyGame, lines: list[str], row: int, words: list[str], column: int) -> str:
    """ "F" -> "F-1" -> "F-2", and back to "F" when nobody is left to take off"""
    code, _, taken = words[column].partition(FEWER)
    fewer = f"{code}{FEWER}{int(taken or 0) + 1}"
    return _put(lines, row, words, column, fewer if fewer in drawing_of(game).marks else code)


@cached_in_language(16)
def _palette(game_id: str) -> tuple[str, ...]:
    game = find_game(game_id)
    blank = blank_text(game)
    tried = [EMPTY, *(mark for mark in drawing_of(game).marks if FEWER not in mark)]
    places = game.manifest.form.sample_places
    fits = [mark for mark in dict.fromkeys(tried) if any(_fits(game, blank, p, mark) for p in places)]
    has_fewer = any(_TAKEN_OFF.fullmatch(mark) for mark in drawing_of(game).marks)
    return (*fits, FEWER) if has_fewer else tuple(fits)


def palette(game: AnyGame) -> tuple[str, ...]:
    """Return the marks that can be written somewhere on a blank sheet, the empty one first."""
    return _palette(game.id)


def blank_text(game: AnyGame) -> str:
    """Return the text of a sheet on which nothing is drawn; nothing is left to a lot."""
    before = values_before(game.options, {})
    fixed = {option.name: before[option.name] for option in game.options if option.name in before}
    return game.format_sheet(start_game(game, game.seats[0], new_options(game.options, fixed)), 0)


def _fits(game: AnyGame, blank: str, place: str, mark: str) -> bool:
    try:
        game.parse_sheet(write_mark(game, blank, place, mark), checked=False)
    except RollwrightError:
        return False
    return True


def list_fields(game: AnyGame, text: str) -> list[FormField]:
    """Return the fields of a sheet, as it sets them."""
    return list(game.manifest.form.list_fields(game, text, say_for(game)))


def write_field(game: AnyGame, text: str, name: str, value: str) -> str:
    """Return the text with a field set; InvalidSheet if the sheet has no such field or value."""
    field = next((field for field in list_fields(game, text) if field.name == name), None)
    if field is None or not _allows(field, value):
        raise InvalidSheet(say("refused-field", name=name[:20], value=repr(value[:40])))
    return game.manifest.form.write_field(game, text, name, value)


def _allows(field: FormField, value: str) -> bool:
    if field.kind == "number":
        return (
            value.isascii()
            and value.isdecimal()
            and len(value) < 4
            and field.least <= int(value) <= field.most
        )
    known = {each.value for each in field.values}
    return set(value.split(",")) <= known if field.kind == "ticks" and value else value in known or not value
