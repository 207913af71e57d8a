"""The seats that a page's people have: everybody at its tables shares the one device."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.types import Seat
from ...table.actors.tables import Tables
from ...table.dice.tokens import hash_token
from ...table.rules import commands as c
from ...table.rules.setup import PERSON, NewTable
from ..door.device import Companion, Device, find_seats, seat_companions
from ..door.person import Me
from .store import PageStore


class Seating:
    """Knows the tokens of a browser: each is derived from its key and the name of a table."""

    def __init__(self, tables: Tables, store: PageStore, key: str) -> None:
        self._tables, self._store, self._key = tables, store, key

    async def open(
        self,
        new: NewTable,
        me: Me,
        promise: str = "",
        beside: Sequence[Companion] = (),
        secret: bytes | None = None,
    ) -> str:
        """Open a table, seat everybody and start; returns its name. `secret` is that of dice of a day."""
        opened = await self._tables.create(new, secret=secret)
        device = Device(self._token(opened.table), 1 + len(beside))
        await self._tables.join(
            opened.table, me.name, me.avatar, promise, opened.host_key, token=device.token
        )
        await seat_companions(self._tables, opened.table, device, beside)
        if list(new.seats).count(PERSON) == device.people:
            await self._tables.act(opened.table, device.token, c.Start())
        return opened.table

    async def rematch(self, table: str, promise: str) -> str:
        """Open a rematch with the same people in the same seats; returns its name."""
        before = (await self._tables.view(table)).table_state
        device = await self.device_at(table)
        seats = await find_seats(self._tables, table, device)
        people = [(seat, before.seats[seat]) for seat in seats if seat is not None]
        (first, me), *others = people
        answer = await self._tables.act(table, device.current, c.Rematch())
        again = Device(self._token(answer.table), len(people))
        await self._tables.join(
            answer.table, me.name, me.avatar, promise, answer.host_key, token=again.token, seat=first
        )
        beside = [Companion(each.name, each.avatar, seat) for seat, each in others]
        await seat_companions(self._tables, answer.table, again, beside)
        await self._tables.start_when_full(answer.table)
        return answer.table

    async def device_at(self, table: str) -> Device:
        """Return what this browser holds at a table."""
        table_state = (await self._tables.view(table)).table_state
        people = sum(plan.bot is None for plan in table_state.settings.seats)
        return Device(self._token(table), people, self._store.holder_at(table))

    async def list_hands(self, table: str) -> list[Seat]:
        """Return the seats of this browser's people."""
        seats = await find_seats(self._tables, table, await self.device_at(table))
        return [seat for seat in seats if seat is not None]

    async def hand_over(self, table: str, seat: str) -> bool:
        """Note who has the device from now on; False if that seat is not here."""
        seats = [str(each) for each in await find_seats(self._tables, table, await self.device_at(table))]
        if seat in seats:
            await self._store.hand_over(table, seats.index(seat))
        return seat in seats

    def _token(self, table: str) -> str:
        return hash_token(f"{self._key} {table}")
