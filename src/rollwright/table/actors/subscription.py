"""The watchers of a table, and updates for them, without ever waiting for one of them."""

from __future__ import annotations

from typing import NamedTuple

TOKEN_REFUSED, DELETED = "token refused", "deleted"
"""Why a subscription ends whose person has the seat no more, or whose table is gone."""


class Update(NamedTuple):
    """Something changed: the log is at `seq` now. `what` names the events, or `presence`."""

    seq: int
    what: tuple[str, ...]


class Subscription:
    """One watcher, present by its token; `closed` says why it ended."""

    def __init__(self, token_hash: str = "") -> None:
        self.token_hash = token_hash
        self.hashes = frozenset([token_hash] if token_hash else [])
        """The token hashes of everybody who is present by it: of all people who share a device."""
        self.closed = ""

    def notify(self, update: Update) -> None:
        """Take an update; a watcher that looks by itself needs none."""

    def close(self, why: str) -> None:
        """End the subscription; the first reason stands."""
        self.closed = self.closed or why
