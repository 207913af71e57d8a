"""Real servers killed with `kill -9` while people play, lines are cut, disks fill and clocks jump."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rollwright.table.stores.sqlite import SqliteStore
from tests.web.wire import Wire
from tools.crashes import soak_postgres, soak_sqlite

from ..counting import COUNTED, Counted
from .players import Player, check_log, count_losses
from .servers import Running, start, wait_for

# ---- The real server, killed with `kill -9` at random moments while people play, and started again


PEOPLE = 4


@dataclass
class House:
    """A server that dies and is started again, on the same port and with the same file."""

    folder: Path
    server: Running

    @classmethod
    def open(cls, folder: Path) -> House:
        return cls(folder, start(folder, "--data", str(folder / "tables.db")))

    def kill_and_start(self) -> None:
        """End the process as a crash does; nothing is finished, nobody is told."""
        port = self.server.address.rsplit(":", 1)[1]
        assert self.server.stop(signal.SIGKILL) == -signal.SIGKILL
        self.server = start(self.folder, "--data", str(self.folder / "tables.db"), "--port", port)


def play_through_crashes(house: House, players: list[Player], moves: int, kills: int) -> None:
    """Kill the server at random moments, spread over that many acknowledged moves."""
    rng = random.Random(5)
    threads = [threading.Thread(target=player.play, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for number in range(1, kills + 1):
        enough = number * moves // (kills + 1)
        wait_for(lambda: sum(player.moves for player in players) >= enough)  # noqa: B023
        time.sleep(rng.uniform(0, 0.05))
        house.kill_and_start()
    wait_for(lambda: sum(player.moves for player in players) >= moves)
    for player in players:
        player.is_done = True
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()


@pytest.mark.parametrize(("moves", "kills"), [(30, 2), pytest.param(2000, 60, marks=pytest.mark.soak)])
def test_whenever_the_server_is_killed_every_acknowledged_move_is_there_once(
    tmp_path: Path, moves: int, kills: int, record_property: Callable[[str, object], None]
) -> None:
    house = House.open(tmp_path)
    players = [Player(Wire(house.server.address), seed) for seed in range(PEOPLE)]
    play_through_crashes(house, players, moves, kills)
    assert house.server.stop() == 0
    store = SqliteStore(tmp_path / "tables.db")
    made = Counted("SQLite, one server", kills)
    for player in players:
        for code, answers in player.acknowledged.items():
            made = made.plus(count_losses(store, code, answers))
    record_property(COUNTED, [*made])
    for player in players:
        for code, answers in player.acknowledged.items():
            check_log(store, code, answers, player.pending if code == player.code else {})
    store.close()
    assert (made.lost, made.doubled) == (0, 0)


# ---- Real servers on both stores, killed while lines are cut and flooded, disks fill and clocks jump


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kills", [2, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("soak", [soak_sqlite, soak_postgres])
def test_whatever_befalls_a_server_that_is_killed_no_acknowledged_move_is_lost_or_doubled(
    soak: Callable[[Path, int, int], Counted],
    kills: int,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    made = soak(tmp_path, kills, 1)
    record_property(COUNTED, [*made])
    assert (made.lost, made.doubled) == (0, 0)
    assert made.acknowledged >= kills
