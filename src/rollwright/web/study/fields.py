"""The parts of a sheet text that are no squares: options, lines to count, boxes to tick.

A field is read from the text and written back into it; whatever follows from it (influence gained, whose turn
it is) the game's own formatting puts right.
"""

from __future__ import annotations

from ...any_game import AnyGame
from ...core.errors import InvalidSheet
from ...core.sheet_form import FormField
from ..html.words import say, say_for


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
