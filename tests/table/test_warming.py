"""After compiling, nobody looks through what compilers left behind for garbage while people play."""

from __future__ import annotations

import asyncio
import gc

from rollwright.core.game import AnyGame
from rollwright.games.catalogue import GAMES
from rollwright.table.actors.warmup import FULL_LOOKS, MIDDLE_LOOKS, Warmup

from .tables import run_apart


def test_what_there_is_once_games_are_compiled_is_not_looked_through_again() -> None:
    compiled: list[str] = []

    def compile_game(game: AnyGame) -> None:
        compiled.append(game.id)

    async def warm_up() -> int:
        warming = Warmup(compile_game, lambda game: None)
        before = gc.get_freeze_count()
        warming.start(GAMES[:2])
        while warming:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        return gc.get_freeze_count() - before

    usual = gc.get_threshold()
    try:
        assert run_apart(warm_up()) > 1000
        assert gc.get_threshold() == (usual[0], MIDDLE_LOOKS, FULL_LOOKS)
        assert compiled == [game.id for game in GAMES[:2]]
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
