"""What a part of a sheet is, what it scores now and why: the answer to somebody who points at it.

A part is a place that choices name (`c4`), a line of the score (`score-lake`) or something else that the
drawing of a sheet lets people point at (`logs`). Lines of the score are explained by the words a game has for
its terms; of all else it tells in its manifest (`explain`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .game import AnyGame
from .options import Options
from .rules_text import fill_text
from .types import Seat

SCORE = "score-"
TOTAL = "score-total"


def explain_part(game: AnyGame, view: Any, seat: Seat, part: str) -> str:
    """Return sentences about a part of a seat's sheet; nothing where there is nothing to say."""
    explain = game.manifest.explain
    own = "" if explain is None else explain(game, view, seat, part)
    if own or not part.startswith(SCORE):
        return own
    score = game.score(view, seat)
    if part == TOTAL:
        rank = f" That makes you: {score.rank}." if score.rank else ""
        return f"Total: {describe_points(score.total)}, the sum of all lines.{rank}"
    term = part.removeprefix(SCORE)
    if term not in score.breakdown:
        return ""
    why = explain_term(game, game.options_of(view), term)
    return f"{name_term(game, term)}: {describe_points(score.breakdown[term])} now. {why}".strip()


def explain_term(game: AnyGame, options: Options, term: str) -> str:
    """Return what a term of the score counts, with the numbers of the rules in force."""
    return fill_words(game, options, f"why.{term}")


def fill_words(game: AnyGame, options: Options, key: str, more: Mapping[str, Any] | None = None) -> str:
    """Return one of a game's own strings with the numbers of the rules in force, and more that is given."""
    text = game.manifest.load_words().get(key, "")
    return " ".join(fill_text(game, options, text, more or {}).split())


def name_term(game: AnyGame, term: str) -> str:
    """ "fishermen_by_trees" -> "Fishermen by trees" """
    name = game.manifest.load_words().get(f"term.{term}", term.replace("_", " "))
    return name[:1].upper() + name[1:]


def describe_points(number: int) -> str:
    """-1 -> "−1 point", 0 -> "no points" """
    if number == 0:
        return "no points"
    return f"{show_number(number)} {'point' if abs(number) == 1 else 'points'}"


def show_number(number: int) -> str:
    """-72 -> "−72" """
    return str(number).replace("-", "−")


def count_things(number: int, one: str, more: str = "") -> str:
    """1, "tree" -> "1 tree"; 3, "tree" -> "3 trees" """
    return f"{number} {one if number == 1 else more or one + 's'}"
