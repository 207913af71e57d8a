"""Players first: everybody else begins in turn, group by group, while no player waits."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.table.actors import priority
from rollwright.table.actors.fair_queue import Client, Turns
from rollwright.table.actors.priority import ROUNDS, PlayersFirst

from .tables import in_loop

# ---- Players first: everybody else begins in turn, one by one, while no player waits


EVE, ADA = Client("eve"), Client("ada")


async def pass_rounds(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


class Begun:
    """Notes who has begun, and in which round of the event loop."""

    def __init__(self) -> None:
        self.gate = PlayersFirst()
        self.names: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    def ask(self, who: Client, count: int = 1) -> list[asyncio.Task[None]]:
        new = [asyncio.create_task(self._wait(who)) for _ in range(count)]
        self._tasks += new
        return new

    async def _wait(self, who: Client) -> None:
        await self.gate.wait(who)
        self.names.append(who.group)

    async def all(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


@in_loop
async def test_whoever_asks_for_much_waits_behind_others_who_ask_for_little() -> None:
    begun = Begun()
    begun.ask(EVE, 40)
    await pass_rounds(2)
    begun.ask(ADA)
    await begun.all()
    assert begun.names.index("ada") <= 2
    assert len(begun.names) == 41
    assert len(begun.gate) == 0


@in_loop
async def test_between_two_turns_a_message_has_time_to_become_a_command() -> None:
    begun = Begun()
    begun.ask(EVE, 10)
    counts = []
    for _ in range(4 * ROUNDS):
        before = len(begun.names)
        await pass_rounds(ROUNDS)
        counts.append(len(begun.names) - before)
    assert max(counts) == 1
    await begun.all()


@in_loop
async def test_nobody_begins_while_a_player_waits() -> None:
    begun = Begun()
    with pytest.MonkeyPatch.context() as patched:
        for seconds in ("PATIENCE", "LONGEST_HOLD"):  # a busy machine may stop this test for longer
            patched.setattr(priority, seconds, 3600.0)
        with begun.gate.hold():
            begun.ask(EVE, 3)
            await pass_rounds(20 * ROUNDS)
            with begun.gate.hold():
                await pass_rounds(20 * ROUNDS)
            assert begun.names == []
            assert len(begun.gate) == 3
    await pass_rounds(20 * ROUNDS)
    assert begun.names == ["eve"] * 3


@in_loop
async def test_players_who_never_stop_keep_nobody_out_for_good() -> None:
    begun = Begun()
    with begun.gate.hold():
        begun.ask(EVE, 2)
        begin = asyncio.get_running_loop().time()
        await begun.all()
        assert asyncio.get_running_loop().time() - begin >= 2 * priority.PATIENCE
    assert begun.names == ["eve"] * 2


@in_loop
async def test_a_command_that_hangs_holds_nobody_up_for_long() -> None:
    begun = Begun()
    with begun.gate.hold():
        await asyncio.sleep(2 * priority.LONGEST_HOLD)
        begun.ask(EVE, 30)
        await pass_rounds(60 * ROUNDS)
        assert len(begun.names) == 30
    assert begun.gate._held == 0


@in_loop
async def test_whoever_has_gone_costs_no_turn() -> None:
    begun = Begun()
    gone = begun.ask(EVE, 5)
    await pass_rounds(1)
    for task in gone:
        task.cancel()
    begun.ask(ADA)
    await begun.all()
    assert begun.names == ["ada"]


# ---- Groups take turns, and in a group its persons


def test_groups_take_turns_and_in_a_group_its_persons() -> None:
    turns: Turns[str] = Turns()
    for who, item in [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2), ("c", 1)]:
        turns.add(Client("one", who), f"{who}{item}")
    turns.add(Client("two"), "x")
    assert len(turns) == 7
    assert turns.waiting("one") == 6
    assert [turns.take() for _ in range(8)] == ["a1", "x", "b1", "c1", "a2", "b2", "a3", None]
    assert len(turns) == 0


def test_a_barred_person_is_passed_over() -> None:
    turns: Turns[str] = Turns()
    turns.add(Client("one", "a"), "first")
    turns.add(Client("one", "b"), "second")
    assert turns.take(frozenset({"a"})) == "second"
    assert turns.take(frozenset({"a"})) is None
    assert turns.take() == "first"
