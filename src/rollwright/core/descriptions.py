"""Sentences about a game for people: moves, the goal, the parts of a sheet, terms of the score.

A game gives the words in its manifest (`describe_move`, `goal`, `explain`, `words`); a game without words has
its notation and the total. A part of a sheet is a place that choices name (`c4`), a line of the score
(`score-lake`) or another spot of the drawing that people can point at (`logs`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import TypeVar

from ..language.casing import upper_first
from ..language.current import cached_in_language
from ..language.reasons import tell_text
from .errors import MESSAGES
from .game import Game
from .manifest import Missing
from .options import Option, Options
from .teaching.rules_text import fill_text, find_why
from .types import Move, Score, Seat

S = TypeVar("S")
SCORE = "score-"
TOTAL = "score-total"
YOU = "you"
"""The name of somebody who plays alone, in records."""
_VERBS = re.compile(r"(^|; | and )([a-z]+?)(es|s)\b")
"""The verbs of an English sentence: its first word, and the first word after "; " and " and "."""
_MARK = re.compile(r"\{[^{} ]+\} ?")


def describe_move(game: Game[S], move: Move) -> str:
    """Return a move as a sentence: "draws {~} water on c4 and d4"; without words, its notation."""
    describe = game.manifest.describe_move
    return game.format_move(move) if describe is None else describe(move)


def describe_own_move(game: Game[S], move: Move) -> str:
    """Return a move as it is told to the one who made it: "draw {~} water on c4 and d4"."""
    describe = game.manifest.describe_own_move
    return _VERBS.sub(_second_person, describe_move(game, move)) if describe is None else describe(move)


def _second_person(found: re.Match[str]) -> str:
    before, stem, end = found.groups()
    return f"{before}{stem}{'' if end == 's' or stem.endswith(('ss', 'x', 'ch', 'sh')) else 'e'}"


def tell_move(game: Game[S], name: str, move: Move) -> str:
    """Return who made which move: "Ada draws {~} water on c4", "You draw {~} water on c4"."""
    if name.casefold() == YOU:
        return MESSAGES.say("move-of-you", move=describe_own_move(game, move))
    return MESSAGES.say("move-of", name=name, move=describe_move(game, move))


def describe_notation(game: Game[S], notation: str) -> str:
    """ "4 water c4,d4" -> "draws water on c4 and d4", without marks"""
    return without_marks(describe_move(game, game.parse_move(notation)))


def without_marks(sentence: str) -> str:
    """ "draws {~} water on c4" -> "draws water on c4" """
    return _MARK.sub("", sentence)


def goal_of(game: Game[S], options: Options) -> str:
    """Return the goal of a game with these options in a sentence; empty where most points win."""
    goal = game.manifest.goal
    return "" if goal is None else goal(options)


def with_full_stop(sentence: str) -> str:
    """ "Score 40 points" -> "Score 40 points."; a sentence that has its end keeps it."""
    return sentence if sentence.endswith((".", "!", "?", "…")) else f"{sentence}."


def is_decided_by_weakest(game: Game[S]) -> bool:
    """Say whether terms are compared from the lowest up; else the total decides."""
    return game.manifest.weakest_decides


def find_deciding(game: Game[S], score: Score) -> int | None:
    """Return the place of the lowest term where the weakest decides; None where the total does."""
    if not is_decided_by_weakest(game):
        return None
    values = list(score.breakdown.values())
    return values.index(min(values))


def total_of(game: Game[S], terms: Collection[int]) -> int:
    """Return the total of some terms: the lowest of them where the weakest decides, else their sum."""
    return min(terms) if is_decided_by_weakest(game) else sum(terms)


def list_missing(game: Game[S], view: S, seat: Seat) -> list[Missing]:
    """Return the readings of the dice that a seat's sheet forbids, each with its reason as a sentence."""
    missing = game.manifest.missing
    told = () if missing is None else missing(view, seat)
    return [one._replace(reason=upper_first(tell_text(one.reason))) for one in told]


# ---- names


def name_game(game: Game[S]) -> str:
    """Return what a game is called; its `name` is for programs too."""
    messages = game.manifest.messages
    return messages.say_or("name", messages.say_or(f"name-{game.id}", game.name))


