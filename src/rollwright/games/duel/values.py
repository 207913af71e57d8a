"""The chance to win, as learned: what both sides' rows say at once (`search.chance_to_win`), and a net that
puts it right."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ...core import values
from ...core.jit import jit
from ...core.kernel import Space
from ...core.learned import SUFFIX, Values
from .board import PRINTED, Board, Table
from .search import CERTAIN, chance_by_lead, chance_to_win
from .sheet import OVER, Position
from .tactics import lead_at

LAYOUT = "duel 3"
"""Names the net's inputs and the rules they are for: another name for each change of either."""


@cache
def values_for(gives: int) -> Values:
    """Return what was learned for rows that hold those things: for the printed ones alone."""
    path = Path(__file__).parent / "learned" / f"duel{SUFFIX}" if gives == PRINTED else None
    return Values(path, LAYOUT)


@values.base_at.of(Table, "board")
@jit(inline=False)
def base_at(board: Board, at: Position, seat: int, space: Space) -> int:
    if at.phase == OVER:
        return chance_to_win(at, seat)
    return chance_by_lead(lead_at(board, at, seat))


@values.seen_by.of(Table, "board")
@jit
def seen_by(board: Board, value: Any, seat: int, other: int) -> Any:
    return value if seat == other else CERTAIN - value
