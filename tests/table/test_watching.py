"""Watching a table: what is told, to whom, and that nobody waits for a slow reader."""

from __future__ import annotations

import asyncio

from rollwright.any_game import AnyGame
from rollwright.table.actors.chooser import PolicyChooser
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .tables import gather, in_loop, make_hall, refused, until
from .watching import subscribe

NINE = {"turns": "9"}


@in_loop
async def test_watchers_are_told_after_the_commit() -> None:
    store = MemoryStore()
    party = await gather(make_hall(store), 2, options=NINE)
    async with subscribe(party.tables, party.table) as watcher:
        answer = await party.roll()
        update = await watcher.next()
        assert update is not None
        assert (update.seq, update.what) == (answer.seq, ("rolled",))
        assert len(store.read(party.table)) == answer.seq


@in_loop
async def test_a_failed_commit_is_told_to_nobody() -> None:
    store = MemoryStore()
    party = await gather(make_hall(store), 2, options=NINE)
    async with subscribe(party.tables, party.table) as watcher:
        store.fails = True
        with refused(Why.STORE):
            await party.roll()
        store.fails = False
        assert watcher._queue.empty()
        assert (await party.data())["waiting"] == []


@in_loop
async def test_a_slow_reader_is_dropped_and_the_others_never_wait() -> None:
    party = await gather(make_hall(MemoryStore()), 1, options=NINE)
    async with (
        subscribe(party.tables, party.table, length=8) as slow,
        subscribe(party.tables, party.table) as quick,
    ):
        on_append = 0
        for number in range(200):
            await party.act(0, c.Say(id=f"s{number}", text="la"))
            if await quick.next() is not None:
                on_append += 1
        assert slow.closed == "too slow"
        assert await slow.next() is None
        assert (quick.closed, on_append) == ("", 200)


@in_loop
async def test_updates_that_gathered_come_as_one() -> None:
    party = await gather(make_hall(MemoryStore()), 1, options=NINE)
    async with subscribe(party.tables, party.table) as watcher:
        for number in range(5):
            await party.act(0, c.Say(id=f"s{number}", text="la"))
        update = await watcher.next()
        assert update is not None
        assert update.what == ("said",) * 5
        assert update.seq == (await party.data())["seq"]


@in_loop
async def test_presence_is_told_as_people_come_and_go() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    async with subscribe(party.tables, party.table) as watcher:
        async with subscribe(party.tables, party.table, party.tokens[1]):
            assert (await party.data())["players"][1]["is_present"]
            update = await watcher.next()
        assert update is not None
        assert set(update.what) == {"presence"}
        assert not (await party.data())["players"][1]["is_present"]


@in_loop
async def test_those_who_only_look_on_come_and_go_unnoticed() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    async with subscribe(party.tables, party.table, party.tokens[0]) as watcher:
        assert (await watcher.next()) is not None
        async with subscribe(party.tables, party.table):
            pass
        async with subscribe(party.tables, party.table, party.tokens[0]):
            pass
        assert watcher._queue.empty()


@in_loop
async def test_a_player_dropped_for_being_slow_is_shown_as_away() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    async with (
        subscribe(party.tables, party.table, party.tokens[0]) as quick,
        subscribe(party.tables, party.table, party.tokens[1], length=3) as slow,
    ):
        for number in range(4):
            await party.act(0, c.Say(id=f"s{number}", text="la"))
        assert slow.closed == "too slow"
        update = await quick.next()
        assert update is not None
        assert update.what[2:] == ("said", "said", "said", "presence", "said")
        assert not (await party.data())["players"][1]["is_present"]


@in_loop
async def test_a_refused_token_watches_nothing() -> None:
    party = await gather(make_hall(MemoryStore()), 2)
    with refused(Why.TOKEN):
        async with subscribe(party.tables, party.table, "wrong"):
            raise AssertionError("it was let in")
    assert party.tables.actors[party.table].is_idle


@in_loop
async def test_a_watcher_whose_seat_is_gone_is_closed() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    async with subscribe(party.tables, party.table, party.tokens[1]) as watcher:
        await party.act(1, c.Leave())
        assert watcher.closed == "token refused"
        assert await watcher.next() is None


@in_loop
async def test_a_move_is_kept_even_if_whoever_sent_it_stops_waiting() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    sending = asyncio.create_task(party.roll())
    await asyncio.sleep(0)
    sending.cancel()
    await until(lambda: party.tables.actors[party.table].table_state.rolls == 1)
    assert len(party.tables.store.read(party.table)) == party.tables.actors[party.table].table_state.seq


class SlowStart(PolicyChooser):
    """Compiles only when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.loop = asyncio.get_running_loop()

    def warm_up(self, game: AnyGame) -> None:
        asyncio.run_coroutine_threadsafe(self.go.wait(), self.loop).result(10)


@in_loop
async def test_warming_up_is_shown_and_blocks_nobody() -> None:
    chooser = SlowStart()
    tables = make_hall(MemoryStore(), chooser=chooser)
    tables.warm_up([TOY])
    party = await gather(tables, 1, bots=["greedy"], options=NINE)
    await party.roll()
    await party.move(0)
    await until(lambda: tables.actors[party.table].table_state.is_chance_due)
    assert (await party.data())["warming_up"]
    assert tables.is_warming(TOY)
    async with subscribe(tables, party.table) as updates:
        chooser.go.set()
        while (update := await updates.next()) is not None and update.what != ("warm",):
            pass
        assert update is not None
    assert not tables.is_warming(TOY)
    assert not tables.warming_up
    await tables.close()


def test_plain_and_compiled_bots_choose_the_same() -> None:
    from rollwright.core.rng import make_rng
    from rollwright.core.rules_engine import play_randomly

    cold, warm = PolicyChooser(), PolicyChooser()
    warm.warm_up(TOY)
    assert warm._warm == {"toy"}
    for state, _ in play_randomly(TOY, {}, 2, seed=5):
        for seat in TOY.waiting(state):
            for level in cold.levels(TOY):
                rng = make_rng(7, 1, seat + 1)
                assert cold.choose(TOY, state, seat, level, rng) == warm.choose(TOY, state, seat, level, rng)
