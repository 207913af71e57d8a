"""A game's card on the front page: its picture, one press to play it, and ways to learn it."""

from __future__ import annotations

from collections.abc import Mapping

from ...any_game import AnyGame
from ...bots.levels import LEVELS, name_level
from ...core.descriptions import name_game, tell_about
from ...core.game import start_game
from ...core.resources import read_text
from ...core.teaching.lesson import has_lesson
from ...core.teaching.puzzle import has_puzzles
from ...drawing.element import Svg
from ...language.current import cached_in_language
from ..html.addresses import cached_markup
from ..html.kit import Html, el, join
from ..html.layout import icon, opening_form
from ..html.words import say
from .challenges import list_challenges
from .games import all_games, count_players, first_game
from .levels import QUICK, rate_level
from .pictures import small_drawing


def game_cards(lessons: Mapping[str, str]) -> Html:
    """Return the cards of all games; `lessons` say how far the lessons are that somebody has begun."""
    games = all_games()
    first = first_game().id
    return el(
        "div",
        [_card(game, game.id == first, lessons.get(game.id, "")) for game in games],
        class_="games",
    )


@cached_markup(64)
def _card(game: AnyGame, is_first: bool, lesson: str) -> Html:
    facts = f"{count_players(game)} · {say('home-minutes', number=game.manifest.minutes)}"
    return el(
        "article",
        el("button", el("img", src=f"/games/{game.id}.svg", alt="", loading="lazy"), type="submit",
           form=f"play-{game.id}", tabindex="-1", aria_hidden="true", class_="sheet"),
        el(
            "div",
            el("h3", name_game(game), is_first and el("span", say("home-begin_here"), class_="tag begin")),
            el("p", facts, class_="facts"),
            el("p", tell_about(game), class_="blurb"),
            el("p", icon("star"), el("b"), " ", el("span"), class_="best", data_best=game.id, hidden=True),
            class_="about",
        ),
        _play(game),
        _more(game, lesson),
        class_="card game",
    )  # fmt: skip


def _play(game: AnyGame) -> Html:
    """Return the button that plays, and against whom: a bot or, where the game needs nobody, nobody."""
    alone = None if game.manifest.bots else el("option", say("home-alone"), value="")
    levels = [
        el("option", say("home-against", level=name_level(level), pips=rate_level(level)), value=level,
           selected=bool(game.manifest.bots) and level == QUICK)
        for level in (each.name for each in LEVELS)
    ]  # fmt: skip
    label = f"{say('home-rival')}: {name_game(game)}"
    return opening_form(
        f"/play/{game.id}",
        el("input", type="hidden", name="promise", class_="promise"),
        el("button", icon("dice"), say("home-play"), type="submit", class_="main"),
        el("select", alone, levels, name="bot", aria_label=label, class_="level", data_game=game.id),
        id=f"play-{game.id}",
    )


def _more(game: AnyGame, lesson: str) -> Html:
    learn = has_lesson(game) and opening_form(
        f"/learn/{game.id}",
        el("input", type="hidden", name="promise", class_="promise"),
        el("button", icon("book"), lesson or say("home-learn"), _learnt(game), type="submit", class_="text"),
        id=f"learn-{game.id}",
    )
    return el(
        "div",
        learn,
        _link("person", "home-together", f"/new?game={game.id}", game),
        has_puzzles(game) and _link("pen", "home-puzzles", "/puzzle", game),
        list_challenges(game) and _link("star", "home-challenges", f"/challenges/{game.id}", game),
        _link("rules", "home-rules", f"/rules/{game.id}", game),
        class_="more",
    )


def _learnt(game: AnyGame) -> Html:
    """Return the tick of a lesson that is done, which is known to the browser alone."""
    said = join(icon("check"), el("span", say("home-learnt"), class_="hidden"))
    return el("span", said, class_="learnt", data_learnt=game.id, hidden=True)


def _link(drawn: str, key: str, where: str, game: AnyGame) -> Html:
    return el("a", icon(drawn), say(key), href=where, class_="button text",
              aria_label=f"{say(key)}: {name_game(game)}")  # fmt: skip


# ---- the drawings on the cards


@cached_in_language()
def sample_sheet(game_id: str) -> Svg:
    """Return a sheet of that game from the middle of a game, for its card; blank if none is kept."""
    game = next(game for game in all_games() if game.id == game_id)
    text = read_text(game.manifest.sample)
    view = game.parse_sheet(text, checked=False) if text else start_game(game, game.seats[0])
    return small_drawing(game.id, view, 0)
