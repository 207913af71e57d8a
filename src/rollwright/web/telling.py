"""Tables that have something to tell, one after another: moves are answered before others hear of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ..table.priority import PlayersFirst

Piece = Callable[[], bool]
"""A few milliseconds of work; says whether there is more of it."""


class TellingQueue:
    """Does one piece of work in each round of the event loop, so that commands never wait for many tables.

    If every table told its watchers as soon as it could, a hundred tables would stand between a move and its
    answer, at each of the rounds that an answer takes. Strangers' requests wait until all tables are told.
    """

    def __init__(self, priority: PlayersFirst) -> None:
        self._waiting: deque[Piece] = deque()
        self._priority = priority

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, piece: Piece) -> None:
        """Have a piece of work done in its turn."""
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
