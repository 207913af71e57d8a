"""The game and the people of a stored table, read from its log without replaying it."""

from __future__ import annotations

from typing import NamedTuple

from ..rules.events import Configured, Created, DamagedEvent, Joined, Renamed, TooNew, decode
from .store import Store, StoreError

MARKS = tuple(f'"type":"{name}"'.encode() for name in ("created", "configured", "joined", "renamed"))
"""What the events that name a game or a person contain; all others are not decoded."""


class Occupants(NamedTuple):
    """A table's game and the people at its seats; no game where the log cannot be read."""

    game: str | None
    people: tuple[str, ...]


def find_occupants(store: Store, table: str) -> Occupants:
    """Return the game and people of a table."""
    game, people = None, dict[int, str]()
    try:
        for seq, body in store.read(table):
            if not any(mark in body for mark in MARKS):
                continue
            event = decode(table, seq, body).event
            if isinstance(event, Created | Configured):
                game = event.settings.game
            elif isinstance(event, Joined | Renamed):
                people[event.seat] = event.name
    except (DamagedEvent, TooNew, StoreError):
        return Occupants(None, ())
    return Occupants(game, tuple(people[seat] for seat in sorted(people)))
