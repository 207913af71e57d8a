"""Which tables are old: by the newest event of the store, for the clock may have jumped."""

from __future__ import annotations

from .store import Store

DAY_MS = 24 * 3600 * 1000


def find_cutoff(store: Store, days: int, now: int) -> int:
    """Return the time before which a table was last used that nobody has used for `days` days.

    It is at most a day after the newest event: a clock that is years ahead makes no table old.
    """
    return min(now, store.newest() + DAY_MS) - days * DAY_MS
