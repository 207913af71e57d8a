"""Duel's learned values: the probability of winning by a heuristic (`tactics`), corrected by a net."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....compiler.jit import jit
from ....values.files import SUFFIX, Values
from ....values.scratch import ValueWorkspace
from ..board import PRINTED, Board
from ..sheet import OVER, Position
from .greedy_play import worth_of
from .policies import CERTAIN, chance_by_lead, chance_to_win
from .tactics import hopes_at

LAYOUT = "duel 3"
"""Names the net's inputs and the rules they are for; changes with either."""


@cache
def values_for(gives: int) -> Values:
    """Return the shipped values for tracks with those things: there are some for the printed tracks only."""
    path = Path(__file__).parents[1] / "learned" / f"duel{SUFFIX}" if gives == PRINTED else None
    return Values(path, LAYOUT)


@jit(inline=False)
def base_at(board: Board, at: Position, seat: int, workspace: ValueWorkspace) -> int:
    if at.phase == OVER:
        return chance_to_win(at, seat)
    hopes = hopes_at(board, at, seat)
    lead = worth_of(at, seat) + hopes.mine - worth_of(at, 1 - seat) - hopes.yours
    return chance_by_lead(lead)


@jit
def value_for(board: Board, value: int, seat: int, other: int) -> int:
    return value if seat == other else CERTAIN - value
