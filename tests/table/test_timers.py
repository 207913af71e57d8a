"""Clocks, bots and rolls that come by themselves, with a clock turned by hand."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.rng import Rng
from rollwright.core.types import Choice, Move, Seat
from rollwright.table.actors.chooser import PolicyChooser
from rollwright.table.actors.clock import SystemClock
from rollwright.table.rules import commands as c
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .tables import FakeClock, Party, gather, in_loop, make_hall, until, until_later
from .watching import subscribe

NINE = {"turns": "9"}


def room_of(party: Party) -> TableState:
    return party.tables.actors[party.table].table_state


async def idle() -> None:
    """Let everything that is ready happen."""
    for _ in range(10):
        await asyncio.sleep(0.002)


@in_loop
async def test_when_time_runs_out_a_bot_moves_for_the_seat() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 2, options=NINE, timer=30)
    await party.roll()
    clock.advance(29)
    await idle()
    assert room_of(party).waiting == (0, 1)
    assert (await party.data(0))["seconds_left"] == {0: 1.0, 1: 1.0}
    clock.advance(1)
    await until(lambda: room_of(party).waiting == ())
    assert {taken.by for taken in room_of(party).trail} == {"clock"}
    await party.tables.close()


@in_loop
async def test_who_moved_in_time_is_not_moved_for() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 2, options=NINE, timer=30)
    await party.roll()
    await party.move(0)
    clock.advance(30)
    await until(lambda: room_of(party).waiting == ())
    assert [(taken.step.seat, taken.by) for taken in room_of(party).trail] == [(0, "person"), (1, "clock")]
    await party.tables.close()


@in_loop
async def test_others_moving_does_not_give_anybody_more_time() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 3, options=NINE, timer=30)
    await party.roll()
    clock.advance(20)
    await party.move(1)
    assert (await party.data(0))["seconds_left"] == {0: 10.0, 2: 10.0}
    await party.tables.close()


@in_loop
async def test_a_jumping_wall_clock_changes_no_deadline_and_no_order() -> None:
    clock = FakeClock()
    store = MemoryStore()
    party = await gather(make_hall(store, clock), 2, options=NINE, timer=30)
    await party.roll()
    for jump in (-(10**12), 10**12, -5 * 10**11):
        clock.wall_time += jump
        await party.act(0, c.Say(id=f"s{jump}", text="what time is it?"))
        await idle()
        assert (await party.data(0))["seconds_left"] == {0: 30.0, 1: 30.0}
    assert room_of(party).waiting == (0, 1)
    again = Party(make_hall(store, clock), party.table, party.tokens)
    lines = (await again.data())["log"] + (await again.data())["chat"]
    assert sorted(line["seq"] for line in lines) == list(range(2, (await again.data())["seq"] + 1))
    assert [line["seq"] for line in (await again.data())["chat"]] == sorted(
        line["seq"] for line in (await again.data())["chat"]
    )
    await party.tables.close()


@in_loop
async def test_after_a_restart_the_time_begins_anew() -> None:
    clock, store = FakeClock(), MemoryStore()
    party = await gather(make_hall(store, clock), 2, options=NINE, timer=30)
    await party.roll()
    clock.advance(20)
    again = Party(make_hall(store, clock), party.table, party.tokens)
    async with subscribe(again.tables, party.table, party.tokens[0]):
        assert (await again.data(0))["seconds_left"] == {0: 30.0, 1: 30.0}


@in_loop
async def test_without_a_timer_nobody_is_hurried() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 2, options=NINE)
    await party.roll()
    clock.advance(10**6)
    await idle()
    assert room_of(party).waiting == (0, 1)


@in_loop
async def test_the_dice_roll_by_themselves_after_the_pause() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 1, options=NINE, roll_after=3.0)
    async with subscribe(party.tables, party.table, party.tokens[0]):
        assert (await party.data())["seconds_to_roll"] == 3.0
        clock.advance(3)
        await until(lambda: room_of(party).rolls == 1)
        await party.move(0)
        clock.advance(2)
        await party.act(0, c.Undo(id="u"))
        await party.move(0, name="again")
        clock.advance(2)
        await idle()
        assert room_of(party).rolls == 1
        clock.advance(1)
        await until(lambda: room_of(party).rolls == 2)
    await party.tables.close()


@in_loop
async def test_a_table_that_everybody_left_stands_still_and_goes_on_when_somebody_comes() -> None:
    party = await gather(make_hall(MemoryStore()), 1, bots=["random"] * 3, options=NINE, roll_after=0.0)
    async with subscribe(party.tables, party.table, party.tokens[0]):
        await until(lambda: room_of(party).waiting == (0,))
        await party.act(0, c.Leave())
        await idle()
    actor = party.tables.actors[party.table]
    assert room_of(party).rolls == 1
    assert not actor._tasks
    seated = await party.tables.join(party.table, "Bo")
    party.tokens[0] = seated.token
    async with subscribe(party.tables, party.table, party.tokens[0]):
        await party.move(0)
        await until(lambda: room_of(party).rolls == 2)
    await party.tables.close()


@pytest.mark.parametrize("times", [{"roll_after": 0.0}, {"timer": 5}, {"timer": 5, "roll_after": 0.0}])
@in_loop
async def test_no_dice_roll_by_themselves_where_nobody_is(times: dict[str, Any]) -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 1, bots=["random"] * 3, options=NINE, **times)
    for _ in range(5):
        clock.advance(5)
        await idle()
    assert room_of(party).rolls == 0
    assert not party.tables.actors[party.table]._tasks
    async with subscribe(party.tables, party.table, party.tokens[0]):
        await until_later(clock, lambda: room_of(party).rolls > 0)
    rolls = room_of(party).rolls
    for _ in range(5):
        clock.advance(5)
        await idle()
    assert room_of(party).rolls == rolls
    assert not party.tables.actors[party.table]._tasks
    await party.tables.close()


@in_loop
async def test_a_bot_decides_the_same_again_after_a_crash() -> None:
    store = MemoryStore()
    party = await gather(make_hall(store), 1, bots=["random"], options=NINE)
    kept = store.read(party.table)
    moves = []
    for _ in range(2):
        store._tables[party.table].lines[:] = kept
        again = Party(make_hall(store), party.table, party.tokens)
        await again.roll()
        await until(lambda: len(room_of(again).trail) == 1)  # noqa: B023
        moves.append(room_of(again).steps)
        await again.tables.close()
    assert moves[0] == moves[1]


class Peeking(PolicyChooser):
    """Notes what bots are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[Any, Seat]] = []

    def choose(self, game: AnyGame, view: Any, seat: Seat, level: str, rng: Rng) -> Move:
        self.seen.append((view, seat))
        return super().choose(game, view, seat, level, rng)


