"""Why a move is good, in words: which terms it changes now, and what the next roll can change after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..any_game import AnyGame
from ..core.descriptions import join_words, name_term

MOST_TERMS = 4
LEAST = 0.5
"""Differences of points below which nothing is said of them."""


@dataclass(frozen=True)
class Prospect:
    """What a move changes at once, and the mean change by the best answer to the next roll, by term."""

    now: Mapping[str, float]
    next: Mapping[str, float] | None = None


def explain_prospect(game: AnyGame, prospect: Prospect) -> str:
    """ "forest +12, empty −1; the next roll brings about 8.2, most of it by houses" """
    parts = [_list(game, prospect.now)] if prospect.now else ["nothing now"]
    if prospect.next is not None:
        most = _name_most(game, prospect.next)
        by = f", most of it by {most}" if most else ""
        parts.append(f"the next roll brings about {_show(sum(prospect.next.values()))}{by}")
    return "; ".join(parts)


def compare_prospects(game: AnyGame, played: Prospect, best: Prospect) -> str:
    """Say why the best move is better than the one played."""
    ahead = sum(best.now.values()) - sum(played.now.values())
    sentences = [f"Now it {_tell(game, best.now)}; the move played {_tell(game, played.now, is_past=True)}."]
    later = _compare_next(game, played, best)
    if later:
        sentences.append(later)
    elif ahead <= 0:
        sentences.append("What makes it better comes later in the game.")
    return " ".join(sentences)


def _compare_next(game: AnyGame, played: Prospect, best: Prospect) -> str:
    if played.next is None or best.next is None:
        return ""
    terms = {*played.next, *best.next}
    by = {term: best.next.get(term, 0.0) - played.next.get(term, 0.0) for term in terms}
    more = sum(by.values())
    if abs(more) < LEAST:
        return ""
    if more < 0:
        return f"The next roll then brings {_show(-more)} less on average."
    most = _name_most(game, by)
    by_most = f", most of all by {most}" if most else ""
    return f"After it the next roll brings {_show(more)} more on average{by_most}."


def _tell(game: AnyGame, changes: Mapping[str, float], is_past: bool = False) -> str:
    """ "brings 11 points (forest +12, empty −1)", "costs 4 points (jobless −4)" """
    total = sum(changes.values())
    verbs = ("brought", "cost") if is_past else ("brings", "costs")
    if not changes:
        return f"{verbs[0]} nothing"
    verb = verbs[total < 0]
    points = "point" if abs(total) == 1 else "points"
    return f"{verb} {_show(abs(total))} {points} ({_list(game, changes)})"


def _list(game: AnyGame, changes: Mapping[str, float]) -> str:
    """ "forest +12, empty −1", the largest first"""
    ranked = sorted(changes.items(), key=lambda each: -abs(each[1]))[:MOST_TERMS]
    return ", ".join(f"{_lower(game, term)} {'+' if by > 0 else ''}{_show(by)}" for term, by in ranked)


def _name_most(game: AnyGame, changes: Mapping[str, float]) -> str:
    """Return the one or two terms that bring most."""
    ranked = sorted(changes.items(), key=lambda each: -each[1])[:2]
    return join_words([_lower(game, term) for term, by in ranked if by >= LEAST])


def _lower(game: AnyGame, term: str) -> str:
    name = name_term(game, term)
    return name[:1].lower() + name[1:]


def _show(value: float) -> str:
    """2.04 -> "2", 3.14 -> "3.1" """
    return f"{value:.1f}".removesuffix(".0").replace("-", "−")
