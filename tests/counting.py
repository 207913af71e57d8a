"""Kills, acknowledged moves and losses of the crash tests, in one table at the end of a run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

COUNTED = "crashes"


class Counted(NamedTuple):
    """What one crash test saw."""

    what: str
    kills: int
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0

    def plus(self, other: Counted) -> Counted:
        """Return both together, under the first one's name."""
        return Counted(self.what, *map(int.__add__, self[1:], other[1:]))


def list_rows(found: Iterable[Counted]) -> list[str]:
    """Return a table with a line for each, and the sum."""
    rows = sorted(found)
    total = Counted("all", 0)
    for row in rows:
        total = total.plus(row)
    shown = [f"| {' | '.join(map(str, row))} |" for row in (*rows, total)]
    return ["| killed | kills | acknowledged moves | lost | doubled |", "|---|---|---|---|---|", *shown]
