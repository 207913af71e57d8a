"""Where a game begins that is not to begin at the beginning: `reset(options={"sheet": ...})`."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.record import begin_from

from .step_options import Info

STARTS = ("sheet", "roll", "turn")
"""What a reset of solo games takes."""
OPTIONS = (*STARTS, "sheets", "reset_mask")
"""What the resets of all environments take."""


def check_options(options: Info | None, known: Sequence[str] = ()) -> Info:
    """Return those of the options that are known; InvalidSetup names one that only other environments take.

    What is no option anywhere is ignored, as libraries have it: PettingZoo's own tests give some.
    """
    given = dict(options or {})
    for name in OPTIONS:
        if name in given and name not in known:
            takes = f"it takes {', '.join(known)}" if known else "it takes no options"
            raise InvalidSetup(f"this reset has no option {name!r}: {takes}")
    return {name: given[name] for name in known if name in given}


def read_start(
    game: AnyGame, start: object, sheets: Sequence[str] | None, roll: str | None, turn: int | None
) -> object | None:
    """Return the state of sheets in a turn, after a roll, each if it is given; None for the game's own start.

    `start` is that start: its seats and options are those that the sheets must have.
    """
    if sheets is None and turn is not None:
        raise InvalidSetup("a turn is given together with a sheet")
    if sheets is None and roll is None:
        return None
    state = start
    if sheets is not None:
        state = begin_from(game, sheets, turn, game.seats_of(start), game.options_of(start))
    return state if roll is None else game.apply(state, game.parse_roll(state, roll))
