"""The parts of a sheet text that are no squares: options, lines to count, boxes to tick.

A field is read from the text and written back into it; whatever follows from it (influence gained, whose turn
it is) the game's own formatting puts right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..core.errors import InvalidSheet
from ..core.game import AnyGame, start_game
from ..games.chiefdom.cards import CARDS
from ..games.duel.board import ABILITIES, PERMANENTS, SIDES
from .catalogue import say
from .options import name_value

MOST_ROUNDS, MOST_UNREST, MOST_SPENT = 99, 99, 20
MOST_BONUSES = 12
_TRACK = re.compile(r"(?P<side>[AB])(?P<row>[1-6])-(?P<square>[1-9][0-9]?)")
_NOTHING = "-"


@dataclass(frozen=True)
class Value:
    """Something a field can be set to, and what it is called."""

    value: str
    label: str


@dataclass(frozen=True)
class Field:
    """A part of a sheet: one of several values, a number, or boxes to tick (values joined by commas)."""

    name: str
    kind: str
    value: str
    label: str
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0


# ---- the words of a text's first line


def read_word(text: str, name: str, default: str = "") -> str:
    """ "duel board=9 round=3", "round" -> "3" """
    found = re.search(rf"(?<= ){name}=(\S+)", text.split("\n", 1)[0])
    return found[1] if found else default


def write_word(text: str, name: str, value: str) -> str:
    """Set a word of the first line; an empty value takes it away."""
    head, _, rest = text.partition("\n")
    words = [word for word in head.split() if not word.startswith(f"{name}=")]
    return " ".join([*words, *([f"{name}={value}"] if value else [])]) + "\n" + rest


# ---- what each game has


def _chiefdom_fields(game: AnyGame, text: str) -> Iterator[Field]:
    for option in game.options:
        label = say(f"option.{option.name}")
        value = read_word(text, option.name, option.default)
        if option.name == "cards":
            cards = tuple(Value(str(number), f"{number} {name}") for number, (name, _) in CARDS.items())
            yield Field("cards", "ticks", "" if value == option.default else value, label, cards)
        elif option.name == "bonus":
            used = [Value(str(n), say("scoring.bonuses_used", number=n)) for n in range(MOST_BONUSES + 1)]
            yield Field("bonus", "choice", value, label, (Value("off", name_value("bonus", "off")), *used))
        else:
            values = tuple(Value(each, name_value(option.name, each)) for each in option.values)
            yield Field(option.name, "choice", value, label, values)


def _write_chiefdom(game: AnyGame, text: str, name: str, value: str) -> str:
    default = next(option.default for option in game.options if option.name == name)
    return write_word(text, name, "" if value in ("", default) else value)


def _duel_fields(game: AnyGame, text: str) -> Iterator[Field]:
    for option in game.options:
        values = tuple(Value(each, name_value(option.name, each)) for each in option.values)
        now = read_word(text, option.name, option.default)
        yield Field(option.name, "choice", now, say(f"option.{option.name}"), values)
    yield Field("round", "number", read_word(text, "round", "1"), say("scoring.round"), (), 1, MOST_ROUNDS)
    for side in SIDES:
        for kind, names in (("used", ABILITIES), ("owns", PERMANENTS)):
            values = tuple(Value(each, each) for each in names)
            ticked = _side_word(text, side, kind)
            label = say(f"scoring.{kind}", side=side)
            yield Field(f"{side}.{kind}", "ticks", "" if ticked == _NOTHING else ticked, label, values)


def _side_word(text: str, side: str, kind: str) -> str:
    found = re.search(rf"^{side} rows .* {kind} (\S+)", text, re.MULTILINE)
    return found[1] if found else _NOTHING


def _write_duel(game: AnyGame, text: str, name: str, value: str) -> str:
    if name == "board":
        options = {"board": value, "first": read_word(text, "first", "A")}
        return game.format_sheet(start_game(game, game.seats[0], options), 0)
    if "." in name:
        side, kind = name.split(".")
        pattern = rf"^({side} rows .* {kind}) \S+"
        return re.sub(pattern, rf"\g<1> {value or _NOTHING}", text, flags=re.MULTILINE)
    text = write_word(text, name, value)
    return _tidy_head(write_word(text, "turn", value) if name == "first" else text)


def _tidy_head(text: str) -> str:
    """The words of a position's first line have one order."""
    names = ("board", "round", "first", "turn", "phase")
    head, _, rest = text.partition("\n")
    return " ".join([head.split()[0], *(f"{name}={read_word(text, name)}" for name in names)]) + "\n" + rest


def _fiefdoms_fields(game: AnyGame, text: str) -> Iterator[Field]:
    for option in game.options:
        values = tuple(Value(each, name_value(option.name, each)) for each in option.values)
        now = read_word(text, option.name, option.default)
        yield Field(option.name, "choice", now, say(f"option.{option.name}"), values)
    if read_word(text, "unrest"):
        yield Field("unrest", "number", read_word(text, "unrest"), say("scoring.unrest"), most=MOST_UNREST)
    found = re.search(r"^influence \d+/(\d+)", text, re.MULTILINE)
    yield Field("spent", "number", found[1] if found else "0", say("scoring.spent"), most=MOST_SPENT)


def _write_fiefdoms(game: AnyGame, text: str, name: str, value: str) -> str:
    if name == "spent":
        return re.sub(r"^(influence \d+)/\d+", rf"\g<1>/{value}", text, flags=re.MULTILINE)
    if name == "challenge":
        fresh = game.format_sheet(start_game(game, 1, {"challenge": value}), 0)
        return fresh.split("\n", 1)[0] + "\n" + text.partition("\n")[2]
    return write_word(text, name, value)


_Lister = Callable[[AnyGame, str], Iterator[Field]]
_Writer = Callable[[AnyGame, str, str, str], str]
_PARTS: dict[str, tuple[_Lister, _Writer]] = {
    "chiefdom": (_chiefdom_fields, _write_chiefdom),
    "duel": (_duel_fields, _write_duel),
    "fiefdoms": (_fiefdoms_fields, _write_fiefdoms),
}


def list_fields(game: AnyGame, text: str) -> list[Field]:
    """Return the fields of a sheet, as it sets them."""
    parts = _PARTS.get(game.id.partition("-")[0])
    return list(parts[0](game, text)) if parts else []


def write_field(game: AnyGame, text: str, name: str, value: str) -> str:
    """Return the text with a field set; InvalidSheet if the sheet has no such field or value."""
    field = next((field for field in list_fields(game, text) if field.name == name), None)
    if field is None or not _allows(field, value):
        raise InvalidSheet(f"{name[:20]} cannot be {value[:40]!r}")
    return _PARTS[game.id.partition("-")[0]][1](game, text, name, value)


def _allows(field: Field, value: str) -> bool:
    if field.kind == "number":
        return (
            value.isascii()
            and value.isdecimal()
            and len(value) < 4
            and field.least <= int(value) <= field.most
        )
    known = {each.value for each in field.values}
    return set(value.split(",")) <= known if field.kind == "ticks" and value else value in known or not value


def mark_track(text: str, place: str) -> str | None:
    """Mark a track up to the square tapped, or, tapped at its end, one less; None where it is no track."""
    found = _TRACK.fullmatch(place)
    line = found and re.search(rf"^{found['side']} rows( \d+)+", text, re.MULTILINE)
    if not found or not line:
        return None
    words = line[0].split()
    at, square = int(found["row"]) + 1, int(found["square"])
    words[at] = str(square - 1 if int(words[at]) == square else square)
    return text[: line.start()] + " ".join(words) + text[line.end() :]
