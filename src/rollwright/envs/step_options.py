"""Words that environments are asked with, where their games begin, and what an illegal choice does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup
from rollwright.core.record import begin_from

Info = dict[str, Any]
"""What environments say besides: Gymnasium's own type."""
END, REPLACE = "end", "replace"
"""End the game with a punishment, or play a random legal choice instead and say so."""
STARTS = ("sheet", "roll", "turn")
"""What a reset of solo games takes."""
OPTIONS = (*STARTS, "sheets", "reset_mask")
"""What the resets of all environments take."""


class StepKeywords(TypedDict, total=False):
    """Keywords of every environment of one seat; the defaults are those of `LaneOptions`."""

    reward: str
    illegal: str
    illegal_reward: float
    skip_forced: bool
    fast: bool | None


class VectorKeywords(StepKeywords, total=False):
    """Keywords of the vector environment."""

    threads: int


class SeatKeywords(TypedDict, total=False):
    """Keywords of tables of several seats; the defaults are those of `SeatOptions`."""

    reward: str
    illegal: str
    max_cycles: int | None
    fast: bool | None


class TableKeywords(SeatKeywords, total=False):
    """Keywords of whole tables."""

    seats: int | None
    options: Mapping[str, str] | None
    render_mode: str | None


class LanesKeywords(VectorKeywords, total=False):
    """Keywords of vector environments for others' libraries."""

    options: Mapping[str, str] | None


@dataclass(frozen=True)
class SeatOptions:
    """How a table of several seats is stepped: `max_cycles` truncates a game; `fast` compiles its kernel."""

    reward: str = "win"
    illegal: str = END
    max_cycles: int | None = None
    fast: bool | None = None


def check_word(said: str, word: str, words: Sequence[str]) -> str:
    """Return a word if it is one of those; InvalidSetup for others."""
    if word not in words:
        raise InvalidSetup(f"{said} {' or '.join(words)}, not {str(word)[:20]!r}")
    return word


def check_illegal(word: str) -> str:
    """Return one of the two words; InvalidSetup for others."""
    return check_word("an illegal choice is met with", word, (END, REPLACE))


# ---- where a game begins that is not to begin at the beginning: `reset(options={"sheet": ...})`


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
