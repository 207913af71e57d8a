"""A player's tracks in Chiefdom Duel: six rows of eighteen squares, and the abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....core.types import Ghost
from ....games.duel.board import ABILITIES, ICONS, PERMANENTS, ROW_LENGTH, THINGS, TRACK
from ....games.duel.sheet import Side, row_of
from ....games.duel.text import dice_in, names_in
from ..dice import row_of_dice, width_of_dice
from ..element import group, move_to, tag, text
from ..hand import sketch
from ..marks import UNIT, Sprite, sketch_mark
from ..page import Box, make_place
from ..writing import write_number
from .marks import CROSS, ICON_MARKS
from .marks import THINGS as THING_STROKES

LEFT = 8
ICON = 17
"""The width of the icon before each row."""
NUMBER = 19
"""The width of the sum behind each row."""
ROW_GAP = 1.5
CHIP = 15
"""The height of a line of abilities."""
DIE = 14


class Track(NamedTuple):
    """What is needed to draw a player's rows; `letter` is A or B, `step` the side of a square."""

    side: Side
    letter: str
    sprite: Sprite
    waiting: frozenset[str]
    """The squares a preview marks."""
    step: float
    is_blank: bool

    def corner(self, value: int, number: int) -> tuple[float, float]:
        """Return where a square of the row of that icon lies, counted from 1."""
        return LEFT + ICON + (number - 1) * self.step, (value - 1) * (self.step + ROW_GAP)


def track_box(
    side: Side,
    name: str,
    letter: str,
    sprite: Sprite,
    ghosts: tuple[Ghost, ...],
    width: float,
    is_blank: bool,
) -> Box:
    """Return a player's rows, one-time and permanent abilities."""
    step = (width - 2 * LEFT - ICON - NUMBER) / ROW_LENGTH
    track = Track(side, letter, sprite, frozenset(ghost.place for ghost in ghosts), step, is_blank)
    rows = [_draw_row(track, value) for value in range(1, len(ICONS) + 1)]
    top = len(ICONS) * (step + ROW_GAP) + 6
    used = _draw_chips(ABILITIES, names_in(side.used, ABILITIES), (), f"{letter} once", width)
    owned = names_in(side.owns, PERMANENTS)
    owns = _draw_chips(PERMANENTS, names_in(side.spent, PERMANENTS), owned, f"{letter} own", width)
    chips = group(text("once", LEFT, 9, "small"), used, y=top)
    chips += group(text("always", LEFT, 9, "small"), owns, y=top + CHIP)
    return Box(name, top + 2 * CHIP + 3, group(*rows, class_="track") + _draw_dice(side, width) + chips)


def _draw_dice(side: Side, width: float) -> str:
    faces = dice_in(side.dice)
    return row_of_dice(faces, width - LEFT - width_of_dice(len(faces), DIE), -16.5, DIE) if faces else ""


def _draw_row(track: Track, value: int) -> str:
    """Return an icon, its squares, and how many are marked."""
    mark, scale = ICON_MARKS[value - 1], (track.step + 0.5) / UNIT
    right, y = track.corner(value, ROW_LENGTH + 1)
    icon = tag("g", sketch_mark(mark), class_=f"mark sign {mark.ink}", transform=move_to(LEFT - 2, y, scale))
    squares = (_draw_square(track, value, number) for number in range(1, ROW_LENGTH + 1))
    if track.is_blank:
        return icon + "".join(squares)
    marks = row_of(track.side.rows, value)
    total = write_number(marks, right + NUMBER, y + track.step - 2.5, f"{track.letter}{value}", 9)
    return icon + "".join(squares) + group(total, class_="figures")


def _draw_square(track: Track, value: int, number: int) -> str:
    place = f"{track.letter}{value}-{number}"
    is_marked = number <= row_of(track.side.rows, value)
    thing = THINGS[TRACK[number] - 1] if number in TRACK else ""
    title = ", ".join(filter(None, ("marked" if is_marked else "open", thing)))
    drawn = _print_thing(thing, track.sprite) if thing else ""
    if is_marked:
        drawn += track.sprite.use(CROSS, place)
    if place in track.waiting:
        title += ", preview: marked"
        drawn += track.sprite.use_ghost(CROSS, place)
    x, y = track.corner(value, number)
    return make_place(track.sprite.prefix, place, x, y, title, drawn, scale=track.step / UNIT)


def _print_thing(thing: str, sprite: Sprite) -> str:
    return sprite.use_part(thing, sketch(THING_STROKES[thing], thing, shake=0), "printed")


def _draw_chips(
    names: Sequence[str], crossed: Sequence[str], ringed: Sequence[str], seed: str, width: float
) -> str:
    """Return boxes with a word each: crossed when used up, ringed when owned."""
    step = (width - 2 * LEFT - 30) / len(ABILITIES)
    drawn = []
    for place, name in enumerate(names):
        ink = ["line .5,9.5 8.5,1.5", "line .6,1.4 8.4,9.4"] if name in crossed else []
        ink += ["ring 4.5,5.5 6.4,6"] if name in ringed else []
        box = tag("path", class_="printed thin", d="M1 2h7v7h-7z")
        marks = tag("g", sketch(ink, f"{seed} {name}", 0.3), class_="mark fine ink") if ink else ""
        drawn.append(group(box, marks, text(name, 14, 9, "small"), x=LEFT + 30 + place * step))
    return "".join(drawn)
