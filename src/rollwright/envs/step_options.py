"""Words that environments are asked with, and what they do with a choice that is not legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from rollwright.core.errors import InvalidSetup

Info = dict[str, Any]
"""What environments say besides: Gymnasium's own type."""
END, REPLACE = "end", "replace"
"""End the game with a punishment, or play a random legal choice instead and say so."""


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
