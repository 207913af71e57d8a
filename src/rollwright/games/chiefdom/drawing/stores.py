"""What a Chiefdom player keeps beside the grid: logs under roofs, fish, bonuses."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....drawing.element import Svg, group, join, move_to, tag, text
from ....drawing.marks import Mark, sketch_mark
from ....drawing.page import SHEETS_KEPT, Box, print_heading
from ....drawing.pen import sketch
from ....drawing.printer import Printer
from ..edition import Rules
from ..scoring import harvest_of
from ..sheet import Sheet
from ..text.messages import MESSAGES
from .marks import FISH, SUMS

FISH_HEIGHT, FISH_SCALE = 13, 0.42
LEFT = 8
SMALL = 0.25
"""How far the hand strays on small things."""
MOST_LOGS, MOST_BEDS = 8, 8
"""Of one house, in any edition somebody may think of."""


Corner = tuple[float, float]


class Room(NamedTuple):
    """How much the stores hold before they grow, and how it lies; a bay has the logs of one house."""

    bays: int
    bays_in_a_row: int
    bay_width: float
    fish: int
    fish_in_a_row: int
    fish_width: float
    bay_height: float = 29
    bay_scale: float = 1


SCREEN = Room(12, 4, 37, 20, 10, 14.8)
NARROW = Room(12, 6, 45, 20, 10, 27)
LYING = Room(12, 12, 40, 20, 20, 24)
PAPER = Room(24, 8, 69.5, 30, 15, 15.5, 42, 1.96)
"""What a pencil needs: rings and boxes of 3 mm, and as many as games have. In a thousand games of `shrewd`
55% cut more than 60 logs, none more than 108."""


# ---- logs, houses and bonuses


@lru_cache(maxsize=SHEETS_KEPT)
def count_stores(sheet: Sheet, rules: Rules) -> tuple[int, int]:
    """Return how many bays and fish a screen needs for the sheet: whole rows, at least those always there."""
    harvest = harvest_of(sheet, rules)
    bays = max(-(-harvest.logs // rules.house_logs), harvest.houses, sheet.bonuses)
    rows, fish_rows = -(-bays // SCREEN.bays_in_a_row), -(-harvest.fish // SCREEN.fish_in_a_row)
    fish = max(SCREEN.fish, fish_rows * SCREEN.fish_in_a_row)
    return max(SCREEN.bays, rows * SCREEN.bays_in_a_row), fish


def logs_box(printer: Printer, rules: Rules, needed: int, room: Room = SCREEN) -> Box:
    """Return the log store: five logs under a roof are a house, with beds for four."""
    corners = [_bay_corner(room, bay) for bay in range(max(needed, room.bays))]
    scale = room.bay_scale
    printed = [_print_bay(move_to(*corner, scale), rules, printer) for corner in corners]
    printed += [_print_bonus(move_to(*corner, scale), printer) for corner in corners] if rules.bonus else []
    printed += [printer.drawn(f"bay-{number}", *corner, scale) for number, corner in enumerate(corners, 1)]
    name = "logs-bonus" if rules.bonus else "logs"
    heading, label = print_heading(MESSAGES.say(f"heading-{name}")), MESSAGES.say(f"label-{name}")
    rows = -(-len(corners) // room.bays_in_a_row)
    return Box(heading, rows * room.bay_height + 3, join(printed), "logs", "logs", label)


def list_bays(sheet: Sheet, rules: Rules) -> dict[str, str]:
    """Return the bays in use as marks: logs cut, roofs built or paid for, beds slept in, bonuses."""
    harvest = harvest_of(sheet, rules)
    cut, houses = harvest.logs, harvest.houses
    housed = min(harvest.people, houses * rules.house_beds)
    marks = {}
    for bay in range(max(-(-cut // rules.house_logs), houses, sheet.bonuses)):
        logs = min(rules.house_logs, cut - bay * rules.house_logs)
        beds = min(rules.house_beds, max(0, housed - bay * rules.house_beds))
        codes = [f"logs-{logs}"] if logs > 0 else []
        codes += [f"house-{beds}"] if bay < houses else ["paid"] if logs == rules.house_logs else []
        codes += [_bonus_code(bay, houses, sheet.bonuses)] if rules.bonus else []
        marks[f"bay-{bay + 1}"] = " ".join(filter(None, codes))
    return marks


@lru_cache(maxsize=SHEETS_KEPT)
def list_stock(sheet: Sheet, rules: Rules) -> dict[str, str]:
    """Return the logs and fish left as marks."""
    harvest = harvest_of(sheet, rules)
    return {"logs": str(harvest.stock), "fish": str(harvest.left)}


def _bonus_code(bay: int, houses: int, used: int) -> str:
    return "bonus-used" if bay < used else "bonus" if bay < houses else ""


def _bay_corner(room: Room, bay: int) -> Corner:
    row, column = divmod(bay, room.bays_in_a_row)
    return LEFT + column * room.bay_width, row * room.bay_height


def _log(number: int) -> tuple[float, float]:
    return 4 + number * 6.6, 10.6


def _bed(number: int) -> tuple[float, float]:
    return 6.2 + number * 7.3, 15.2


def _print_bay(where: str | None, rules: Rules, printer: Printer) -> Svg:
    rings = (f"M{x - 3:.1f} {y:g}a3 3 0 1 0 6 0a3 3 0 1 0-6 0" for x, y in map(_log, range(rules.house_logs)))
    beds = (f"M{x - 3:.1f} {y:g}h6v6h-6z" for x, y in map(_bed, range(rules.house_beds)))
    path = tag("path", d=f"M2 6.6L17.2 1L32.4 6.6{''.join(rings)}{''.join(beds)}")
    return printer.part("bay", path, "printed thin" if printer.is_paper else "printed", where)


def _print_bonus(where: str | None, printer: Printer) -> Svg:
    ring = tag("path", d="M31 3a3 3 0 1 0 6 0a3 3 0 1 0-6 0")
    return printer.part("bonus", ring, "printed thin", where)


def _small(name: str, ink: str, strokes: list[str], line: str = "fine") -> Mark:
    return Mark(name, ink, tuple(strokes), under="", line=line, shake=SMALL)


def _logs(number: int) -> Mark:
    """Return a blot on each log cut."""
    return _small(f"logs-{number}", "cut", [f"dot {x},{y} 2.7,2.7" for x, y in map(_log, range(number))])


def _house(beds: int) -> Mark:
    """Return a filled roof, and a stroke in each bed slept in."""
    asleep = [f"line {x - 2.6},{y + 5.6} {x + 2.6},{y + 0.4:g}" for x, y in map(_bed, range(beds))]
    return _small(f"house-{beds}", "house", ["solid 1,7.4 17.2,.6 33.4,7", *asleep], "")


_RING = "ring 34,3 3.2,3.2"
_CROSSED = ["line 30.6,6.4 37.4,-.4", "line 30.6,-.2 37.4,6.4"]


# ---- fish


def fish_box(printer: Printer, needed: int, room: Room = SCREEN) -> Box:
    """Return the fish store."""
    outline = sketch(FISH[:2], "no fish", shake=0)
    corners = [_fish_corner(room, number) for number in range(max(needed, room.fish))]
    printed = [
        printer.part("fish", outline, "printed", move_to(*corner, FISH_SCALE))
        + printer.drawn(f"fish-{number}", *corner, FISH_SCALE)
        for number, corner in enumerate(corners, 1)
    ]
    heading, label = print_heading(MESSAGES.say("heading-fish")), MESSAGES.say("label-fish")
    rows = -(-len(corners) // room.fish_in_a_row)
    return Box(heading, rows * FISH_HEIGHT + 4, join(printed), "fish", "fish", label)


def list_fish(sheet: Sheet, rules: Rules) -> dict[str, str]:
    """Return the fish as marks: caught ones in ink, eaten ones crossed out."""
    harvest = harvest_of(sheet, rules)
    eaten = harvest.fish - harvest.left
    return {f"fish-{n + 1}": "fish eaten" if n < eaten else "fish" for n in range(harvest.fish)}


def _fish_corner(room: Room, number: int) -> Corner:
    row, column = divmod(number, room.fish_in_a_row)
    return LEFT + column * room.fish_width - 2, row * FISH_HEIGHT - 1.4


STORES: dict[str, Mark] = {
    **{f"logs-{number}": _logs(number) for number in range(1, MOST_LOGS + 1)},
    **{f"house-{beds}": _house(beds) for beds in range(MOST_BEDS + 1)},
    "paid": _small("paid", "cut", ["line 1,7.2 17.2,.8 33.4,6.8"], ""),
    "bonus": _small("bonus", "ink", [_RING], "hair"),
    "bonus-used": _small("bonus-used", "ink", [_RING, *_CROSSED], "hair"),
    "fish": Mark("fish", "water", FISH, under="", line="bold"),
    "eaten": Mark("eaten", "cut", ("line 7.1,36.7 35.7,5.7",), under="", line="bold"),
}
"""What is drawn in the stores, by code."""


def reference_box(width: float, base: float = 29.5) -> Box:
    """Return which sum draws what, with a picture for each and its sums on the baseline `base`."""
    step = (width - 12) / len(SUMS)
    drawn = []
    for place, (sums, _, mark, _) in enumerate(SUMS):
        icon = tag("g", sketch_mark(mark), class_=f"mark {mark.ink}", transform=move_to(0, 0, 0.475))
        x = 6 + place * step + step / 2 - 9.5
        drawn.append(group(icon, text(sums, 9.5, base, "small", "middle"), x=x))
    heading, label = print_heading(MESSAGES.say("heading-sums")), MESSAGES.say("label-sums")
    return Box(heading, base + 5.5, join(drawn), about="sums", label=label)
