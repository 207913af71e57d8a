"""Real servers on both stores, killed while lines are cut and flooded, disks fill and clocks jump."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.crashes import soak_postgres, soak_sqlite

from ..counting import COUNTED, Counted


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
