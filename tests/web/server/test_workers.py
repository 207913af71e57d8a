"""Questions are answered apart from play, in turn, and are stopped when they take too much."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rollwright.core.errors import RollwrightError
from rollwright.core.options import fill_options
from rollwright.core.rng import make_rng
from rollwright.core.rules_engine import play_randomly
from rollwright.games.catalogue import find_game
from rollwright.table.actors.bot_moves import BotQuestion, decide_move
from rollwright.table.actors.fair_queue import Client
from rollwright.table.actors.tables import Tables
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.door.host import Busy, Stopped
from rollwright.web.parts.levels import LevelChooser
from rollwright.web.server import workers
from rollwright.web.server.host import Server
from rollwright.web.server.worker_process import Worker, WorkLimits
from rollwright.web.server.workers import WorkerPool
from rollwright.web.study.hint_answers import describe_hints
from tests.table.tables import gather, in_loop, run_apart, until
from tools.compile import SEARCHED

from .. import chores

pytestmark = pytest.mark.apart

QUICK = WorkLimits(size=1, seconds=30.0, memory=256 << 20)
SHORT = replace(QUICK, seconds=0.5)
ADA, BO = Client("ada"), Client("bo")


@contextmanager
def pool_of(limits: WorkLimits) -> Iterator[WorkerPool]:
    pool = WorkerPool(limits)
    try:
        yield pool
    finally:
        pool.close()


@in_loop
async def test_a_question_is_answered_by_another_process() -> None:
    with pool_of(QUICK) as pool:
        assert await pool.ask(ADA, chores.echo, "word") == "word"
        assert await pool.ask(ADA, chores.number_of_process) != os.getpid()
        with pytest.raises(RollwrightError, match="line 3, column 4: word is no sheet"):
            await pool.ask(ADA, chores.refuse, "word")


@pytest.mark.parametrize(
    ("limits", "function", "args", "sentence"),
    [
        (SHORT, chores.spin, (60.0,), "too long"),
        (QUICK, chores.grow, (2000,), "too much memory"),
        (QUICK, chores.die, (), "could not be answered"),
        (QUICK, chores.fail, ("secret",), "could not be answered"),
    ],
)
def test_a_question_that_takes_too_much_is_stopped_and_the_next_is_answered(
    limits: WorkLimits, function: Any, args: Any, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    @in_loop
    async def ask() -> None:
        with pool_of(limits) as pool:
            first = await pool.ask(ADA, chores.number_of_process)
            with pytest.raises(Stopped, match=sentence):
                await pool.ask(ADA, function, *args)
            assert pool.counters["stopped"] == 1
            assert await pool.ask(BO, chores.number_of_process) != first

    with caplog.at_level(logging.INFO):
        ask()
    assert "secret" not in caplog.text
    assert "Traceback" not in caplog.text


@in_loop
async def test_a_question_is_charged_processor_time_and_no_other() -> None:
    """On a busy machine a question takes long by the clock; that stops nobody's question."""
    with pool_of(SHORT) as pool:
        assert await pool.ask(ADA, chores.sleep_and_echo, 3 * SHORT.seconds, "slept") == "slept"
        for _ in range(3):
            assert await pool.ask(ADA, chores.compute, 0.6 * SHORT.seconds) == "computed"
        with pytest.raises(Stopped, match="too long"):
            await pool.ask(ADA, chores.compute, 3 * SHORT.seconds)


@in_loop
async def test_a_process_that_died_while_idle_is_replaced_and_no_question_is_lost() -> None:
    with pool_of(replace(QUICK, size=2)) as pool:
        for _ in range(3):
            for number in {await pool.ask(ADA, chores.number_of_process) for _ in range(6)}:
                os.kill(number, signal.SIGKILL)
            assert await pool.ask(ADA, chores.echo, "word") == "word"
        assert pool.counters["stopped"] == 0


def test_the_number_of_a_process_that_died_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be another program's by then."""
    worker = Worker(QUICK)
    number = worker.answer(chores.number_of_process, ())
    assert isinstance(number, int)
    os.kill(number, signal.SIGKILL)
    end = time.monotonic() + 120
    while time.monotonic() < end and Path(f"/proc/{number}").exists():
        time.sleep(0.01)
    killed: list[int] = []
    monkeypatch.setattr(os, "kill", lambda number, _: killed.append(number))
    worker.close()
    assert killed == []


@in_loop
async def test_players_have_every_second_turn_however_many_others_ask() -> None:
    done: list[str] = []

    async def ask(who: Client) -> None:
        done.append(await pool.ask(who, chores.echo, who.group))

    with pool_of(replace(QUICK, waiting=400)) as pool:
        await pool.ask(BO, chores.echo, "ready")
        asking = [asyncio.create_task(ask(Client(f"stranger {n}"))) for n in range(100)]
        asking += [asyncio.create_task(ask(Client("ada", is_seated=True))) for _ in range(5)]
        await asyncio.gather(*asking)
    assert [at for at, name in enumerate(done) if name == "ada"][-1] <= 12


@in_loop
async def test_who_asks_much_waits_alone() -> None:
    done: list[str] = []

    async def ask(who: Client, word: str) -> None:
        done.append(await pool.ask(who, chores.sleep_and_echo, 0.05, word))

    with pool_of(QUICK) as pool:
        asking = [asyncio.create_task(ask(ADA, f"a{n}")) for n in range(12)]
        await asyncio.sleep(0)
        asking.append(asyncio.create_task(ask(BO, "b")))
        await asyncio.gather(*asking)
    assert done.index("b") <= 2


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="a system without classes of its scheduler")
def test_while_somebody_plays_questions_have_a_core_only_if_nobody_else_wants_it() -> None:
    async def ask() -> list[int]:
        pool = WorkerPool(QUICK)
        try:
            found = []
            for plays in (False, True, False):
                pool.has_players = partial(bool, plays)
                found.append(await pool.ask(ADA, os.sched_getscheduler, 0))
            return found
        finally:
            pool.close()

    assert run_apart(ask()) == [os.SCHED_BATCH, os.SCHED_IDLE, os.SCHED_BATCH]


