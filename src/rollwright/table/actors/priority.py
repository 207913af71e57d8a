"""Players first: requests and bots' moves begin one by one, while no player waits for the event loop.

The event loop does one thing after another. If everything that came in were done in the order in which it
came, a client with many connections would stand before each step of a player's move.

    priority.expect()                   # a player's message has come and is about to be a command
    with priority.hold():               # a player's command is under way
        await tables.act(...)
    await priority.wait(Client(address))   # somebody else's request: in turn, and behind the players
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from .fair_queue import Client, Turns

ROUNDS = 3
"""Rounds of the event loop in which a message that has come becomes a command; two turns are as far apart."""
ACTIVE_SECONDS = 5.0
"""So long after a move its player is taken to be there."""
PATIENCE = 0.01
"""Seconds after which somebody has a turn all the same: longer than a command takes, and a hundred turns a
second however busy players are."""

LONGEST_HOLD = 0.05
"""Seconds that one command holds the gate: a disk that hangs does not stop everybody else."""


class PlayersFirst:
    """A gate that is held while players wait; before it, everybody else takes turns."""

    def __init__(self) -> None:
        self._held = self._rounds = 0
        self._turns: Turns[asyncio.Future[None]] = Turns()
        self._next: asyncio.Handle | None = None
        self._last = float("-inf")
        self._is_patient = False
        """Whether the next turn comes when patience ends, not as soon as it can."""

    def __len__(self) -> int:
        """How many wait."""
        return len(self._turns)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Let nobody begin meanwhile, for as long as a command takes where nothing hangs."""
        is_held = True
        self.enter()

        def leave() -> None:
            nonlocal is_held
            if is_held:
                is_held = False
                self.leave()

        given_up = asyncio.get_running_loop().call_later(LONGEST_HOLD, leave)
        try:
            yield
        finally:
            given_up.cancel()
            leave()

    def expect(self) -> None:
        """Let nobody begin until the message that has come is a command."""
        if not self._rounds:
            self._held += 1
            asyncio.get_running_loop().call_soon(self._count_down)
        self._rounds = ROUNDS

    def _count_down(self) -> None:
        self._rounds -= 1
        if self._rounds:
            asyncio.get_running_loop().call_soon(self._count_down)
        else:
            self.leave()

    @property
    def is_held(self) -> bool:
        """Whether a player waits now."""
        return self._held > 0

    @property
    def has_players(self) -> bool:
        """Whether a player waits, or did a moment ago."""
        return self._held > 0 or time.monotonic() - self._last < ACTIVE_SECONDS

    def enter(self) -> None:
        """A player waits for something."""
        self._held += 1
        self._last = time.monotonic()

    def leave(self) -> None:
        """That player has it."""
        self._held -= 1
        if not self._held and self._is_patient and self._next is not None:
            self._next.cancel()
            self._schedule()

    async def wait(self, who: Client) -> None:
        """Return when it is somebody's turn to begin."""
        turn = asyncio.get_running_loop().create_future()
        self._turns.add(who, turn)
        if self._next is None:
            self._schedule()
        await turn

    def _schedule(self) -> None:
        loop, self._is_patient = asyncio.get_running_loop(), self._held > 0
        if self._is_patient:
            self._next = loop.call_later(PATIENCE, self._give)
        else:
            self._next = loop.call_soon(self._rest, ROUNDS)

    def _rest(self, rounds: int) -> None:
        if self._held:
            self._schedule()
        elif rounds:
            self._next = asyncio.get_running_loop().call_soon(self._rest, rounds - 1)
        else:
            self._give()

    def _give(self) -> None:
        """Give the next one a turn; a request that was cancelled is passed over."""
        self._next = None
        while (turn := self._turns.take()) is not None:
            if not turn.done():
                turn.set_result(None)
                break
        if len(self._turns):
            self._schedule()
