"""Leaving a table, and being replaced by a bot: by the host, or by a majority of the others."""

from __future__ import annotations

from dataclasses import replace

from rollwright.table.actors.context import GRACE_SECONDS
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.fair_dice import commitment_of
from rollwright.table.rules import commands as c
from rollwright.table.rules.decide import decide_bot_move
from rollwright.table.rules.decision import BotMove
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .tables import FakeClock, Party, gather, in_loop, make_hall, refused, until
from .watching import subscribe

NINE = {"turns": "9"}


def room_of(party: Party) -> TableState:
    return party.tables.actors[party.table].table_state


async def replaced(tables: Tables) -> Party:
    party = await gather(tables, 3, options=NINE)
    async with subscribe(tables, party.table, party.tokens[0]):
        await party.act(0, c.Leave())
    return party


@in_loop
async def test_a_bot_plays_on_for_whoever_left() -> None:
    tables = make_hall(MemoryStore())
    party = await gather(tables, 2, options=NINE)
    await party.act(1, c.Leave())
    await party.roll()
    await party.move(0)
    await until(lambda: room_of(party).is_chance_due)
    assert (await party.data())["players"][1]["bot"] == "greedy"
    await tables.close()


@in_loop
async def test_the_host_chair_goes_to_the_next_person() -> None:
    party = await replaced(make_hall(MemoryStore()))
    assert (await party.data())["host"] == 1


@in_loop
async def test_a_free_seat_can_be_taken_up_and_brings_no_share_after_the_start() -> None:
    party = await gather(make_hall(MemoryStore()), 2, shares=True, options={"turns": "2"})
    await party.act(1, c.Leave())
    new = await party.tables.join(party.table, "Newcomer", promise=commitment_of("abcd"))
    assert new.seat == 1
    assert (await party.data())["dice"]["promises"] == {0: commitment_of("00"), 1: commitment_of("01")}
    with refused(Why.NOT_YOURS):
        await party.tables.act(party.table, new.token, c.Reveal(nonce="abcd"))


@in_loop
async def test_ids_of_whoever_sat_there_before_mean_nothing_to_the_next() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options={"turns": "9"})
    first = await party.act(1, c.Say(id="s1", text="hello"))
    await party.act(1, c.Leave())
    eve = await party.tables.join(party.table, "Eve", promise=commitment_of("e0"))
    mine = await party.tables.act(party.table, eve.token, c.Say(id="s1", text="hello"))
    assert mine.seq > first.seq
    assert [line["seat"] for line in (await party.data())["chat"]] == [1, 1]


@in_loop
async def test_what_a_bot_thought_of_is_not_played_for_whoever_sat_down_meanwhile() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options=NINE)
    await party.roll()
    table_state, data = room_of(party), await party.data(1)
    thought = BotMove(1, data["ask"], TOY.vocabulary.move_of(data["moves"][0]["numbers"]), "bot")
    assert decide_bot_move(table_state, thought).events == ()
    assert len(decide_bot_move(table_state, replace(thought, by="clock")).events) == 1
    assert decide_bot_move(table_state, replace(thought, by="clock", ask=1)).events == ()


@in_loop
async def test_somebody_who_is_there_cannot_be_replaced() -> None:
    tables = make_hall(MemoryStore())
    party = await gather(tables, 2, options=NINE)
    async with subscribe(tables, party.table, party.tokens[1]):
        with refused(Why.NOT_NOW):
            await party.act(0, c.Replace(target=1))


@in_loop
async def test_a_line_that_drops_for_a_moment_costs_nobody_the_seat() -> None:
    clock = FakeClock()
    tables = make_hall(MemoryStore(), clock)
    party = await gather(tables, 2, options=NINE)
    async with subscribe(tables, party.table, party.tokens[1]):
        clock.advance(1000)
    for seconds in (0.1, GRACE_SECONDS - 1):
        clock.advance(seconds)
        with refused(Why.NOT_NOW):
            await tables.act(party.table, party.tokens[0], c.Replace(target=1))
    clock.advance(1)
    await tables.act(party.table, party.tokens[0], c.Replace(target=1))
    assert (await party.data())["players"][1]["bot"]


@in_loop
async def test_after_a_restart_everybody_has_a_moment_to_come_back() -> None:
    clock, store = FakeClock(), MemoryStore()
    party = await gather(make_hall(store, clock), 2, options=NINE)
    clock.advance(1000)
    again = make_hall(store, clock)
    with refused(Why.NOT_NOW):
        await again.act(party.table, party.tokens[0], c.Replace(target=1))


@in_loop
async def test_without_the_host_a_majority_of_the_others_replaces() -> None:
    party = await gather(make_hall(MemoryStore()), 5, options=NINE)
    await party.act(1, c.Replace(target=0))
    with refused(Why.NOT_NOW):
        await party.act(1, c.Replace(target=0))
    await party.act(2, c.Replace(target=0))
    assert (await party.data())["players"][0]["is_person"]
    assert (await party.data())["players"][0]["votes"] == 2
    await party.act(3, c.Replace(target=0))
    data = await party.data()
    assert (data["players"][0]["bot"], data["host"]) == ("greedy", 1)


@in_loop
async def test_votes_of_those_who_left_do_not_count() -> None:
    party = await gather(make_hall(MemoryStore()), 5, options=NINE)
    await party.act(1, c.Replace(target=0))
    await party.act(1, c.Leave())
    assert (await party.data())["players"][0]["votes"] == 0
