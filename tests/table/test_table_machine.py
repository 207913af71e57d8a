"""Anything people, clocks, bots, crashes and disks can do in any order: the log still tells the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, TypeVar
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rollwright.core.record import format_record, parse_record, replay
from rollwright.table.actors.actor import TableActor
from rollwright.table.dice.fair_dice import commitment_of, counting, make_block, roll_fairly
from rollwright.table.rules import commands as c
from rollwright.table.rules.answers import Answer
from rollwright.table.rules.refusal import Refusal
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.table_record import record_of
from rollwright.table.rules.table_state import Phase, TableState
from rollwright.table.stores.memory import MemoryStore

from .seeing import see_live
from .tables import GAMES, FakeClock, gather, make_hall

T = TypeVar("T")
seats = st.integers(0, 3)


class Inline(Executor):
    """A pool that runs everything at once, here."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class TableMachine(RuleBasedStateMachine):
    """A table with three people and a bot, on a clock and a disk that do what they are told."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        # In a thread of its own: where browsers are driven this one has a loop already.
        self.thread = ThreadPoolExecutor(1)
        self.clock, self.store = FakeClock(), MemoryStore()
        self.sent: list[tuple[int, c.AnyCommand, Answer]] = []
        self.number = 0
        self.patches: list[Any] = [
            patch("rollwright.table.actors.tables.make_code", lambda: "K7P2QD"),
            patch("rollwright.table.actors.tables.make_nonce", lambda: "b07"),
        ]
        for each in self.patches:
            each.start()

    def run_async(self, work: Coroutine[Any, Any, T]) -> T:
        return self.thread.submit(self.loop.run_until_complete, work).result()

    @initialize(
        game=st.sampled_from(["toy", "relay"]),
        timer=st.sampled_from([None, 30]),
        pause=st.sampled_from([None, 3.0]),
        secret=st.binary(min_size=32, max_size=32),
        has_started=st.sampled_from([True, True, True, False]),
    )
    def sit_down(
        self, game: str, timer: int | None, pause: float | None, secret: bytes, has_started: bool
    ) -> None:
        """The dice are drawn by the machine, so that what it finds can be found again."""
        self.patches.append(patch("rollwright.table.actors.tables.make_secret", lambda: secret))
        self.patches[-1].start()
        tables = make_hall(self.store, self.clock, pool=Inline())
        people, bots = (3, ["random"]) if game == "toy" else (2, [])
        options = {"turns": "6"} if game == "toy" else {}
        self.party = self.run_async(
            gather(
                tables, people, game, has_started, bots=bots, options=options, timer=timer, roll_after=pause
            )
        )
        self.settle()

    # ---- what happens

    def act(self, seat: int, command: c.AnyCommand) -> Refusal | None:
        """Send a command; a refusal must leave everything as it was."""
        if seat >= len(self.party.tokens):
            return None
        before = self.table_state
        answer = self.run_async(self.attempt(self.do(seat, command)))
        if isinstance(answer, Refusal):
            assert self.table_state == before
        else:
            self.sent.append((seat, command, answer))
        self.settle()
        return answer if isinstance(answer, Refusal) else None

    async def do(self, seat: int, command: c.AnyCommand) -> Answer:
        """Act, and let time pass while a roll waits for a nonce that may never come."""
        doing = asyncio.ensure_future(self.party.act(seat, command))
        while not (await asyncio.wait([doing], timeout=0.001))[0]:
            if isinstance(command, c.RollDice) and self.actor._waits_for_shares():
                self.clock.advance(1.0)
        return doing.result()

    async def attempt(self, work: Coroutine[Any, Any, T]) -> T | Refusal:
        try:
            return await work
        except Refusal as refusal:
            return refusal

    def name(self) -> str:
        self.number += 1
        return f"c{self.number}"

    @rule(seat=seats)
    def start(self, seat: int) -> None:
        self.act(seat, c.Start())

    @rule(seat=seats)
    def roll(self, seat: int) -> None:
        self.act(seat, c.RollDice())

    @rule(seat=seats, command=st.sampled_from([c.Pause(), c.Resume(), c.Resume(), c.Extend(seconds=5)]))
    def pause_or_add_time(self, seat: int, command: c.AnyCommand) -> None:
        self.act(seat, command)

    @rule(seat=seats, really=st.integers(0, 9))
    def end(self, seat: int, really: int) -> None:
        if really == 9:
            self.act(seat, c.End())

    @precondition(lambda self: bool(self.table_state.asked) and not self.table_state.is_paused)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.table_state.asked)))
        if self.table_state.seats[seat].is_person and not self.store.fails:
            move = data.draw(st.sampled_from(self.table_state.game.moves(self.table_state.state, seat)))
            path = self.table_state.game.vocabulary.path_of(move)
            token = self.token_number(seat)
            refusal = self.act(token, c.Play(id=self.name(), ask=self.table_state.asked[seat], path=path))
            assert refusal is None

    @precondition(lambda self: self.is_running and not self.store.fails)
    @rule(data=st.data())
    def play_a_turn(self, data: st.DataObject) -> None:
        """Roll, and have every person move."""
        if self.table_state.is_chance_due and self.table_state.people:
            assert self.act(self.token_number(self.table_state.people[0]), c.RollDice()) is None
        for _ in range(4):
            if self.table_state.asked:
                self.move(data)

    @rule(seat=seats, ask=st.integers(0, 30), path=st.tuples(st.integers(0, 20)))
    def try_any_move(self, seat: int, ask: int, path: tuple[int, ...]) -> None:
        self.act(seat, c.Play(id=self.name(), ask=ask, path=path))

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        self.act(seat, c.Undo(id=self.name()))

    @rule(seat=seats)
    def talk(self, seat: int) -> None:
        self.act(seat, c.Say(id=self.name(), text="hm"))

    @rule(seat=seats, really=st.integers(0, 9))
    def leave(self, seat: int, really: int) -> None:
        if really == 9:
            self.act(seat, c.Leave())

    @rule(seat=seats, absent=seats)
    def replace(self, seat: int, absent: int) -> None:
        self.act(seat, c.Replace(target=absent))

    @rule()
    def join(self) -> None:
        before = self.table_state
        joining = self.party.tables.join(self.party.table, "Somebody", promise=commitment_of("ab"))
        seated = self.run_async(self.attempt(joining))
        if isinstance(seated, Refusal):
            assert self.table_state == before
        else:
            self.party.tokens.append(seated.token)
        self.settle()

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def retry(self, data: st.DataObject) -> None:
        """A command with an id gets the first answer again and changes nothing."""
        seat, command, answer = data.draw(st.sampled_from(self.sent))
        before = self.table_state
        if isinstance(command, c.Play | c.Undo | c.Say) and self.is_seated(seat):
            assert self.run_async(self.party.act(seat, command)) == answer
            assert self.table_state == before

    @rule(seconds=st.sampled_from([1.0, 3.0, 29.0, 30.0]), jump=st.integers(-(10**12), 10**12))
    def let_time_pass(self, seconds: float, jump: int) -> None:
        self.clock.wall_time = max(0, self.clock.wall_time + jump)
        self.clock.advance(seconds)
        self.settle()

    @rule()
    def break_or_mend_the_disk(self) -> None:
        self.store.fails = not self.store.fails
        if not self.store.fails:
            self.run_async(self.party.tables._claim(self.actor))
        self.settle()

    @rule()
    def crash(self) -> None:
        """Forget everything but the log."""
        self.drop_hall()
        self.party.tables = make_hall(self.store, self.clock, pool=Inline())
        self.run_async(self.party.data())
        self.settle()

    # ---- what always holds

    @invariant()
    def the_log_tells_the_table(self) -> None:
        assert load_room(self.store, GAMES.__getitem__, self.party.table) == self.table_state

    @invariant()
    def the_record_replays_to_the_state(self) -> None:
        if self.table_state.phase is not Phase.OPEN:
            record = parse_record(format_record(record_of(self.table_state)))
            assert replay(self.table_state.game, record).final == self.table_state.state

    @invariant()
    def every_roll_follows_from_the_secret(self) -> None:
        if self.table_state.phase is Phase.OPEN:
            return
        played = replay(self.table_state.game, record_of(self.table_state))
        secret, number = self.store.secret(self.party.table), 0
        for step, (before, line) in enumerate(zip(played.states, self.table_state.steps), 1):
            if line.startswith("roll "):
                number += 1
                block = make_block(
                    secret, self.table_state.table, number, counting(self.table_state.nonces, step)
                )
                assert f"roll {roll_fairly(self.table_state.game, before, block)}" == line

    @invariant()
    def everybody_can_look_and_nobody_sees_the_secret(self) -> None:
        for seat in (None, *range(len(self.table_state.seats))):
            text = json.dumps(see_live(self.actor, seat).data)
            is_over = self.table_state.phase is Phase.OVER
            assert (self.store.secret(self.party.table).hex() in text) == is_over

    # ---- the machinery

    @property
    def actor(self) -> TableActor:
        return self.party.tables.actors[self.party.table]

    @property
    def table_state(self) -> TableState:
        return self.actor.table_state

    @property
    def is_running(self) -> bool:
        return self.table_state.phase is Phase.PLAYING and not self.table_state.is_paused

    def seat_of(self, number: int) -> int | Refusal:
        looking = self.party.tables.seat_of(self.party.table, self.party.tokens[number])
        return self.run_async(self.attempt(looking))

    def is_seated(self, number: int) -> bool:
        return not isinstance(self.seat_of(number), Refusal)

    def token_number(self, seat: int) -> int:
        """Return which of the tokens has that seat."""
        return next(n for n in range(len(self.party.tokens)) if self.seat_of(n) == seat)

    def settle(self) -> None:
        """Let everything happen that is not waiting for the clock."""
        self.run_async(self._settle())

    async def _settle(self) -> None:
        for _ in range(4000):
            if self.clock.is_all_asleep(self.actor._running):
                return
            await asyncio.sleep(0.0005)
        raise AssertionError("the table never came to rest")

    def drop_hall(self) -> None:
        async def drop() -> None:
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            await asyncio.sleep(0)

        self.run_async(drop())
        self.clock._sleepers.clear()

    def teardown(self) -> None:
        for each in self.patches:
            each.stop()
        self.drop_hall()
        self.run_async(self.loop.shutdown_default_executor())
        self.loop.close()
        self.thread.shutdown()


def test_a_roll_goes_on_though_somebody_never_shows_a_promised_nonce() -> None:
    """The machine found this sequence, and stood still for good."""
    machine = TableMachine()
    try:
        machine.sit_down("toy", None, None, bytes(32), has_started=False)
        machine.leave(2, really=9)
        machine.join()
        machine.start(0)
        assert machine.table_state.owed
        machine.roll(0)
        assert machine.table_state.rolls == 1
    finally:
        machine.teardown()


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    suppress_health_check=list(HealthCheck),
)


class LongTableMachine(TableMachine):
    """The same, for much longer."""


TestTableForLong = pytest.mark.soak(LongTableMachine.TestCase)
TestTableForLong.settings = settings(
    max_examples=500,
    stateful_step_count=60,
    suppress_health_check=list(HealthCheck),
)
