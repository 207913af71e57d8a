"""A table's game as a record."""

from __future__ import annotations

from ...core.options import changed_options, parse_options
from ...core.record import Commitment, Player, Record
from ...core.record import Nonce as NonceLine
from ..dice.day_dice import SHARED, DayLine, format_day_line, is_dated
from ..dice.fair_dice import SeatNonce
from ..dice.sources import UNKNOWN, name_seed
from .table_state import Phase, TableState


def record_of(table_state: TableState) -> Record:
    """Return the game's record; it holds undecided moves, so it is shown only after the end."""
    players = tuple(
        Player(place.bot, True) if place.is_planned_bot else Player(place.name) for place in table_state.seats
    )
    return Record(
        game=table_state.game.id,
        players=players,
        options=parse_options(changed_options(table_state.game.options, table_state.settings.options)),
        dice=_name_dice(table_state),
        promises=()
        if table_state.is_practice
        else tuple(Commitment(s + 1, p) for s, p in table_state.promises.items()),
        nonces=() if table_state.is_practice else tuple(_show_nonce(nonce) for nonce in table_state.nonces),
        secret=table_state.secret,
        start=table_state.settings.start,
        steps=tuple(table_state.steps),
        log=table_state.sealed if table_state.phase is Phase.OVER else None,
    )


def _name_dice(table_state: TableState) -> str:
    seed, daily = table_state.settings.seed, table_state.settings.daily
    if daily is not None and is_dated(daily.day):
        return format_day_line(DayLine(daily.day, table_state.commitment, daily.salt))
    if daily is not None and seed is None:
        return f"{SHARED} {daily.day}"
    if table_state.settings.lesson:
        return UNKNOWN
    kind = "commit" if table_state.dice == 1 else f"commit{table_state.dice}"
    return f"{kind} {table_state.commitment} table {table_state.table}" if seed is None else name_seed(seed)


def _show_nonce(nonce: SeatNonce) -> NonceLine:
    return NonceLine(nonce.seat + 1, nonce.first_step, nonce.nonce)
