"""The seats that are connected at other servers of the same tables: each server notifies the others.

It does so when somebody comes or goes, and again every few seconds: a notice may be lost, and a server that
was killed says no goodbye. So nobody is replaced at one server who sits in front of another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ...core.types import Seat

BEAT_SECONDS, LEAST_BEAT = 15.0, 0.25
MOST_LETTERS = 7000
"""Of a notice; PostgreSQL takes 7,999."""


def beat_of(grace: float) -> float:
    """Return how often a server announces its seats: four times in the grace of a dropped connection."""
    return max(LEAST_BEAT, min(BEAT_SECONDS, grace / 4))


class Elsewhere:
    """The seats whose people are connected at other servers, as far as those have said lately."""

    def __init__(self, beat: float) -> None:
        self._patience = 2.5 * beat
        self._told: dict[str, tuple[frozenset[Seat], float]] = {}

    def hear(self, server: str, seats: frozenset[Seat], now: float) -> frozenset[Seat]:
        """Take in a notice of a server; returns the seats that are there, or were until now."""
        before = self._told.pop(server, (frozenset[Seat](), now))[0]
        if seats:
            self._told[server] = (seats, now)
        return seats | before

    def here(self, now: float) -> frozenset[Seat]:
        """Return the seats that are connected at any other server."""
        fresh = [seats for seats, heard in self._told.values() if now - heard < self._patience]
        return frozenset[Seat]().union(*fresh)


def format_presence(sender: str, present: Mapping[str, Collection[Seat]]) -> Iterator[str]:
    """Write notices of connected seats, by table: "SENDER TABLE 0,2 TABLE -"."""
    notice = sender
    for table, seats in present.items():
        word = f" {table} {','.join(map(str, sorted(seats))) or '-'}"
        if len(notice) + len(word) > MOST_LETTERS:
            yield notice
            notice = sender
        notice += word
    if notice != sender:
        yield notice


def parse_presence(notice: str) -> tuple[str, dict[str, frozenset[Seat]]]:
    """Return the sender of a notice and the seats connected there; what cannot be read is left out."""
    sender, *words = notice.split(" ")
    pairs = zip(words[::2], words[1::2], strict=False)
    return sender, {
        table: frozenset(int(seat) for seat in seats.split(",") if seat.isdecimal()) for table, seats in pairs
    }
