"""In which orders the houses of a sheet can have been paid for: searches with a limited number of steps.

Forwards, the first house of a cluster is paid with the trees that stand by then; those beside its first man
come later. Backwards it is simpler: with `n` clusters and `total` logs in the end, take the clusters away one
by one, the last first. After `m` of them the late trees of all those together weigh at most

    total - house_logs * (n - m + 1)

so every cluster taken makes room for one house more. What the decision page 0011 proves of the number of
steps rests on `Effort` alone: each step looks at every cluster and square once, and there are so many steps.
"""

from __future__ import annotations

from ....core.errors import InvalidSheet
from ....kernel.bits import NONE, Bits, is_any
from ..refusals import say_why
from ..sheet import Sheet, logs_within, trees

MOST_STEPS = 1000
"""Of all searches for one sheet together; decision 0011 tells how many the hardest sheets found take."""


class TooHard(InvalidSheet):
    """The steps ran out: whether a game can reach the sheet was not found out."""


class Effort:
    """The steps that are left, counted alike on every machine."""

    def __init__(self, steps: int = MOST_STEPS) -> None:
        self.left = steps

    def spend(self) -> None:
        """Take one more step; TooHard if there is none left."""
        self.left -= 1
        if self.left < 0:
            raise TooHard(say_why("reach-too-hard"))


Choices = tuple[tuple[Bits, ...], ...]
"""For every cluster the sets of late trees to choose from: one for each man who may have come first."""


class Orders:
    """The search for the clusters of a sheet with the trees that were cut."""

    def __init__(self, standing: Sheet, house_logs: int, choices: Choices, effort: Effort) -> None:
        self._standing, self._price, self._choices, self._effort = standing, house_logs, choices, effort
        self._room = logs_within(standing, trees(standing)) - house_logs * len(choices)
        self._failed: set[tuple[frozenset[int], Bits]] = set()

    def exist(self) -> bool:
        """Say whether there is an order."""
        return self._room >= 0 and self._can_take(frozenset(range(len(self._choices))), NONE)

    def _can_take(self, left: frozenset[int], late: Bits) -> bool:
        """Say whether the clusters left can all be taken, with these trees late already."""
        left, late = self._take_freely(left, late)
        if not left:
            return True
        if (left, late) in self._failed:
            return False
        self._effort.spend()
        room = self._room_after(left, late)
        ways = [(self._weigh(grown, late), c, grown) for c in left for grown in self._grown(c, late)]
        for weight, cluster, grown in sorted(ways):
            if weight <= room and self._can_take(left - {cluster}, grown):
                return True
        self._failed.add((left, late))
        return False

    def _take_freely(self, left: frozenset[int], late: Bits) -> tuple[frozenset[int], Bits]:
        """Take what is never wrong to take now.

        That is a cluster that makes no tree late, and one with no choice that weighs at most a house: all
        orders that take it later go on working with it moved here.
        """
        while True:
            room = self._room_after(left, late)
            for cluster in left:
                grown = self._grown(cluster, late)
                weight = self._weigh(grown[0], late)
                if weight == 0 or (len(grown) == 1 and weight <= min(room, self._price)):
                    left, late = left - {cluster}, grown[0]
                    break
            else:
                return left, late

    def _room_after(self, left: frozenset[int], late: Bits) -> int:
        """Return how many logs may become late with the next cluster."""
        taken = len(self._choices) - len(left)
        return self._room + self._price * taken - logs_within(self._standing, late)

    def _weigh(self, grown: Bits, late: Bits) -> int:
        return logs_within(self._standing, grown & ~late)

    def _grown(self, cluster: int, late: Bits) -> list[Bits]:
        """Return the late trees after each choice, the ones in vain left out: smallest sets only."""
        grown = {choice | late for choice in self._choices[cluster]}
        smallest = [g for g in grown if not any(is_any(g & ~o) and not is_any(o & ~g) for o in grown)]
        return sorted(smallest, key=lambda g: self._weigh(g, late))