@in_loop
async def test_a_bot_sees_what_its_seat_may_see() -> None:
    chooser = Peeking()
    party = await gather(make_hall(MemoryStore(), chooser=chooser), 3, options=NINE)
    await party.roll()
    await party.move(0)
    await party.act(1, c.Leave())
    await until(lambda: len(room_of(party).trail) == 2)
    [(view, seat)] = chooser.seen
    before: Any = room_of(party).trail[-1].before
    assert (seat, view) == (1, TOY.view(before, 1))
    assert view != before
    await party.tables.close()


@in_loop
async def test_the_clock_of_the_machine_does_not_follow_the_wall() -> None:
    clock = SystemClock()
    before = clock.now()
    with patch("time.time_ns", lambda: 0), patch("time.time", lambda: 0.0):
        assert clock.wall() == 0
        await clock.sleep(0.01)
        assert before + 0.009 <= clock.now() < before + 60


class Broken(PolicyChooser):
    """Fails, or cheats."""

    cheats = False

    def choose(self, game: AnyGame, view: Any, seat: Seat, level: str, rng: Rng) -> Move:
        if self.cheats:
            return (Choice("square", "9"), Choice("mark", "x"))
        raise RuntimeError("no idea")


@pytest.mark.parametrize("cheats", [False, True])
def test_a_bot_that_fails_or_cheats_does_not_stop_the_game(
    cheats: bool, caplog: pytest.LogCaptureFixture
) -> None:
    @in_loop
    async def play() -> None:
        chooser = Broken()
        chooser.cheats = cheats
        party = await gather(make_hall(MemoryStore(), chooser=chooser), 1, bots=["greedy"], options=NINE)
        await party.roll()
        await until(lambda: len(room_of(party).trail) == 1)
        await party.tables.close()

    play()
    assert "the bot at seat 2 failed" in caplog.text


@in_loop
async def test_a_move_that_the_clock_made_is_told_as_such_and_taken_back() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 2, options=NINE, timer=30)
    await party.roll()
    clock.advance(20)
    await party.move(1)
    clock.advance(5)
    await party.act(1, c.Undo(id="again"))
    clock.advance(5)
    await until(lambda: room_of(party).waiting == (1,))
    assert [(line.seat, line.is_timed) for line in room_of(party).lines if line.kind == "moved"] == [
        (1, False),
        (0, True),
    ]
    await party.act(0, c.Undo(id="mine"))
    assert room_of(party).waiting == (0, 1)
    await party.tables.close()
