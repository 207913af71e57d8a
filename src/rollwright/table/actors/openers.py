"""The addresses that opened tables: their bots take turns by them."""

from __future__ import annotations

from collections import OrderedDict

from .fair_queue import Client

MOST_OPENERS = 20_000


class Openers:
    """Which address opened which table, for the newest tables."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        """Keep the address that opened a table."""
        self._addresses[table] = address
        while len(self._addresses) > MOST_OPENERS:
            self._addresses.popitem(last=False)

    def find(self, table: str) -> Client:
        """Return in whose turn a table's bots decide; tables of before a restart take turns by themselves."""
        return Client(self._addresses.get(table) or table, table)
