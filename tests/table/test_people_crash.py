"""Whenever a process is killed, every profile, seat and result it acknowledged is there, and counted once."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from rollwright.table.people.days import spread_of
from rollwright.table.people.friends import friend_ids, link_of
from rollwright.table.people.open_tables import is_listed
from rollwright.table.people.own_games import token_at
from rollwright.table.people.profiles import find_profile
from rollwright.table.people.shared_dice import find_set
from rollwright.table.people.slow_games import moves_owed
from rollwright.table.stores.sqlite import SqliteStore

pytestmark = pytest.mark.apart

DAY = date(2026, 12, 1)
ROOT = Path(__file__).parents[2]
VICTIM = """
import sys
from datetime import date
from rollwright.table.dice.day_dice import begins_at
from rollwright.table.people.days import begin_day, begin_try, end_try, prepare_days
from rollwright.table.people.friends import befriend, renew_link
from rollwright.table.people.open_tables import News, Shown, list_table
from rollwright.table.people.own_games import TABLE, NewGame, keep_seat
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.people.slow_games import note_clock
from rollwright.table.people.shared_dice import Earlier, NewSet, make_set
from rollwright.table.stores.sqlite import SqliteStore

store, day, start = SqliteStore(sys.argv[1]), date(2026, 12, 1), int(sys.argv[2])
now = begins_at(day)
prepare_days(store, {"toy": {day: {}}}, now - 1)
begun = begin_day(store, day, "toy", now)
start_id = find_profile(store, make_profile(store, "First", "", now)).id
for n in range(start, start + 10_000):
    key = make_profile(store, f"P{n}", "", now)
    profile = find_profile(store, key)
    keep_seat(store, profile, key, NewGame(f"T{n}", 0, f"token {n}", "toy", TABLE, now, 1))
    begin_try(store, begun, profile, f"T{n}", 0, now)
    end_try(store, f"T{n}", n % 7, "{}", now)
    link = renew_link(store, profile, key)
    befriend(store, profile, start_id, now, "link")
    list_table(store, f"T{n}", profile, "toy", News(Shown("P", "", "", 2, 1), 1, True), now + n)
    note_clock(store, f"T{n}", [n % 2], now + n)
    make_set(store, NewSet("toy", {}, f"T{n}", ("person",), table=f"T{n}"), [Earlier(0, 5, "{}", now)], now)
    print(n, key, link, flush=True)
"""


@pytest.mark.parametrize("lines", [1, 7, 23])
def test_what_was_acknowledged_of_people_and_days_survives_a_kill(tmp_path: Path, lines: int) -> None:
    path, told = tmp_path / "tables.db", dict[str, tuple[str, str]]()
    for start in (0, 20_000):
        command = [sys.executable, "-c", VICTIM, str(path), str(start)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in range(lines):
                number, key, link = process.stdout.readline().split()
                told[number] = (key, link)
            process.kill()
            rest = [line.split() for line in process.stdout if line.endswith("\n")]
            told |= {number: (key, link) for number, key, link in rest}
    store = SqliteStore(path)
    for number, (key, link) in told.items():
        profile = find_profile(store, key)
        assert profile is not None
        assert token_at(store, profile, key, f"T{number}") == f"token {number}"
        assert link_of(store, profile, key) == link
        [friend] = friend_ids(store, profile)
        assert store.ask("select friend from friends where profile = ? and friend = ?", friend, profile.id)
        assert is_listed(store, f"T{number}")
        owed, slow = moves_owed(store, profile)
        assert (slow, bool(owed)) == (1, int(number) % 2 == 0)
        [(code,)] = store.ask("select code from dice_sets where origin = ?", f"T{number}")
        assert find_set(store, code) is not None
        assert spread_of(store, code, "toy") == {5: 1}
    [(ended,)] = store.ask("select count(*) from tries where ended is not null and day = ?", DAY.isoformat())
    assert ended >= len(told)
    assert sum(spread_of(store, DAY.isoformat(), "toy").values()) == ended, "each result is counted once"
    store.close()


RATING_VICTIM = """
import asyncio, sys
from rollwright.table.actors.tables import Tables
from rollwright.table.people.own_games import TABLE, NewGame, keep_seat
from rollwright.table.people.profiles import find_profile, make_profile
from rollwright.table.people.ratings import settle_game
from rollwright.table.rules import commands as c
from rollwright.table.stores.sqlite import SqliteStore
from tests.table.tables import gather, make_known
from tests.table.test_ratings import GAME, play, state_of

async def main():
    store = SqliteStore(sys.argv[1])
    tables = Tables(store, find_game=lambda name: GAME)
    people = [(key := make_profile(store, name, "", 1), find_profile(store, key)) for name in ("A", "B")]
    for _, profile in people:
        make_known(store, profile.id)
    while True:
        party = await gather(tables, 2)
        for seat, (key, profile) in enumerate(people):
            token, now = party.tokens[seat], tables.clock.wall()
            keep_seat(store, profile, key, NewGame(party.table, seat, token, "toy", TABLE, now, 2))
        await play(party, 1)
        await party.act(1, c.Leave())
        assert settle_game(store, await state_of(party), tables.clock.wall())
        print(party.table, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 6])
def test_a_rated_game_counts_once_for_both_or_for_nobody_when_its_server_is_killed(
    tmp_path: Path, lines: int
) -> None:
    path = tmp_path / "tables.db"
    command = [sys.executable, "-c", RATING_VICTIM, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().strip() for _ in range(lines)]
        process.kill()
        told += [line.strip() for line in process.stdout if line.endswith("\n")]
    store = SqliteStore(path)
    counted = store.ask("select name, count(*) from rated_seats where name not like 'OWN%' group by name")
    assert {name for name, _ in counted} >= {*told}
    assert {count for _, count in counted} == {2}, "both ratings, or none"
    assert store.ask("select distinct games from ratings") == [(len(counted),)]
    assert store.ask("select count(*) from rated") == [(len(counted),)]
    store.close()