def tell_about(game: Game[S]) -> str:
    """Return the sentences that invite to play a game."""
    return game.manifest.messages.say_or("blurb", tell_text(game.manifest.blurb))


def summarize_game(game: Game[S]) -> str:
    """Return the line about a game in menus."""
    return game.manifest.messages.say_or("summary", tell_text(game.manifest.summary))


def judge_coach(game: Game[S]) -> str:
    """Return how far the coach may be trusted, in a sentence."""
    return game.manifest.messages.say_or("judgement", tell_text(game.manifest.judgement))


def name_rank(game: Game[S], rank: str | None) -> str | None:
    """ "Lost wanderer" -> the message `rank-lost-wanderer`: results have ranks in English"""
    if rank is None:
        return None
    return game.manifest.messages.say_or(f"rank-{rank.casefold().replace(' ', '-')}", rank)


def label_option(game: Game[S], option: Option) -> str:
    """Return what an option is called: "cards" -> "Scoring cards"."""
    key = f"option-{option.name}"
    return game.manifest.messages.say_or(key, MESSAGES.say_or(key, option.name))


def tell_option(game: Game[S], option: Option) -> str:
    """Return what an option does, in a sentence."""
    return game.manifest.messages.say_or(f"option-{option.name}-help", tell_text(option.help))


def name_value(game: Game[S], option: Option, value: str) -> str:
    """cards, "3,7" -> "Felling crew, Filled column" """
    listed, words = option.listed, value.split(",")
    if listed and all(word in listed for word in words):
        return ", ".join(name_listed(game, option, word) for word in words)
    return game.manifest.messages.say_or(f"option-{option.name}-{value}", value)


def name_listed(game: Game[S], option: Option, key: str) -> str:
    """Return the name of something that an option lists, such as a card: `option-NAME-KEY`."""
    return game.manifest.messages.say_or(f"option-{option.name}-{key}", option.listed[key][0])


# ---- parts of a sheet


def explain_part(game: Game[S], view: S, seat: Seat, part: str) -> str:
    """Return sentences about a part of a seat's sheet; empty if there are none."""
    explain = game.manifest.explain
    own = "" if explain is None else explain(game, view, seat, part)
    if own or not part.startswith(SCORE):
        return own
    score = game.score(view, seat)
    if part == TOTAL:
        points = describe_points(score.total)
        if not score.rank:
            return MESSAGES.say("explain-total", points=points)
        return MESSAGES.say("explain-total-and-rank", points=points, rank=name_rank(game, score.rank))
    term = part.removeprefix(SCORE)
    if term not in score.breakdown:
        return ""
    why = explain_term(game, game.options_of(view), term)
    facts = {"term": name_term(game, term), "points": describe_points(score.breakdown[term])}
    return MESSAGES.say("explain-term", why=why, **facts).strip()


def explain_term(game: Game[S], options: Options, term: str) -> str:
    """Return the meaning of a term of the score, with the numbers of the rules in force."""
    return " ".join(fill_text(game, options, find_why(game, term), {}).split())


def fill_words(game: Game[S], options: Options, key: str, more: Mapping[str, object] | None = None) -> str:
    """Return one of a game's own strings with the numbers of the rules in force and `more` facts."""
    text = game.manifest.messages.say_or(key, "")
    return " ".join(fill_text(game, options, text, more or {}).split())


def name_term(game: Game[S], term: str) -> str:
    """ "fishermen_by_trees" -> "Fishermen by trees" """
    return upper_first(mention_term(game, term))


def mention_term(game: Game[S], term: str) -> str:
    """ "fishermen_by_trees" -> "fishermen by trees", as it stands within a sentence"""
    return game.manifest.messages.say_or(f"term-{term}", term.replace("_", " "))


def describe_points(number: int) -> str:
    """-1 -> "−1 point", 0 -> "no points" """
    if number == 0:
        return MESSAGES.say("no-points")
    return count_points(number, show_number(number))


@cached_in_language(1024)
def count_points(number: int, shown: str) -> str:
    """(-1, "-1") -> "-1 point": a number of points, written as is"""
    return MESSAGES.say("points", number=abs(number), shown=shown)


def show_number(number: int) -> str:
    """-72 -> "−72" """
    return str(number).replace("-", "−")
