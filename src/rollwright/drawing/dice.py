"""Drawings of dice: pips and special faces, plain or in two colours."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..any_game import AnyGame
from ..core.dice import Die, Throw
from ..core.errors import InvalidSetup
from ..core.game import start_game
from ..language.messages import load_messages
from .element import SVG, Svg, group, join, tag, words
from .handwriting import LETTERS, strokes_of
from .marks import BOX, Mark
from .pen import sketch
from .theme import COLOUR_INKS, LIGHT, Theme, style_sheet

SIDE = 40
GAP = 8
_LOW, _MID, _HIGH = 11, 20, 29
_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((_MID, _MID),),
    "2": ((_LOW, _HIGH), (_HIGH, _LOW)),
    "3": ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    "4": ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    "5": ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH), (_MID, _MID)),
    "6": tuple((x, y) for x in (_LOW, _HIGH) for y in (_LOW, _MID, _HIGH)),
}
_SPECIAL: dict[str, tuple[str, ...]] = {
    "x": ("line 11,11 29,29", "line 29,11 11,29"),
    "*": (
        "solid 20,6 22.4,17.6 34,20 22.4,22.4 20,34 17.6,22.4 6,20 17.6,17.6",
        "line 12,12 15.6,15.6",
        "line 28,12 24.4,15.6",
        "line 12,28 15.6,24.4",
        "line 28,28 24.4,24.4",
    ),
    "?": ("curve 14,15 16,9 23,9 26,15 20,21 20,25", "dot 20,30 1.4,1.4"),
}
_KINDS = {"E": "ink", "W": "water"}
"""The inks of white and blue dice; blue ones have a double edge, too."""
_FACE = re.compile(r"(?P<tag>[A-Za-z]*)(?P<value>\d+|[^A-Za-z]|)")
"""A face with a tag of letters before a number or a sign: `r12`, `w*`; otherwise all of it is a word."""
_NAMES = {"x": "face-cross", "*": "face-rose", "?": "face-air"}
_COLOURS = {"E": "white", "W": "blue"}
MESSAGES = load_messages(__file__)


def draw_dice(faces: Sequence[str], theme: Theme = LIGHT) -> Svg:
    """("2", "3", "6") or ("E3", "Ex", "W5", "W*") -> a drawing of dice in a row."""
    width = len(faces) * (SIDE + GAP) + GAP
    return tag(
        "svg",
        words("title", MESSAGES.say("dice-drawn", faces=", ".join(map(name_face, faces)))),
        words("style", style_sheet(theme)),
        row_of_dice(faces, GAP, GAP),
        xmlns=SVG,
        viewBox=f"0 0 {width} {SIDE + 2 * GAP}",
        width=width,
        height=SIDE + 2 * GAP,
        class_=f"rw rw-{theme.name}",
        role="img",
    )


def row_of_dice(faces: Sequence[str], x: float, y: float, side: float = SIDE) -> Svg:
    """Return dice side by side as part of a drawing."""
    step = side + GAP * side / SIDE
    return join(
        group(_draw_die(face, place, side / SIDE), x=x + place * step, y=y)
        for place, face in enumerate(faces)
    )


def width_of_dice(number: int, side: float) -> float:
    """Return the width of a row of dice."""
    return number * side + (number - 1) * GAP * side / SIDE


def name_face(face: str) -> str:
    """ "W*" -> "blue wind rose", "3" -> "3" """
    colour = _COLOURS.get(face[0])
    return _name_value(face) if colour is None else _name_coloured(colour, face[1:])


def _name_value(value: str) -> str:
    return MESSAGES.say(_NAMES[value]) if value in _NAMES else value


def _name_coloured(colour: str, value: str) -> str:
    return MESSAGES.say(f"die-{colour}", value=_name_value(value))


def _draw_die(face: str, place: int, scale: float) -> Svg:
    mark = DICE.get(die_code(face)) or _make_die(face)
    back = tag("rect", class_="box", x=2, y=2, width=36, height=36, rx=7)
    turned = f"scale({scale:g}){turn_of_die(place)}"
    return tag("g", back, sketch(mark.strokes, f"die {face} {place}"), class_=mark.look, transform=turned)


def turn_of_die(place: int) -> str:
    """Return the rotation of a die, by its place in the row."""
    return f"rotate({(place * 37 % 5 - 2) * 1.2:.1f} 20 20)"


def die_code(face: str) -> str:
    """ "E3" -> "die-E3": the code of the mark that draws it."""
    return f"die-{face}"


def list_dice(name: str, faces: Sequence[str], room: int = 0) -> dict[str, str]:
    """Return dice as marks of the spots `name-1`, `name-2`...; right-aligned where there is room for more."""
    first = max(room - len(faces), 0) + 1
    return {f"{name}-{place}": die_code(face) for place, face in enumerate(faces, first)}


def _edges(kind: str) -> list[str]:
    outer = _rounded(2.5, 7)
    return [outer, _rounded(5.2, 6)] if kind == "W" else [outer]


def _rounded(inset: float, radius: float) -> str:
    low, high = inset, SIDE - inset
    near, far = low + radius, high - radius
    corner = radius * 0.3
    points = [
        (near, low), (20, low), (far, low), (high - corner, low + corner), (high, near), (high, 20),
        (high, far), (high - corner, high - corner), (far, high), (20, high), (near, high),
        (low + corner, high - corner), (low, far), (low, 20), (low, near), (low + corner, low + corner),
        (near, low), (near + 2, low),
    ]  # fmt: skip
    return "curve " + " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _dots(value: str) -> list[str]:
    return [f"dot {x},{y} 2.6,2.6" for x, y in _PIPS.get(value, ())]


def _make_die(face: str) -> Mark:
    if face[0] not in _KINDS and face not in _SPECIAL and face not in _PIPS:
        return _make_tagged_die(face, "ink")
    kind, value = (face[0], face[1:]) if face[0] in _KINDS else ("", face)
    strokes = (*_edges(kind), *_SPECIAL.get(value, ()), *_dots(value))
    name = f"die-{face}".replace("*", "rose").replace("?", "air")
    return Mark(name, _KINDS.get(kind, "ink"), strokes, under=BOX)


def _make_tagged_die(face: str, ink: str, tag: str | None = None) -> Mark:
    """Return a die with its tag's letter at the upper edge, so that dice differ without colour, too."""
    found = _FACE.fullmatch(face)
    if tag is None:
        tag = found["tag"] if found and found["value"] else ""
    value = face.removeprefix(tag)
    letter = strokes_of(tag[0].upper(), 22.7, 11.6, 6.6) if tag[:1].upper() in tuple(LETTERS) else ()
    shown = _SPECIAL.get(value) or _dots(value) or _write(value)
    return Mark(f"die-{_spell(face)}", ink, (*_edges(""), *letter, *shown), under=BOX)


