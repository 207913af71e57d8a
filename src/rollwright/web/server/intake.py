"""What clients send waits here until it is parsed: in small steps, in turn, and players first.

A read never goes to a parser directly. Lines of seated players are parsed a few in each round of the event
loop, addresses in turn, so that one address with many sockets delays nobody else. All other lines together
have a millisecond of each round and, while somebody plays, a third of the loop; one address has a fifth of
it. An address that has used up its share is not read from until it has some again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Protocol

from ...table.actors.fair_queue import Turns, Who
from ...table.actors.priority import PlayersFirst

SEATED_IN_A_ROUND = 4
ROUND = 0.001
"""Seconds of parsing for lines without a seat, in one round of the event loop."""
REST = 2.0
"""While somebody plays, a round is followed by a rest of this many times its length."""
SHARE, BURST = 0.2, 1.0
"""Of the event loop for one address: its share of every second, and seconds at once."""
READ_COST = 0.00003
"""Seconds that a read costs, parsing apart."""
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
        self._next_other = self._next_other or asyncio.get_running_loop().call_soon(self._parse_others)

    def _parse_seated(self) -> None:
        for _ in range(SEATED_IN_A_ROUND):
            if (line := self._seated.take()) is not None and self._parse(line):
                self._seated.add(Who(line.address, str(id(line))), line)
        again = asyncio.get_running_loop().call_soon
        self._next_seated = again(self._parse_seated) if len(self._seated) else None

    def _parse_others(self) -> None:
        """Parse for a millisecond; each line's time is charged to its address."""
        begun = now = time.perf_counter()
        while now < begun + ROUND and (line := self._others.take()) is not None:
            then, has_more = now, self._parse(line)
            now = time.perf_counter()
            self.share.spend(line.address, now - then + READ_COST, now)
            if has_more:
                self.add(line)
        self._next_other = self._rest(now - begun) if len(self._others) else None

    def _rest(self, seconds: float) -> asyncio.Handle:
        loop = asyncio.get_running_loop()
        if self._priority.has_players:
            return loop.call_later(REST * seconds, self._parse_others)
        return loop.call_soon(self._parse_others)

    def _parse(self, line: Parsed) -> bool:
        try:
            return line.parse()
        except Exception:
            logger.exception("a line could not be parsed")
            line.abort()
            return False
