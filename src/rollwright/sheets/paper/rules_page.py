"""The rules page of a game: its rules text, or its blurb, options and terms."""

from __future__ import annotations

from math import sqrt

from ...any_game import AnyGame
from ...core.descriptions import mention_term, tell_about, tell_option
from ...core.manifest import PrintedPage
from ...core.options import Options, usual_options
from ...core.teaching.rules_text import COLUMN, rules_of
from ...drawing.pictures import draw_alone, name_picture
from ...language.current import ENGLISH, in_language
from ..messages import MESSAGES
from ..rules import list_marks, read_blocks
from ..svg.drawings import drawing_of


def summarize_rules(game: AnyGame, options: Options) -> PrintedPage:
    """Return a page of the game's rules, or of its blurb, options and terms."""
    symbols = drawing_of(game).symbols
    blocks = read_blocks(rules_of(game, options, is_paper=True) or describe(game), symbols)
    shown = {code: symbols[code] for code in sorted(list_marks(blocks))}
    files = {code: name_picture(mark) for code, mark in shown.items()}
    data = {"size": _fit_size(game, options), "blocks": blocks, "marks": files}
    return PrintedPage(data, {name_picture(mark): draw_alone(mark) for mark in shown.values()})


def _fit_size(game: AnyGame, options: Options) -> float:
    """Return the font size with which rules that are longer than in English fit on a page, too."""
    here = rules_of(game, options, is_paper=True) or ""
    with in_language(ENGLISH):
        english = rules_of(game, options, is_paper=True) or ""
    columns = zip(here.split(COLUMN), english.split(COLUMN))
    longer = max((len(one) / max(len(other), 1) for one, other in columns), default=1)
    return game.manifest.rules_size / sqrt(max(longer, 1))


def describe(game: AnyGame) -> str:
    """Return a description of a game without a rules text."""
    low, high = game.seats[0], game.seats[-1]
    seats = MESSAGES.say("for-players" if high > low else "for-exactly-players", low=low, high=high)
    terms = [f"- {mention_term(game, term)}" for term in game.terms]
    options = [f"- {option.name}: {tell_option(game, option)}" for option in usual_options(game.options)]
    lines = [tell_about(game), "", seats, "", f"## {MESSAGES.say('rules-what-scores')}", *terms]
    return "\n".join([*lines, *(["", f"## {MESSAGES.say('rules-options')}", *options] if options else [])])
