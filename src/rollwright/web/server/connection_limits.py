"""How many connections there are, whose they are, and which one makes room for another.

The total is shared by addresses. Where it is reached, a newcomer takes the place of a connection of the
address that has most, so that a hundred addresses that take all they may leave a place to everybody else.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from itertools import count
from typing import Protocol

from ...table.actors.priority import PlayersFirst
from ..door.security import NO_PROXIES, Buckets, Proxies, name_address
from .intake import Intake, Parsed

QUESTION_SECONDS = 30.0
LARGEST_BODY = 256 * 1024
READ_BYTES = 4096
"""What one read takes."""
MOST_LINES = 700
"""Lines of one address on which requests come: a hundred browsers keep six each."""
MOST_PLAIN, MOST_SEATED = 2000, 4000
"""Lines of everybody: with requests or spectators, and with seated players."""
FLOODS, SHUT_OUT_SECONDS = (5, 0.1), 30.0
"""Sockets of one address that are cut off for flooding, at once and a second, before it may not watch any
more, and for how long; seated players are let in all the same."""
MOST_SHUT_OUT = 10_000
FILES_BESIDES = 200
"""Open files of a server that are no connections."""
FILES = MOST_PLAIN + MOST_SEATED + FILES_BESIDES


class HeldLine(Parsed, Protocol):
    """A connection that holds a place."""

    @property
    def is_busy(self) -> bool:
        """Whether a request of it is being answered, or it is a socket."""
        ...


class Places:
    """A number of connections, shared by addresses."""

    def __init__(self, most: int, of_one: int) -> None:
        self.most, self.of_one = most, of_one
        self.refused = 0
        self._lines: dict[str, dict[HeldLine, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def take(self, line: HeldLine) -> bool:
        """Give a line a place; False if its address has all that are due to it."""
        held = len(self._lines.get(line.address, ()))
        if held >= self.of_one or (self._count >= self.most and not self._make_room(held)):
            self.refused += 1
            return False
        self._lines.setdefault(line.address, {})[line] = None
        self._count += 1
        return True

    def has_all(self, address: str) -> bool:
        """Say whether an address has all the places that one may have; if so, a newcomer is refused."""
        is_full = len(self._lines.get(address, ())) >= self.of_one
        self.refused += is_full
        return is_full

    def give_back(self, line: HeldLine) -> None:
        """Give a line's place back; nothing if it has none here."""
        lines = self._lines.get(line.address, {})
        if line in lines:
            del lines[line]
            self._count -= 1
            if not lines:
                del self._lines[line.address]

    def _make_room(self, held: int) -> bool:
        """Close a line of the address that has most, if that is more than the newcomer's."""
        lines = max(self._lines.values(), key=len)
        if len(lines) <= held:
            return False
        victim = next((line for line in lines if not line.is_busy), next(iter(lines)))
        self.give_back(victim)
        victim.abort()
        return True


class Gate:
    """What all connections of a server share: places, the order of parsing, and counters."""

    def __init__(
        self,
        priority: PlayersFirst,
        seconds: float = QUESTION_SECONDS,
        exempt: Proxies = NO_PROXIES,
        files: int = FILES,
        frames: tuple[float, float] = (120, 30),
    ) -> None:
        self.seconds = seconds
        """How long a line may stay without an answer."""
        self.frames = frames
        """Frames of any kind of one socket: at once, and a second."""
        self.buffer = bytearray(READ_BYTES)
        """Where every read goes first: one at a time is read, and copied at once."""
        self.intake = Intake(priority)
        share = (files - FILES_BESIDES) // 3
        self.plain = Places(min(MOST_PLAIN, share), MOST_LINES)
        self.seated = Places(min(MOST_SEATED, 2 * share), MOST_SEATED)
        self.counters: Counter[str] = Counter(large_requests=0, flooded_sockets=0, early_frames=0)
        self._floods = Buckets(*FLOODS)
        self._shut_out: OrderedDict[str, float] = OrderedDict()
        self._priority, self._exempt = priority, exempt
        self._numbers = count(1)

    @property
    def has_players(self) -> bool:
        """Whether anybody plays now."""
        return self._priority.has_players

    @property
    def is_held(self) -> bool:
        """Whether a player waits now."""
        return self._priority.is_held

    def note_flood(self, address: str) -> None:
        """Shut an address out for a while whose sockets are cut off again and again."""
        if not self._floods.take(address):
            self._shut_out[address] = time.monotonic() + SHUT_OUT_SECONDS
            while len(self._shut_out) > MOST_SHUT_OUT:
                self._shut_out.popitem(last=False)

    def is_shut_out(self, address: str) -> bool:
        """Say whether an address may not watch for now."""
        return self._shut_out.get(address, 0.0) > time.monotonic()

    def may_come(self, peer: Sequence[object]) -> bool:
        """Say whether another connection from there is worth making."""
        return not self.plain.has_all(self.name_peer(peer))

    def name_peer(self, peer: Sequence[object]) -> str:
        """Return whom a connection is charged to; one that a proxy passes on, to itself."""
        address = str(peer[0]) if peer else ""
        return f"proxied {next(self._numbers)}" if address in self._exempt else name_address(address)


def raise_file_limit(wanted: int = FILES) -> int:
    """Let this process open as many files as wanted, or as it may; returns how many that are."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft
