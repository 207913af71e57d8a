"""The front page: a game to go on with, the games, what can be reached, the way to somebody else's table."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ...core.descriptions import name_game
from ...core.teaching.lesson import has_lesson
from ..days.today import Today, week_card
from ..days.today_card import puzzle_card, today_card, today_hero
from ..html.addresses import cached_markup, current_addresses
from ..html.kit import Child, Html, el
from ..html.layout import icon, page
from ..html.words import say
from ..parts.game_card import game_cards
from ..parts.games import all_games
from ..parts.ladders import ladders
from ..table.mine import Mine, Running, Standing

MOST_LISTED = 12


def home_page(
    mine: Sequence[Mine],
    running: Running | None,
    today: Today | None,
    is_new: bool,
    wrong_code: str = "",
    people: Child = None,
    alone: Child = None,
) -> Html:
    """Return the front page; a code that leads nowhere stays in its field, with a word about it.

    Today's dice are the loudest thing for everybody but a newcomer, who is led to the first lesson and
    the games. `people` are the tables that are open to everybody, `alone` is what the host adds: the way to
    the site without a server, and there the way to simulations. A page that is a file knows no day.
    """
    open_tables = [each for each in mine if not each.is_over]
    lessons = {each.lesson[0]: _tell_lesson(*each.lesson[1:]) for each in mine if each.lesson}
    games = el("section", el("h2", say("home-games"), id="games"), game_cards(lessons),
               aria_labelledby="games")  # fmt: skip
    week = today and (week_card(today.played, today.day), puzzle_card(today))
    days = el("div", week, _bests(), class_="second-row")
    return page(
        "",
        el("div", _welcome() if today is None or is_new else today_hero(today),
           running and _continue(running, open_tables), today and is_new and today_card(today),
           class_="first-row"),
        (games, days) if today and is_new else (days, games),
        ladders(today.feats if today else ()),
        el("div", people, _days() if today is None else None, _friends(), _join_form(wrong_code), alone,
           class_="last-row"),
        script="home/front.js",
        wide=True,
        here="/",
    )  # fmt: skip


def _tell_lesson(step: int, steps: int) -> str:
    return say("home-learn_on", step=step, steps=steps)


# ---- the first things to see


@cached_markup()
def _welcome() -> Html:
    """Return the welcome of a newcomer, who is led to the first lesson."""
    games = all_games()
    first = next((game for game in games if has_lesson(game)), games[0])
    learn = el("button", icon("book"), say("home-begin"), type="submit", form=f"learn-{first.id}",
               class_="light")  # fmt: skip
    play = el("button", icon("dice"), say("home-play_first", game=name_game(first)), type="submit",
              form=f"play-{first.id}", class_="faint")  # fmt: skip
    words = [el("h1", say("home-title")), el("p", say("home-lead")), el("div", learn, play, class_="row")]
    dice = el("img", src="/static/tumbling.svg", alt="", class_="tumbling")
    return el("section", el("div", words), dice, class_="hero")


def _continue(running: Running, waiting: Sequence[Mine]) -> Html:
    """Return the card that leads back to a running game; others that wait are a line below."""
    mine, others = running.mine, [each for each in waiting if each.table != running.mine.table]
    standings = [
        el("div", el("dt", _avatar(each), each.name), el("dd", str(each.points).replace("-", "−")))
        for each in running.standings
    ]
    return el(
        "section",
        el("div", class_="thumb", data_sheet=running.sheet, aria_hidden="true"),
        el(
            "div",
            _tag(mine),
            el("h2", mine.game),
            el("p", running.turn, class_="quiet"),
            el("dl", standings, class_="standing"),
            el("a", icon("next"), say("home-continue"), href=f"/t/{mine.table}", class_="button main"),
            class_="where",
        ),
        others and _others(others),
        class_="card running",
    )


def _tag(mine: Mine) -> Html:
    return el("span", mine.state, class_="tag mine-to-move" if mine.is_urgent else "tag")


def _avatar(standing: Standing) -> Html:
    name = "bot" if standing.is_bot else standing.avatar or "person"
    return el("span", icon(name), class_=f"avatar a-{name}", aria_hidden="true")


def _others(others: Sequence[Mine]) -> Html:
    rows = [
        el("li", el("a", el("b", each.game), _tag(each), href=f"/t/{each.table}"))
        for each in others[:MOST_LISTED]
    ]
    number = len(others)
    said = say("home-other" if number == 1 else "home-others", number=number)
    return el("details", el("summary", said), el("ul", rows, class_="waiting"))


def _bests() -> Html:
    """Return the best results so far; the script fills them in, for only the browser knows them."""
    parts = [
        el(
            "div",
            el("dt", name_game(game)),
            el("dd"),
            el("dd", class_="quiet"),
            data_best=game.id,
            hidden=True,
        )
        for game in all_games()
    ]
    head = el("div", el("h2", say("home-best")), el("a", say("home-all_games"), href="/games"), class_="head")
    return el("section", head, el("dl", parts), class_="card bests", hidden=True)


def _days() -> Html:
    """Return the ways to the day's dice and puzzles, where the page does not know which day it is."""
    links = [("/daily", "day", "nav-daily"), ("/puzzle", "star", "puzzle-title")]
    buttons = [el("a", icon(mark), say(key), href=where, class_="button") for where, mark, key in links]
    return el("section", el("h2", say("day-today")), el("div", buttons, class_="row"), class_="card")


# ---- other people


@cached_markup()
def _friends() -> Html:
    is_far = not current_addresses().is_site
    return el(
        "section",
        el("h2", say("home-friends")),
        is_far and el("p", say("home-friends_lead"), class_="quiet"),
        el(
            "div",
            is_far and el("a", icon("person"), say("home-set_table"), href="/new", class_="button"),
            el("a", icon("swap"), say("home-one_device"), href="/new?device=one", class_="button"),
            el("a", icon("pen"), say("paper-title"), href="/paper", class_="button"),
            class_="row",
        ),
        class_="card",
    )


def _join_form(wrong_code: str) -> Html:
    wrong = wrong_code and el("p", say("home-wrong_code"), role="alert", class_="wrong", id="wrong-code")
    return el(
        "form",
        el("h2", el("label", say("home-code"), for_="code")),
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
            el("button", say("home-join"), type="submit"),
            class_="row",
        ),
        wrong,
        action="/join",
        method="get",
        class_="join card",
    )


def describe_games() -> str:
    """Return what the scripts need to know of every game."""
    return json.dumps({game.id: {"name": name_game(game), "terms": list(game.terms)} for game in all_games()})
