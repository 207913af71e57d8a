"""Undo is free until something new is known."""

from __future__ import annotations

import pytest

from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.replay import load_room
from rollwright.table.rules.table_record import record_of
from rollwright.table.stores.memory import MemoryStore

from ..toy import TOY
from .relay import RELAY
from .tables import FakeClock, Party, gather, in_loop, make_hall, path_of, refused, until

NINE = {"turns": "9"}


async def begin(people: int, game: str = "toy") -> Party:
    party = await gather(make_hall(MemoryStore()), people, game, options=NINE if game == "toy" else {})
    await party.roll()
    return party


async def undo(party: Party, seat: int, name: str = "u") -> None:
    await party.act(seat, c.Undo(id=name))


@in_loop
async def test_alone_a_move_can_be_taken_back_until_the_next_roll() -> None:
    party = await begin(1)
    before = (await party.see(0)).view
    await party.move(0)
    assert (await party.data(0))["can_undo"]
    await undo(party, 0)
    assert (await party.see(0)).view == before
    await party.move(0, which=-1, name="other")
    await party.roll()
    assert not (await party.data(0))["can_undo"]
    with refused(Why.UNDO_CLOSED):
        await undo(party, 0, "u2")


@in_loop
async def test_a_move_can_be_taken_back_while_others_still_decide() -> None:
    party = await begin(3)
    await party.move(0)
    theirs = await party.move(1)
    await undo(party, 0)
    data = await party.data(0)
    assert data["waiting"] == [0, 2]
    table_state = party.tables.actors[party.table].table_state
    assert [step for step in table_state.steps if step.startswith("seat")] == [
        f"seat 2 {TOY.format_move(TOY.vocabulary.move_of(theirs.path))}"
    ]


@in_loop
async def test_nothing_is_taken_back_once_all_moves_are_shown() -> None:
    party = await begin(2)
    await party.move(0)
    await party.move(1)
    for seat in (0, 1):
        with refused(Why.UNDO_CLOSED):
            await undo(party, seat)


@in_loop
async def test_an_undo_does_not_disturb_what_others_are_asked() -> None:
    party = await begin(3)
    asked = (await party.data(2))["ask"]
    await party.move(0)
    await undo(party, 0)
    assert (await party.data(2))["ask"] == asked


@in_loop
async def test_the_move_before_an_undo_does_not_come_back_when_retried() -> None:
    party = await begin(2)
    command = await party.move(0)
    await undo(party, 0)
    seq = (await party.data(0))["seq"]
    await party.act(0, command)
    data = await party.data(0)
    assert (data["seq"], data["waiting"]) == (seq, [0, 1])


@in_loop
async def test_an_undo_sent_twice_takes_back_once() -> None:
    party = await begin(1)
    await party.move(0)
    first = await party.act(0, c.Undo(id="u"))
    await party.move(0, name="other")
    assert await party.act(0, c.Undo(id="u")) == first
    assert (await party.data(0))["can_undo"]


@in_loop
async def test_one_after_the_other_a_move_stands_once_the_next_is_made() -> None:
    party = await begin(2, "relay")
    await party.move(0)
    await undo(party, 0)
    await party.move(0, which=1, name="b")
    await party.move(1)
    with pytest.raises(Refusal, match="somebody has moved since, knowing your move"):
        await undo(party, 0, "late")
    await undo(party, 1, "mine")
    assert (await party.data())["waiting"] == [1]


@in_loop
async def test_a_move_made_on_one_that_was_taken_back_is_stale() -> None:
    party = await begin(2, "relay")
    await party.move(0)
    seen = await party.data(1)
    await undo(party, 0)
    await party.move(0, which=1, name="b")
    with refused(Why.STALE):
        await party.act(1, c.Play(id="m", ask=seen["ask"], path=path_of("c", RELAY)))


@in_loop
async def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    party = await begin(2)
    with refused(Why.UNDO_CLOSED):
        await undo(party, 0)


@in_loop
async def test_a_move_the_clock_made_is_taken_back_like_ones_own() -> None:
    clock = FakeClock()
    party = await gather(make_hall(MemoryStore(), clock), 1, options=NINE, timer=30)
    await party.roll()
    clock.advance(30)
    await until(lambda: party.tables.actors[party.table].table_state.is_chance_due)
    assert (await party.data(0))["can_undo"]
    await undo(party, 0)
    assert party.tables.actors[party.table].table_state.waiting == (0,)
    await party.tables.close()


@in_loop
async def test_the_record_holds_what_was_kept() -> None:
    party = await begin(1)
    await party.move(0)
    await undo(party, 0)
    await party.move(0, name="b")
    table_state = party.tables.actors[party.table].table_state
    assert len(record_of(table_state).steps) == 2


@in_loop
async def test_what_was_taken_back_is_told_to_nobody() -> None:
    party = await begin(2)
    await party.move(0)
    await undo(party, 0)
    for seat in (None, 0, 1):
        lines = (await party.data(seat))["log"]
        assert [line["text"] for line in lines if line["kind"] == "moved"] == [""]


async def alone_with_a_bot(game: str, options: dict[str, str]) -> Party:
    """Return a table of one person whose move a bot has answered."""
    party = await gather(make_hall(MemoryStore()), 1, game, bots=["random"], options=options)
    await party.roll()
    await party.move(0)
    table = party.tables.actors[party.table]
    await until(lambda: table.table_state.is_chance_due)
    return party


@in_loop
async def test_a_bot_that_decided_at_the_same_time_closes_nothing() -> None:
    party = await alone_with_a_bot("toy", NINE)
    steps = party.tables.actors[party.table].table_state.steps
    theirs = [step for step in steps if step.startswith("seat 2")]
    await undo(party, 0)
    table_state = party.tables.actors[party.table].table_state
    assert [step for step in table_state.steps if step.startswith("seat")] == theirs
    assert table_state.waiting == (0,)
    await party.move(0, which=-1, name="other")
    await party.roll()
    with refused(Why.UNDO_CLOSED):
        await undo(party, 0, "late")


@in_loop
async def test_what_a_bot_made_on_top_of_a_move_is_taken_back_with_it() -> None:
    party = await alone_with_a_bot("relay", {})
    table = party.tables.actors[party.table]
    await undo(party, 0)
    assert not [step for step in table.table_state.steps if step.startswith("seat")]
    assert table.table_state.waiting == (0,)
    await party.move(0, which=-1, name="other")
    await until(lambda: table.table_state.is_chance_due)
    made = [step for step in table.table_state.steps if step.startswith("seat")]
    assert [step.split()[1] for step in made] == ["1", "2"]
    replayed = load_room(party.tables.store, lambda name: RELAY, party.table)
    assert replayed.steps == table.table_state.steps
