"""What a kernel implements besides where seats decide at once: each on its own sheet, with the same dice.

A turn begins with a roll for all seats and ends when every seat that can move has moved. Games of one seat,
and of one board for all seats, need none of this.
"""

from __future__ import annotations

from ..compiler.dispatch import generic
from .types import At, Params, Position


@generic
def follow_at(params: Params, at: At, other: At) -> At:
    """Return a seat's position with the dice of another seat's, and the same due."""
    return other


@generic
def rest_at(params: Params, at: At, after: At) -> At:
    """Return where a seat waits for the others: after its move from `at`, the dice still on the table."""
    return after


@generic
def close_at(params: Params, at: At) -> At:
    """Return a seat's position when the turn is over, before the next roll."""
    return at


@generic
def decides_at(params: Params, at: Position, seat: int) -> bool:
    """Say whether a seat that has not moved may move here, if it has a legal move."""
    return True


@generic
def is_open_at(params: Params, at: Position) -> bool:
    """Say whether a move made here is made for all seats, which follow it."""
    return False
