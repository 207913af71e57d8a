"""What decisions are made from, and what they are."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.types import Move, Seat
from . import events as e


@dataclass(frozen=True)
class Means:
    """What decisions need apart from the table: the dice secret and the connected seats."""

    secret: bytes = field(repr=False)
    present: frozenset[Seat] = frozenset()
    recent: frozenset[Seat] = frozenset()
    """The seats that are connected, or were a moment ago."""
    can_wait: bool = False
    """Whether the first roll waits for nonces that were promised."""


@dataclass(frozen=True)
class JoinRequest:
    """Somebody who wants to sit down."""

    name: str
    avatar: str
    token_hash: str
    nonce: str = ""
    """For dice of the first kind."""
    promise: str = ""
    is_host: bool = False
    seat: Seat | None = None
    """The seat wanted, where it matters which."""


@dataclass(frozen=True)
class BotMove:
    """A move that a bot chose, for its own seat or for a person out of time."""

    seat: Seat
    ask: int
    move: Move
    by: str
    stand_in: str = ""
    """The bot that chose it and takes the seat, where the seat's own failed."""


@dataclass(frozen=True)
class Decision:
    """The events to commit; `answered` is the event of the first time where a retry is answered again."""

    events: tuple[e.AnyEvent, ...] = ()
    answered: int | None = None
