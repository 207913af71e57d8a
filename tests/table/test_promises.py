"""Dice that nobody can steer: nonces are promised before any is known."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.core.game import start_game
from rollwright.table.actors.schedule import SHARE_SECONDS
from rollwright.table.dice.fair_dice import SeatNonce, commitment_of, make_block, roll_fairly
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.setup import NewTable
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .tables import FakeClock, Party, gather, in_loop, make_hall, refused, until
from .watching import subscribe

NINE = {"turns": "9"}


@in_loop
async def test_whoever_runs_the_server_and_plays_cannot_choose_the_dice() -> None:
    """The attack that worked: know the secret, read the others' nonces, try one's own, sit down last."""
    store = MemoryStore()
    tables = make_hall(store)
    opened = await tables.create(NewTable("toy", ["person", "person"], NINE))
    ada = await tables.join(opened.table, "Ada", promise=commitment_of("ada0"), host_key=opened.host_key)
    secret, logged = store.secret(opened.table), b"".join(line.body for line in store.read(opened.table))
    assert commitment_of("ada0").encode() in logged
    assert b'"ada0"' not in logged, "nobody can know her nonce when they promise theirs"
    eve = await tables.join(opened.table, "Eve", promise=commitment_of("e0"))
    await tables.act(opened.table, ada.token, c.Start())
    await tables.act(opened.table, ada.token, c.Reveal(nonce="ada0"))
    state = start_game(TOY, 2, NINE)
    shares = [[SeatNonce(0, 1, "ada0"), SeatNonce(1, 1, f"{n:02x}")] for n in range(256)]
    rolls = [str(roll_fairly(TOY, state, make_block(secret, opened.table, 1, each))) for each in shares]
    assert len(set(rolls)) > 10, "by now she knows what each nonce would give"
    for n in range(256):
        if n != 0xE0:
            with refused(Why.NOT_YOURS):
                await tables.act(opened.table, eve.token, c.Reveal(nonce=f"{n:02x}"))
    await tables.act(opened.table, eve.token, c.Reveal(nonce="e0"))
    await tables.act(opened.table, ada.token, c.RollDice())
    assert tables.actors[opened.table].table_state.last_roll == rolls[0xE0]
    await tables.close()


@in_loop
async def test_a_returning_seat_brings_nothing_new_into_the_dice() -> None:
    party = await gather(make_hall(MemoryStore()), 2, shares=True, options=NINE)
    before = party.tables.actors[party.table].table_state.nonces
    await party.act(1, c.Leave())
    back = await party.tables.join(party.table, "Eve", promise=commitment_of("ee"))
    with refused(Why.NOT_YOURS):
        await party.tables.act(party.table, back.token, c.Reveal(nonce="ee"))
    assert party.tables.actors[party.table].table_state.nonces == before


@in_loop
async def test_the_order_in_which_nonces_are_shown_changes_no_roll() -> None:
    rolls = set()
    for order in ((0, 1, 2), (2, 1, 0)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("rollwright.table.actors.tables.make_code", lambda: "AAAAAA")
            patch.setattr("rollwright.table.actors.tables.make_secret", lambda: bytes(32))
            tables = make_hall(MemoryStore())
            opened = await tables.create(NewTable("toy", ["person"] * 3, NINE))
        keys = [opened.host_key, "", ""]
        tokens = [
            (await tables.join(opened.table, f"P{n}", promise=commitment_of(f"0{n}"), host_key=keys[n])).token
            for n in range(3)
        ]
        await tables.act(opened.table, tokens[0], c.Start())
        for n in order:
            await tables.act(opened.table, tokens[n], c.Reveal(nonce=f"0{n}"))
        await tables.act(opened.table, tokens[0], c.RollDice())
        rolls.add(tables.actors[opened.table].table_state.last_roll)
    assert len(rolls) == 1


async def promise_only(clock: FakeClock, **settings: object) -> Party:
    tables = make_hall(MemoryStore(), clock)
    opened = await tables.create(NewTable("toy", ["person"], NINE, **settings))  # type: ignore[arg-type]
    ada = await tables.join(opened.table, "Ada", promise=commitment_of("aa"), host_key=opened.host_key)
    await tables.act(opened.table, ada.token, c.Start())
    return Party(tables, opened.table, [ada.token])


@in_loop
async def test_the_first_roll_waits_for_nonces_and_rolls_as_soon_as_they_are_there() -> None:
    party = await promise_only(FakeClock())
    rolling = asyncio.ensure_future(party.roll())
    await asyncio.sleep(0.02)
    assert not rolling.done()
    await party.act(0, c.Reveal(nonce="aa"))
    await rolling
    await party.act(0, c.Reveal(nonce="aa"))
    assert party.tables.actors[party.table].table_state.nonces == (SeatNonce(0, 1, "aa"),)


@in_loop
async def test_who_keeps_a_nonce_back_does_not_stop_the_game() -> None:
    clock = FakeClock()
    party = await promise_only(clock)
    rolling = asyncio.ensure_future(party.roll())
    await asyncio.sleep(0.02)
    clock.advance(SHARE_SECONDS)
    await rolling
    with refused(Why.NOT_NOW):
        await party.act(0, c.Reveal(nonce="aa"))


@in_loop
async def test_a_roll_by_itself_waits_for_nonces_too() -> None:
    clock = FakeClock()
    party = await promise_only(clock, roll_after=0.0)
    async with subscribe(party.tables, party.table, party.tokens[0]):
        await asyncio.sleep(0.02)
        assert party.tables.actors[party.table].table_state.rolls == 0
        await party.act(0, c.Reveal(nonce="aa"))
        await until(lambda: party.tables.actors[party.table].table_state.rolls == 1)
    other = await promise_only(clock, roll_after=0.0)
    async with subscribe(other.tables, other.table, other.tokens[0]):
        await asyncio.sleep(0.02)
        clock.advance(SHARE_SECONDS)
        await until(lambda: other.tables.actors[other.table].table_state.rolls == 1)
    await party.tables.close()
    await other.tables.close()


class HastyClock(FakeClock):
    """A clock whose alarms come a hair early, as those of event loops do."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds * 0.999)


