"""The front page: the games, a new table, the way to somebody else's."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...bots.levels import LEVELS
from ...core.game import AnyGame, start_game
from ...core.lesson import has_lesson
from ...core.puzzle import has_puzzles
from ...core.resources import read_text
from ..server.strings import say
from .bot_levels import QUICK
from .challenges import list_challenges
from .game_info import all_games
from .html import Markup, el
from .layout import icon, page
from .thumbnails import small_drawing

MOST_LISTED = 12


class Me(NamedTuple):
    """What a browser remembers of its person."""

    name: str = ""
    avatar: str = ""


class Mine(NamedTuple):
    """A table this browser has a seat at."""

    table: str
    game: str
    state: str
    is_urgent: bool = False
    is_over: bool = False


def home_page(mine: Sequence[Mine], wrong_code: str = "") -> str:
    """Return the front page; a code that leads nowhere stays in its field, with a word about it."""
    return page(
        "",
        el(
            "section",
            el("div", el("h1", say("home.title")), el("p", say("home.lead"), class_="lead")),
            _join_form(wrong_code),
            class_="hero",
        ),
        _mine(mine),
        el("section", el("h2", say("home.games"), id="games"), _cards(), aria_labelledby="games"),
        el(
            "p",
            el("a", icon("person"), say("new.title"), href="/new", class_="button"),
            " ",
            el("a", say("paper.title"), href="/paper", class_="button"),
            class_="row",
        ),
        script="pages/home.js",
    )


def _join_form(wrong_code: str) -> Markup:
    wrong = wrong_code and el("p", say("home.wrong_code"), role="alert", class_="wrong", id="wrong-code")
    return el(
        "form",
        el("label", say("home.code"), for_="code"),
        el(
            "div",
            el(
                "input",
                id="code",
                name="code",
                required=True,
                maxlength=12,
                autocomplete="off",
                placeholder="K7P2QD",
                value=wrong_code or None,
                autofocus=bool(wrong_code),
                aria_describedby="wrong-code" if wrong_code else None,
                spellcheck="false",
            ),
            el("button", say("home.join"), type="submit"),
            class_="row",
        ),
        wrong,
        action="/join",
        method="get",
        class_="join card",
    )


def _mine(mine: Sequence[Mine]) -> Markup | None:
    if not mine:
        return None
    rows = [
        el(
            "li",
            el(
                "a",
                el("b", seat.game),
                " ",
                el("code", seat.table),
                " ",
                el("span", seat.state, class_="tag urgent" if seat.is_urgent else "tag"),
                href=f"/t/{seat.table}",
            ),
        )
        for seat in mine[:MOST_LISTED]
    ]
    heading = el("h2", say("home.mine"), id="mine")
    return el("section", heading, el("ul", rows, class_="mine"), aria_labelledby="mine")


def _cards() -> Markup:
    games = all_games()
    first = next((game.id for game in games if has_lesson(game)), "")
    return el("div", [_card(game, game.id == first) for game in games], class_="games")


def _card(game: AnyGame, is_first: bool) -> Markup:
    facts = f"{count_players(game)} · {say('home.minutes', number=game.manifest.minutes)}"
    play = say("home.with_bot") if game.manifest.bots else say("home.solo")
    return el(
        "article",
        el("button", el("img", src=f"/games/{game.id}.svg", alt="", loading="lazy"), type="submit",
           form=f"{'learn' if has_lesson(game) else 'play'}-{game.id}", tabindex="-1", aria_hidden="true",
           class_="sheet"),
        el("h3", game.name, is_first and el("span", say("home.begin_here"), class_="tag begin")),
        el("p", facts, class_="facts"),
        el("p", game.manifest.blurb),
        el(
            "div",
            has_lesson(game) and _start(f"learn-{game.id}", f"/learn/{game.id}", say("home.learn"), is_first),
            _start(f"play-{game.id}", f"/play/{game.id}", play, not is_first, _choose_level(game)),
            el("a", say("home.together"), href=f"/new?game={game.id}", class_="button",
               aria_label=f"{say('home.together')}: {game.name}"),
            has_puzzles(game) and el("a", say("home.puzzles"), href="/puzzle", class_="button"),
            list_challenges(game)
            and el("a", say("home.challenges"), href=f"/challenges/{game.id}", class_="button"),
            el("a", say("home.rules"), href=f"/rules/{game.id}", class_="button",
               aria_label=f"{say('home.rules')}: {game.name}"),
            class_="row",
        ),
        class_="card game",
    )  # fmt: skip


def _choose_level(game: AnyGame) -> Markup:
    """Return a choice of whom to play against: nobody, where the game needs nobody, or a bot."""
    alone = None if game.manifest.bots else el("option", say("home.alone"), value="")
    levels = [
        el("option", say("home.against", level=level.name), value=level.name,
           selected=bool(game.manifest.bots) and level.name == QUICK)
        for level in LEVELS
    ]  # fmt: skip
    label = f"{say('home.rival')}: {game.name}"
    return el("select", alone, levels, name="bot", aria_label=label, class_="level")


def _start(name: str, action: str, label: str, is_main: bool, more: Markup | None = None) -> Markup:
    """Return a button that opens a table and goes there, with a field beside it."""
    promise = el("input", type="hidden", name="promise", class_="promise")
    button = el("button", label, type="submit", class_="main" if is_main else None)
    return el("form", promise, button, more, id=name, method="post", action=action)


def count_players(game: AnyGame) -> str:
    """ "1–100 players" """
    low, high = game.seats[0], game.seats[-1]
    return say("home.players", number=str(low) if low == high else f"{low}–{high}")


# ---- the drawings on the cards


@cache
def sample_sheet(game_id: str) -> str:
    """Return a sheet of that game from the middle of a game, for its card; blank if none is kept."""
    game = next(game for game in all_games() if game.id == game_id)
    text = read_text(game.manifest.sample)
    view = game.parse_sheet(text, checked=False) if text else start_game(game, game.seats[0])
    return small_drawing(game.id, view, 0)


def describe_games() -> str:
    """Return what the scripts need to know of every game."""
    return json.dumps({game.id: {"name": game.name, "terms": list(game.terms)} for game in all_games()})
