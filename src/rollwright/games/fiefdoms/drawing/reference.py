"""The buildings reference at the foot of the sheet, in our own words."""

from __future__ import annotations

from typing import NamedTuple

from ....drawing.element import NOTHING, Svg, group, join, move_to, tag, text
from ....drawing.marks import sketch_mark
from ....drawing.page import Box, print_heading
from ....language.casing import upper_first
from ..buildings import BUILDINGS, GUILD_SUM, GUILDS
from ..challenges import kind_built, kinds_built
from ..text.messages import say
from ..text.words import name_of, tell_building
from .marks import BUILDING_MARKS

LINE = 15


class Line(NamedTuple):
    """How a building is described: the height of its lines, where its labourers stand, and what it says."""

    height: float
    labour: float
    says: tuple[float, float]


PAPER = Line(LINE, 110, (141, 9.5))
WIDE = Line(26, 292, (31, 21.5))
TALL = Line(36, 360, (31, 26))


def reference_box(challenge: int, width: float, columns: int, line: Line = PAPER) -> Box:
    """Return every building this game can build: dice, picture, labourers, points."""
    kinds = sorted(kinds_built(challenge), key=lambda kind: (_value_of(kind, challenge), kind))
    rows = -(-len(kinds) // columns)
    step = (width - 8) / columns
    drawn = [
        group(_draw_line(kind, challenge, line), x=8 + place // rows * step, y=place % rows * line.height)
        for place, kind in enumerate(kinds)
    ]
    return Box(print_heading(say("sheet-buildings")), rows * line.height + 3, join(drawn))


def _value_of(kind: int, challenge: int) -> int:
    """Return the dice value that builds it: a Barracks has a Cottage's."""
    if kind in GUILDS:
        return GUILD_SUM
    return next(value for value in range(1, GUILD_SUM) if kind_built(challenge, value) == kind)


def _draw_line(kind: int, challenge: int, line: Line) -> Svg:
    building = BUILDINGS[kind]
    mark = BUILDING_MARKS[building.code]
    picture = tag("g", sketch_mark(mark), class_=f"mark {mark.ink}", transform=move_to(13, -0.5, 0.34))
    value = text(str(_value_of(kind, challenge)), 9, 9.5, "small strong", "end")
    name = say("sheet-building", building=upper_first(name_of(kind)), code=building.code)
    title = text(name, 31, 9.5, "small strong")
    rings = "".join(
        f"M{line.labour + 7 * n:g} 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" for n in range(building.labourers)
    )
    labour = tag("path", class_="printed thin", d=rings) if rings else NOTHING
    return picture + value + title + labour + text(tell_building(kind), *line.says, "small")
