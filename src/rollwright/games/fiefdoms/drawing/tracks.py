"""What stands beside the fief: people and housing, influence, turns."""

from __future__ import annotations

from ....drawing.element import NOTHING, Svg, join, move_to, tag, text
from ....drawing.marks import Mark
from ....drawing.page import Box, print_heading
from ....drawing.printer import Printer
from ..buildings import MOST_INFLUENCE, STARS, TRACK, UNIT
from ..challenges import UNREST_STEP
from ..text.messages import say

LEFT = 8
UNITS, UNITS_IN_A_ROW, WIDE_ROW = TRACK // UNIT, 6, 9
UNIT_STEP, UNIT_SIDE = 37.2, 33
NEAR, FAR = 9.6, 23.4
PIPS = ((NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR))
"""Where pips lie in a unit."""
STAR = "M0-3.6L1-1.1L3.6-1.1L1.5.5L2.3 3.1L0 1.5L-2.3 3.1L-1.5.5L-3.6-1.1L-1-1.1z"
TURNS_IN_A_ROW = 13
UNREST_LEFT, UNREST_IN_A_ROW, PAPER_UNREST = 170, 16, 32


# ---- people and housing


def _unit_corner(unit: int, in_a_row: int) -> tuple[float, float]:
    row, column = divmod(unit, in_a_row)
    return LEFT + column * UNIT_STEP, row * UNIT_STEP + 2


def housing_box(printer: Printer) -> Box:
    """Return the track of people in fours."""
    in_a_row = WIDE_ROW if printer.is_tall or printer.is_paper else UNITS_IN_A_ROW
    corners = [_unit_corner(unit, in_a_row) for unit in range(UNITS)]
    printed = [_print_unit(corner, unit * UNIT + 1 in STARS, printer) for unit, corner in enumerate(corners)]
    spots = [printer.drawn(f"unit-{unit}", *corner) for unit, corner in enumerate(corners, 1)]
    height = UNITS // in_a_row * UNIT_STEP + 5
    title, content = print_heading(say("sheet-people")), join(printed + spots)
    return Box(title, height, content, "people", "people", say("about-people"))


def _print_unit(corner: tuple[float, float], has_star: bool, printer: Printer) -> Svg:
    """Return the frame of a unit with its four pips, the first of some a star."""
    rings = "".join(f"M{x - 4:.1f} {y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0" for x, y in PIPS[has_star:])
    star = tag("path", d=STAR, transform=move_to(NEAR, NEAR, 1.5)) if has_star else NOTHING
    frame = tag("path", d=f"M0 0h{UNIT_SIDE}v{UNIT_SIDE}H0z{rings}")
    name = "unit-star" if has_star else "unit"
    return printer.part(name, frame + star, "printed thin", move_to(*corner))


def list_units(people: int, units: int) -> dict[str, str]:
    """Return the pips filled as marks; units a player can house people in are outlined."""
    marks = {}
    for unit in range(UNITS):
        pips = min(UNIT, people - unit * UNIT)
        codes = [f"pips-{pips}"] if pips > 0 else []
        codes += ["home"] if unit < units else []
        if codes:
            marks[f"unit-{unit + 1}"] = " ".join(codes)
    return marks


def _pips(number: int) -> Mark:
    return Mark(f"pips-{number}", "ink", tuple(f"dot {x},{y} 4,4" for x, y in PIPS[:number]), "", "fine")


# ---- influence


def influence_box(has_unrest: bool, printer: Printer) -> Box:
    """Return the influence slots, and the unrest where there is any."""
    printed = [_print_slot(slot, printer) for slot in range(MOST_INFLUENCE)]
    spots = [printer.drawn(f"influence-{slot + 1}", *_slot(slot)) for slot in range(MOST_INFLUENCE)]
    content = join(printed + spots) + (_print_unrest(printer) if has_unrest else NOTHING)
    number = None if has_unrest else "influence"
    return Box(
        print_heading(say("sheet-influence")), 23, content, number, "influence", say("about-influence")
    )


def _slot(slot: int) -> tuple[float, float]:
    return LEFT + 8 + slot * 18.4, 10


def _print_slot(slot: int, printer: Printer) -> Svg:
    star = tag("path", d=STAR, transform="scale(1.6)")
    return printer.part("slot", star, "printed thin", move_to(*_slot(slot)))


