"""What people do besides playing costs the same at the end as at the beginning, and has an end."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from rollwright.table.rules import commands as c
from rollwright.table.rules import decide as decide_module
from rollwright.table.rules import permissions, seats
from rollwright.table.rules.decide import MOST_WORDS, decide
from rollwright.table.rules.decision import Means
from rollwright.table.rules.events import Entry, Said
from rollwright.table.rules.fold import CHAT_KEPT, IDS_KEPT, fold
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore

from .tables import Party, gather, in_loop, make_hall, refused

MEANS = Means(b"")


async def open_room() -> TableState:
    party = await gather(make_hall(MemoryStore()), 2, options={"turns": "9"})
    return party.tables.actors[party.table].table_state


def say_often(table_state: TableState, times: int) -> TableState:
    for n in range(times):
        table_state = fold(table_state, Entry(table_state.seq + 1, 0, Said(n % 2, "la", f"s{n}")))
    return table_state


@in_loop
async def test_a_hundred_thousand_words_and_ids_leave_a_room_no_larger() -> None:
    """Every word used to be kept, and all of them were copied for each."""
    table_state = say_often(await open_room(), 100_000)
    assert [len(ids) for ids in table_state.answers.values()] == [IDS_KEPT, IDS_KEPT]
    assert len(table_state.chat) == CHAT_KEPT
    assert "s99999" in table_state.answers[1]


@in_loop
async def test_folding_a_game_copies_none_of_its_steps() -> None:
    """All steps used to be copied for each: the last of ten thousand cost as much as the first thousand."""
    table_state = await open_room()
    first, longest = table_state.steps, 0
    for number in range(1, 5001):
        table_state = replace(table_state, steps=table_state.steps.with_roll(f"roll {number}"))
        for seat in range(2):
            table_state = replace(table_state, steps=table_state.steps.with_move(f"seat {seat + 1} x"))
        longest = max(longest, len(table_state.steps._open))
        assert table_state.steps.shares(first)
    assert len(table_state.steps) == len(first) + 15_000
    assert longest == 2
    assert table_state.steps[-3:] == ("roll 5000", "seat 1 x", "seat 2 x")


@in_loop
async def test_a_room_keeps_its_steps_when_another_goes_on_from_it() -> None:
    table_state = await open_room()
    before = tuple(table_state.steps)
    one, other = (table_state.steps.with_roll(roll) for roll in ("roll 1", "roll 2"))
    assert (tuple(table_state.steps), one[-1], other[-1]) == (before, "roll 1", "roll 2")
    assert one.with_move("seat 1 x").with_moves(()) == one


@in_loop
async def test_the_last_commands_are_answered_again_and_very_old_ones_are_new() -> None:
    table_state = say_often(await open_room(), 200)
    assert decide(table_state, 1, c.Say(id="s199", text="la"), MEANS).answered == table_state.seq
    assert decide(table_state, 1, c.Say(id="s1", text="la"), MEANS).answered is None


@in_loop
async def test_a_seat_says_so_much_and_then_the_others_may_still_speak() -> None:
    table_state = await open_room()
    for n in range(MOST_WORDS):
        table_state = fold(table_state, Entry(table_state.seq + 1, 0, Said(0, "la", f"s{n}")))
    with refused(Why.NOT_NOW):
        decide(table_state, 0, c.Say(id="new", text="la"), MEANS)
    assert decide(table_state, 1, c.Say(id="new", text="la"), MEANS).events


@in_loop
async def test_a_seat_does_so_much_besides_the_game_and_the_game_goes_on() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(permissions, "MOST_ASIDES", 20)
        party = await gather(make_hall(MemoryStore()), 1, options={"turns": "9"})
        await party.roll()
        with pytest.raises(Refusal, match="only the game itself goes on"):
            for n in range(30):
                await party.move(0, name=f"m{n}")
                await party.act(0, c.Undo(id=f"u{n}"))
        for command in (c.Rename(name="Eve"), c.Undo(id="z")):
            with refused(Why.NOT_NOW):
                await party.act(0, command)
        await party.act(0, c.Undo(id="u9"))  # said again, it is answered again
        await party.roll()
        await party.move(0, name="last")
        assert (await party.data())["turn"] == 3


@in_loop
async def test_nobody_is_refused_for_what_another_seat_did() -> None:
    """One seat used to freeze its table: ten thousand renames were the table's, not the seat's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(permissions, "MOST_ASIDES", 20)
        patch.setattr(decide_module, "MOST_WORDS", 20)
        party = await gather(make_hall(MemoryStore(), grace=0.0), 3, options={"turns": "9"})
        for n in range(20):
            await party.act(0, c.Rename(name=f"Eve {n}"))
            await party.act(0, c.Say(id=f"s{n}", text="la"))
        for command in (c.Rename(name="Eve"), c.Say(id="x", text="la")):
            with refused(Why.NOT_NOW):
                await party.act(0, command)
        await party.roll()
        await party.move(1, name="m")
        await party.act(1, c.Undo(id="u"))
        await party.act(1, c.Say(id="t", text="Enough!"))
        await party.act(1, c.Rename(name="Bo"))
        await party.act(1, c.Replace(target=0))
        await party.act(2, c.Replace(target=0))
        assert party.tables.actors[party.table].table_state.seats[0].bot
        back = await party.tables.join(party.table, "Ada")
        await party.tables.act(party.table, back.token, c.Say(id="a", text="I am new here"))
        await party.act(1, c.Leave())


