"""Every game of the catalogue, played at a table from the first seat taken to the checked record."""

from __future__ import annotations

import json

import pytest

from rollwright.any_game import AnyGame
from rollwright.games import catalogue
from rollwright.table.actors.chooser import PolicyChooser
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.verify import verify_record
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Refusal
from rollwright.table.rules.replay import load_room
from rollwright.table.stores.memory import MemoryStore

from .tables import FakeClock, Party, gather, in_loop, until_later
from .watching import subscribe

TURNS_WITH_UNDO = 3


async def play_turn(party: Party, turn: int) -> None:
    """Roll if it is time to; then everybody asked moves, some after changing their mind."""
    if (await party.data(0))["can_roll"]:
        await party.roll()
    for seat in (await party.data())["waiting"]:
        data = await party.data(seat)
        if data["ask"] is None:
            continue
        json.dumps(data)
        moves = [move["move"] for move in data["moves"]]
        table_state = party.tables.actors[party.table].table_state
        assert moves == [
            table_state.game.format_move(move) for move in table_state.game.moves(table_state.state, seat)
        ]
        if turn <= TURNS_WITH_UNDO:
            await change_mind(party, seat, data["moves"][-1]["numbers"])
            data = await party.data(seat)
        if data["ask"] is not None:
            path = data["moves"][turn % len(moves)]["numbers"]
            await party.act(seat, c.Play(id=f"m{data['ask']}", ask=data["ask"], path=path))


async def change_mind(party: Party, seat: int, path: tuple[int, ...]) -> None:
    """Play a move and take it back if that is still allowed."""
    before = (await party.see(seat)).view
    ask = (await party.data(seat))["ask"]
    await party.act(seat, c.Play(id=f"first{ask}", ask=ask, path=path))
    try:
        await party.act(seat, c.Undo(id=f"undo{ask}"))
    except Refusal:
        return
    assert (await party.see(seat)).view == before


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.id)
def test_a_game_is_played_at_a_table_and_its_dice_check_out(game: AnyGame) -> None:
    @in_loop
    async def play() -> None:
        store = MemoryStore()
        tables = Tables(store, clock=FakeClock())
        people = max(2, game.seats[0])
        party = await gather(tables, min(people, game.seats[-1]), game.id)
        for turn in range(1, 500):
            if (await party.data())["phase"] == "over":
                break
            await play_turn(party, turn)
        data = await party.data(0)
        assert data["phase"] == "over"
        assert [list(score["breakdown"]) for score in data["scores"]] == [list(game.terms)] * len(
            data["scores"]
        )
        assert verify_record(await tables.record(party.table)).ok
        assert load_room(store, catalogue.find_game, party.table) == tables.actors[party.table].table_state
        await tables.close()

    play()


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.id)
def test_the_bots_of_a_game_play_it_to_the_end_for_who_only_looks_on(game: AnyGame) -> None:
    @in_loop
    async def play() -> None:
        clock, chooser = FakeClock(), PolicyChooser()
        chooser.warm_up(game)  # plain, the net of a stand-in takes half a minute
        tables = Tables(MemoryStore(), clock=clock, chooser=chooser)
        seats = max(2, game.seats[0])
        party = await gather(tables, 1, game.id, bots=["random"] * (seats - 1), timer=5)
        async with subscribe(tables, party.table, party.tokens[0], 10**6):
            table_state = tables.actors[party.table]
            await until_later(clock, lambda: table_state.table_state.phase == "over")
        assert verify_record(await tables.record(party.table)).ok
        await tables.close()

    play()
