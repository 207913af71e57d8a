"""Broadcasts of all tables, one after another: a move is answered before others hear of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ...table.actors.priority import PlayersFirst

Piece = Callable[[], bool]
"""A few milliseconds of work; says whether there is more of it."""


class BroadcastQueue:
    """Does one piece of work in each round of the event loop, so that commands never wait for many tables.

    If every table broadcast as soon as it could, a hundred tables would stand between a move and its answer,
    at each of the rounds that an answer takes. Requests without a seat wait until all broadcasts are done.
    """

    def __init__(self, priority: PlayersFirst) -> None:
        self._waiting: deque[Piece] = deque()
        self._priority = priority

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, piece: Piece) -> None:
        """Queue a piece of work."""
        self._waiting.append(piece)
        if len(self._waiting) == 1:
            self._priority.enter()
            asyncio.get_running_loop().call_soon(self._do_one)

    def _do_one(self) -> None:
        piece = self._waiting[0]
        try:
            has_more = piece()
        finally:
            self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._do_one)
            else:
                self._priority.leave()
        if has_more:
            self.add(piece)
