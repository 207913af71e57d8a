"""A store as today's code writes it: `python -m tests.table.keep_store NAME` makes `data/NAME.sql.xz`.

Each line of OPTIONS is played twice, to the end and half way. Beside the store lies what each of its tables
showed: `data/NAME.json`. Both are kept for ever: every later version opens them (`test_kept_stores.py`).
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import apsw

from rollwright.core.record import format_record
from rollwright.core.rng import draw_below, make_rng
from rollwright.games.catalogue import find_game
from rollwright.table.actors.tables import Tables
from rollwright.table.people.days import prepare_days
from rollwright.table.people.own_games import (
    TABLE,
    NewGame,
    Wanted,
    keep_seat,
    list_games,
    note_results,
)
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.people.shared_dice import describe_finished, list_earlier, make_set, share_table
from rollwright.table.rules import commands as c
from rollwright.table.rules.ending import outcome_of
from rollwright.table.rules.setup import NewTable, Paper, plan_lesson
from rollwright.table.rules.table_record import record_of
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store
from rollwright.web.door.person import Person
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.people.games_lists import read_record_of
from rollwright.web.people.profile_file import describe_person

from .tables import FakeClock, Party, gather

DATA = Path(__file__).parent / "data"
NOW = 1_795_000_000_000
HALF_WAY = 12
"""Steps after which a game is left as it stands."""


class Kept(NamedTuple):
    """Options that are kept, and the number of people that play with them."""

    game: str
    people: int = 1
    options: dict[str, str] = {}  # noqa: RUF012


OPTIONS = (
    Kept("chiefdom-1"),
    Kept("chiefdom-1", 3, {"cards": "random"}),
    Kept("chiefdom-1", 2, {"shapes": "linked", "cards": "3,7,14", "walls": "6-8", "house_logs": "4"}),
    Kept("chiefdom-2"),
    Kept("chiefdom-2", 2, {"cards": "random", "bonus": "on"}),
    Kept("chiefdom-2", 1, {"bonus": "on", "house_logs": "2"}),
    Kept("chiefdom-2", 2, {"bonus": "on", "shapes": "pips", "house_logs": "1"}),
    Kept("duel", 2),
    Kept("duel", 2, {"first": "B"}),
    Kept("duel", 2, {"board": "11", "track": "3plus-6lift-10star-18star"}),
    Kept("fiefdoms"),
    Kept("fiefdoms", 2),
    Kept("fiefdoms", 4),
    *(Kept("fiefdoms", 1, {"challenge": str(number)}) for number in range(1, 9)),
)


async def play(party: Party, hand: Any, most: int) -> Any:
    """Play random moves until a game is over or has had that many steps; return the hand's next state."""
    for _ in range(most):
        state = (await party.tables.view(party.table)).table_state
        if state.phase != "playing":
            break
        if state.is_chance_due:
            await party.roll()
            continue
        seat = state.waiting[0]
        paths = state.game.engine(None).paths(state.game.view(state.state, seat), seat)
        hand, which = draw_below(hand, len(paths))
        play = c.Play(id=f"m{state.seq}", ask=state.asked[seat], path=tuple(paths[which]))
        await party.act(seat, play)
    return hand


def describe(state: TableState) -> dict[str, Any]:
    """Return what a table shows: how far it is, its sheets, scores and result, and its record at the end."""
    game, told = state.game, outcome_of(state)
    seats = range(len(state.seats))
    return {
        "game": game.id,
        "phase": state.phase,
        "steps": len(state.steps),
        "waiting": list(state.waiting),
        "sheets": [game.format_sheet(state.state, seat) for seat in seats],
        "scores": [dict(game.score(state.state, seat).breakdown) for seat in seats],
        "winners": None if told is None else list(told.winners),
        "remarks": [] if told is None else list(map(str, told.remarks)),
        "record": format_record(record_of(state)) if told is not None else "",
    }


def make_tables(store: Any) -> Tables:
    """Return tables that know every game."""
    return Tables(store, clock=FakeClock(), chooser=LevelChooser())


async def keep_all(store: SqliteStore) -> dict[str, Any]:
    """Play all games in a store, with a profile that has their first seats; return what they show."""
    tables, hand, told = make_tables(store), make_rng(51, 0, 1), {}
    key = make_profile(store, "Ada", "pine", NOW)
    profile = find_profile(store, key)
    assert profile is not None
    for kept, most in ((kept, most) for kept in OPTIONS for most in (10**6, HALF_WAY)):
        party = await gather(tables, kept.people, kept.game, shares=True, options=kept.options)
        token = party.tokens[0]
        keep_seat(store, profile, key, NewGame(party.table, 0, token, kept.game, TABLE, NOW, kept.people))
        hand = await play(party, hand, most)
        state = (await tables.view(party.table)).table_state
        note_results(store, state, NOW)
        told[party.table] = describe(state) | {"tokens": party.tokens}
    for new in (plan_lesson(find_game("chiefdom-2"), 7), go_on(told)):
        opened = await tables.create(new)
        seated = await tables.join(opened.table, "Ada", host_key=opened.host_key)
        await tables.act(opened.table, seated.token, c.Start())
        told[opened.table] = describe((await tables.view(opened.table)).table_state) | {"tokens": []}
    share(store, (await tables.view(next(iter(told)))).table_state)
    file = "".join(iterate_file(store, Person(key, profile)))
    await tables.close()
    return {"tables": told, "key": key, "profile": file}


def go_on(told: dict[str, Any]) -> NewTable:
    """Return a table that goes on from the sheet of one that is half played."""
    sheet = list(told.values())[1]["sheets"][0]
    return NewTable("chiefdom-1", paper=Paper([sheet], 7))


def share(store: SqliteStore, finished: TableState) -> None:
    """Commit to the dice of a day, and share those of a game."""
    day = date(2026, 11, 20)
    prepare_days(store, {"fiefdoms": {day: {"challenge": "6"}}, "chiefdom-2": {day: {}}}, NOW)
    new = share_table(finished, ("person",))
    make_set(store, new, list_earlier(describe_finished(finished), new, has_goal=False), NOW)


def dump(path: Path) -> str:
    """Return a store as SQL."""
    db = sqlite3.connect(path)
    [(version,)] = db.execute("pragma user_version")
    return "\n".join([*db.iterdump(), f"pragma user_version = {version};\n"])


def restore(name: str, path: Path) -> None:
    """Make the file of a store that is kept."""
    apsw.Connection(str(path)).execute(lzma.decompress((DATA / f"{name}.sql.xz").read_bytes()).decode())


def read_told(name: str) -> dict[str, Any]:
    """Return what the tables of a store that is kept showed."""
    told: dict[str, Any] = json.loads(lzma.decompress((DATA / f"{name}.json.xz").read_bytes()))
    return told


def main(name: str) -> None:
    """Play the games and write both files."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kept.db"
        told = asyncio.run(keep_all(SqliteStore(path)))
        sql = dump(path)
    (DATA / f"{name}.sql.xz").write_bytes(lzma.compress(sql.encode(), preset=9))
    (DATA / f"{name}.json.xz").write_bytes(lzma.compress(json.dumps(told).encode(), preset=9))


if __name__ == "__main__":
    main(sys.argv[1])


def iterate_file(store: Store, person: Person) -> Iterator[str]:
    """Yield a person's file, record by record."""
    yield describe_person(store, person) + "\n"
    for game in list_games(store, person.profile, Wanted(), 10**6):
        text = read_record_of(store, person, game)
        yield text + "\n" if text else ""