def _write(value: str) -> tuple[str, ...]:
    """Return the first letters or figures of a face that is neither pips nor a sign."""
    signs = "".join(sign for sign in value.upper() if sign in f"0123456789{LETTERS}")[:3]
    height = {0: 0, 1: 18, 2: 15}.get(len(signs), 11)
    return strokes_of(signs, 20 + 0.35 * height * len(signs), 21 + height / 2 + 1, height) if signs else ()


def _spell(face: str) -> str:
    """ "r*" -> "r-2a": a face as part of an id"""
    return "".join(sign if sign.isascii() and sign.isalnum() else f"-{ord(sign):x}" for sign in face)


def dice_of(game: AnyGame) -> tuple[Die, ...]:
    """Return the dice in a game's manifest; otherwise those of its first throw, if it begins with one."""
    if game.manifest.dice:
        return game.manifest.dice
    first = game.rolls(start_game(game, game.seats[0]))
    return tuple(dict.fromkeys(first.dice)) if isinstance(first, Throw) else ()


def draw_faces(dice: Sequence[Die]) -> dict[str, Mark]:
    """Return the marks of every face of a game's dice; InvalidSetup for a colour that does not exist."""
    for die in dice:
        if die.colour not in COLOUR_INKS:
            raise InvalidSetup(f"a die is {', '.join(COLOUR_INKS)}, not {die.colour!r}")
    return {
        die_code(name): _make_tagged_die(name, COLOUR_INKS[die.colour], die.tag)
        for die in dice
        for name in die.names
        if die.tag or name not in (*_PIPS, *_SPECIAL)
    }


def name_faces(dice: Sequence[Die]) -> dict[str, str]:
    """Return the words of every face: {"die-r3": "red 3"}."""
    return {
        die_code(name): MESSAGES.say(f"die-{die.colour}", value=name.removeprefix(die.tag))
        for die in dice
        for name in die.names
    }


_FACES = ("1", "2", "3", "4", "5", "6")
PLAIN_DICE = {die_code(face): _make_die(face) for face in (*_FACES, "?")}
"""The faces of plain dice by their codes."""
COLOURED_DICE = {
    die_code(kind + face): _make_die(kind + face) for kind in _KINDS for face in (*_FACES, "x", "*")
}
"""The faces of white and blue dice."""
DICE = PLAIN_DICE | COLOURED_DICE
