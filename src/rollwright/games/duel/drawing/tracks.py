"""A player's tracks in Chiefdom Duel: six rows of eighteen squares, and the abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ....drawing.dice import list_dice
from ....drawing.element import NOTHING, Svg, group, join, move_to, tag, text
from ....drawing.marks import UNIT, Mark, sketch_mark
from ....drawing.page import HEADING_AT, SHEETS_KEPT, Box
from ....drawing.pen import sketch
from ....drawing.printer import PlaceWords, Printer
from ....language.current import cached_in_language
from ..board import ABILITIES, ICONS, PERMANENTS, ROW_LENGTH, THINGS, things_on
from ..sheet import Side, row_of
from ..text.messages import MESSAGES
from ..text.sheet_text import dice_in, names_in
from ..text.words import name_ability, name_icon, name_thing
from .marks import ICON_MARKS
from .marks import THINGS as THING_STROKES

LEFT = 8
ICON = 17
"""The width of the icon before each row."""
NUMBER = 19
"""The width of the sum behind each row."""
ROW_GAP = 1.5
VALUES = range(1, len(ICONS) + 1)
DIE, MOST_DICE = 14, 5
MARKED, LOW = "x", "low"
CHIPS: dict[str, Mark] = {
    "used": Mark("used", "ink", ("line .5,9.5 8.5,1.5", "line .6,1.4 8.4,9.4"), "", "fine", 0.3),
    "own": Mark("own", "ink", ("ring 4.5,5.5 6.4,6",), "", "fine", 0.3),
    LOW: Mark(LOW, "sun", ("ring 20,20 18,17",)),
}
"""An ability is crossed when it is used up, ringed when owned; the sums of the lowest rows are ringed."""


class Chips(NamedTuple):
    """How abilities lie: how many in a row, the height of a line, and the width of the word before them."""

    in_a_row: int
    line: float
    label: float


def size_of_chips(printer: Printer, width: float) -> Chips:
    """Return how abilities are printed: letters are higher on a screen than on paper."""
    if printer.is_paper:
        return Chips(6, 15, 30)
    return Chips(3, 19, width / 7)


class Track(NamedTuple):
    """What is needed to print a player's rows; `letter` is A or B, `step` the side of a square."""

    letter: str
    printer: Printer
    step: float
    things: dict[int, int]
    """What the squares of a row hold."""
    top: float = 0
    """Where the first row begins."""
    apart: float = ROW_GAP
    """What lies between a row and the next."""

    def corner(self, value: int, number: int) -> tuple[float, float]:
        """Return where a square of the row of that icon lies, counted from 1."""
        return LEFT + ICON + (number - 1) * self.step, self.top + (value - 1) * (self.step + self.apart)

    def print_row(self, value: int) -> list[Svg]:
        """Return the squares of a row."""
        return [print_square(self, value, number) for number in range(1, ROW_LENGTH + 1)]


def name_spot(letter: str) -> str:
    """Return the spot where a player's name stands."""
    return f"name-{letter}"


def low_spot(letter: str, value: int) -> str:
    """Return the spot of the tint under the sum of a row, which the lowest have."""
    return f"{letter}{value}-low"


def rank_spot(letter: str, place: int) -> str:
    """Return the spot of a player's lowest sum, the next to lowest and so on, counted from 0."""
    return f"{letter}-rank-{place}"


