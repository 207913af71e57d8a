"""Activation by hand."""

from __future__ import annotations

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.activation.workers import Worker, assign, workers_for

ROWS = ["F Q . . .", ". S . . x", ". . . . .", ". . . . .", ". . . . ."]
TEXT = "\n".join(["fiefdoms", *ROWS, "3 1 . .", *[". . . ."] * 3, "influence 0/0"])
STATE = FIEFDOMS.parse_sheet(TEXT)
SHEET = STATE.sheets[0]


def test_a_player_may_choose_worse() -> None:
    hand = assign(SHEET, assign(SHEET, (), 0, 1), 1, 1)
    assert FIEFDOMS.score_by_hand(STATE, 0, hand).breakdown["quarries"] == 3
    assert FIEFDOMS.score_by_hand(STATE, 0, hand).breakdown["farms"] == 0
    assert FIEFDOMS.score(STATE, 0).total == 3 + 3 - 4


def test_a_half_staffed_building_is_inactive() -> None:
    assert FIEFDOMS.score_by_hand(STATE, 0, [Worker(0, 0, 1)]).total == -4


@pytest.mark.parametrize(
    ("square", "plot", "pips", "reason"),
    [
        (0, 2, 1, "nothing is built on plot 1,3"),
        (0, 9, 1, "nothing is built on plot 2,5"),
        (1, 0, 1, "square 1,2 does not touch plot 1,1"),
        (0, 0, 3, "needs 2 labourers, not 3"),
        (1, 1, 2, "population square 1,2 has 1 people, not 2"),
        (0, 6, 1, "springhouse on 2,2 needs 0 labourers"),
        (0, 0, 0, "at least one pip"),
    ],
)
def test_what_is_not_allowed_says_why(square: int, plot: int, pips: int, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        assign(SHEET, (), square, plot, pips)


def test_too_many_buildings_cannot_be_staffed() -> None:
    poor = FIEFDOMS.parse_sheet(TEXT.replace("3 1 . .", "3 . . .")).sheets[0]
    with pytest.raises(IllegalMove, match="not enough people"):
        workers_for(poor, 0b11)
