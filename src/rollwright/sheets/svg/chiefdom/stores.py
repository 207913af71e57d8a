"""What a Chiefdom player keeps beside the grid: logs under roofs, fish, bonuses."""

from __future__ import annotations

from typing import NamedTuple

from ....core.bits import count
from ....games.chiefdom.edition import Rules
from ....games.chiefdom.scoring import fish_left
from ....games.chiefdom.sheet import Sheet, fish_caught, logs_cut, logs_in_stock, men
from ..element import group, move_to, tag, text
from ..hand import Hand, sketch
from ..marks import Sprite
from ..page import Box
from .marks import FISH

BAY_HEIGHT, FISH_HEIGHT = 29, 13
LEFT = 8
SMALL = 0.25
"""How far the hand strays on small things."""


class Room(NamedTuple):
    """How much the stores hold before they grow, and how it lies; a bay has the logs of one house."""

    bays: int
    bays_in_a_row: int
    bay_width: float
    fish: int
    fish_in_a_row: int
    fish_width: float


SCREEN = Room(12, 4, 37, 20, 10, 14.8)
PAPER = Room(24, 12, 41.6, 30, 10, 15.6)
"""What a pencil needs: in a thousand games of `shrewd` 55% cut more than 60 logs, none more than 108."""


def logs_box(sheet: Sheet, rules: Rules, sprite: Sprite, room: Room = SCREEN) -> Box:
    """Return the log store: five logs under a roof are a house, with beds for four."""
    cut, houses = logs_cut(sheet), count(sheet.house)
    bays = max(room.bays, -(-cut // rules.house_logs), houses, sheet.bonuses)
    housed = min(count(men(sheet)), houses * rules.house_beds)
    printed = [_print_bay(room, bay, rules, sprite) for bay in range(bays)]
    inked = [_ink_bay(room, bay, cut, houses, housed, rules) for bay in range(bays)]
    if rules.bonus:
        printed += [_print_bonus(room, bay, sprite) for bay in range(bays)]
        inked += [_ink_bonus(room, bay, bay < sheet.bonuses) for bay in range(max(houses, sheet.bonuses))]
    rows = -(-bays // room.bays_in_a_row)
    title = "LOGS, HOUSES, BONUSES" if rules.bonus else "LOGS AND HOUSES"
    return Box(title, rows * BAY_HEIGHT + 3, "".join(printed + inked), logs_in_stock(sheet, rules))


def _bay_corner(room: Room, bay: int) -> tuple[float, float]:
    row, column = divmod(bay, room.bays_in_a_row)
    return LEFT + column * room.bay_width, row * BAY_HEIGHT


def _log(number: int) -> tuple[float, float]:
    return 4 + number * 6.6, 13.5


def _bed(number: int) -> tuple[float, float]:
    return 6.2 + number * 7.3, 21.5


def _print_bay(room: Room, bay: int, rules: Rules, sprite: Sprite) -> str:
    rings = (
        f"M{x - 2.6:.1f} {y:g}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0"
        for x, y in map(_log, range(rules.house_logs))
    )
    beds = (f"M{x - 2:.1f} {y:g}h4v3h-4z" for x, y in map(_bed, range(rules.house_beds)))
    path = tag("path", d=f"M2 8.4L17.2 1.4L32.4 8.4{''.join(rings)}{''.join(beds)}")
    return sprite.use_part("bay", path, "printed thin", move_to(*_bay_corner(room, bay)))


def _ink_bay(room: Room, bay: int, cut: int, houses: int, housed: int, rules: Rules) -> str:
    """Return a blot on each log cut and, where a house stands, its roof and a stroke in each bed slept in."""
    logs = min(rules.house_logs, max(0, cut - bay * rules.house_logs))
    beds = min(rules.house_beds, max(0, housed - bay * rules.house_beds))
    spots = [f"dot {x},{y} 2.4,2.4" for x, y in map(_log, range(logs))]
    asleep = [f"line {x - 1.8},{y + 3} {x + 1.8},{y}" for x, y in map(_bed, range(beds))]
    wood = tag("g", sketch(spots, f"logs {bay}", SMALL), class_="mark fine cut") if spots else ""
    roof = sketch(["line 1,9 17.2,1.2 33.4,8.6", *asleep], f"roof {bay}", SMALL) if bay < houses else ""
    house = tag("g", roof, class_="mark fine house") if roof else ""
    x, y = _bay_corner(room, bay)
    return group(wood, house, x=x, y=y) if spots or roof else ""


def fish_box(sheet: Sheet, rules: Rules, sprite: Sprite, room: Room = SCREEN) -> Box:
    """Return the fish store: caught ones in ink, eaten ones crossed out."""
    caught, left = fish_caught(sheet), fish_left(sheet, rules)
    printed = max(room.fish, caught)
    drawn = [_draw_fish(room, number, number < caught, sprite) for number in range(printed)]
    crossed = [_cross_fish(room, number) for number in range(caught - left)]
    rows = -(-printed // room.fish_in_a_row)
    lines = tag("path", class_="mark fine cut", d="".join(crossed)) if crossed else ""
    return Box("FISH", rows * FISH_HEIGHT + 4, "".join(drawn) + lines, left)


def _fish_corner(room: Room, number: int) -> tuple[float, float]:
    row, column = divmod(number, room.fish_in_a_row)
    return LEFT + column * room.fish_width, 6 + row * FISH_HEIGHT


def _draw_fish(room: Room, number: int, is_caught: bool, sprite: Sprite) -> str:
    x, y = _fish_corner(room, number)
    where = move_to(x - 2, y - 7.4, 0.42)
    if is_caught:
        return sprite.use_part(
            f"fish{number % 3}", sketch(FISH, f"fish {number % 3}"), "mark bold water", where
        )
    return sprite.use_part("nofish", sketch(FISH[:2], "no fish", shake=0), "printed", where)


def _cross_fish(room: Room, number: int) -> str:
    x, y = _fish_corner(room, number)
    return Hand(f"eaten {number}").draw(f"line {x + 1},{y + 8} {x + 13},{y - 5}")


def _print_bonus(room: Room, bay: int, sprite: Sprite) -> str:
    ring = tag("path", d="M30 3.4a3 3 0 1 0 6 0a3 3 0 1 0-6 0")
    return sprite.use_part("bonus", ring, "printed thin", move_to(*_bay_corner(room, bay)))


def _ink_bonus(room: Room, bay: int, is_used: bool) -> str:
    """Return the ring of a bonus earned, crossed when it is used."""
    cross = ["line 29.6,6.8 36.4,0", "line 29.6,.2 36.4,6.8"] if is_used else []
    x, y = _bay_corner(room, bay)
    return group(
        sketch(["ring 33,3.4 3.2,3.2", *cross], f"bonus {bay}", SMALL), x=x, y=y, class_="mark hair ink"
    )


def reference_box(sums: tuple[tuple[str, str, str], ...]) -> Box:
    """Return which sum draws what: (sum, icon as strokes in a square, ink)."""
    drawn = []
    for place, (sum_, strokes, ink) in enumerate(sums):
        icon = tag("g", strokes, class_=f"mark {ink}", transform=move_to(0, 0, 0.475))
        x = 7 + place * 21.7
        drawn.append(group(icon, text(sum_, 9.5, 27.5, "small", "middle"), x=x))
    return Box("SUM OF TWO DICE", 33, "".join(drawn))