def list_influence(gained: int, spent: int) -> dict[str, str]:
    """Return the slots gained as marks, scribbled over where spent."""
    return {f"influence-{slot + 1}": "spent" if slot < spent else "gained" for slot in range(gained)}


_GAINED = "ring 0,0 7.6,7.6"
_ZIGZAG = "line " + " ".join(f"{-6 + step * 2.4:.1f},{5 if step % 2 else -5}" for step in range(6))


def _print_unrest(printer: Printer) -> Svg:
    """Return boxes up to the next square it bars, and room for figures; on paper boxes for all of it."""
    places = [_unrest_corner(number) for number in range(PAPER_UNREST if printer.is_paper else UNREST_STEP)]
    boxes = tag("path", class_="printed thin", d="".join(f"M{x:g} {y:g}h8v8h-8z" for x, y in places))
    if printer.is_paper:
        spots = join(printer.drawn(f"unrest-box-{n}", *place) for n, place in enumerate(places, 1))
        return text(say("sheet-unrest-paper"), UNREST_LEFT, -5.5, "small") + boxes + spots
    spots = join(printer.drawn(f"unrest-step-{n}", *place) for n, place in enumerate(places, 1))
    return (
        text(say("sheet-unrest"), UNREST_LEFT, -5.5, "small")
        + boxes
        + spots
        + printer.written("unrest", 228, -3)
    )


def _unrest_corner(number: int) -> tuple[float, float]:
    """Return where a box of unrest lies, in fours."""
    row, column = divmod(number, UNREST_IN_A_ROW)
    return UNREST_LEFT + 10 * column + 4 * (column // UNREST_STEP), 1.5 + 10.5 * row


def list_unrest(unrest: int, is_blank: bool) -> dict[str, str]:
    """Return the unrest as marks: all of it for paper, for a screen what came since a square was barred."""
    marks = {f"unrest-box-{number}": "unrest" for number in range(1, min(unrest, PAPER_UNREST) + 1)}
    marks |= {f"unrest-step-{number}": "unrest" for number in range(1, unrest % UNREST_STEP + 1)}
    return marks if is_blank else marks | {"unrest": str(unrest)}


# ---- turns


def turns_box(turns: int, is_solo: bool, printer: Printer) -> Box:
    """Return a square for each turn; alone, odd turns are the Regent's (R) and even ones Fate's (F)."""
    drawn = [_print_turn(turn, is_solo, printer) for turn in range(1, turns + 1)]
    height = -(-turns // TURNS_IN_A_ROW) * _turn_step(printer) + 3
    title, label = print_heading(say("sheet-turns")), say("about-turns")
    return Box(title, height, join(drawn), about="turns", label=label)


def _turn_step(printer: Printer) -> int:
    return 28 if printer.is_tall else 17


def _print_turn(turn: int, is_solo: bool, printer: Printer) -> Svg:
    row, column = divmod(turn - 1, TURNS_IN_A_ROW)
    step = _turn_step(printer)
    x, y = LEFT + column * step, row * step
    label = say("sheet-regent" if turn % 2 else "sheet-fate") if is_solo else str(turn)
    side = step - 3
    frame = tag("path", class_="printed thin", d=f"M{x} {y}h{side}v{side}h-{side}z")
    letter = text(label, x + side / 2, y + side / 2 + (3 if printer.is_paper else 4), "small", "middle")
    return frame + letter + printer.drawn(f"turn-{turn}", x, y, side / 14)


def list_turns(played: int) -> dict[str, str]:
    """Return the turns played as marks."""
    return {f"turn-{turn}": "played" for turn in range(1, played + 1)}


TRACKS: dict[str, Mark] = {
    **{f"pips-{number}": _pips(number) for number in range(1, UNIT + 1)},
    "home": Mark(
        "home", "house", (f"line 0,0 {UNIT_SIDE},0 {UNIT_SIDE},{UNIT_SIDE} 0,{UNIT_SIDE} 0,-1",), ""
    ),
    "gained": Mark("gained", "ink", (_GAINED,), "", "hair"),
    "spent": Mark("spent", "ink", (_GAINED, _ZIGZAG), "", "hair"),
    "unrest": Mark("unrest", "house", ("line 1,7 7,1",), "", "fine"),
    "played": Mark("played", "ink", ("line 1.5,12 12.5,1.5",), "", "fine"),
}
"""What is drawn on the tracks, by code."""
