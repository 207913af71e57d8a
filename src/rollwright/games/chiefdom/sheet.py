"""A player's sheet as bit sets, and what drawing on it does."""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import NONE, Bits, count, near
from .board import GRID
from .dice import HOUSE, THREE, TWO, WALL, WATER
from .edition import Rules


class Sheet(NamedTuple):
    """What is drawn where, and how many bonuses are used; harvests follow from the drawing."""

    wall: Bits
    water: Bits
    two: Bits
    three: Bits
    house: Bits
    jobless: Bits
    fisherman: Bits
    lumberjack: Bits
    builder: Bits
    bonuses: int


BLANK = Sheet(NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0)


@jit
def trees(sheet: Sheet) -> Bits:
    """All tree squares."""
    return sheet.two | sheet.three


@jit
def men(sheet: Sheet) -> Bits:
    """All men, with a job or without."""
    return sheet.jobless | sheet.fisherman | sheet.lumberjack | sheet.builder


@jit
def empty(sheet: Sheet) -> Bits:
    """All squares with nothing on them."""
    drawn = sheet.wall | sheet.water | sheet.two | sheet.three | sheet.house | men(sheet)
    return ~drawn & GRID.full


@jit
def logs_cut(sheet: Sheet) -> int:
    """Logs ever cut: every tree next to a lumberjack, once."""
    return logs_within(sheet, near(sheet.lumberjack, GRID))


@jit
def logs_within(sheet: Sheet, reach: Bits) -> int:
    """Logs of the trees on those squares."""
    return 2 * count(sheet.two & reach) + 3 * count(sheet.three & reach)


@jit
def logs_in_stock(sheet: Sheet, rules: Rules) -> int:
    """Logs cut and not spent on houses."""
    return logs_cut(sheet) - rules.house_logs * count(sheet.house)


@jit
def fish_caught(sheet: Sheet) -> int:
    """Fish ever caught: every water next to a fisherman, once."""
    return count(sheet.water & near(sheet.fisherman, GRID))


def harvested(sheet: Sheet) -> Bits:
    """The trees that are cut and the waters that are fished."""
    return trees(sheet) & near(sheet.lumberjack, GRID) | sheet.water & near(sheet.fisherman, GRID)


@jit
def bonuses_left(sheet: Sheet, rules: Rules) -> int:
    """Bonus actions in hand: one for each house, less those used."""
    return rules.bonus * (count(sheet.house) - sheet.bonuses)


@jit
def draw(sheet: Sheet, icon: int, squares: Bits, bonus: int) -> Sheet:
    """Draw an icon other than men; the jobless men it touches take the job it brings."""
    s = sheet
    hired = s.jobless & near(squares, GRID) if icon != WALL else NONE
    return Sheet(
        s.wall | squares if icon == WALL else s.wall,
        s.water | squares if icon == WATER else s.water,
        s.two | squares if icon == TWO else s.two,
        s.three | squares if icon == THREE else s.three,
        s.house | squares if icon == HOUSE else s.house,
        s.jobless ^ hired,
        s.fisherman | hired if icon == WATER else s.fisherman,
        s.lumberjack | hired if icon in (TWO, THREE) else s.lumberjack,
        s.builder | hired if icon == HOUSE else s.builder,
        s.bonuses + bonus,
    )


@jit
def draw_men(
    sheet: Sheet, squares: Bits, fishermen: Bits, lumberjacks: Bits, builders: Bits, bonus: int
) -> Sheet:
    """Draw men on all `squares`; those in none of the three job sets stay jobless."""
    s = sheet
    idle = squares & ~(fishermen | lumberjacks | builders)
    return Sheet(
        s.wall, s.water, s.two, s.three, s.house, s.jobless | idle, s.fisherman | fishermen,
        s.lumberjack | lumberjacks, s.builder | builders, s.bonuses + bonus,
    )  # fmt: skip
