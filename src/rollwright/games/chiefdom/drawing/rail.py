"""The rail beside a Chiefdom board on a narrow screen: the stock and what is short, as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....drawing.element import Svg, group, join, move_to, tag, text
from ....drawing.marks import Mark, sketch_mark
from ....drawing.page import SHEETS_KEPT
from ....drawing.printer import Printer
from ....kernel.bits import count
from ..edition import Rules
from ..scoring import harvest_of
from ..sheet import Sheet
from ..terms import OWN
from ..text.messages import MESSAGES
from .marks import FISH, MARKS, PICTURES, WALL, picture_of

RAIL_WIDTH, STRIP_HEIGHT = 50, 46
ICON = 0.5
"""The scale of a picture."""
_LOGS = Mark("rail-logs", "cut", ("ring 20,12 7,7", "ring 11,27 7,7", "ring 29,27 7,7"))
_FISH = Mark("rail-fish", "water", FISH)
_MAN = Mark("rail-man", "ink", ("ring 20,12 6.5,6.5", "curve 7,34 9,25 20,21 31,25 33,34"))
RAIL_MARKS = {"log": _LOGS, "man": _MAN, "open": PICTURES["open"]}
TERMS = {
    "fishermen_by_trees": "F",
    "lumberjacks_by_water": "L",
    "men": "O",
    "fish": "fish",
    "logs": "log",
    "houses": "H",
    "forest": "3",
    "lake": "~",
    "wall": "#",
    "jobless": "O",
    "homeless": "man",
    "hungry": "man",
    "empty": "open",
    **{term.name: picture_of(term.each) for term in OWN},
}
"""The marks that stand for terms of the score."""


class Line(NamedTuple):
    """One number of the rail: its spot, its message, its picture, the part of the sheet that explains it."""

    spot: str
    says: str
    mark: Mark
    about: str

    @property
    def word(self) -> str:
        """What stands below the number."""
        return MESSAGES.say(self.says)


LINES = (
    Line("logs", "rail-logs", _LOGS, "logs"),
    Line("fish", "rail-fish", _FISH, "fish"),
    Line("rail-houses", "rail-houses", MARKS["H"], "score-houses"),
    Line("rail-hungry", "rail-hungry", _MAN, "score-hungry"),
    Line("rail-jobless", "rail-jobless", MARKS["O"], "score-jobless"),
    Line("rail-wall", "rail-wall", WALL, "score-wall"),
)


def print_rail(printer: Printer, height: float) -> Svg:
    """Return the numbers one below the other, spread over the height."""
    step = height / len(LINES)
    return join(group(_print_line(printer, line, step), y=n * step) for n, line in enumerate(LINES))


def _print_line(printer: Printer, line: Line, step: float) -> Svg:
    middle = RAIL_WIDTH / 2 - 1
    at = move_to(middle - 20 * ICON, 4, ICON)
    icon = tag("g", sketch_mark(line.mark), class_=f"mark {line.mark.ink}", transform=at)
    word = text(line.word, middle, 58, "label", "middle")
    rule = tag("path", class_="rule", d=f"M0 {step - 8:g}H{RAIL_WIDTH - 2}")
    number = printer.written(line.spot, middle + 12, 44, 18)
    box = (0, 2, RAIL_WIDTH - 2, 60)
    return printer.about(line.about, line.word, icon + number + word, box) + rule


def print_strip(printer: Printer, width: float) -> Svg:
    """Return the same numbers side by side, for a board that lies."""
    step = width / len(LINES)
    return join(group(_print_part(printer, line, step), x=n * step) for n, line in enumerate(LINES))


def _print_part(printer: Printer, line: Line, step: float) -> Svg:
    at = move_to(0, 13, 0.9 * ICON)
    icon = tag("g", sketch_mark(line.mark), class_=f"mark {line.mark.ink}", transform=at)
    word = text(line.word, 22, 41, "label")
    number = printer.written(line.spot, 48, 22, 17)
    return printer.about(line.about, line.word, icon + number + word, (0, 0, step - 6, STRIP_HEIGHT))


@lru_cache(maxsize=SHEETS_KEPT)
def list_rail(sheet: Sheet, rules: Rules) -> dict[str, str]:
    """Return the numbers of the rail that are no stock, as marks."""
    harvest = harvest_of(sheet, rules)
    numbers = {"houses": harvest.houses, "jobless": count(sheet.jobless), "wall": count(sheet.wall)}
    numbers |= {"hungry": harvest.hungry}
    return {f"rail-{name}": str(number) for name, number in numbers.items()}
