"""Bots take turns by table and by who opened it, and slow ones never hold up quick ones."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import Any

import pytest

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.rng import Rng
from rollwright.core.types import Move, Seat
from rollwright.games.catalogue import find_game
from rollwright.table.actors.bot_pool import Lane, Thinkers
from rollwright.table.actors.chooser import PolicyChooser
from rollwright.table.actors.fair_queue import Client
from rollwright.table.actors.tables import Tables
from rollwright.table.rules.setup import NewTable, make_settings
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.parts.levels import MOST_WORK, LevelChooser

from .tables import GAMES, gather, in_loop, until


@in_loop
async def test_another_tables_bot_is_next_however_many_one_table_has() -> None:
    done: list[str] = []
    with ThreadPoolExecutor(2) as pool:
        lane = Lane(pool, 2)
        many = [lane.work(Client("a", "A"), partial(done.append, f"A{n}")) for n in range(99)]
        asking = [asyncio.ensure_future(each) for each in many]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(lane.work(Client("b", "B"), lambda: done.append("B")))
        await asyncio.gather(*asking, other)
    assert done.index("B") <= 2


@in_loop
async def test_one_table_never_has_all_threads() -> None:
    stop = Event()
    with ThreadPoolExecutor(2) as pool:
        lane = Lane(pool, 2)
        stuck = [asyncio.ensure_future(lane.work(Client("a", "A"), lambda: stop.wait(30))) for _ in range(5)]
        await asyncio.sleep(0.01)
        assert await lane.work(Client("b", "B"), lambda: "played") == "played"
        assert lane.waiting == 4
        stop.set()
        await asyncio.gather(*stuck)


@in_loop
async def test_who_opens_many_tables_has_one_turn_in_two() -> None:
    done: list[str] = []
    with ThreadPoolExecutor(1) as pool:
        lane = Lane(pool, 1)
        asking = [
            asyncio.ensure_future(lane.work(Client("a", f"A{n}"), partial(done.append, f"A{n}")))
            for n in range(40)
        ]
        await asyncio.sleep(0)
        for n in range(5):
            work = lane.work(Client("b", "B"), partial(done.append, f"B{n}"))
            asking.append(asyncio.ensure_future(work))
        await asyncio.gather(*asking)
    assert done.index("B4") <= 11


@in_loop
async def test_a_quick_bot_never_waits_for_slow_ones() -> None:
    stop = Event()
    with ThreadPoolExecutor(2) as quick, ThreadPoolExecutor(2) as slow:
        thinkers = Thinkers(Lane(quick, 2), Lane(slow, 2))
        wait = [
            asyncio.ensure_future(thinkers.decide(Client("a", f"A{n}"), 2000, lambda: stop.wait(30)))
            for n in range(9)
        ]
        await asyncio.sleep(0.01)
        assert await thinkers.decide(Client("b", "B"), 0, lambda: "played") == "played"
        assert thinkers.slow.waiting == 7
        stop.set()
        await asyncio.gather(*wait)


@in_loop
async def test_a_bot_that_fails_tells_whoever_waits() -> None:
    with ThreadPoolExecutor(1) as pool, pytest.raises(ZeroDivisionError):
        await Lane(pool, 1).work(Client("a"), lambda: 1 // 0)


class Elders(PolicyChooser):
    """Bots of which one kind thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.stop = Event()

    def levels(self, game: AnyGame) -> tuple[str, ...]:
        return ("random", "slow")

    def work(self, game: AnyGame, level: str) -> int:
        return 2000 if level == "slow" else 0

    def choose(self, game: AnyGame, view: Any, seat: Seat, level: str, rng: Rng) -> Move:
        if level == "slow":
            self.stop.wait(30)
        return game.moves(view, seat)[0]


@in_loop
async def test_beside_ninety_nine_strong_bots_another_tables_bot_answers_as_if_alone() -> None:
    chooser = Elders()
    tables = Tables(MemoryStore(), chooser, find_game=lambda name: GAMES[name])
    crowd = await gather(tables, 1, game="chiefdom-2", bots=["slow"] * 99)
    await crowd.roll()
    alone = await gather(tables, 1, bots=["random"])
    await alone.roll()
    await until(lambda: tables.actors[alone.table].table_state.waiting == (0,))
    assert len(tables.actors[crowd.table].table_state.waiting) == 100
    chooser.stop.set()
    await tables.close()


# ---- what the machine can do


def settle(seats: list[str], stand_in: str = "") -> None:
    make_settings(NewTable("chiefdom-2", seats, stand_in=stand_in), find_game("chiefdom-2"), LevelChooser())


def test_strong_bots_are_limited_when_the_table_is_opened() -> None:
    most = MOST_WORK // 2000
    settle(["person", *["elder"] * most])
    with pytest.raises(InvalidSetup, match=f"at most {most} seats for a bot like 'elder'"):
        settle(["person", *["elder"] * (most + 1)])
    settle(["person", *["apprentice"] * 99])
    with pytest.raises(InvalidSetup, match="think too long for this machine"):
        settle(["person"] * (most + 1), stand_in="elder")
