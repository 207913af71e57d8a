"""What the tests of tables share: a clock to turn by hand, and a quick way to seat people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sized
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import pytest

from rollwright.any_game import AnyGame
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.fair_dice import commitment_of
from rollwright.table.people.ratings import OWN_GAMES, OWN_RIVALS
from rollwright.table.rules import commands as c
from rollwright.table.rules.answers import Answer
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.database import Run
from rollwright.table.stores.expiry import DAY_MS, note_running
from rollwright.table.stores.store import Store, now_ms

from ..toy import TOY
from .relay import RELAY
from .seeing import Snapshot, see

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE = 120.0
LONGEST = 280.0
"""A little less than the time limit of a test."""
GAMES: dict[str, AnyGame] = {"toy": TOY, "relay": RELAY, "chiefdom-2": CHIEFDOM_2}


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an async test on an event loop of its own; what waits for good fails instead."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        run_apart(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a thread of its own: where browsers are driven this one has a loop already.

    The time limit of a test cannot end what runs there, so it has one of its own.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(work, LONGEST)).result()


class FakeClock:
    """A clock that only goes when told; the wall clock may jump anywhere."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.wall_time = 1_700_000_000_000
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    def wall(self) -> int:
        return self.wall_time

    async def sleep(self, seconds: float) -> None:
        waker: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, waker))
        await waker

    def is_all_asleep(self, tasks: Sized) -> bool:
        """Say whether each of these tasks waits for this clock."""
        return len(tasks) <= sum(not waker.done() for _, waker in self._sleepers)

    def advance(self, seconds: float) -> None:
        self.time += seconds
        due = [waker for when, waker in self._sleepers if when <= self.time]
        self._sleepers = [(when, waker) for when, waker in self._sleepers if when > self.time]
        for waker in due:
            if not waker.done():
                waker.set_result(None)


async def until_later(clock: FakeClock, condition: Callable[[], bool]) -> None:
    """Let the clock go on, five seconds at a time, until something holds."""

    def goes_on() -> bool:
        clock.advance(5)
        return condition()

    await until(goes_on)


async def until(condition: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that other tasks bring about."""
    for _ in range(int(PATIENCE / 0.005)):
        result = condition()
        if result if isinstance(result, bool) else await result:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it did not happen in time")


@dataclass
class Party:
    """A table with people at it; seats are given by number."""

    tables: Tables
    table: str
    tokens: list[str]

    async def act(self, seat: int, command: c.AnyCommand) -> Answer:
        if isinstance(command, c.Replace) and (actor := self.tables.actors.get(self.table)):
            # Whoever is to be replaced has been away for long.
            actor._watchers._loaded_at = float("-inf")
            actor._watchers._seen.clear()
        return await self.tables.act(self.table, self.tokens[seat], command)

    async def see(self, seat: int | None = None) -> Snapshot:
        return await see(self.tables, self.table, None if seat is None else self.tokens[seat])

    async def data(self, seat: int | None = None) -> dict[str, Any]:
        return (await self.see(seat)).data

    async def roll(self, seat: int = 0) -> Answer:
        return await self.act(seat, c.RollDice())

    async def move(self, seat: int, which: int = 0, name: str = "") -> c.Play:
        """Play one of the seat's legal moves and return the command, for retries."""
        data = await self.data(seat)
        command = c.Play(id=name or f"m{data['ask']}", ask=data["ask"], path=data["moves"][which]["numbers"])
        await self.act(seat, command)
        return command

    async def move_all(self) -> None:
        """Have every waiting person move."""
        for seat in (await self.data())["waiting"]:
            await self.move(seat)


async def gather(
    tables: Tables,
    people: int = 2,
    game: str = "toy",
    start: bool = True,
    shares: bool = False,
    **settings: Any,
) -> Party:
    """Open a table and seat people; bots may follow in `bots`."""
    seats = ["person"] * people + list(settings.pop("bots", []))
    opened = await tables.create(NewTable(game, seats, **settings))
    party = Party(tables, opened.table, [])
    for number in range(people):
        key = opened.host_key if number == 0 else ""
        promise = commitment_of(f"0{number}") if shares else ""
        seated = await tables.join(opened.table, f"Player {number + 1}", promise=promise, host_key=key)
        party.tokens.append(seated.token)
    if start:
        await party.act(0, c.Start())
    for number in range(people if start and shares else 0):
        await party.act(number, c.Reveal(nonce=f"0{number}"))
    return party


def path_of(text: str, game: AnyGame = TOY) -> tuple[int, ...]:
    """Return a move's path."""
    return game.vocabulary.path_of(game.parse_move(text))


def make_hall(store: Store, clock: FakeClock | None = None, **rest: Any) -> Tables:
    """Return tables that know the test games."""
    return Tables(store, clock=clock or FakeClock(), find_game=lambda name: GAMES[name], **rest)


def have_run(store: Store, days: int, until: int = 0) -> None:
    """Note that a server ran on so many days, the last of them so many days ago."""
    for day in range(days + until, until - 1, -1):
        note_running(store, now_ms() - day * DAY_MS, 24)


def make_known(store: Store, profile: int, games: int = OWN_GAMES, rivals: int = OWN_RIVALS) -> None:
    """Give a profile rated games of its own against several rivals, which left its rating as it was."""
    query = """insert into rated_seats (name, seat, profile, before, after, rival)
        values (?, 0, ?, 1500, 1500, ?)"""

    def play(run: Run) -> None:
        for number in range(games):
            run(query, f"OWN{profile}-{number}", profile, f"level {number % rivals}")

    store.write(play)


def refused(why: Why) -> Any:
    """Expect a refusal of that kind."""
    return pytest.raises(Refusal, check=lambda refusal: refusal.why is why)
