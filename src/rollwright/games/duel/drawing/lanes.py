"""Both players' tracks as lanes, for a wide screen: each row of the one above the same row of the other."""

from __future__ import annotations

from collections.abc import Sequence

from ....drawing.element import Svg, group, join, move_to, tag, text
from ....drawing.marks import UNIT, sketch_mark
from ....drawing.printer import Printer
from ..board import ABILITIES, ICONS, PERMANENTS, ROW_LENGTH, SIDES, things_on
from ..text.messages import MESSAGES
from ..text.words import name_ability
from .marks import ICON_MARKS
from .tracks import (
    DIE,
    ICON,
    LEFT,
    MOST_DICE,
    VALUES,
    Track,
    explain_row,
    low_spot,
    name_spot,
    print_chip,
    print_total,
    rank_spot,
)

WIDTH, HEIGHT = 447, 324
STEP, FIGURE = 16.5, 12
"""The side of a square of a row, and the height of its sum."""
BETWEEN, APART = 1, 4
"""What lies between the lanes of a row, and between rows."""
TOP = 68
"""Where the rows begin: below the heading, the names, and the rows in the order in which they count."""
TILE, TILE_HEIGHT, TILES = 27, 18, 41
ABILITIES_LEFT, CHIP, LINE = 366, 12, 17
"""Where the list of abilities is, the width of an ability's box, and the height of a line."""


def print_lanes(printer: Printer, seat: int, gives: int) -> Svg:
    """Return both players' tracks, those of a seat above the other's, in `WIDTH` and `HEIGHT`."""
    letters = SIDES[seat], SIDES[1 - seat]
    apart = STEP + BETWEEN + APART
    upper, lower = (
        Track(letter, printer, STEP, things_on(gives), place * (STEP + BETWEEN), apart)
        for place, letter in enumerate(letters)
    )
    mine, theirs = (printer.grid(map(track.print_row, VALUES)) for track in (upper, lower))
    beside = join(_print_ends(upper, lower, value) for value in VALUES)
    bottom = TOP + len(ICONS) * (STEP + apart)
    legend = MESSAGES.say("sheet-lanes", upper=letters[0], lower=letters[1])
    return (
        text(MESSAGES.say("sheet-decides"), LEFT, 18, "heading")
        + join(_print_order(printer, each, place) for place, each in enumerate(letters))
        + group(mine, group(theirs, class_="theirs"), class_="track", y=TOP)
        + group(beside, y=TOP)
        + text(legend, LEFT, bottom + 8, "small")
        + _print_abilities(printer, letters)
    )


def _print_ends(upper: Track, lower: Track, value: int) -> Svg:
    """Return the icon before both lanes of a row, and their sums: those of the lowest rows are tinted."""
    _, y = upper.corner(value, 1)
    mark, place = ICON_MARKS[value - 1], move_to(2, y + 7, (ICON + 4) / UNIT)
    icon = tag("g", sketch_mark(mark), class_=f"mark sign {mark.ink}", transform=place)
    shown = explain_row(upper, value, icon, (0, y, ICON + 6, 2 * STEP))
    for track in (upper, lower):
        right, line = track.corner(value, ROW_LENGTH + 1)
        tint = track.printer.drawn(low_spot(track.letter, value), right + 8, line - 3, (STEP + 6) / UNIT)
        shown += print_total(track, value, STEP + 9, FIGURE, tint)
    return shown


def _print_order(printer: Printer, letter: str, place: int) -> Svg:
    """Return a player's name and dice, and the rows in the order in which they count: the lowest first."""
    left, half = place * WIDTH / 2, WIDTH / 2
    name = printer.said(name_spot(letter), left + LEFT, 34, "small")
    dice = printer.dice(f"{letter}-die", MOST_DICE, left + half - LEFT, 23, DIE)
    tiles = (_print_tile(printer, letter, n, left + LEFT + n * TILE) for n in range(len(ICONS)))
    return name + dice + join(tiles)


def _print_tile(printer: Printer, letter: str, n: int, x: float) -> Svg:
    look = "box" if n else "printed"
    frame = tag("rect", class_=look, x=x, y=TILES, width=TILE - 3, height=TILE_HEIGHT, rx=3)
    return frame + printer.written(rank_spot(letter, n), x + TILE - 5, TILES + 15, FIGURE)


def _print_abilities(printer: Printer, letters: Sequence[str]) -> Svg:
    """Return the abilities below each other, each with a box for either player before its word."""
    once = _print_list(printer, letters, "once", ABILITIES)
    always = _print_list(printer, letters, "always", PERMANENTS)
    return group(once, group(always, y=(len(ABILITIES) + 1) * LINE + 6), x=ABILITIES_LEFT, y=TOP)


def _print_list(printer: Printer, letters: Sequence[str], kind: str, names: Sequence[str]) -> Svg:
    drawn = [text(MESSAGES.say(f"sheet-{kind}"), 0, 9, "small strong")]
    for place, name in enumerate(names, 1):
        spots = [f"{letter}-{kind}-{name}" for letter in letters]
        boxes = [print_chip(printer, spot, name, (0, 0, CHIP, LINE - 2)) for spot in spots]
        pair = boxes[0] + group(boxes[1], x=CHIP) + text(name_ability(name), 2 * CHIP + 2, 9, "small")
        drawn.append(group(pair, y=place * LINE))
    return join(drawn)
