"""The watchers of a table, and the seats that are connected, here or elsewhere, or were a moment ago."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.types import Seat
from ..rules.table_state import SeatState
from .clock import Clock
from .presence import Elsewhere, beat_of
from .subscription import TOKEN_REFUSED, Subscription, Update


class Watchers:
    """A table's subscriptions; callers bring the seats."""

    def __init__(self, clock: Clock, grace: float) -> None:
        self._clock, self._grace = clock, grace
        self._subscriptions: dict[Subscription, None] = {}
        """In the order in which they came, in which they are notified."""
        self._present: tuple[object, frozenset[Seat]] | None = None
        """The connected seats, and of which table; None when somebody has come or gone since."""
        self._seen: dict[str, float] = {}
        """When each person's last line ended."""
        self._loaded_at = clock.now()
        self._elsewhere = Elsewhere(beat_of(grace))

    def __len__(self) -> int:
        return len(self._subscriptions)

    def __iter__(self) -> Iterator[Subscription]:
        return iter(self._subscriptions)

    def __contains__(self, watcher: Subscription) -> bool:
        return watcher in self._subscriptions

    def add(self, watcher: Subscription) -> None:
        """Let somebody watch from now on."""
        self._subscriptions[watcher] = None
        self._present = None

    def remove(self, watcher: Subscription) -> None:
        """Let somebody watch no more, and note when that was."""
        self._subscriptions.pop(watcher, None)
        self._present = None
        watcher.close("left")
        self._seen.update(dict.fromkeys(watcher.hashes, self._clock.now()))

    def present(self, seats: Sequence[SeatState]) -> frozenset[Seat]:
        """Return the seats whose people are connected."""
        if self._present is None or self._present[0] is not seats:
            hashes = {each for watcher in self._subscriptions for each in watcher.hashes}
            here = frozenset([seat for seat, place in enumerate(seats) if place.token_hash in hashes])
            self._present = (seats, here)
        return self._present[1]

    def recent(self, seats: Sequence[SeatState]) -> frozenset[Seat]:
        """Return the seats whose people are here, or were a moment ago.

        Soon after the table was read into memory everybody may be on the way back.
        """
        since = self._clock.now() - self._grace
        back = (
            s for s, place in enumerate(seats) if self._seen.get(place.token_hash, self._loaded_at) > since
        )
        return self.present(seats) | frozenset(back)

    def elsewhere(self) -> frozenset[Seat]:
        """Return the seats whose people are connected at other servers."""
        return self._elsewhere.here(self._clock.now())

    def hear(self, server: str, present: frozenset[Seat], seats: Sequence[SeatState]) -> bool:
        """Take in whose people are connected at another server; says whether that changes anything."""
        now, before = self._clock.now(), self.elsewhere()
        for seat in self._elsewhere.hear(server, present, now):
            if seat < len(seats):
                self._seen[seats[seat].token_hash] = now
        return self.elsewhere() != before

    def notify(self, update: Update, seats: Sequence[SeatState]) -> None:
        """Notify all watchers; those that lost their seat or are too slow are dropped."""
        hashes = {place.token_hash for place in seats}
        for watcher in self._subscriptions:
            if watcher.token_hash and watcher.token_hash not in hashes:
                watcher.close(TOKEN_REFUSED)
            watcher.notify(update)
        if any(watcher.closed for watcher in self._subscriptions):
            self._subscriptions = {watcher: None for watcher in self._subscriptions if not watcher.closed}
            self._present = None

    def close(self, why: str) -> None:
        """End all subscriptions."""
        for watcher in self._subscriptions:
            watcher.close(why)
        self._subscriptions.clear()
