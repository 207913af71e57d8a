"""The person of a page: a profile for this browser, the games it played here, and how they went."""

from __future__ import annotations

from contextlib import suppress

from ...table.people.own_games import keep_seat, tables_of
from ...table.rules.refusal import Refusal
from ..door.person import Person, new_game
from .host import PageHost


class PagePerson:
    """Knows the one profile of a browser, by the key from which its seats are derived."""

    def __init__(self, host: PageHost) -> None:
        self._host, self.tables, self.store, self.key = host, host.tables, host.store, host.key

    @property
    def now(self) -> int:
        """Wall time in milliseconds."""
        return self.tables.clock.wall()

    def find(self) -> Person:
        """Return the profile, which is made when it is first asked for."""
        return self._host.find_person()

    async def note_seat(self, table: str) -> None:
        """Note that this browser plays at a table."""
        token = (await self._host.device_at(table)).token
        view = await self.tables.view(table, token)
        keep_seat(self.store, self.find().profile, self.key, new_game(view, token, self.now))

    async def adopt(self) -> None:
        """Note the tables that are not noted: of an earlier version, or of a tab that was closed too soon."""
        known = set(tables_of(self.store, self.find().profile))
        for table in self.store.tables():
            if table not in known:
                with suppress(Refusal):
                    await self.note_seat(table)
                    self._host.note_over((await self.tables.view(table)).table_state)
