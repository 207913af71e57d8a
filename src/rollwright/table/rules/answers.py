"""What opening a table, joining and commands return."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.types import Seat


@dataclass(frozen=True)
class Opened:
    """A new table: its code for everybody, and the key that makes the player who joins with it the host."""

    table: str
    commitment: str
    host_key: str = field(repr=False)


@dataclass(frozen=True)
class Seated:
    """A seat and the token that proves it; the token is returned once and never again."""

    seat: Seat
    token: str = field(repr=False)


@dataclass(frozen=True)
class Answer:
    """A command was done: `seq` is its event. A rematch names the new table and its host key."""

    seq: int
    table: str = ""
    host_key: str = field(default="", repr=False)