@in_loop
async def test_the_host_removes_a_seat_that_talked_without_end() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(permissions, "MOST_ASIDES", 5)
        patch.setattr(decide_module, "MOST_WORDS", 5)
        party = await gather(make_hall(MemoryStore()), 3, start=False, options={"turns": "9"})
        for n in range(5):
            await party.act(1, c.Rename(name=f"Eve {n}"))
            await party.act(1, c.Say(id=f"s{n}", text="la"))
        with refused(Why.NOT_NOW):
            await party.act(1, c.Say(id="x", text="la"))
        await party.act(0, c.Remove(target=1))
        assert party.tables.actors[party.table].table_state.seats[1].is_free


@in_loop
async def test_people_sit_down_at_a_table_so_often() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seats, "MOST_JOINS", 4)
        party = await gather(make_hall(MemoryStore()), 2, start=False, options={"turns": "9"})
        for _ in range(2):
            await party.act(1, c.Leave())
            party.tokens[1] = (await party.tables.join(party.table, "Eve")).token
        await party.act(1, c.Leave())
        with refused(Why.NOT_NOW):
            await party.tables.join(party.table, "Eve")
        await party.act(0, c.Say(id="a", text="still here"))


@in_loop
async def test_forty_rematches_at_once_open_one_table() -> None:
    store = MemoryStore()
    party = await gather(make_hall(store), 1, options={"turns": "1"})
    await party.roll()
    await party.move(0)
    answers = await asyncio.gather(*(party.act(0, c.Rematch()) for _ in range(40)))
    assert len({answer.table for answer in answers}) == 1
    assert len(store.tables()) == 2
    assert sum(bool(answer.host_key) for answer in answers) == 1


class Counting(MemoryStore):
    """Counts how often all tables set aside are listed."""

    listed = 0

    def quarantined(self) -> dict[str, str]:
        self.listed += 1
        return super().quarantined()


@in_loop
async def test_an_unknown_code_reads_one_row_however_many_tables_there_are() -> None:
    store = Counting()
    with refused(Why.NO_TABLE):
        await Party(make_hall(store), "ZZZZZZ", []).data()
    assert store.listed == 0


@in_loop
async def test_what_was_said_before_the_start_counts_after_it() -> None:
    party = await gather(make_hall(MemoryStore()), 2, start=False, options={"turns": "9"})
    await party.act(1, c.Say(id="a", text="la"))
    await party.act(0, c.Start())
    assert party.tables.actors[party.table].table_state.words == {1: 1}
