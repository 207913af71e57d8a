"""What stands beside the fief: people and housing, influence, turns."""

from __future__ import annotations

from ....games.fiefdoms.buildings import MOST_INFLUENCE, STARS, TRACK, UNIT
from ....games.fiefdoms.challenges import UNREST_STEP
from ..element import group, move_to, tag, text
from ..hand import Hand, sketch
from ..marks import Sprite
from ..page import Box
from ..writing import write_number

LEFT = 8
UNITS_IN_A_ROW = 6
UNIT_STEP, UNIT_SIDE = 37.2, 33
NEAR, FAR = 9.6, 23.4
"""Where pips lie in a unit."""
STAR = "M0-3.6L1-1.1L3.6-1.1L1.5.5L2.3 3.1L0 1.5L-2.3 3.1L-1.5.5L-3.6-1.1L-1-1.1z"
TURNS_IN_A_ROW = 13
UNREST_IN_A_ROW, PAPER_UNREST = 16, 32


def _unit_corner(unit: int) -> tuple[float, float]:
    row, column = divmod(unit, UNITS_IN_A_ROW)
    return LEFT + column * UNIT_STEP, row * UNIT_STEP + 2


def _pip(number: int) -> tuple[float, float]:
    """Return where a pip of the track is, counted from 1."""
    x, y = _unit_corner((number - 1) // UNIT)
    place = (number - 1) % UNIT
    return x + (NEAR, FAR)[place % 2], y + (NEAR, FAR)[place // 2]


def housing_box(people: int, units: int, sprite: Sprite) -> Box:
    """Return the track of people in fours; units a player can house them in are outlined."""
    printed = [_print_unit(unit, unit * UNIT + 1 in STARS, sprite) for unit in range(TRACK // UNIT)]
    filled = [f"dot {x:.1f},{y:.1f} 4,4" for x, y in map(_pip, range(1, min(people, TRACK) + 1))]
    ink = tag("g", sketch(filled, "people"), class_="mark fine ink") if filled else ""
    rows = TRACK // UNIT // UNITS_IN_A_ROW
    outlines = _outline_units(min(units, TRACK // UNIT))
    content = "".join(printed) + ink + outlines
    return Box("PEOPLE AND HOUSING", rows * UNIT_STEP + 5, content, people)


def _print_unit(unit: int, has_star: bool, sprite: Sprite) -> str:
    """Return the frame of a unit with its four pips, the first of some a star."""
    spots = [(NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR)]
    rings = "".join(f"M{x - 4:.1f} {y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0" for x, y in spots[has_star:])
    star = tag("path", d=STAR, transform=move_to(NEAR, NEAR, 1.5)) if has_star else ""
    frame = tag("path", d=f"M0 0h{UNIT_SIDE}v{UNIT_SIDE}H0z{rings}")
    name = "unit-star" if has_star else "unit"
    return sprite.use_part(name, frame + star, "printed thin", move_to(*_unit_corner(unit)))


def _outline_units(units: int) -> str:
    hand = Hand("units")
    frames = []
    for x, y in map(_unit_corner, range(units)):
        right, low = x + UNIT_SIDE, y + UNIT_SIDE
        frames.append(f"line {x},{y} {right},{y} {right},{low} {x},{low} {x},{y - 1}")
    return tag("path", class_="mark house", d="".join(map(hand.draw, frames))) if frames else ""


def influence_box(gained: int, spent: int, unrest: int | None, sprite: Sprite, is_paper: bool = False) -> Box:
    """Return the influence slots, scribbled over where spent, and the unrest where there is any."""
    printed = [_print_slot(slot, sprite) for slot in range(MOST_INFLUENCE)]
    inked = [_ink_slot(slot, slot < spent) for slot in range(gained)]
    content = "".join(printed + inked) + ("" if unrest is None else _draw_unrest(unrest, is_paper))
    return Box("INFLUENCE", 23, content, None if unrest is not None else gained - spent)


def _slot(slot: int) -> tuple[float, float]:
    return LEFT + 8 + slot * 18.4, 10


def _print_slot(slot: int, sprite: Sprite) -> str:
    star = tag("path", d=STAR, transform="scale(1.6)")
    return sprite.use_part("slot", star, "printed thin", move_to(*_slot(slot)))


def _ink_slot(slot: int, is_spent: bool) -> str:
    x, y = _slot(slot)
    strokes = [f"ring {x},{y} 7.6,7.6"]
    if is_spent:
        zigzag = " ".join(f"{x - 6 + step * 2.4},{y + (5 if step % 2 else -5)}" for step in range(6))
        strokes.append(f"line {zigzag}")
    return tag("g", sketch(strokes, f"influence {slot}"), class_="mark hair ink")


def _draw_unrest(unrest: int, is_paper: bool) -> str:
    """Return boxes up to the next square it bars, and the unrest in figures; on paper boxes for all of it."""
    shown = unrest if is_paper else unrest % UNREST_STEP
    places = [_unrest_corner(number) for number in range(PAPER_UNREST if is_paper else UNREST_STEP)]
    boxes = tag("path", class_="printed thin", d="".join(f"M{x:g} {y:g}h8v8h-8z" for x, y in places))
    strokes = [f"line {x + 1},{y + 7} {x + 7},{y + 1}" for x, y in places[:shown]]
    ink = tag("g", sketch(strokes, "unrest"), class_="mark fine house") if strokes else ""
    figures = "" if is_paper else write_number(unrest, 228, -3, "unrest")
    label = "UNREST, four to a barred square" if is_paper else "UNREST"
    return group(text(label, 170, -5.5, "small"), boxes, ink, figures)


def _unrest_corner(number: int) -> tuple[float, float]:
    """Return where a box of unrest lies, in fours."""
    row, column = divmod(number, UNREST_IN_A_ROW)
    return 170 + 10 * column + 4 * (column // UNREST_STEP), 1.5 + 10.5 * row


def turns_box(played: int, turns: int, is_solo: bool) -> Box:
    """Return a square for each turn; alone, odd turns are the Regent's (R) and even ones Fate's (F)."""
    drawn = [_print_turn(turn, is_solo) for turn in range(1, turns + 1)]
    hand = Hand("turns")
    lines = [_turn_corner(turn) for turn in range(1, min(played, turns) + 1)]
    strokes = "".join(hand.draw(f"line {x + 1.5},{y + 12} {x + 12.5},{y + 1.5}") for x, y in lines)
    ink = tag("path", class_="mark fine ink", d=strokes) if strokes else ""
    return Box("TURNS", -(-turns // TURNS_IN_A_ROW) * 17 + 3, "".join(drawn) + ink)


def _turn_corner(turn: int) -> tuple[float, float]:
    row, column = divmod(turn - 1, TURNS_IN_A_ROW)
    return LEFT + column * 17, row * 17


def _print_turn(turn: int, is_solo: bool) -> str:
    x, y = _turn_corner(turn)
    label = ("R" if turn % 2 else "F") if is_solo else str(turn)
    frame = tag("path", class_="printed thin", d=f"M{x} {y}h14v14h-14z")
    return frame + text(label, x + 7, y + 10, "small", "middle")
