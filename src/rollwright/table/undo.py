"""Undo is free until something new is known."""

from __future__ import annotations

from ..core.errors import IllegalMove
from ..core.types import Seat
from .room import Phase, Room, Taken, without_last


def why_not_undo(room: Room, seat: Seat) -> str | None:
    """Return why the seat cannot take its last move back, or None if it can.

    Something new is known after the next roll, after a move made on top of this one, and after the
    moves of a shared decision have been turned over.
    """
    return _why_it_stays(room, seat) or _why_not_without(room, seat)


def seems_undoable(room: Room, seat: Seat) -> bool:
    """Say whether an undo may be offered: all but the proof that the others' moves stand without it.

    That proof makes every later move again, too much for each of a hundred screens at each change.
    """
    return _why_it_stays(room, seat) is None


def _why_it_stays(room: Room, seat: Seat) -> str | None:
    if room.phase is not Phase.PLAYING:
        return "the game is over" if room.phase is Phase.OVER else "the game has not started"
    own = [i for i, taken in enumerate(room.trail) if taken.step.seat == seat]
    if not own:
        return "there is no move of yours since the last roll"
    last, later = room.trail[own[-1]], room.trail[own[-1] + 1 :]
    if last.by != "person":
        return "a bot made that move for your seat"
    if not {taken.step.seat for taken in later} <= {*last.waiting}:
        return "somebody has moved since, knowing your move"
    if _has_partners(room, last, seat) and not room.is_open_move(last):
        return "everybody's moves have been shown"
    return None


def _has_partners(room: Room, last: Taken, seat: Seat) -> bool:
    """Say whether others decided at the same time, before or after this move."""
    others = [taken for taken in room.trail if taken.step.seat != seat]
    return any(seat in taken.waiting or taken.seq > last.seq for taken in others)


def _why_not_without(room: Room, seat: Seat) -> str | None:
    try:
        without_last(room, seat)
    except IllegalMove:
        return "what the others did since needs your move"
    return None
