"""Several processes on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import psycopg
import pytest

from rollwright.table.actors.presence import MOST_LETTERS, Elsewhere, beat_of, format_presence, parse_presence
from rollwright.table.actors.subscription import DELETED
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores import postgres
from rollwright.table.stores.group_commit import Job
from rollwright.table.stores.postgres import PostgresStore
from rollwright.table.stores.postgres_append import CHANNEL
from rollwright.table.stores.queries import Append
from rollwright.table.stores.store import Fenced, SeqTaken, StoreFailed, UnknownTable

from .tables import GAMES, FakeClock, Party, gather, in_loop, make_hall, refused, until
from .throwaway import Server
from .watching import subscribe

NINE = {"turns": "9"}


def elsewhere(address: str, party: Party, clock: FakeClock | None = None) -> Party:
    """Return the same table as another process sees it."""
    return Party(make_hall(PostgresStore(address), clock), party.table, party.tokens)


def view(address: str, table: str) -> TableState:
    """Replay what is in the database."""
    store = PostgresStore(address)
    table_state = load_room(store, GAMES.__getitem__, table)
    store.close()
    return table_state


@in_loop
async def test_who_watches_in_another_process_hears_of_a_move(address: str) -> None:
    one = await gather(make_hall(PostgresStore(address)), 2, options=NINE)
    two = elsewhere(address, one)
    async with subscribe(two.tables, one.table, one.tokens[1]) as watcher:
        assert (await watcher.next()) is not None
        answer = await one.roll()
        update = await asyncio.wait_for(watcher.next(), 60)
        assert update is not None
        assert (update.seq, update.what) == (answer.seq, ("rolled",))
        assert (await two.data(1))["roll"] == (await one.data(1))["roll"]
    await one.tables.close()
    await two.tables.close()


@in_loop
async def test_a_table_that_one_process_deletes_is_gone_from_the_others(address: str) -> None:
    store = PostgresStore(address)
    one = await gather(make_hall(store), 2, options=NINE)
    two = elsewhere(address, one)
    async with subscribe(two.tables, one.table, one.tokens[1]) as watcher:
        await asyncio.to_thread(store.delete, one.table)
        await until(lambda: watcher.closed == DELETED)
    assert two.tables.live_tables == 0
    with refused(Why.NO_TABLE):
        await two.tables.view(one.table)
    await one.tables.close()
    await two.tables.close()


@in_loop
async def test_a_notice_tells_the_table_and_the_number_and_nothing_else(address: str) -> None:
    store = PostgresStore(address)
    party = await gather(make_hall(store), 2, options=NINE)
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"listen {CHANNEL}".encode())
        answer = await party.act(0, c.Say(id="s", text="psst"))
        notice = next(db.notifies(timeout=120, stop_after=1))
    assert notice.payload == f"{store._sender} {party.table} {answer.seq}"
    await party.tables.close()


@in_loop
async def test_two_processes_take_turns_and_every_move_is_kept_once(address: str) -> None:
    one = await gather(make_hall(PostgresStore(address)), 2, options={"turns": "3"})
    two = elsewhere(address, one)
    await two.data()
    while (await one.data())["phase"] == "playing":
        here, there = (one, two) if (await one.data())["turn"] % 2 else (two, one)
        if (await here.data(0))["can_roll"]:
            rolled = await here.roll()
            await until(lambda: there.tables.actors[one.table].table_state.seq >= rolled.seq)  # noqa: B023
        for party, seat in ((here, 0), (there, 1)):
            if (await party.data(seat))["ask"] is not None:
                await party.move(seat)
        last = max(p.tables.actors[one.table].table_state.seq for p in (one, two))
        await until(lambda: all(p.tables.actors[one.table].table_state.seq == last for p in (one, two)))  # noqa: B023
    assert one.tables.actors[one.table].table_state == two.tables.actors[one.table].table_state
    assert one.tables.actors[one.table].table_state == view(address, one.table)
    await one.tables.close()
    await two.tables.close()


@in_loop
async def test_looking_at_a_table_does_not_take_it_away_from_its_owner(address: str) -> None:
    one = await gather(make_hall(PostgresStore(address)), 2, options=NINE)
    owner = one.tables.actors[one.table].fence
    two = elsewhere(address, one)
    async with subscribe(two.tables, one.table):
        await two.data()
        assert two.tables.actors[one.table].fence is None
        await one.roll()
    assert one.tables.actors[one.table].fence == owner
    await one.tables.close()
    await two.tables.close()


@in_loop
async def test_a_bot_moves_once_however_many_processes_watch(address: str) -> None:
    one = await gather(make_hall(PostgresStore(address)), 1, bots=["greedy"], options=NINE)
    others = [elsewhere(address, one) for _ in range(2)]
    for other in others:
        await other.data()
    for turn, party in enumerate([one, *others], 1):
        await until(lambda: party.tables.actors[one.table].table_state.rolls == turn - 1)  # noqa: B023
        await party.roll()
        await party.move(0)
        await until(lambda: party.tables.actors[one.table].table_state.is_chance_due)  # noqa: B023
        last = party.tables.actors[one.table].table_state.seq
        for other in (one, *others):
            await until(lambda: other.tables.actors[one.table].table_state.seq == last)  # noqa: B023
    table_state = view(address, one.table)
    assert [line.seat for line in table_state.lines if line.kind == "moved"].count(1) == 3
    for party in (one, *others):
        await party.tables.close()


@in_loop
async def test_a_new_owner_gives_nobody_more_time(address: str) -> None:
    clock, other_clock = FakeClock(), FakeClock()
    one = await gather(make_hall(PostgresStore(address), clock), 2, options=NINE, timer=30)
    two = elsewhere(address, one, other_clock)
    async with subscribe(two.tables, one.table):
        answer = await one.roll()
        await until(lambda: two.tables.actors[one.table].table_state.seq == answer.seq)
        for each in (clock, other_clock):
            each.advance(20)
        await two.act(0, c.Say(id="s", text="I am the owner now"))
        assert (await two.data(0))["seconds_left"] == {0: 10.0, 1: 10.0}
    await one.tables.close()
    await two.tables.close()


@in_loop
async def test_after_the_database_crashes_everything_acknowledged_is_there(
    server: Server, address: str
) -> None:
    party = await gather(make_hall(PostgresStore(address)), 2, options=NINE)
    await party.roll()
    data = await party.data(0)
    play = c.Play(id="m", ask=data["ask"], path=data["moves"][0]["numbers"])
    server.crash()
    with refused(Why.STORE):
        await party.act(0, play)
    assert not (await party.tables.health()).ok
    assert (await party.data(0))["seq"] == data["seq"]
    server.start()
    assert (await party.act(0, play)).seq == data["seq"] + 1
    assert (await party.tables.health()).ok
    await party.tables.close()


@in_loop
async def test_notices_lost_while_the_database_was_away_are_made_up_for(server: Server, address: str) -> None:
    one = await gather(make_hall(PostgresStore(address)), 2, options=NINE)
    two = elsewhere(address, one)
    async with subscribe(two.tables, one.table):
        server.crash()
        server.start()
        answer = await one.act(0, c.Say(id="s", text="is anybody there?"))
        await until(lambda: two.tables.actors[one.table].table_state.seq == answer.seq)
    await one.tables.close()
    await two.tables.close()


@in_loop
async def test_a_process_that_froze_with_a_table_in_its_hands_is_not_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # how long to freeze: longer than a busy machine needs to ask
    impatient = postgres.SESSION.replace("'5s'", "'200ms'").replace("'10s'", "'4s'")
    monkeypatch.setattr(postgres, "SESSION", impatient)
    party = await gather(make_hall(PostgresStore(address)), 2, options=NINE)
    with psycopg.connect(address) as frozen:
        frozen.execute(postgres.SESSION)
        frozen.execute("select fence from tables where name = %s for update", (party.table,))
        with refused(Why.STORE):
            await party.roll()

        async def rolls() -> bool:
            try:
                return bool(await party.roll())
            except Refusal:
                return False

        await until(rolls)
        with pytest.raises(psycopg.Error, match="idle-in-transaction"):
            frozen.execute("select 1")
    await party.tables.close()


def fill(store: PostgresStore, tables: int) -> dict[str, int]:
    """Make some tables and return their fences."""
    names = [f"T{number}" for number in range(tables)]
    for name in names:
        store.create(name, b"s", b"one")
    return {name: store.claim(name) for name in names}


@contextmanager
def holding(store: PostgresStore) -> Iterator[None]:
    """Keep the writer busy, so that what is appended meanwhile gathers."""
    free, begun, commit = Event(), Event(), store._writer._commit
    store.create("BUSY", b"s", b"one")

    def wait_then_commit(batch: list[Job[Append]]) -> None:
        begun.set()
        free.wait(120)
        store._writer._commit = commit
        commit(batch)

    store._writer._commit = wait_then_commit
    store.append("BUSY", store.claim("BUSY"), 2, [b"two"])
    assert begun.wait(120)
    yield
    free.set()


def test_many_tables_share_one_statement_and_one_notice(address: str) -> None:
    store, heard = PostgresStore(address), Event()
    fences = fill(store, 50)
    other, notices = PostgresStore(address), dict[str, int]()

    def note(table: str, seq: int) -> None:
        notices[table] = seq
        if len(notices) == 1 + 1 + 50:  # "" when the listening begins, and the one that held the writer
            heard.set()

    other.listen(note, lambda *told: None)
    with holding(store):
        before = store.commits
        waiting = [store.append(name, fence, 2, [b"two", b"three"]) for name, fence in fences.items()]
    for done in waiting:
        done.result(120)
    assert store.commits - before == 1
    assert heard.wait(120)
    assert notices.items() >= dict.fromkeys(fences, 3).items()
    assert [line.body for line in store.read("T49")] == [b"one", b"two", b"three"]
    store.close()
    other.close()


def test_a_refused_append_does_not_spoil_those_written_with_it(address: str) -> None:
    store = PostgresStore(address)
    fences = fill(store, 3)
    with holding(store):
        good = store.append("T0", fences["T0"], 2, [b"x"])
        again, next_one = (store.append("T0", fences["T0"], seq, [b"x"]) for seq in (2, 3))
        fenced = store.append("T1", fences["T1"] - 1, 2, [b"x"])
        gap = store.append("T2", fences["T2"], 3, [b"x"])
        unknown = store.append("NONE", 1, 2, [b"x"])
    refusals = [type(done.exception(120)) for done in (good, again, next_one, fenced, gap, unknown)]
    assert refusals == [type(None), SeqTaken, type(None), Fenced, SeqTaken, UnknownTable]
    assert [len(store.read(name)) for name in fences] == [3, 1, 1]
    store.close()


def test_nobody_waits_for_a_table_that_another_process_has_in_hands(address: str) -> None:
    store = PostgresStore(address)
    fences = fill(store, 2)
    with psycopg.connect(address) as frozen:
        frozen.execute("select fence from tables where name = 'T0' for update")
        with holding(store):
            held, free = (store.append(name, fence, 2, [b"x"]) for name, fence in fences.items())
        free.result(120)  # whoever waited for the lock would be behind the other, which gives up first
        assert not held.done()
    held.result(120)
    assert [len(store.read(name)) for name in fences] == [2, 2]
    store.close()


def test_a_process_does_not_hear_of_what_it_wrote_itself(address: str) -> None:
    store, other, heard = PostgresStore(address), PostgresStore(address), Event()
    fences, notices = fill(store, 2), list[str]()

    def note(table: str, seq: int) -> None:
        notices.append(table)
        if table == "T1":
            heard.set()

    store.listen(note, lambda *told: None)
    store.append("T0", fences["T0"], 2, [b"x"]).result(120)
    other.append("T1", fences["T1"], 2, [b"x"]).result(120)
    assert heard.wait(120)
    assert notices == ["", "T1"]
    store.close()
    other.close()


def _spawn(address: str, party: Party, seat: int, how_many: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.table.clerk", address, party.table, party.tokens[seat], str(how_many)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )


def test_real_processes_one_of_them_killed_keep_every_acknowledged_event_once(address: str) -> None:
    parties: list[Party] = []

    @in_loop
    async def begin() -> None:
        tables = make_hall(PostgresStore(address))
        parties.append(await gather(tables, 3, options=NINE))
        await tables.close()

    begin()
    party, how_many = parties[0], 40
    clerks = [_spawn(address, party, seat, how_many) for seat in range(3)]
    killed = clerks[0].stdout
    assert killed is not None
    acknowledged = [int(killed.readline()) for _ in range(5)][-1]
    clerks[0].send_signal(signal.SIGKILL)
    acknowledged = max([acknowledged, *map(int, killed.read().split())])
    for clerk in clerks:
        clerk.wait(120)
        assert clerk.stdout is not None
        clerk.stdout.close()
    table_state = view(address, party.table)
    said = [(line.seat, line.text) for line in table_state.chat]
    assert len(said) == len(set(said))
    for seat in (1, 2):
        assert [text for who, text in said if who == seat] == [f"message {n}" for n in range(how_many)]
    mine = [text for who, text in said if who == 0]
    assert mine == [f"message {n}" for n in range(len(mine))]
    assert acknowledged + 1 <= len(mine) <= acknowledged + 2


def test_a_database_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(StoreFailed, match="the database cannot do this now"):
        PostgresStore("host=/nonexistent dbname=nothing")


# ---- Servers tell each other whose people are connected


def test_what_a_server_said_counts_until_it_says_otherwise_or_falls_silent() -> None:
    elsewhere = Elsewhere(beat=10)
    assert elsewhere.hear("one", frozenset({0, 2}), 0) == {0, 2}
    assert elsewhere.hear("two", frozenset({1}), 1) == {1}
    assert elsewhere.here(20) == {0, 1, 2}
    assert elsewhere.hear("one", frozenset({2}), 22) == {0, 2}, "who has gone was there until now"
    assert elsewhere.here(24) == {1, 2}
    assert elsewhere.here(40) == {2}, "the second server is silent"
    elsewhere.hear("one", frozenset(), 41)
    assert elsewhere.here(41) == frozenset()


def test_notices_are_read_as_they_were_written_however_many_tables_there_are() -> None:
    present = {f"T{n:05}": frozenset(range(n % 4)) for n in range(2000)}
    notices = list(format_presence("me", present))
    assert len(notices) > 1
    assert max(map(len, notices)) <= MOST_LETTERS
    read = [parse_presence(notice) for notice in notices]
    assert {sender for sender, _ in read} == {"me"}
    assert {table: seats for _, part in read for table, seats in part.items()} == present
    assert list(format_presence("me", {})) == []


def test_a_notice_of_anything_else_says_nothing() -> None:
    assert parse_presence("") == ("", {})
    assert parse_presence("me TABLE x,y,-1 REST") == ("me", {"TABLE": frozenset()})


def test_who_is_there_is_told_several_times_within_the_grace() -> None:
    assert beat_of(60) == 15
    assert beat_of(8) == 2
    assert beat_of(3600) == 15
    assert beat_of(0) > 0
