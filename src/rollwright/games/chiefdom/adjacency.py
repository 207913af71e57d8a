"""What lies beside what: looked up once for a sheet, so that each move has only its own part to add."""

from __future__ import annotations

from typing import NamedTuple

from ...compiler.jit import jit
from ...kernel.bits import Bits, is_any, near
from .board import GRID
from .sheet import Sheet, trees


class Adjacency(NamedTuple):
    """The squares beside each kind of drawing."""

    trees: Bits
    water: Bits
    lumberjacks: Bits
    fishermen: Bits
    builders: Bits
    """Beside men who can build a house: the jobless and the builders."""
    walls: Bits


@jit
def look_around(sheet: Sheet) -> Adjacency:
    """Return what lies beside everything on a sheet."""
    s = sheet
    return Adjacency(
        near(trees(s), GRID),
        near(s.water, GRID),
        near(s.lumberjack, GRID),
        near(s.fisherman, GRID),
        near(s.jobless | s.builder, GRID),
        near(s.wall, GRID),
    )


@jit
def look_again(around: Adjacency, before: Sheet, after: Sheet) -> Adjacency:
    """Return what lies beside everything after a move, from what lay there before it."""
    a, b = around, before
    return Adjacency(
        grow(a.trees, trees(b), trees(after)),
        grow(a.water, b.water, after.water),
        grow(a.lumberjacks, b.lumberjack, after.lumberjack),
        grow(a.fishermen, b.fisherman, after.fisherman),
        grow(a.builders, b.jobless | b.builder, after.jobless | after.builder),
        grow(a.walls, b.wall, after.wall),
    )


@jit
def grow(beside: Bits, before: Bits, after: Bits) -> Bits:
    """Return the squares beside `after`: those beside `before`, and some more if it only grew."""
    if is_any(before & ~after):
        return near(after, GRID)
    drawn = after & ~before
    return beside | near(drawn, GRID) if is_any(drawn) else beside