@in_loop
async def test_after_the_grace_the_roll_goes_through_the_first_time() -> None:
    """The alarm came a hair early, and the roll that had waited for ten seconds was refused."""
    clock = HastyClock()
    party = await promise_only(clock)
    rolling = asyncio.ensure_future(party.roll())
    await asyncio.sleep(0.02)
    clock.advance(SHARE_SECONDS * 0.9995)
    await asyncio.sleep(0.02)
    assert not rolling.done()
    clock.advance(SHARE_SECONDS * 0.001)
    await rolling


@in_loop
async def test_the_grace_begins_when_the_game_starts() -> None:
    """It used to begin with the last thing that happened before the start."""
    clock = FakeClock()
    tables = make_hall(MemoryStore(), clock)
    opened = await tables.create(NewTable("toy", ["person"], NINE))
    ada = await tables.join(opened.table, "Ada", promise=commitment_of("aa"), host_key=opened.host_key)
    clock.advance(60 * SHARE_SECONDS)
    await tables.act(opened.table, ada.token, c.Start())
    rolling = asyncio.ensure_future(tables.act(opened.table, ada.token, c.RollDice()))
    await asyncio.sleep(0.02)
    assert not rolling.done()
    await tables.act(opened.table, ada.token, c.Reveal(nonce="aa"))
    await rolling


@in_loop
async def test_a_nonce_that_never_comes_holds_nothing_that_others_need() -> None:
    party = await promise_only(FakeClock())
    rolling = [asyncio.ensure_future(party.roll()) for _ in range(20)]
    await asyncio.sleep(0.02)
    await party.act(0, c.Say(id="a", text="still waiting"))
    await party.act(0, c.Rename(name="Ada II"))
    assert not any(roll.done() for roll in rolling)
    await party.act(0, c.Leave())
    for roll in rolling:
        roll.cancel()
