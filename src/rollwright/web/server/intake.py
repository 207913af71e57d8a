"""What clients send waits here until it is parsed: in small steps, in turn, and players first.

A read never goes to a parser directly. Lines of seated players are parsed in each round of the event loop,
one of an address, so that one address with many sockets delays nobody else. All other lines together have
half a millisecond of a round and, while somebody plays, a third of the loop; while a player's command is
under way they wait, for ten milliseconds at most. One address has a fifth of the loop, one seat a hundredth,
and messages are charged for what they lead to: a line whose share is used up waits until there is some.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Protocol

from ...table.actors.fair_queue import Client, Turns
from ...table.actors.priority import PATIENCE, PlayersFirst

SEATED_IN_A_ROUND = 4
"""Lines of seated players, each of another address."""
ROUND = 0.0005
"""Seconds of parsing for lines without a seat, in one round of the event loop."""
REST, SHORTEST_REST = 2.0, 0.001
"""While somebody plays, a round is followed by a rest of this many times its length, in seconds at least."""
SHARE, BURST = 0.2, 0.25
"""Of the event loop for one address: its share of every second, and seconds at once."""
SEAT_SHARE, SEAT_BURST = 0.01, 0.05
"""The same for one seat, on all its sockets: 66 messages a second, and 330 at once. Parsing is not measured:
on a busy machine a player would pay for what others do."""
READ_COST, MESSAGE_COST = 0.00003, 0.00015
"""Seconds that a read costs, and what a message on a socket leads to, parsing apart."""
MOST_ACCOUNTS = 10_000
logger = logging.getLogger(__name__)


class Parsed(Protocol):
    """A line with bytes that wait to be parsed."""

    address: str
    seat: str
    is_seated: bool

    def parse(self) -> bool:
        """Parse one step; returns whether more can be parsed."""
        ...

    def abort(self) -> None:
        """Close the line at once."""
        ...


class LoopShare:
    """How many seconds of the event loop each address, or each seat, may still use."""

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
        self.share, self.seat_share = LoopShare(), LoopShare(SEAT_SHARE, SEAT_BURST)
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
        share, payer = self._account(line)
        add = self._add_seated if line.is_seated else self._add_other
        if delay := share.delay(payer, time.perf_counter()):
            asyncio.get_running_loop().call_later(delay, add, line)
        else:
            add(line)

    def _account(self, line: Parsed) -> tuple[LoopShare, str]:
        return (self.seat_share, line.seat) if line.is_seated else (self.share, line.address)

    def _add_seated(self, line: Parsed) -> None:
        self._seated.add(Client(line.address, str(id(line))), line)
        soon = asyncio.get_running_loop().call_soon
        self._next_seated = self._next_seated or soon(self._parse_seated)

    def _add_other(self, line: Parsed) -> None:
        self._others.add(Client(line.address, str(id(line))), line)
        if self._next_other is None:
            self._schedule(self._rests_until - time.perf_counter())

    def _schedule(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if seconds > 0:
            self._next_other = loop.call_later(seconds, self._parse_others)
        else:
            self._next_other = loop.call_soon(self._parse_others)

    def _parse_seated(self) -> None:
        self._priority.expect()
        for _ in range(min(SEATED_IN_A_ROUND, self._seated.groups)):
            if (line := self._seated.take()) is not None and self._parse(line):
                self.add(line)
        again = asyncio.get_running_loop().call_soon
        self._next_seated = again(self._parse_seated) if len(self._seated) else None

    def charge(self, line: Parsed, seconds: float) -> None:
        """Charge a line's seat, or its address, for what its messages lead to."""
        share, payer = self._account(line)
        share.spend(payer, seconds, time.perf_counter())

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
