"""What challenges need besides points."""

from __future__ import annotations

from ....compiler.jit import jit
from ....kernel.bits import popcount, trailing_zeros
from ..board import NEAR
from ..buildings import (
    BARRACKS,
    GUILD_POINTS,
    MARKET,
    PISCARY,
    PISCATORS,
    SPRINGHOUSE,
    UNIVERSITY,
    UNIVERSITY_SCORE,
)
from ..challenges import (
    AMOUNT_NEEDED,
    CHARTERS,
    COTTAGES,
    DRUMS,
    HARBOURS,
    HOUSED,
    LEARNING,
    NEEDS,
    POINTS_NEEDED,
    SPRINGS,
)
from ..scoring import (
    advanced_types,
    guild_points,
    guild_size,
    housing_of,
    kind_points,
    springhouse_penalty,
    total_points,
)
from ..sheet import Sheet
from ..terms import Places


@jit
def piscaries_without_trade(at: Places, active: int) -> int:
    """Return how many Piscaries are not active next to an active Market; 1 if there are none."""
    plots, without = at[PISCARY], int(at[PISCARY] == 0)
    while plots != 0:
        plot = trailing_zeros(plots)
        plots &= plots - 1
        if active >> plot & 1 == 0 or NEAR(plot) & at[MARKET] & active == 0:
            without += 1
    return without


@jit(inline=False)
def measure_need(sheet: Sheet, at: Places, active: int, challenge: int) -> tuple[int, int]:
    """Return how many there are of what a challenge needs, and how much of what it forbids."""
    need = NEEDS(challenge)
    if need == COTTAGES:
        return housing_of(sheet, at, active).occupied, 0
    if need == SPRINGS:
        return popcount(at[SPRINGHOUSE]), springhouse_penalty(at)
    if need == CHARTERS:
        return guild_points(sheet, at, active) // GUILD_POINTS, 0
    if need == HOUSED:
        return 0, housing_of(sheet, at, active).penalty
    if need == LEARNING:
        return UNIVERSITY_SCORE(advanced_types(at)) * int(at[UNIVERSITY] & active != 0), 0
    if need == DRUMS:
        return guild_size(at, active, BARRACKS), 0
    if need == HARBOURS:
        harbours = kind_points(sheet, at, active, PISCATORS) // GUILD_POINTS
        return harbours, piscaries_without_trade(at, active)
    return 0, 0


@jit
def needs_hold(sheet: Sheet, at: Places, active: int, challenge: int) -> bool:
    """Say whether everything a challenge needs but its points is there."""
    found, against = measure_need(sheet, at, active, challenge)
    return found >= AMOUNT_NEEDED(challenge) and against == 0


@jit
def is_passed(sheet: Sheet, at: Places, active: int, challenge: int) -> bool:
    """Say whether an activation has a challenge's points and all else it needs."""
    has_points = total_points(sheet, at, active) >= POINTS_NEEDED(challenge)
    return has_points and needs_hold(sheet, at, active, challenge)
