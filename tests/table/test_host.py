"""The host of a room: pausing, adding time, ending. Nobody else may, and a pause outlives the server."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.core.record import parse_record, replay
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.table_state import Phase, TableState
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .tables import FakeClock, Party, gather, in_loop, make_hall, refused, until

NINE = {"turns": "9"}
COMMANDS: list[c.AnyCommand] = [c.Pause(), c.Resume(), c.Extend(seconds=30), c.End()]


def room_of(party: Party) -> TableState:
    return party.tables.actors[party.table].table_state


async def idle() -> None:
    """Let everything that is ready happen."""
    for _ in range(10):
        await asyncio.sleep(0.002)


async def begin(clock: FakeClock, store: MemoryStore | None = None, people: int = 2) -> Party:
    party = await gather(make_hall(store or MemoryStore(), clock), people, options=NINE, timer=30)
    await party.roll()
    return party


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: type(each).__name__)
@in_loop
async def test_only_the_host_pauses_adds_time_and_ends(command: c.AnyCommand) -> None:
    party = await begin(FakeClock())
    with refused(Why.HOST_ONLY):
        await party.act(1, command)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: type(each).__name__)
@in_loop
async def test_before_the_start_there_is_nothing_to_pause_or_end(command: c.AnyCommand) -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE, start=False)
    with refused(Why.NOT_NOW):
        await party.act(0, command)


@in_loop
async def test_while_the_game_is_paused_nothing_moves_and_no_time_passes() -> None:
    clock = FakeClock()
    party = await begin(clock)
    clock.advance(20)
    await party.act(0, c.Pause())
    clock.advance(1000)
    await idle()
    assert room_of(party).waiting == (0, 1)
    assert (await party.data(0))["seconds_left"] == {}
    with refused(Why.NOT_NOW):
        await party.move(1)
    await party.act(0, c.Resume())
    assert (await party.data(0))["seconds_left"] == {0: 10.0, 1: 10.0}
    clock.advance(10)
    await until(lambda: room_of(party).waiting == ())
    await party.tables.close()


@in_loop
async def test_nobody_rolls_while_the_game_is_paused() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    await party.act(0, c.Pause())
    with refused(Why.NOT_NOW):
        await party.roll(1)
    await party.act(0, c.Resume())
    await party.roll(1)


@in_loop
async def test_pausing_twice_is_one_pause_and_bots_wait_too() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 1, options=NINE, bots=["random"])
    first = await party.act(0, c.Pause())
    assert (await party.act(0, c.Pause())).seq == first.seq
    await party.act(0, c.Resume())
    await party.roll()
    await until(lambda: room_of(party).waiting == (0,))
    await party.tables.close()


@in_loop
async def test_a_move_can_be_taken_back_while_the_game_is_paused() -> None:
    party = await begin(FakeClock())
    await party.move(1)
    await party.act(0, c.Pause())
    await party.act(1, c.Undo(id="u1"))
    assert room_of(party).waiting == (0, 1)


@in_loop
async def test_time_that_the_host_adds_is_for_this_move_alone() -> None:
    clock = FakeClock()
    party = await begin(clock)
    clock.advance(25)
    await party.act(0, c.Extend(seconds=60))
    assert (await party.data(0))["seconds_left"] == {0: 65.0, 1: 65.0}
    clock.advance(60)
    await idle()
    assert room_of(party).waiting == (0, 1)
    await party.move_all()
    await party.roll()
    assert (await party.data(0))["seconds_left"] == {0: 30.0, 1: 30.0}
    await party.tables.close()


@in_loop
async def test_there_is_no_time_to_add_where_none_runs() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    await party.roll()
    with refused(Why.NOT_NOW):
        await party.act(0, c.Extend(seconds=60))


@in_loop
async def test_a_server_that_stops_restores_the_pause_and_the_time_added() -> None:
    clock, store = FakeClock(), MemoryStore()
    party = await begin(clock, store)
    await party.act(0, c.Extend(seconds=60))
    await party.act(0, c.Pause())
    again = Party(make_hall(store, clock), party.table, party.tokens)
    assert (await again.data(0))["seconds_left"] == {}
    with refused(Why.NOT_NOW):
        await again.move(0)
    await again.act(0, c.Resume())
    assert (await again.data(0))["seconds_left"] == {0: 90.0, 1: 90.0}
    await again.tables.close()


@in_loop
async def test_the_next_host_lets_a_paused_game_go_on() -> None:
    party = await begin(FakeClock(), people=3)
    await party.act(0, c.Pause())
    await party.act(0, c.Leave())
    await party.act(1, c.Resume())
    assert not room_of(party).is_paused


@in_loop
async def test_a_game_that_the_host_ends_counts_what_everybody_has_answered() -> None:
    party = await begin(FakeClock())
    await party.move_all()
    await party.roll()
    await party.move(1)
    await party.act(0, c.End())
    table_state, data = room_of(party), await party.data()
    assert table_state.phase is Phase.OVER
    assert len([step for step in table_state.steps if step.startswith("seat")]) == 2
    assert data["outcome"]["ending"] == "the host ended the game"
    assert data["outcome"]["winners"] == [], "a game that was broken off is no victory"
    record = parse_record(await party.tables.record(party.table))
    assert record.secret
    assert replay(TOY, record).final == table_state.state
    with refused(Why.NOT_NOW):
        await party.act(0, c.End())
