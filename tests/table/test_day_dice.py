"""Tables with the dice of a day: the same rolls for all, shown to nobody else, checked afterwards."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta

import pytest

from rollwright.core.errors import InvalidSheet, RollwrightError
from rollwright.core.record import parse_record
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.day_dice import DAY_MS, begins_at, closes_at
from rollwright.table.dice.fair_dice import commit_to
from rollwright.table.dice.verify import verify_record
from rollwright.table.people.days import (
    Day,
    NotYet,
    begin_day,
    begin_try,
    find_try,
    list_ranked,
    note_try,
    open_tries,
    prepare_days,
    secret_of_day,
    shown_secret,
    spread_of,
)
from rollwright.table.people.profiles import Profile, find_profile, make_profile
from rollwright.table.rules import commands as c
from rollwright.table.rules.events import DayDice
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.postgres import PostgresStore
from rollwright.table.stores.store import Store

from .tables import GAMES, FakeClock, Party, in_loop, make_hall, refused
from .watching import subscribe

TODAY = date(2026, 12, 1)
NINE = {"turns": "9"}
PEOPLE = 200


def clock_at(ms: int) -> FakeClock:
    clock = FakeClock()
    clock.wall_time = ms
    return clock


def begin(store: Store, now: int, day: date = TODAY) -> Day:
    prepare_days(store, {"toy": {day: NINE}}, begins_at(day) - DAY_MS)
    found = begin_day(store, day, "toy", now)
    assert found is not None
    return found


def someone(store: Store, name: str) -> Profile:
    profile = find_profile(store, make_profile(store, name, "pine", 1))
    assert profile is not None
    return profile


async def sit_down(tables: Tables, day: Day, name: str) -> Party:
    new = NewTable("toy", ["person"], day.options, hints="nobody", daily=DayDice(day.day, day.salt))
    opened = await tables.create(new, secret=secret_of_day(tables.store, day))
    assert opened.commitment == day.commitment
    seated = await tables.join(opened.table, name, host_key=opened.host_key)
    party = Party(tables, opened.table, [seated.token])
    await party.act(0, c.Start())
    return party


async def play_out(party: Party, which: int = 0) -> None:
    while (data := await party.data(0))["phase"] != "over":
        if data["waiting"]:
            await party.move(0, min(which, len(data["moves"]) - 1))
        else:
            await party.roll()


async def rolls_of(party: Party) -> list[str]:
    text = await party.tables.record(party.table, party.tokens[0])
    return [line for line in parse_record(text).steps if line.startswith("roll ")]


@in_loop
async def test_everybody_meets_the_same_dice_and_they_are_checked_afterwards() -> None:
    store, clock = MemoryStore(), clock_at(begins_at(TODAY) + 5)
    tables, day = make_hall(store, clock), begin(store, begins_at(TODAY))
    parties = [await sit_down(tables, day, name) for name in ("Ada", "Bo")]
    for which, party in enumerate(parties):
        await play_out(party, which)
    assert await rolls_of(parties[0]) == await rolls_of(parties[1]) != []
    early = await tables.record(parties[0].table, parties[0].tokens[0])
    with pytest.raises(InvalidSheet, match="shown when the day is over"):
        verify_record(early, lambda name: GAMES[name])
    clock.wall_time = closes_at(TODAY)
    late = await tables.record(parties[0].table)
    report = verify_record(late, lambda name: GAMES[name])
    assert (report.ok, report.kind, report.table) == (True, 3, "2026-12-01")
    other = "ab" * 16 if day.salt != "ab" * 16 else "cd" * 16
    assert not verify_record(late.replace(day.salt, other), lambda name: GAMES[name]).ok
    forged = late.replace(f"secret {shown_secret(store, day, closes_at(TODAY))}", f"secret {'0' * 64}")
    assert "not the one that was committed to" in verify_record(forged, lambda name: GAMES[name]).problems[0]


@in_loop
async def test_nobody_else_sees_a_table_of_today_and_no_event_holds_the_secret() -> None:
    store, clock = MemoryStore(), clock_at(begins_at(TODAY) + 5)
    tables, day = make_hall(store, clock), begin(store, begins_at(TODAY))
    party = await sit_down(tables, day, "Ada")
    await play_out(party)
    with refused(Why.TOKEN):
        await tables.record(party.table)
    with refused(Why.NOT_NOW):
        async with subscribe(tables, party.table):
            pass
    secret = secret_of_day(store, day)
    stored = b"".join(event.body for event in store.read(party.table))
    assert secret.hex().encode() not in stored
    with refused(Why.NOT_NOW):
        await tables.join(party.table, "Eve")
    clock.wall_time = closes_at(TODAY)
    async with subscribe(tables, party.table):
        pass


@in_loop
async def test_a_seat_that_was_given_up_makes_no_result_and_nobody_takes_it() -> None:
    store, clock = MemoryStore(), clock_at(begins_at(TODAY) + 5)
    tables, day = make_hall(store, clock), begin(store, begins_at(TODAY))
    ada = someone(store, "Ada")
    party = await sit_down(tables, day, "Ada")
    begin_try(store, day, ada, party.table, 0, clock.wall())
    await party.act(0, c.Leave())
    with refused(Why.FULL):
        await tables.join(party.table, "Eve")
    assert note_try(store, (await tables.view(party.table)).table_state) is False


@in_loop
async def test_a_rematch_has_dice_of_its_own() -> None:
    store, clock = MemoryStore(), clock_at(begins_at(TODAY) + 5)
    tables, day = make_hall(store, clock), begin(store, begins_at(TODAY))
    party = await sit_down(tables, day, "Ada")
    await play_out(party)
    answer = await party.act(0, c.Rematch())
    assert (await tables.view(answer.table)).table_state.settings.daily is None


@in_loop
async def test_a_result_that_a_crash_lost_is_counted_from_the_log() -> None:
    store, clock = MemoryStore(), clock_at(begins_at(TODAY) + 5)
    day = begin(store, begins_at(TODAY))
    ada, party = someone(store, "Ada"), await sit_down(make_hall(store, clock), day, "Ada")
    begin_try(store, day, ada, party.table, 0, clock.wall())
    await play_out(party)
    assert open_tries(store) == [party.table], "nobody has noted it yet"
    again = make_hall(store, clock_at(begins_at(TODAY) + 3 * DAY_MS))
    assert note_try(store, load_room(again.store, lambda name: GAMES[name], party.table)) is True
    attempt = find_try(store, day.day, "toy", ada)
    assert attempt is not None
    assert attempt.ended == clock.wall(), "it counts as of when it ended, not of when it was found"


@in_loop
async def test_a_day_of_200_people_on_two_servers(address: str) -> None:
    """One commitment, the same dice for all, one try each, every cheat refused, a check afterwards."""
    clocks = [clock_at(begins_at(TODAY) - DAY_MS), clock_at(begins_at(TODAY) - DAY_MS + 20_000)]
    halls = [make_hall(PostgresStore(address), clock) for clock in clocks]
    for hall in halls:
        prepare_days(hall.store, {"toy": {TODAY: {"turns": "2"}}}, hall.clock.wall())
        with pytest.raises(NotYet):
            begin_day(hall.store, TODAY, "toy", hall.clock.wall())
    for clock in clocks:
        clock.wall_time += DAY_MS
    days = [begin_day(hall.store, TODAY, "toy", hall.clock.wall()) for hall in halls]
    assert days[0] == days[1]
    day = days[0]
    assert day is not None
    assert day.is_committed_before
    rolls = await play_a_day(halls, day)
    assert len(rolls) == 1
    ranked = list_ranked(halls[1].store, day.day, "toy", PEOPLE)
    await assert_nothing_is_shown(halls, day, ranked[0].name)
    for clock in clocks:
        clock.wall_time = closes_at(TODAY) + 60_000
    for hall in halls:
        secret = bytes.fromhex(shown_secret(hall.store, day, hall.clock.wall()))
        assert commit_to(secret) == day.commitment
        assert_is_checked(await hall.record(ranked[0].name))
        await hall.close()


async def play_a_day(halls: list[Tables], day: Day) -> set[tuple[str, ...]]:
    """Let everybody play their one try, on one server or the other; return all rolls that were met."""
    people = [someone(halls[0].store, f"P{n}") for n in range(PEOPLE)]
    tables, rolls = [], set()
    for n, person in enumerate(people):
        hall, other = halls[n % 2], halls[1 - n % 2]
        party = await sit_down(hall, day, person.name)
        assert begin_try(hall.store, day, person, party.table, 0, hall.clock.wall()) == party.table
        assert begin_try(other.store, day, person, "SECOND", 0, other.clock.wall()) == party.table
        await play_out(party, n % 3)
        state = (await hall.view(party.table)).table_state
        assert note_try(hall.store, state)
        assert not note_try(other.store, state), "a result is counted once"
        rolls.add(tuple(await rolls_of(party)))
        tables.append(party.table)
    assert sum(spread_of(halls[1].store, day.day, "toy").values()) == PEOPLE
    ranked = list_ranked(halls[1].store, day.day, "toy", PEOPLE)
    assert sorted(each.name for each in ranked) == sorted(tables)
    assert [each.points for each in ranked] == sorted((each.points for each in ranked), reverse=True)
    return rolls


async def assert_nothing_is_shown(halls: list[Tables], day: Day, table: str) -> None:
    """Before the day is over neither server shows its secret, a table, a record or a seat to others."""
    for hall in halls:
        assert shown_secret(hall.store, day, hall.clock.wall()) == ""
        with refused(Why.TOKEN):
            await hall.record(table)
        with refused(Why.NOT_NOW):
            async with subscribe(hall, table):
                pass
        with refused(Why.NOT_NOW):
            await hall.join(table, "Eve")


def assert_is_checked(record: str) -> None:
    """A record passes the check of its dice, and not after a roll was edited."""
    assert verify_record(record, lambda name: GAMES[name]).ok
    rolled = next(line for line in record.split("\n") if " roll " in line)
    number, face = rolled[:-1], rolled[-1]
    edited = record.replace(rolled, number + ("1" if face != "1" else "2"), 1)
    with suppress(RollwrightError):
        assert not verify_record(edited, lambda name: GAMES[name]).ok


def test_the_day_after_has_another_secret() -> None:
    store = MemoryStore()
    days = [begin(store, begins_at(TODAY + timedelta(days=n)), TODAY + timedelta(days=n)) for n in range(2)]
    assert secret_of_day(store, days[0]) != secret_of_day(store, days[1])
