"""What every table of a process shares: store, clock, bots and callbacks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ...any_game import AnyGame
from ...core.types import Seat
from ..rules.table_state import TableState
from ..stores.store import Store
from .bot_pool import Thinkers
from .chooser import Chooser
from .clock import Clock
from .fair_queue import Client
from .priority import PlayersFirst

GRACE_SECONDS = 60.0
"""So long a person whose line has dropped cannot be replaced."""


@dataclass(frozen=True)
class TableContext:
    """What a table is given by `Tables`."""

    store: Store
    find_game: Callable[[str], AnyGame]
    chooser: Chooser
    clock: Clock
    thinkers: Thinkers
    priority: PlayersFirst
    who_opened: Callable[[str], Client]
    wait_until_warm: Callable[[AnyGame], Awaitable[None]]
    on_failure: Callable[[str], None]
    on_deleted: Callable[[str], None]
    """Called with the name of a table that turns out to be gone from the store."""
    on_commit: Callable[[float], None]
    grace: float = GRACE_SECONDS
    announce: Callable[[dict[str, frozenset[Seat]]], None] = lambda present: None
    """Tells other servers whose people are connected here."""
    on_over: Callable[[TableState], None] = lambda table_state: None
    """Called with a table whose game has ended, or was given up by one of its people."""
    on_slow: Callable[[TableState, int], None] = lambda table_state, due: None
    """Called with a slow table that has moved on, and when it goes on by itself; 0 if it does not."""
