"""Why a move is good, in words: which terms it changes now, and what the next roll can change after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..any_game import AnyGame
from ..core.descriptions import mention_term
from ..language.lists import join_words
from ..language.messages import load_messages

MESSAGES = load_messages(__file__)
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
    now = _list(game, prospect.now) if prospect.now else MESSAGES.say("prospect-nothing")
    if prospect.next is None:
        return now
    points, most = _round(sum(prospect.next.values())), _name_most(game, prospect.next)
    return MESSAGES.say("prospect-next-most" if most else "prospect-next", now=now, points=points, most=most)


def compare_prospects(game: AnyGame, played: Prospect, best: Prospect) -> str:
    """Say why the best move is better than the one played."""
    ahead = sum(best.now.values()) - sum(played.now.values())
    before = {f"played-{name}": value for name, value in _sum_up(game, played.now).items()}
    values = {"best": _name_effect(best.now), "played": _name_effect(played.now)}
    sentences = [MESSAGES.say("compare-now", **values, **_sum_up(game, best.now), **before)]
    later = _compare_next(game, played, best)
    if later:
        sentences.append(later)
    elif ahead <= 0:
        sentences.append(MESSAGES.say("compare-later"))
    return " ".join(sentences)


def _compare_next(game: AnyGame, played: Prospect, best: Prospect) -> str:
    if played.next is None or best.next is None:
        return ""
    terms = {*played.next, *best.next}
    by = {term: best.next.get(term, 0.0) - played.next.get(term, 0.0) for term in terms}
    more = sum(by.values())
    if abs(more) < LEAST:
        return ""
    most, points = _name_most(game, by), _round(abs(more))
    if more < 0:
        return MESSAGES.say("compare-next-less", points=points)
    return MESSAGES.say("compare-next-more-most" if most else "compare-next-more", points=points, most=most)


def _name_effect(changes: Mapping[str, float]) -> str:
    """Return what changes do in all: "brings", "costs" or "nothing"."""
    if not changes:
        return "nothing"
    return "costs" if sum(changes.values()) < 0 else "brings"


def _sum_up(game: AnyGame, changes: Mapping[str, float]) -> dict[str, object]:
    """Return the points of changes, and these one by one."""
    return {"points": _round(abs(sum(changes.values()))), "terms": _list(game, changes)}


def _list(game: AnyGame, changes: Mapping[str, float]) -> str:
    """ "forest +12, empty −1", the largest first"""
    ranked = sorted(changes.items(), key=lambda each: -abs(each[1]))[:MOST_TERMS]
    return ", ".join(
        MESSAGES.say(
            "term-gains" if by > 0 else "term-loses", term=mention_term(game, term), points=_round(abs(by))
        )
        for term, by in ranked
    )


def _name_most(game: AnyGame, changes: Mapping[str, float]) -> str:
    """Return the one or two terms that bring most."""
    ranked = sorted(changes.items(), key=lambda each: -each[1])[:2]
    return join_words([mention_term(game, term) for term, by in ranked if by >= LEAST])


def _round(value: float) -> float:
    """2.04 -> 2, 3.14 -> 3.1"""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
