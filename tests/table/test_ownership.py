"""Two halls on one store, as two processes would be: one log, no lost and no doubled moves."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from rollwright.table.actors.schedule import ROLL_TAKEOVER_SECONDS, TAKEOVER_SECONDS
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore
from rollwright.table.stores.sqlite import SqliteStore
from rollwright.table.stores.store import Store, StoredEvent

from .tables import GAMES, FakeClock, Party, gather, in_loop, make_hall, refused, until
from .watching import subscribe

NINE = {"turns": "9"}


def two_views(store: Store, party: Party, other_store: Store | None = None) -> Party:
    """Return the same table through another process."""
    return Party(make_hall(other_store or store), party.table, party.tokens)


@pytest.fixture(params=["memory", "sqlite"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Store, Store]:
    if request.param == "memory":
        store = MemoryStore()
        return store, store
    return SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "tables.db")


def test_a_hall_that_lost_a_table_reads_on_and_decides_again(stores: tuple[Store, Store]) -> None:
    @in_loop
    async def play() -> None:
        one = await gather(make_hall(stores[0]), 2, options=NINE)
        two = two_views(stores[0], one, stores[1])
        await two.roll()
        await one.act(0, c.Say(id="hm", text="hm"))
        await one.move(0)
        await two.move(1)
        await one.act(0, c.Say(id="hello", text="hello"))
        lines = stores[0].read(one.table)
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        assert load_room(stores[0], GAMES.__getitem__, one.table) == one.tables.actors[one.table].table_state

    play()


def test_many_commands_through_two_halls_at_once_are_all_kept_once(stores: tuple[Store, Store]) -> None:
    @in_loop
    async def play() -> None:
        one = await gather(make_hall(stores[0]), 5, options=NINE)
        two = two_views(stores[0], one, stores[1])

        async def chat(party: Party, seat: int) -> None:
            for number in range(10):
                command = c.Say(id=f"s{number}", text=f"{number} from {seat}")
                for _ in range(20):
                    try:
                        await party.act(seat, command)
                        break
                    except Refusal as refusal:
                        if refusal.why is not Why.LOST:
                            raise
                        await asyncio.sleep(0.01)

        await asyncio.gather(*(chat(one if seat % 2 else two, seat) for seat in range(5)))
        table_state = load_room(stores[0], GAMES.__getitem__, one.table)
        said = [(line.seat, line.text) for line in table_state.chat]
        assert sorted(said) == sorted((seat, f"{n} from {seat}") for seat in range(5) for n in range(10))

    play()


@in_loop
async def test_a_stale_owner_writes_nothing() -> None:
    store = MemoryStore()
    one = await gather(make_hall(store), 2, options=NINE)
    two = two_views(store, one)
    await two.roll()
    actor = one.tables.actors[one.table]
    assert actor.table_state.rolls == 0
    with pytest.raises(Exception, match="no roll is due now"):
        await one.roll()
    assert actor.table_state.rolls == 1
    assert len(store.read(one.table)) == actor.table_state.seq


@in_loop
async def test_a_stale_owner_refuses_nothing_that_is_right_by_now() -> None:
    store = MemoryStore()
    one = await gather(make_hall(store), 2, options=NINE)
    two = two_views(store, one)
    await two.roll()
    seen = await two.data(0)
    assert one.tables.actors[one.table].table_state.waiting == ()
    await one.act(0, c.Play(id="m", ask=seen["ask"], path=seen["moves"][0]["numbers"]))
    assert len(store.read(one.table)) == seen["seq"] + 1


@in_loop
async def test_a_retry_through_another_hall_gets_the_first_answer() -> None:
    store = MemoryStore()
    one = await gather(make_hall(store), 2, options=NINE)
    await one.roll()
    command = await one.move(0)
    first = await one.act(0, command)
    two = two_views(store, one)
    assert await two.act(0, command) == first


@in_loop
async def test_a_notice_makes_a_hall_read_on_and_a_lost_or_doubled_one_does_no_harm() -> None:
    store = MemoryStore()
    one = await gather(make_hall(store), 2, options=NINE)
    two = two_views(store, one)
    await two.data()
    async with subscribe(one.tables, one.table) as watcher:
        await two.act(0, c.Say(id="1", text="this notice is lost"))
        last = await two.act(0, c.Say(id="2", text="this one arrives twice"))
        for _ in range(2):
            await one.tables.on_remote_append(one.table, last.seq)
        update = await watcher.next()
        assert update is not None
        assert (update.seq, update.what) == (last.seq, ("said", "said"))
        assert watcher._queue.empty()
    assert (await one.data())["seq"] == last.seq
    await one.tables.on_remote_append("NOSUCH", 5)


class Stuck(Executor):
    """A pool whose bots never come to a decision, as in a process that hangs."""

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


@pytest.mark.parametrize("timer", [None, 86_400])
def test_who_watches_takes_over_when_the_owner_is_gone(timer: int | None) -> None:
    """However long the people at the table may think, the bot's move is taken over soon."""
    take_over(timer)