def track_box(letter: str, printer: Printer, width: float, gives: int) -> Box:
    """Return a player's rows, one-time and permanent abilities."""
    step = (width - 2 * LEFT - ICON - NUMBER) / ROW_LENGTH
    track = Track(letter, printer, step, things_on(gives))
    rows = printer.grid(map(track.print_row, VALUES))
    beside = join(_print_icon(track, value) + print_total(track, value) for value in VALUES)
    top = len(ICONS) * (step + ROW_GAP) + 6
    size = size_of_chips(printer, width)
    lines = -(-len(ABILITIES) // size.in_a_row)
    once = _print_chips(printer, ABILITIES, f"{letter}-once", width)
    always = _print_chips(printer, PERMANENTS, f"{letter}-always", width)
    chips = group(text(MESSAGES.say("sheet-once"), LEFT, 9, "small"), once, y=top)
    chips += group(text(MESSAGES.say("sheet-always"), LEFT, 9, "small"), always, y=top + lines * size.line)
    dice = printer.dice(f"{letter}-die", MOST_DICE, width - LEFT, -16.5, DIE)
    heading = printer.said(name_spot(letter), *HEADING_AT, "small")
    return Box(heading, top + 2 * lines * size.line + 3, group(beside, rows, class_="track") + dice + chips)


def _print_icon(track: Track, value: int) -> Svg:
    """Return the icon before a row, which may be pointed at."""
    _, y = track.corner(value, 1)
    mark, place = ICON_MARKS[value - 1], move_to(LEFT - 2, y, (track.step + 0.5) / UNIT)
    icon = tag("g", sketch_mark(mark), class_=f"mark sign {mark.ink}", transform=place)
    return explain_row(track, value, icon, (LEFT, y, ICON, track.step))


def explain_row(track: Track, value: int, icon: Svg, area: tuple[float, float, float, float]) -> Svg:
    """Return an icon that says what its row is when it is pointed at."""
    label = MESSAGES.say("sheet-row", icon=name_icon(str(value)), side=track.letter)
    return track.printer.about(f"{track.letter}{value}", label, icon, area)


def print_total(
    track: Track, value: int, width: float = NUMBER, height: float = 9, inside: Svg = NOTHING
) -> Svg:
    """Return the sum behind a row, which may be pointed at; something may lie under it."""
    right, y = track.corner(value, ROW_LENGTH + 1)
    part = f"{track.letter}{value}"
    total = track.printer.written(part, right + width, y + track.step - 2.5, height)
    label = MESSAGES.say("sheet-marks", icon=name_icon(str(value)), side=track.letter)
    return track.printer.about(part, label, inside + total, (right, y, width, track.step))


def print_square(track: Track, value: int, number: int) -> Svg:
    """Return a square of a row."""
    thing = THINGS[track.things[number] - 1] if number in track.things else ""
    strokes = sketch(THING_STROKES[thing], thing, shake=0) if thing else NOTHING
    printed = track.printer.part(thing, strokes, "printed") if thing else NOTHING
    x, y = track.corner(value, number)
    name, scale = f"{track.letter}{value}-{number}", track.step / UNIT
    words = PlaceWords(*_say_states(), name_thing(thing) if thing else "")
    return track.printer.place(name, x, y, printed, scale=scale, words=words)


@cached_in_language()
def _say_states() -> tuple[str, str]:
    """Return the words of a square of a row before and after it is marked."""
    return MESSAGES.say("sheet-open"), MESSAGES.say("sheet-marked")


def _print_chips(printer: Printer, names: Sequence[str], spot: str, width: float) -> Svg:
    """Return boxes with a word each, to be crossed when used up, ringed when owned."""
    size = size_of_chips(printer, width)
    step = (width - 2 * LEFT - size.label) / size.in_a_row
    drawn = []
    for place, name in enumerate(names):
        row, column = divmod(place, size.in_a_row)
        x, y = LEFT + size.label + column * step, row * size.line
        inside = print_chip(printer, f"{spot}-{name}", name, (0, 0, step - 2, size.line - 2))
        drawn.append(group(inside, text(name_ability(name), 14, 9, "small"), x=x, y=y))
    return join(drawn)


def print_chip(printer: Printer, spot: str, name: str, area: tuple[float, float, float, float]) -> Svg:
    """Return an ability's box, which may be pointed at."""
    box = tag("path", class_="printed thin", d="M1 2h7v7h-7z")
    label = MESSAGES.say("sheet-ability", ability=name_ability(name), side=spot[0])
    return printer.about(spot, label, box + printer.drawn(spot, 0, 0), area)


@lru_cache(maxsize=SHEETS_KEPT)
def list_side(side: Side, letter: str, has_totals: bool) -> dict[str, str]:
    """Return a player's rows, abilities and dice as marks."""
    rows = {value: row_of(side.rows, value) for value in range(1, len(ICONS) + 1)}
    marks = {f"{letter}{v}-{n}": MARKED for v, marked in rows.items() for n in range(1, marked + 1)}
    marks |= _list_totals(letter, rows) if has_totals else {}
    marks |= {f"{letter}-once-{name}": "used" for name in names_in(side.used, ABILITIES)}
    owned, spent = names_in(side.owns, PERMANENTS), names_in(side.spent, PERMANENTS)
    for name in PERMANENTS:
        if codes := [*(["used"] if name in spent else []), *(["own"] if name in owned else [])]:
            marks[f"{letter}-always-{name}"] = " ".join(codes)
    return marks | list_dice(f"{letter}-die", dice_in(side.dice), MOST_DICE)


def _list_totals(letter: str, rows: Mapping[int, int]) -> dict[str, str]:
    """Return the sums of a player's rows, and from the lowest up; the lowest are ringed."""
    marks = {f"{letter}{value}": str(marked) for value, marked in rows.items()}
    marks |= {rank_spot(letter, n): str(marked) for n, marked in enumerate(sorted(rows.values()))}
    low, high = min(rows.values()), max(rows.values())
    return marks | {low_spot(letter, v): LOW for v, marked in rows.items() if marked == low < high}
