"""The person of a page: a profile for this browser, the games it played here, and how they went."""

from __future__ import annotations

from contextlib import suppress

from ...table.actors.tables import Tables
from ...table.people.days import note_try
from ...table.people.own_games import keep_seat, note_results, tables_of
from ...table.people.profiles import change_profile, find_profile, insert_profile
from ...table.rules.names import AVATARS
from ...table.rules.refusal import Refusal
from ...table.rules.table_state import TableState
from ..door.person import Me, Person, new_game
from ..html.words import say
from .seating import Seating
from .store import PageStore


class PagePerson:
    """Knows the one profile of a browser, by the key from which its seats are derived."""

    def __init__(self, tables: Tables, store: PageStore, seating: Seating, key: str) -> None:
        self.tables, self.store, self.seating, self.key = tables, store, seating, key
        tables.on_over = self._note_over

    @property
    def now(self) -> int:
        """Wall time in milliseconds."""
        return self.tables.clock.wall()

    def find(self) -> Person:
        """Return the profile, which is made when it is first asked for."""
        profile = find_profile(self.store, self.key)
        if profile is None:
            me, now = Me(say("form-default_name"), AVATARS[0]), self.now
            profile = self.store.write(lambda run: insert_profile(run, self.key, *me, now))
        return Person(self.key, profile)

    def rename(self, me: Me) -> None:
        """Change the name and the mark."""
        if me.name and me != self.find().me:
            change_profile(self.store, self.key, me.name, me.avatar, self.now)

    async def note_seat(self, table: str) -> None:
        """Note that this browser plays at a table."""
        token = (await self.seating.device_at(table)).token
        view = await self.tables.view(table, token)
        keep_seat(self.store, self.find().profile, self.key, new_game(view, token, self.now))

    async def adopt(self) -> None:
        """Note the tables that are not noted: of an earlier version, or of a tab that was closed too soon."""
        known = set(tables_of(self.store, self.find().profile))
        for table in self.store.tables():
            if table not in known:
                with suppress(Refusal):
                    await self.note_seat(table)
                    self._note_over((await self.tables.view(table)).table_state)

    def _note_over(self, table_state: TableState) -> None:
        """Note how a game went, if it is over."""
        note_results(self.store, table_state, self.now)
        note_try(self.store, table_state)
