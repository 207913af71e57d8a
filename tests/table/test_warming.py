"""Garbage collection while people play: what compilers left is not looked through, and moves leave none."""

from __future__ import annotations

import gc
import weakref
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from rollwright.any_game import AnyGame
from rollwright.games.catalogue import GAMES
from rollwright.table.actors.warmup import FULL_LOOKS, MIDDLE_LOOKS, Warmup
from rollwright.table.stores.sqlite import SqliteStore

from .tables import gather, in_loop, make_hall, run_apart, until


def test_what_there_is_once_games_are_compiled_is_not_looked_through_again() -> None:
    compiled: dict[str, list[list[int]]] = {}

    def compile_game(game: AnyGame) -> None:
        compiled[game.id] = [[] for _ in range(1000)]

    async def warm_up() -> int:
        warming = Warmup(compile_game, lambda game: None)
        before = gc.get_freeze_count()
        warming.start(GAMES[:2])
        await until(lambda: not warming and gc.get_threshold()[1] == MIDDLE_LOOKS)
        return gc.get_freeze_count() - before

    usual = gc.get_threshold()
    try:
        assert run_apart(warm_up()) >= 2000
        assert gc.get_threshold() == (usual[0], MIDDLE_LOOKS, FULL_LOOKS)
        assert [*compiled] == [game.id for game in GAMES[:2]]
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def test_a_command_leaves_no_cycle_to_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, written = SqliteStore(tmp_path / "tables.db"), list[weakref.ref[Future[None]]]()
    append = store.append

    def note(*values: Any) -> Future[None]:
        stored = append(*values)
        written.append(weakref.ref(stored))
        return stored

    @in_loop
    async def play() -> None:
        tables = make_hall(store)
        party = await gather(tables, 1, options={"turns": "9"})
        monkeypatch.setattr(store, "append", note)
        gc.disable()
        try:
            await party.roll()
            await party.move(0)
            await until(lambda: not any(stored() for stored in written))
        finally:
            gc.enable()
        assert len(written) >= 2
        await tables.close()

    play()
