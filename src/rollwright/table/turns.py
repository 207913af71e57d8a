"""A queue that takes turns, so that whoever asks for much waits for it alone."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Who(NamedTuple):
    """For whom something is done: a group, such as an address, and one of that group."""

    group: str
    person: str = ""


class Turns(Generic[T]):
    """Groups take turns, in a group its persons, and what one person wants is done in order."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._count = 0

    def add(self, who: Who, item: T) -> None:
        """Queue something."""
        persons = self._groups.setdefault(who.group, OrderedDict())
        persons.setdefault(who.person, deque()).append(item)
        self._count += 1

    def take(self, barred: frozenset[str] = frozenset()) -> T | None:
        """Return whose turn it is, of the persons who are not barred now; None if there is nobody."""
        for group, persons in self._groups.items():
            person = next((person for person in persons if person not in barred), None)
            if person is not None:
                return self._take(group, person)
        return None

    def _take(self, group: str, person: str) -> T:
        """Take a person's first thing; both go to the end of their queues."""
        persons = self._groups.pop(group)
        items = persons.pop(person)
        item = items.popleft()
        if items:
            persons[person] = items
        if persons:
            self._groups[group] = persons
        self._count -= 1
        return item

    def waiting(self, group: str) -> int:
        """Return how many things of a group are queued."""
        return sum(len(items) for items in self._groups.get(group, {}).values())

    def first_ones(self) -> Iterator[T]:
        """Yield the first thing of everybody who waits."""
        for persons in self._groups.values():
            for items in persons.values():
                yield items[0]

    def __len__(self) -> int:
        return self._count
