"""A lesson at a table: its dice and moves come first, then the game goes on."""

from __future__ import annotations

import asyncio

import pytest

from rollwright.core.errors import InvalidSetup
from rollwright.core.lesson import lesson_of
from rollwright.core.record import replay
from rollwright.games.catalogue import find_game
from rollwright.table import commands as c
from rollwright.table.hall import Hall
from rollwright.table.memory import MemoryStore
from rollwright.table.refusal import Why
from rollwright.table.room import Phase, Room, record_of
from rollwright.table.setup import plan_lesson
from rollwright.web.bots import LevelChooser

from ..toy import TOY
from .tables import Party, in_loop, refused


async def sit_down(hall: Hall, game: str) -> Party:
    opened = await hall.create(plan_lesson(find_game(game), seed=7))
    seated = await hall.join(opened.table, "Ada", host_key=opened.host_key)
    party = Party(hall, opened.table, [seated.token])
    await party.act(0, c.Start())
    return party


async def wait_for(party: Party) -> Room:
    """Return the room once the learner may do something."""
    while True:
        room = (await party.hall.look(party.table)).room
        if room.is_chance_due or 0 in room.waiting or room.phase is Phase.OVER:
            return room
        await asyncio.sleep(0.01)


async def follow(party: Party) -> Room:
    """Do what the lesson wants to its end."""
    while True:
        room = await wait_for(party)
        lesson = room.lesson
        assert lesson is not None
        if lesson.find_step(room.steps) == len(lesson.record.steps):
            return room
        if room.is_chance_due:
            await party.roll()
            continue
        move = lesson.find_move(room.steps, 0)
        assert move is not None
        await party.act(0, c.Play(id=f"m{room.seq}", ask=room.asked[0], move=move))


@pytest.mark.parametrize("game", ["chiefdom-1", "chiefdom-2", "duel", "fiefdoms"])
@in_loop
async def test_a_lesson_is_played_as_it_is_written_and_the_game_goes_on(game: str) -> None:
    hall = Hall(MemoryStore(), chooser=LevelChooser())
    party = await sit_down(hall, game)
    room = await follow(party)
    lesson = lesson_of(room.game)
    assert lesson is not None
    assert sorted(room.steps) == sorted(lesson.record.steps)
    await party.roll()
    room = await wait_for(party)
    move = room.game.format_move(room.game.moves(room.state, 0)[0])
    await party.act(0, c.Play(id="free", ask=room.asked[0], move=move))
    room = await wait_for(party)
    record = record_of(room)
    assert record.dice == "unknown", "dice of a lesson are nobody's"
    assert replay(room.game, record).final == room.state
    await hall.close()


@in_loop
async def test_other_moves_are_for_later() -> None:
    hall = Hall(MemoryStore(), chooser=LevelChooser())
    party = await sit_down(hall, "chiefdom-2")
    await party.roll()
    room = await wait_for(party)
    with refused(Why.NOT_TAUGHT):
        await party.act(0, c.Play(id="m", ask=room.asked[0], move="6 water a1,b1,c1"))
    assert (await wait_for(party)).steps == ("roll 1 4 6", *room.steps[1:])
    await hall.close()


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(InvalidSetup, match="there is no lesson for toy yet"):
        plan_lesson(TOY, 1)
