"""Checks before a decision: each returns, or raises a Refusal with a sentence."""

from __future__ import annotations

import hmac

from ...core.types import Seat
from ..dice.tokens import hash_token
from ..messages import make_reason
from .refusal import Refusal, Why
from .table_state import Phase, TableState

MOST_ASIDES = 2000
"""Events apart from the game that one person causes: names, settings, moves undone and the undoing."""


def seat_of(table_state: TableState, token: str) -> Seat:
    """Return the seat that a token stands for, or refuse the token."""
    hashed = hash_token(token)
    for seat, person in enumerate(table_state.seats):
        if person.is_person and hmac.compare_digest(hashed, person.token_hash):
            return seat
    raise Refusal(Why.TOKEN, make_reason("seat-lost"))


def check_asides(table_state: TableState, seat: Seat) -> None:
    """Limit what one person does apart from playing; nobody else is refused for it."""
    if table_state.asides.get(seat, 0) >= MOST_ASIDES:
        raise Refusal(Why.NOT_NOW, make_reason("asides-many"))


def check_phase(table_state: TableState, phase: Phase, reason: str) -> None:
    """Refuse a command outside its phase, for the reason of that name."""
    if table_state.phase is not phase:
        raise Refusal(Why.NOT_NOW, make_reason(reason))


def check_running(table_state: TableState) -> None:
    """Refuse a command while the game is paused."""
    if table_state.is_paused:
        raise Refusal(Why.NOT_NOW, make_reason("paused"))


def check_host(table_state: TableState, seat: Seat) -> None:
    """Refuse what only the host may do."""
    if table_state.host != seat:
        raise Refusal(Why.HOST_ONLY, make_reason("host-only"))


def check_person(table_state: TableState, target: Seat) -> None:
    """Refuse a seat at which no person sits."""
    if target not in table_state.people:
        raise Refusal(Why.NO_SEAT, make_reason("seat-empty", seat=target + 1))
