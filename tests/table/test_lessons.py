"""A lesson at a table: its dice and moves come first, then the game goes on."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.record import replay
from rollwright.core.teaching.lesson import lesson_of
from rollwright.games.catalogue import find_game
from rollwright.table.actors.tables import Tables
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why
from rollwright.table.rules.setup import plan_lesson
from rollwright.table.rules.table_record import record_of
from rollwright.table.rules.table_state import Phase, TableState
from rollwright.table.stores.memory import MemoryStore
from rollwright.web.parts.levels import LevelChooser

from ..toy import TOY
from .tables import Party, in_loop, path_of, refused


async def sit_down(tables: Tables, game: str) -> Party:
    opened = await tables.create(plan_lesson(find_game(game), seed=7))
    seated = await tables.join(opened.table, "Ada", host_key=opened.host_key)
    party = Party(tables, opened.table, [seated.token])
    await party.act(0, c.Start())
    return party


async def wait_for(party: Party) -> TableState:
    """Return the table once the learner may do something."""
    while True:
        table_state = (await party.tables.view(party.table)).table_state
        if table_state.is_chance_due or 0 in table_state.waiting or table_state.phase is Phase.OVER:
            return table_state
        await asyncio.sleep(0.01)


async def follow(party: Party) -> TableState:
    """Do what the lesson wants to its end."""
    while True:
        table_state = await wait_for(party)
        lesson = table_state.lesson
        assert lesson is not None
        if lesson.find_step(table_state.steps) == len(lesson.record.steps):
            return table_state
        if table_state.is_chance_due:
            await party.roll()
            continue
        move = lesson.find_move(table_state.steps, 0)
        assert move is not None
        path = path_of(move, table_state.game)
        await party.act(0, c.Play(id=f"m{table_state.seq}", ask=table_state.asked[0], path=path))


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2", "duel", "fiefdoms"])
@in_loop
async def test_a_lesson_is_played_as_it_is_written_and_the_game_goes_on(game: str) -> None:
    tables = Tables(MemoryStore(), chooser=LevelChooser())
    party = await sit_down(tables, game)
    table_state = await follow(party)
    lesson = lesson_of(table_state.game)
    assert lesson is not None
    assert sorted(table_state.steps) == sorted(lesson.record.steps)
    await party.roll()
    table_state = await wait_for(party)
    path = table_state.game.vocabulary.path_of(table_state.game.moves(table_state.state, 0)[0])
    await party.act(0, c.Play(id="free", ask=table_state.asked[0], path=path))
    table_state = await wait_for(party)
    record = record_of(table_state)
    assert record.dice == "unknown", "dice of a lesson are nobody's"
    assert replay(table_state.game, record).final == table_state.state
    await tables.close()


@in_loop
async def test_other_moves_are_for_later() -> None:
    tables = Tables(MemoryStore(), chooser=LevelChooser())
    party = await sit_down(tables, "chiefdom-2")
    await party.roll()
    table_state = await wait_for(party)
    with refused(Why.NOT_TAUGHT):
        path = path_of("6 water a1,b1,c1", table_state.game)
        await party.act(0, c.Play(id="m", ask=table_state.asked[0], path=path))
    assert (await wait_for(party)).steps == ("roll 1 4 6", *table_state.steps[1:])
    await tables.close()


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(InvalidSetup, match="there is no lesson for toy yet"):
        plan_lesson(TOY, 1)


@in_loop
async def test_after_a_lesson_a_rematch_is_a_game_with_fair_dice_and_no_lesson() -> None:
    tables = Tables(MemoryStore(), chooser=LevelChooser())
    party = await sit_down(tables, "chiefdom-1")
    await follow(party)
    while (table_state := await wait_for(party)).phase is not Phase.OVER:
        if table_state.is_chance_due:
            await party.roll()
            continue
        path = table_state.game.vocabulary.path_of(table_state.game.moves(table_state.state, 0)[-1])
        await party.act(0, c.Play(id=f"m{table_state.seq}", ask=table_state.asked[0], path=path))
    answer = await party.act(0, c.Rematch())
    again = (await tables.view(answer.table)).table_state
    assert again.lesson is None
    assert not again.is_practice
    assert [plan.bot for plan in again.settings.seats] == [None, "wanderer"]
    await tables.close()
