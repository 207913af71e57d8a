"""A queue that takes turns, so that a client that asks for much waits for it alone."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Client(NamedTuple):
    """The client that asks: a group, such as an address, and one person of that group."""

    group: str
    person: str = ""
    is_seated: bool = False
    """Whether this is a seated player: they have a lane of their own."""


Lane = OrderedDict[str, OrderedDict[str, deque[T]]]
"""By group and person what each of them waits for."""


class Turns(Generic[T]):
    """Players and all others take turns; in each lane groups do, in a group its persons, and each in order.

    However many others there are, every second turn is a player's.
    """

    def __init__(self) -> None:
        self._lanes: tuple[Lane[T], Lane[T]] = (OrderedDict(), OrderedDict())
        self._next = 1
        """The lane that has the next turn: 1 is the players'."""
        self._count = 0

    def add(self, who: Client, item: T) -> None:
        """Queue something."""
        persons = self._lanes[who.is_seated].setdefault(who.group, OrderedDict())
        persons.setdefault(who.person, deque()).append(item)
        self._count += 1

    def take(self, barred: frozenset[str] = frozenset()) -> T | None:
        """Return whose turn it is, of the persons who are not barred now; None if there is nobody."""
        for lane in (self._next, 1 - self._next):
            for group, persons in self._lanes[lane].items():
                person = next((person for person in persons if person not in barred), None)
                if person is not None:
                    self._next = 1 - lane
                    return self._take(self._lanes[lane], group, person)
        return None

    def _take(self, lane: Lane[T], group: str, person: str) -> T:
        """Take a person's first thing; both go to the end of their queues."""
        persons = lane.pop(group)
        items = persons.pop(person)
        item = items.popleft()
        if items:
            persons[person] = items
        if persons:
            lane[group] = persons
        self._count -= 1
        return item

    def waiting(self, group: str) -> int:
        """Return how many things of a group are queued."""
        return sum(_count(lane.get(group, {})) for lane in self._lanes)

    @property
    def groups(self) -> int:
        """How many groups wait."""
        return sum(map(len, self._lanes))

    def drop_from_longest(self, most: int) -> T | None:
        """Take the newest thing of the group that waits for most out, if that is more than `most`."""
        lane = max(self._lanes, key=lambda lane: max(map(_count, lane.values()), default=0))
        group = max(lane, key=lambda group: _count(lane[group]), default=None)
        if group is None or _count(lane[group]) <= most:
            return None
        person = max(lane[group], key=lambda person: len(lane[group][person]))
        item = lane[group][person].pop()
        if not lane[group][person]:
            del lane[group][person]
        self._count -= 1
        return item

    def first_ones(self) -> Iterator[T]:
        """Yield the first thing of everybody who waits."""
        for lane in self._lanes:
            for persons in lane.values():
                for items in persons.values():
                    yield items[0]

    def __len__(self) -> int:
        return self._count


def _count(persons: dict[str, deque[T]]) -> int:
    return sum(map(len, persons.values()))
