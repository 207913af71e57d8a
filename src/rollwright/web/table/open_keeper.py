"""Keeps the list of open tables true: every few seconds each server says how those are whose hosts it has."""

from __future__ import annotations

import asyncio

from ...core.options import changed_options, parse_options
from ...table.actors.actor import TableActor
from ...table.actors.tables import Tables
from ...table.people.open_tables import News, Shown, listed_names, note_news
from ...table.rules.table_state import Phase, TableState
from ..parts.options import describe_options

BEAT_SECONDS = 5.0


class OpenKeeper:
    """Writes the entries of listed tables again and again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """Look at the listed tables now and every few seconds."""
        await self._tables.repeat(self.look, BEAT_SECONDS)

    async def look(self) -> None:
        """Write down how those listed tables are that are in memory and not in another server's care."""
        store, actors = self._tables.store, self._tables.actors
        names = await asyncio.to_thread(listed_names, store)
        news = {name: describe(actors[name]) for name in names if name in actors}
        ours = {name: each for name, each in news.items() if each is None or self._is_ours(actors[name])}
        await asyncio.to_thread(note_news, store, ours, self._tables.clock.wall())

    def _is_ours(self, actor: TableActor) -> bool:
        """Say whether this server knows best: its host is connected here, or nowhere."""
        host = actor.table_state.host
        return host in actor.present or host not in actor.view(None).present


def describe(actor: TableActor) -> News | None:
    """Return what the list shows of a table; None when its game is over."""
    state = actor.table_state
    if state.phase is Phase.OVER or state.host is None:
        return None
    return News(describe_state(state), count_free(state), state.host in actor.present)


def count_free(state: TableState) -> int:
    """Return how many seats of a table that has not started are free."""
    return sum(place.is_free for place in state.seats) if state.phase is Phase.OPEN else 0


def describe_state(state: TableState) -> Shown:
    """Return what the list shows of a table, all of which spectators may know."""
    game = state.game
    host = state.seats[state.host or 0]
    changed = parse_options(changed_options(game.options, state.settings.options))
    options = ", ".join(f"{name}: {value}" for name, value in describe_options(game, changed))
    taken = sum(not place.is_free for place in state.seats)
    turn = 0 if state.state is None else game.turn_of(game.view(state.state, None))
    return Shown(host.name, host.avatar, options, len(state.seats), taken, turn)
