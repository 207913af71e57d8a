"""Moves at a table: retries, old turns, wrong seats, and everybody drawing at the same time."""

from __future__ import annotations

import asyncio
import logging

import pytest

from rollwright.table.rules import commands as c
from rollwright.table.rules.commands import decode_command
from rollwright.table.rules.refusal import Refusal, Why
from rollwright.table.rules.table_state import TableState
from rollwright.table.stores.memory import MemoryStore

from .relay import RELAY
from .tables import Party, gather, in_loop, make_hall, path_of, refused

NINE = {"turns": "9"}


async def ready(people: int = 2, game: str = "toy") -> Party:
    """Return a table where everybody is asked to draw."""
    options = NINE if game == "toy" else {}
    party = await gather(make_hall(MemoryStore()), people, game, options=options)
    await party.roll()
    return party


def room_of(party: Party) -> TableState:
    return party.tables.actors[party.table].table_state


@in_loop
async def test_the_same_move_twice_is_one_event_and_one_answer() -> None:
    party = await ready()
    command = await party.move(0)
    before = room_of(party)
    first = await party.act(0, command)
    assert room_of(party) is before
    await party.move(1)
    await party.roll()
    assert await party.act(0, command) == first
    moved = [line.seat for line in room_of(party).lines if line.kind == "moved"]
    assert moved == [0, 1]


@in_loop
async def test_the_same_id_for_another_move_is_a_conflict() -> None:
    party = await ready()
    command = await party.move(0)
    before = room_of(party)
    with refused(Why.CONFLICT):
        other = path_of("5 x" if command.path == path_of("6 x") else "6 x")
        await party.act(0, c.Play(id=command.id, ask=command.ask, path=other))
    assert room_of(party) is before


@in_loop
async def test_a_move_for_an_older_turn_is_refused() -> None:
    party = await ready()
    old = await party.data(0)
    await party.move_all()
    await party.roll()
    before = room_of(party)
    with refused(Why.STALE):
        await party.act(0, c.Play(id="late", ask=old["ask"], path=old["moves"][0]["numbers"]))
    assert room_of(party) is before


@in_loop
async def test_of_two_moves_in_a_row_the_second_needs_its_own_asking() -> None:
    party = await gather(make_hall(MemoryStore()), 2, "relay", options={"hand": "keep"})
    await party.roll()
    first = await party.move(0)
    assert (await party.data())["waiting"] == [0]
    with refused(Why.STALE):
        await party.act(0, c.Play(id="second", ask=first.ask, path=path_of("c", RELAY)))
    await party.move(0, name="second")
    assert (await party.data())["waiting"] in ([1], [])


@in_loop
async def test_moves_made_at_the_same_time_do_not_disturb_each_other() -> None:
    party = await ready(5)
    seen = [await party.data(seat) for seat in range(5)]
    plays = [c.Play(id="m", ask=data["ask"], path=data["moves"][0]["numbers"]) for data in seen]
    answers = await asyncio.gather(*(party.act(seat, play) for seat, play in enumerate(plays)))
    assert sorted(answer.seq for answer in answers) == list(range(seen[0]["seq"] + 1, seen[0]["seq"] + 6))
    assert (await party.data())["waiting"] == []


@in_loop
async def test_the_same_move_sent_many_times_at_once_is_made_once() -> None:
    party = await ready()
    data = await party.data(0)
    play = c.Play(id="m", ask=data["ask"], path=data["moves"][0]["numbers"])
    answers = await asyncio.gather(*(party.act(0, play) for _ in range(20)))
    assert len(set(answers)) == 1
    assert room_of(party).seq == data["seq"] + 1