@pytest.mark.parametrize(("has_players", "most"), [(True, 1), (False, 2)])
def test_while_people_play_one_core_is_left_to_them(
    has_players: bool, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "CORES", 2)
    monkeypatch.setattr(workers, "LONG", 60.0)  # a busy machine makes any question a long one

    async def ask_much() -> int:
        with pool_of(replace(QUICK, size=2)) as pool:
            pool.has_players = lambda: has_players
            await asyncio.gather(*(pool.ask(ADA, chores.echo, "ready") for _ in range(2)))
            asking = [asyncio.create_task(pool.ask(ADA, chores.sleep_and_echo, 0.05, "x")) for _ in range(6)]
            at_once = 0
            while not all(each.done() for each in asking):
                at_once = max(at_once, len(pool._running))
                await asyncio.sleep(0.005)
            return at_once

    assert run_apart(ask_much()) == most


@in_loop
async def test_beside_a_long_question_the_next_is_begun_whoever_plays() -> None:
    with pool_of(replace(QUICK, size=2)) as pool:
        pool.has_players = lambda: True
        await pool.ask(ADA, chores.echo, "ready")
        long = asyncio.create_task(pool.ask(ADA, chores.sleep_and_echo, 20.0, "long"))
        await asyncio.sleep(0)
        assert await pool.ask(BO, chores.echo, "short") == "short"
        assert not long.done()
        long.cancel()


@in_loop
async def test_too_much_waiting_is_refused_in_a_sentence() -> None:
    with pool_of(replace(QUICK, of_one=3, waiting=4)) as pool:
        asking = [asyncio.create_task(pool.ask(ADA, chores.sleep_and_echo, 0.2, "a")) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="The server is busy"):
            await pool.ask(ADA, chores.echo, "a")
        others = [asyncio.create_task(pool.ask(Client(name), chores.echo, name)) for name in ("b", "c", "d")]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.ask(Client("e"), chores.echo, "nobody has more than one waiting")
        assert pool.waiting == 4
        assert await asyncio.gather(*others) == ["b", "c", "d"]
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["a", "a", *[str(answers[-1])] * 2]
        assert isinstance(answers[-1], Busy), "whoever has most waiting makes room"
        assert pool.counters["refused"] == 4


@in_loop
async def test_whoever_left_is_not_worked_for() -> None:
    with pool_of(QUICK) as pool:
        running = asyncio.create_task(pool.ask(ADA, chores.sleep_and_echo, 0.3, "a"))
        gone = asyncio.create_task(pool.ask(ADA, chores.spin, 30.0))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        gone.cancel()
        assert await running == "a"
        assert await pool.ask(BO, chores.echo, "b") == "b"


@in_loop
async def test_what_is_asked_again_and_again_is_found_once() -> None:
    with pool_of(QUICK) as pool:
        assert [await pool.ask_once(ADA, chores.echo, "word") for _ in range(3)] == ["word"] * 3
        assert sum(pool.times._counts) == 1


@in_loop
async def test_a_bot_decides_the_same_wherever_it_thinks() -> None:
    game = find_game(SEARCHED)
    played = play_randomly(game, fill_options(game.options, {}), max(2, game.seats[0]), seed=3)
    state = next(state for state, _ in played if game.waiting(state))
    seat = game.waiting(state)[0]
    asked = BotQuestion(
        LevelChooser(), find_game, game.id, game.view(state, seat), seat, "chief", make_rng(7, 0, 1)
    )
    with pool_of(replace(QUICK, seconds=300.0, memory=4 << 30)) as pool:
        assert await pool.work(ADA, decide_move, asked) == await asyncio.to_thread(decide_move, asked)
        assert await pool.work(ADA, chores.is_warm, LevelChooser(), game.id), "it compiles again each time"


@in_loop
async def test_behind_a_dozen_hints_of_one_person_anothers_is_next() -> None:
    done: list[str] = []
    tables = Tables(MemoryStore())
    parties = [await gather(tables, 1, game="chiefdom-2") for _ in range(13)]
    for party in parties:
        await party.roll()

    async def ask(number: int, who: Client) -> None:
        table_state = (await tables.view(parties[number].table)).table_state
        view = table_state.game.view(table_state.state, 0)
        hinter = chores.sleep_and_hint_nothing
        await pool.ask(who, describe_hints, hinter, table_state.game.id, view, 0)
        done.append(who.group)

    with pool_of(QUICK) as pool:
        asking = [asyncio.create_task(ask(number, ADA)) for number in range(12)]
        await until(lambda: pool.waiting + len(done) >= 11)
        before = len(done)
        asking.append(asyncio.create_task(ask(12, BO)))
        await asyncio.gather(*asking)
    assert done.index("bo") <= before + 2
    await tables.close()


def test_a_hub_stops_its_processes() -> None:
    async def ask() -> int:
        server = Server(Tables(MemoryStore()))
        number = await server.workers.ask(ADA, chores.number_of_process)
        server.close()
        return number

    number = run_apart(ask())
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("the process is still there")


def test_a_question_that_comes_while_its_process_starts_gets_its_own_answer() -> None:
    worker = Worker(QUICK)
    try:
        with ThreadPoolExecutor(4) as threads:
            lines = [threads.submit(worker.start) for _ in range(4)]
            assert len({id(line.result()) for line in lines}) == 1
        assert worker.answer(len, ("four",)) == 4
    finally:
        worker.close()
