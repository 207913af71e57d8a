"""What clients send waits here until it is parsed: in small steps, in turn, and players first.

A read never goes to a parser directly. Lines of seated players are parsed a few in each round of the event
loop, addresses in turn, so that one address with many sockets delays nobody else. All other lines together
have half a millisecond of a round and, while somebody plays, a third of the loop; while a player's command is
under way they wait, for ten milliseconds at most. One address has a fifth of the loop, and what its messages
lead to is charged to it as well: one that has used up its share is not read from until it has some again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Protocol

from ...table.actors.fair_queue import Turns, Who
from ...table.actors.priority import PATIENCE, PlayersFirst

SEATED_IN_A_ROUND = 4
ROUND = 0.0005
"""Seconds of parsing for lines without a seat, in one round of the event loop."""
REST, SHORTEST_REST = 2.0, 0.001
"""While somebody plays, a round is followed by a rest of this many times its length, in seconds at least."""
SHARE, BURST = 0.2, 0.25
"""Of the event loop for one address: its share of every second, and seconds at once."""
READ_COST, MESSAGE_COST = 0.00003, 0.00015
"""Seconds that a read costs, and what a message on a socket leads to, parsing apart."""
MOST_ACCOUNTS = 10_000
logger = logging.getLogger(__name__)


class Parsed(Protocol):
    """A line with bytes that wait to be parsed."""

    address: str
    is_seated: bool

    def parse(self) -> bool:
        """Parse one step; returns whether more can be parsed."""
        ...

    def abort(self) -> None:
        """Close the line at once."""
        ...


class LoopShare:
    """How many seconds of the event loop each address may still use."""

    def __init__(self, share: float = SHARE, burst: float = BURST) -> None:
        self._share, self._burst = share, burst
        self._accounts: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, address: str, seconds: float, now: float) -> None:
        """Charge an address; it may run into debt."""
        self._accounts[address] = (self._balance(address, now) - seconds, now)
        self._accounts.move_to_end(address)
        while len(self._accounts) > MOST_ACCOUNTS:
            self._accounts.popitem(last=False)

    def delay(self, address: str, now: float) -> float:
        """Return the seconds until an address is out of debt."""
        return max(0.0, -self._balance(address, now) / self._share)

    def _balance(self, address: str, now: float) -> float:
        left, then = self._accounts.get(address, (self._burst, now))
        return min(self._burst, left + (now - then) * self._share)


class Intake:
    """Parses what came in, in the order of turns."""

    def __init__(self, priority: PlayersFirst) -> None:
        self.share = LoopShare()
        self._priority = priority
        self._seated: Turns[Parsed] = Turns()
        self._others: Turns[Parsed] = Turns()
        self._next_seated: asyncio.Handle | None = None
        self._next_other: asyncio.Handle | None = None
        self._rests_until = 0.0
        """When the rest behind the last round for lines without a seat is over."""

    def __len__(self) -> int:
        """How many lines wait."""
        return len(self._seated) + len(self._others)

    def add(self, line: Parsed) -> None:
        """Queue a line that has something to parse."""
        loop = asyncio.get_running_loop()
        if line.is_seated:
            self._seated.add(Who(line.address, str(id(line))), line)
            self._next_seated = self._next_seated or loop.call_soon(self._parse_seated)
        elif delay := self.share.delay(line.address, time.perf_counter()):
            loop.call_later(delay, self._add_other, line)
        else:
            self._add_other(line)

    def _add_other(self, line: Parsed) -> None:
        self._others.add(Who(line.address, str(id(line))), line)
        if self._next_other is None:
            self._schedule(self._rests_until - time.perf_counter())

    def _schedule(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if seconds > 0:
            self._next_other = loop.call_later(seconds, self._parse_others)
        else:
            self._next_other = loop.call_soon(self._parse_others)

    def _parse_seated(self) -> None:
        for _ in range(SEATED_IN_A_ROUND):
            if (line := self._seated.take()) is not None and self._parse(line):
                self._seated.add(Who(line.address, str(id(line))), line)
        again = asyncio.get_running_loop().call_soon
        self._next_seated = again(self._parse_seated) if len(self._seated) else None

    def charge(self, address: str, seconds: float) -> None:
        """Charge an address for what its messages lead to."""
        self.share.spend(address, seconds, time.perf_counter())

    def _parse_others(self) -> None:
        """Parse for a moment, unless a player waits; each line's time is charged to its address."""
        begun = now = time.perf_counter()
        if self._priority.is_held and begun < self._rests_until + PATIENCE:
            self._schedule(SHORTEST_REST)
            return
        while now < begun + ROUND and (line := self._others.take()) is not None:
            then, has_more = now, self._parse(line)
            now = time.perf_counter()
            self.share.spend(line.address, now - then + READ_COST, now)
            if has_more:
                self.add(line)
        rest = max(SHORTEST_REST, REST * (now - begun)) if self._priority.has_players else 0.0
        self._next_other, self._rests_until = None, now + rest
        if len(self._others):
            self._schedule(rest)

    def _parse(self, line: Parsed) -> bool:
        try:
            return line.parse()
        except Exception:
            logger.exception("a line could not be parsed")
            line.abort()
            return False
