"""Scores and moves in words: points and notation, unless the game's painter has better ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.game import AnyGame
from ...core.types import Move, Score
from .painter import Painter


def tell_standing(painter: Painter, score: Score) -> str:
    """Return what a seat has: "164 points", or what the painter calls it."""
    tell = getattr(painter, "tell_standing", None)
    return f"{score.total} points" if tell is None else str(tell(score))


def standing_key(painter: Painter, score: Score) -> Any:
    """Return what scores are sorted by; the best has the highest."""
    key = getattr(painter, "standing_key", None)
    return score.total if key is None else key(score)


def tell_gain(painter: Painter, before: Score, after: Sequence[Score]) -> str:
    """Return what changes from a score to another, or to one of several: "+9 points"."""
    tell = getattr(painter, "tell_gain", None)
    if tell is not None:
        return str(tell(before, after))
    return f"{tell_difference(before, after)} points"


def tell_difference(before: Score, after: Sequence[Score]) -> str:
    """Return the change of the total: "+9", or "+1 to +3" if it is not sure."""
    totals = [score.total - before.total for score in after]
    return tell_range(min(totals), max(totals))


def tell_range(lowest: int, highest: int) -> str:
    """1, 3 -> "+1 to +3" """
    return f"{lowest:+d}" if lowest == highest else f"{lowest:+d} to {highest:+d}"


def tell_move(painter: Painter, game: AnyGame, move: Move) -> str:
    """Return a move in words, or in its notation where that reads well."""
    tell = getattr(painter, "tell_move", None)
    return game.format_move(move) if tell is None else str(tell(move))


def shows_terms(painter: Painter) -> bool:
    """Say whether a score by term says more than the sheet does; else the sheet is that of all seats, too."""
    return not getattr(painter, "SHEET_SHOWS_TERMS", False)


def tell_totals(painter: Painter, scores: Sequence[Score]) -> tuple[str, list[str]]:
    """Return the last line of a table of scores: its name, and what each seat has."""
    tell = getattr(painter, "tell_totals", None)
    return ("total", [str(score.total) for score in scores]) if tell is None else tell(scores)


def spell_place(painter: Painter, place: str) -> str:
    """Return how people type a place: its own name, unless the painter knows better."""
    spell = getattr(painter, "spell", None)
    return place if spell is None else str(spell(place))
