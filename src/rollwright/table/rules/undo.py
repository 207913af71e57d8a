"""Undo is free until something new is known."""

from __future__ import annotations

from ...core.errors import IllegalMove
from ...core.types import Seat
from ...language.reasons import Reason
from ..messages import make_reason
from .fold import without_last
from .table_state import BOT, Phase, PlayedStep, TableState


def why_not_undo(table_state: TableState, seat: Seat) -> Reason | None:
    """Return why the seat cannot take its last move back, or None if it can.

    A move that was made for it when its time ran out is its own. Something new is known after the next roll,
    after a person's move on top of this one, and after the moves of people who decided together have been
    turned over. Bots close nothing: what they made on top of the move is taken back with it.
    """
    return _why_it_stays(table_state, seat) or _why_not_without(table_state, seat)


def seems_undoable(table_state: TableState, seat: Seat) -> bool:
    """Say whether an undo may be offered: all but the proof that the others' moves stand without it.

    That proof makes every later move again, too much for each of a hundred screens at each change.
    """
    return _why_it_stays(table_state, seat) is None


def _why_it_stays(table_state: TableState, seat: Seat) -> Reason | None:
    if table_state.phase is not Phase.PLAYING:
        return make_reason("undo-over" if table_state.phase is Phase.OVER else "undo-not-started")
    trail = table_state.trail
    made = [place for place, played in enumerate(trail) if played.step.seat == seat]
    if not made:
        return make_reason("undo-no-move")
    last, later = trail[made[-1]], [played for played in trail[made[-1] + 1 :] if played.by != BOT]
    if last.by == BOT:
        return make_reason("undo-bot")
    if not {played.step.seat for played in later} <= {*last.waiting}:
        return make_reason("undo-known")
    if _has_partners(table_state, last, seat) and not table_state.is_open_move(last):
        return make_reason("undo-shown")
    return None


def _has_partners(table_state: TableState, last: PlayedStep, seat: Seat) -> bool:
    """Say whether other people decided at the same time, before or after this move."""
    others = [each for each in table_state.trail if each.step.seat != seat and each.by != BOT]
    return bool(others) and (
        others[-1].seq > last.seq or bool([each for each in others if seat in each.waiting])
    )


def _why_not_without(table_state: TableState, seat: Seat) -> Reason | None:
    try:
        without_last(table_state, seat)
    except IllegalMove:
        return make_reason("undo-needed")
    return None
