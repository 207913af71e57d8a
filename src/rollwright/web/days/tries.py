"""Counted tries at dice that all share, those of a day or of a set: whose they are, and how they compare."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request

from ...table.people.days import Day, secret_of_day
from ...table.rules import commands as c
from ...table.rules.refusal import Refusal, Why
from ...table.rules.setup import NewTable
from ...table.stores.store import StoreError
from ..door.identity import in_store
from ..door.person import Me
from ..door.seats import address_of
from ..door.worker_requests import ask_in_thread
from ..html.words import say
from ..table.open import server_of


async def open_try(request: Request, new: NewTable, day: Day, me: Me) -> tuple[str, str]:
    """Open and start the table of a try; returns it with the token of its one person."""
    server = server_of(request)
    if not server.creations.take(address_of(request)):
        raise Refusal(Why.NOT_NOW, say("wrong-too_many"))
    secret = await in_store(request, secret_of_day, day)
    opened = await server.tables.create(new, by=address_of(request), secret=secret)
    server.count("tables_created")
    seated = await server.tables.join(opened.table, me.name, me.avatar, host_key=opened.host_key)
    await server.tables.act(opened.table, seated.token, c.Start())
    return opened.table, seated.token


async def take_back(request: Request, table: str) -> None:
    """Delete the table of a try where another one was first."""
    tables = server_of(request).tables
    with suppress(StoreError):
        await ask_in_thread(request, tables.store.delete, table)
    await tables.forget(table)