@pytest.mark.parametrize(
    ("path", "why"),
    [((99,), Why.UNREADABLE), ((), Why.UNREADABLE), ((0, 0), Why.UNREADABLE), (path_of("1 o"), Why.ILLEGAL)],
)
def test_a_move_that_cannot_be_made_is_refused_and_changes_nothing(path: tuple[int, ...], why: Why) -> None:
    @in_loop
    async def play() -> None:
        party = await ready()
        before = room_of(party)
        ask = (await party.data(0))["ask"]
        with refused(why):
            await party.act(0, c.Play(id="m", ask=ask, path=path))
        assert room_of(party) is before
        assert hash(before.state) == hash(room_of(party).state)

    play()


@in_loop
async def test_nobody_moves_twice_or_before_the_start() -> None:
    party = await gather(make_hall(MemoryStore()), 2, start=False)
    before = room_of(party)
    with refused(Why.NOT_NOW):
        await party.act(0, c.Play(id="m", ask=1, path=path_of("1 x")))
    with refused(Why.NOT_NOW):
        await party.roll()
    assert room_of(party) is before
    await party.act(0, c.Start())
    await party.roll()
    with refused(Why.NOT_NOW):
        await party.roll(1)
    await party.move(0)
    before = room_of(party)
    with refused(Why.NOT_NOW):
        await party.act(0, c.Play(id="again", ask=1, path=path_of("1 x")))
    assert room_of(party) is before


@in_loop
async def test_acting_for_another_seat_is_refused_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    party = await ready()
    data = await party.data(1)
    before = room_of(party)
    with caplog.at_level(logging.WARNING), refused(Why.NOT_YOURS):
        await party.act(0, c.Play(seat=1, id="m", ask=data["ask"], path=data["moves"][0]["numbers"]))
    assert room_of(party) is before
    assert "seat 1 tried to act for another seat" in caplog.text
    assert party.tokens[0] not in caplog.text


@in_loop
async def test_a_game_played_to_its_end_is_over_and_shows_its_secret() -> None:
    party = await gather(make_hall(MemoryStore()), 2, options={"turns": "2"})
    for _ in range(2):
        assert (await party.data())["dice"]["secret"] == ""
        await party.roll()
        await party.move_all()
    data = await party.data()
    assert data["phase"] == "over"
    assert len(data["dice"]["secret"]) == 64
    assert data["outcome"]["winners"]
    with refused(Why.NOT_NOW):
        await party.roll()


@in_loop
async def test_legal_moves_of_the_view_are_those_of_the_state() -> None:
    for game in ("toy", "relay", "chiefdom-2"):
        party = await ready(2, game)
        table_state = room_of(party)
        for seat in table_state.waiting:
            listed = [move["move"] for move in (await party.data(seat))["moves"]]
            assert listed == [
                table_state.game.format_move(m) for m in table_state.game.moves(table_state.state, seat)
            ]


@pytest.mark.parametrize(
    "text",
    ['{"do": "play", "id": "m", "ask": true, "path": [1]}',
     '{"do": "play", "id": "m", "ask": 1e400, "path": [1]}',
     '{"do": "play", "id": "m", "ask": NaN, "path": []}', '{"do": "play", "id": "m", "ask": -1, "path": []}',
     '{"do": "play", "id": "", "ask": 1, "path": []}', '{"do": "play", "id": "<b>", "ask": 1, "path": []}',
     '{"do": "dance"}', '{"do": "start", "extra": 1}', '{"do": "start", "seat": 100}',
     '{"do": "start", "seat": "0"}',
     "[]", "", "null", "[" * 100_000, '{"do": "say", "id": "1", "text": "' + "x" * 201 + '"}', b"\xff\xfe"],
)  # fmt: skip
def test_what_is_no_command_is_refused_with_a_sentence(text: str | bytes) -> None:
    with pytest.raises(Refusal, match="this is not a command: ") as wrong:
        decode_command(text)
    assert wrong.value.why is Why.UNREADABLE


def test_commands_are_read_from_json() -> None:
    play = decode_command('{"do": "play", "id": "m1", "ask": 12, "path": [6, 8, 151]}')
    assert play == c.Play(id="m1", ask=12, path=(6, 8, 151))
    assert decode_command(b'{"do": "roll", "seat": 3}') == c.RollDice(seat=3)