@in_loop
async def take_over(timer: int | None) -> None:
    store, clock = MemoryStore(), FakeClock()
    tables = make_hall(store, pool=Stuck())
    party = await gather(tables, 1, bots=["greedy"], options=NINE, timer=timer)
    other = Party(make_hall(store, clock), party.table, party.tokens)
    async with subscribe(other.tables, party.table):
        last = await party.roll()
        await other.tables.on_remote_append(party.table, last.seq)
        actor = other.tables.actors[party.table]
        assert (actor.fence, actor.table_state.waiting) == (None, (0, 1))
        clock.advance(TAKEOVER_SECONDS - 1)
        await asyncio.sleep(0.05)
        assert actor.fence is None
        clock.advance(1)
        await until(lambda: actor.table_state.waiting == (0,))
        assert actor.fence is not None
    await other.tables.close()


@in_loop
async def test_dice_roll_soon_where_people_are_though_all_of_the_owners_have_gone() -> None:
    store, clock = MemoryStore(), FakeClock()
    party = await gather(make_hall(store, clock), 1, options=NINE, roll_after=2)
    other = Party(make_hall(store, clock), party.table, party.tokens)
    async with subscribe(other.tables, party.table, party.tokens[0]):
        said = await party.act(0, c.Say(id="s1", text="I have to go"))
        await other.tables.on_remote_append(party.table, said.seq)
        owner, actor = (tables.actors[party.table] for tables in (party.tables, other.tables))
        assert (owner.fence is None, actor.fence) == (False, None)
        clock.advance(2 + ROLL_TAKEOVER_SECONDS - 0.1)
        await asyncio.sleep(0.05)
        assert (owner.table_state.rolls, actor.table_state.rolls) == (0, 0)
        clock.advance(0.1)
        await until(lambda: actor.table_state.rolls == 1)
        assert actor.fence is not None
    await party.tables.close()
    await other.tables.close()


@in_loop
async def test_a_bot_moves_by_itself_once_the_disk_is_well_again() -> None:
    store, clock = MemoryStore(), FakeClock()
    party = await gather(make_hall(store, clock), 2, options=NINE)
    actor = party.tables.actors[party.table]
    async with subscribe(party.tables, party.table):
        await party.roll()
        await party.act(1, c.Leave())
        store.fails = True
        await until(lambda: actor.fence is None and clock.is_all_asleep(actor._running))
        for _ in range(3):
            clock.advance(TAKEOVER_SECONDS)
            await until(lambda: clock.is_all_asleep(actor._running))
            assert actor.table_state.waiting == (0, 1)
        store.fails = False
        clock.advance(TAKEOVER_SECONDS)
        await until(lambda: actor.table_state.waiting == (0,))
    await party.tables.close()


@in_loop
async def test_who_joined_at_another_server_is_known_here_before_any_notice_comes() -> None:
    store = MemoryStore(is_shared=True)
    one, two = make_hall(store), make_hall(store)
    opened = await one.create(NewTable("toy", ["person", "person"]))
    await two.view(opened.table)
    seated = await one.join(opened.table, "Ada", host_key=opened.host_key)
    assert await two.seat_of(opened.table, seated.token) == seated.seat
    with refused(Why.TOKEN):
        await two.seat_of(opened.table, "x" * 40)


@dataclass
class SlowlyRead(MemoryStore):
    """A store whose log was read, but whose answer is still on its way."""

    has_read: threading.Event = field(default_factory=threading.Event)
    may_answer: threading.Event = field(default_factory=threading.Event)

    def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        lines = super().read(table, after)
        self.has_read.set()
        assert self.may_answer.wait(120)
        return lines


@in_loop
async def test_what_is_written_while_a_table_is_being_read_is_not_missed() -> None:
    store = MemoryStore(is_shared=True)
    slow = SlowlyRead(is_shared=True, _tables=store._tables)
    one, two = make_hall(store), make_hall(slow)
    opened = await one.create(NewTable("toy", ["person"]))
    looking = asyncio.create_task(two.view(opened.table))
    await until(slow.has_read.is_set)
    await one.join(opened.table, "Ada", host_key=opened.host_key)
    hearing = asyncio.create_task(two.on_remote_append(opened.table, 2))
    await asyncio.sleep(0)
    slow.may_answer.set()
    await asyncio.gather(looking, hearing)
    assert (await two.view(opened.table)).table_state.seq == 2
