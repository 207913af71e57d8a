"""What a game tells people: moves as sentences with its marks in braces, its goal, and what decides it.

A game says these in its manifest (`describe_move`, `goal`, `weakest_decides`) where it has words; every other
gets by with its notation and the total.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from .game import AnyGame
from .options import Options
from .types import Move, Score

_VERBS = re.compile(r"(^|; | and )([a-z]+?)(es|s)\b")
"""What somebody does: the first word of a sentence, and those that go on with it."""
_MARK = re.compile(r"\{[^{} ]+\} ?")


def describe_move(game: AnyGame, move: Move) -> str:
    """Return what somebody does: "draws {~} water on c4 and d4"; its notation where no words are."""
    tell = game.manifest.describe_move
    return game.format_move(move) if tell is None else tell(move)


def describe_notation(game: AnyGame, notation: str) -> str:
    """ "4 water c4,d4" -> "draws water on c4 and d4", without marks"""
    return without_marks(describe_move(game, game.parse_move(notation)))


def without_marks(sentence: str) -> str:
    """ "draws {~} water on c4" -> "draws water on c4" """
    return _MARK.sub("", sentence)


def describe_who(who: str, sentence: str) -> str:
    """("Ada", "draws water") -> "Ada draws water"; ("You", "draws water") -> "You draw water" """
    told = _VERBS.sub(_second_person, sentence) if who.casefold() == "you" else sentence
    return f"{who} {told}"


def _second_person(found: re.Match[str]) -> str:
    before, stem, end = found.groups()
    return f"{before}{stem}{'' if end == 's' or stem.endswith(('ss', 'x', 'ch', 'sh')) else 'e'}"


def join_words(words: Sequence[str]) -> str:
    """["c4", "d4", "e4"] -> "c4, d4 and e4" """
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def goal_of(game: AnyGame, options: Options) -> str:
    """Return what these options want to be reached, in a sentence; nothing where points are enough."""
    tell = game.manifest.goal
    return "" if tell is None else tell(options)


def is_decided_by_weakest(game: AnyGame) -> bool:
    """Say whether terms are compared from the lowest up; else the total decides."""
    return game.manifest.weakest_decides


def find_deciding(scores: Sequence[Score]) -> tuple[tuple[str, int], ...]:
    """Return for each seat the term that decides: the first difference from below, else the lowest."""
    ranked = [sorted(score.breakdown.items(), key=lambda term: term[1]) for score in scores]
    values = [[value for _, value in terms] for terms in ranked]
    differing = (n for n in range(len(ranked[0])) if len({each[n] for each in values}) > 1)
    place = next(differing, 0)
    return tuple(terms[place] for terms in ranked)
